import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { UploadedPicture } from '@dealership/shared';

/** A picture, read by the caller; `undefined`: there is none. */
export type PictureFile =
  | {
      /** WebP, AVIF, JPEG or PNG. */
      bytes: Buffer;
      /** The part that stays in sight where it is cropped; absent: its middle. */
      focus?: UploadedPicture['focus'] | undefined;
    }
  | undefined;

interface BoxSize {
  /** Points, as is the height. */
  width: number;
  height: number;
}

export interface Scene {
  jpeg: Buffer;
  hasPicture: boolean;
}

/** Pixels per inch: sharp in print, small in a message. */
const RESOLUTION = { large: 150, small: 200 };
const POINTS_PER_INCH = 72;
const MAX_PIXELS = 40_000_000;

/** Around a photograph in a row of a table, and the radius of its corners, in points. */
const PHOTOGRAPH = { air: 4, radius: 3 };

/**
 * A picture cropped to a box on one colour, as JPEG: one that is transparent fades out at its sides, a photograph has
 * air around it. A file that is not a picture counts as none.
 */
export async function pictureOnColour(
  file: PictureFile,
  { box, background }: { box: BoxSize; background: string },
): Promise<Buffer | undefined> {
  const size = inPixels(box, RESOLUTION.small);
  return decodable(file, async (picture) => {
    if (!(await isTransparent(picture))) {
      const [air, radius] = [inPixels(PHOTOGRAPH.air, RESOLUTION.small), PHOTOGRAPH.radius];
      const inner = { width: size.width, height: size.height - 2 * air };
      const corners = roundedCorners(inner, inPixels(radius, RESOLUTION.small));
      const photograph = (await cropTo(picture, inner, file?.focus)).ensureAlpha();
      const input = await photograph
        .composite([{ input: corners, blend: 'dest-in' }])
        .png()
        .toBuffer();
      const canvas = sharp({ create: { ...size, channels: 3, background } });
      return toJpeg(canvas.composite([{ input, left: 0, top: air }]));
    }
    const free = await standingFree(await cropTo(picture, size, file?.focus), size);
    return toJpeg(sharp(free).flatten({ background }));
  });
}

/** A picture cropped to a card, before the studio's backdrop where it is transparent; or none, as above. */
export async function pictureForCard(file: PictureFile, box: BoxSize): Promise<Buffer | undefined> {
  const size = inPixels(box, RESOLUTION.large);
  return decodable(file, async (picture) => {
    const input = await (await cropTo(picture, size, file?.focus)).png().toBuffer();
    return toJpeg(sharp(studio(size)).composite([{ input }]));
  });
}

/**
 * A large studio backdrop that fades into the page's background, with the picture in it; without a picture, a
 * wheel in tones of the backdrop. A photograph has a backdrop of its own: it is as wide as the scene.
 */
export async function studioScene(
  file: PictureFile,
  {
    box,
    picture: place,
    photograph,
  }: {
    box: BoxSize;
    picture: BoxSize & { left: number; top: number };
    photograph: { top: number; height: number };
  },
): Promise<Scene> {
  const size = inPixels(box, RESOLUTION.large);
  const jpeg = await decodable(file, async (picture) => {
    const isFree = await isTransparent(picture);
    const top = inPixels((isFree ? place : photograph).top, RESOLUTION.large);
    const left = isFree ? inPixels(place.left, RESOLUTION.large) : 0;
    const wide = inPixels({ ...box, height: photograph.height }, RESOLUTION.large);
    const input = isFree
      ? await standingFree(picture, inPixels(place, RESOLUTION.large), { fit: 'contain' })
      : await (await cropTo(picture, wide, file?.focus)).png().toBuffer();
    return toJpeg(sharp(studio(size)).composite([{ input, left, top }]));
  });
  if (jpeg) return { jpeg, hasPicture: true };
  return { jpeg: await toJpeg(sharp(studio(size, { hasWheel: true }))), hasPicture: false };
}

async function isTransparent(picture: Sharp): Promise<boolean> {
  const { hasAlpha } = await picture.metadata();
  return hasAlpha && !(await picture.stats()).isOpaque;
}

/** The picture scaled and cropped to a size, as `object-fit: cover` does, with its focus in sight. */
async function cropTo(picture: Sharp, { width, height }: BoxSize, focus = { x: 50, y: 50 }) {
  const whole = await picture.metadata();
  const scale = Math.max(width / whole.width, height / whole.height);
  const scaled = {
    width: Math.max(width, Math.round(whole.width * scale)),
    height: Math.max(height, Math.round(whole.height * scale)),
  };
  const left = Math.round(((scaled.width - width) * focus.x) / 100);
  const top = Math.round(((scaled.height - height) * focus.y) / 100);
  return picture.resize({ ...scaled, fit: 'fill' }).extract({ left, top, width, height });
}

/** The picture in a size; its shadow, which may reach the edges, fades out before them. */
function standingFree(picture: Sharp, size: BoxSize, { fit }: { fit?: 'contain' } = {}) {
  const sized = fit ? picture.resize({ ...size, fit, background: 'transparent' }) : picture;
  return sized
    .ensureAlpha()
    .composite([{ input: softEdges(size), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

function softEdges({ width, height }: BoxSize): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="sides">
      <stop offset="0" stop-opacity="0"/>
      <stop offset="0.04" stop-opacity="1"/>
      <stop offset="0.96" stop-opacity="1"/>
      <stop offset="1" stop-opacity="0"/>
    </linearGradient>
    <rect width="100%" height="100%" fill="url(#sides)"/>
  </svg>`);
}

function roundedCorners({ width, height }: BoxSize, radius: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="${radius}"/></svg>`,
  );
}

async function decodable(file: PictureFile, use: (picture: Sharp) => Promise<Buffer>) {
  if (!file) return undefined;
  try {
    return await use(sharp(file.bytes, { limitInputPixels: MAX_PIXELS }));
  } catch {
    return undefined;
  }
}

function studio({ width, height }: BoxSize, { hasWheel = false } = {}): Buffer {
  const wheel = `<g transform="translate(${width * 0.74} ${height * 0.62}) scale(${height * 0.026})"
    fill="none" stroke="#d8cdb9" stroke-opacity="0.55">
    <circle r="16.5" stroke-width="5"/>
    <path d="M0 0V-14M0 0l13.3-4.3M0 0l8.2 11.3M0 0l-8.2 11.3M0 0L-13.3-4.3" stroke-width="2"/>
    <circle r="4" fill="#d8cdb9" fill-opacity="0.55" stroke="none"/></g>`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <linearGradient id="room" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#e0d7c5"/>
        <stop offset="0.6" stop-color="#eee7d9"/>
        <stop offset="0.7" stop-color="#e9e1d1"/>
        <stop offset="1" stop-color="#f5f1e8"/>
      </linearGradient>
      <linearGradient id="fade" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0.7" stop-color="#f5f1e8" stop-opacity="0"/>
        <stop offset="1" stop-color="#f5f1e8"/>
      </linearGradient>
      <radialGradient id="light" cx="0.5" cy="0.5" r="0.6">
        <stop offset="0" stop-color="#fffdf9" stop-opacity="0.9"/>
        <stop offset="1" stop-color="#fffdf9" stop-opacity="0"/>
      </radialGradient>
    </defs>
    <rect width="100%" height="100%" fill="url(#room)"/>
    <rect width="100%" height="100%" fill="url(#light)"/>
    ${hasWheel ? wheel : ''}
    <rect width="100%" height="100%" fill="url(#fade)"/>
  </svg>`);
}

function toJpeg(picture: Sharp): Promise<Buffer> {
  return picture.toColourspace('srgb').jpeg({ quality: 84, chromaSubsampling: '4:4:4' }).toBuffer();
}

function inPixels(points: number, resolution: number): number;
function inPixels(box: BoxSize, resolution: number): BoxSize;
function inPixels(given: number | BoxSize, resolution: number): number | BoxSize {
  const pixels = (points: number) => Math.round((points * resolution) / POINTS_PER_INCH);
  if (typeof given === 'number') return pixels(given);
  return { width: pixels(given.width), height: pixels(given.height) };
}
