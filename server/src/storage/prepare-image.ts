import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { pictureSizes, problem, type Picture, type PictureLimits } from '@dealership/shared';
import { unusableFile } from '../errors/app-error.ts';
import { decodeMain, type MainPicture } from './decode-main.ts';
import { UnreadableHeic, type HeicReader } from './heic.ts';
import { createImageKey, type ImageFile } from './image-storage.ts';

/** Uploaded pictures answer under this path. */
export const UPLOADS_PATH = '/uploads/';

/** Whether an address leads to a picture that staff have uploaded, not to a built-in one. */
export function isUploaded(path: string): boolean {
  return path.startsWith(UPLOADS_PATH);
}

/** An uploaded file; its name on the sender's machine is ignored. */
export interface UploadedFile {
  /** Wire name of the form's field. */
  field: string;
  /** Reads it from the disk, so that only the files being worked on are in memory. */
  read: () => Promise<Buffer>;
}

export interface PreparedImage {
  picture: Picture;
  files: ImageFile[];
}

/** Accepted types, as `file-type` detects them by content. Of an animation the first frame is kept. */
const TAKEN_TYPES = ['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif'];

/**
 * The formats of photographs from phones: one picture, or several with one main picture. `image/heif` may be either.
 */
const HEIC_TYPES = [
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/heif-sequence',
  'image/avif',
  'image/avif-sequence',
];

// No two uploads are the same picture, so libvips' cache would only cost memory.
sharp.cache(false);

/**
 * Checks files by their headers, before anything is decoded.
 * @throws {AppError} 400 empty or damaged, 413 too many pixels, 415 not an accepted type
 */
export async function checkImages(uploads: readonly UploadedFile[], limits: PictureLimits) {
  for (const { field, read } of uploads) {
    await inTurn(async () => refuseUnusable({ field, bytes: await read() }, limits));
  }
}

/**
 * Turns an uploaded file, which has been checked, into WebP: upright, in the widths that screens need, without
 * metadata.
 * @param quality of WebP, from 1 to 100
 * @throws {AppError} 400 damaged
 * @throws {WorkerLost} when too many wait for their HEIC pictures
 */
export async function prepareImage(
  { field, read }: UploadedFile,
  { limits, heic, quality }: { limits: PictureLimits; heic: HeicReader; quality: number },
): Promise<PreparedImage> {
  const isHeic = async () => HEIC_TYPES.includes(await typeOf(await read()));
  if (limits.heicPixels !== undefined && (await inTurn(isHeic))) {
    const main = await decodeHeic(field, { heic, read, limits });
    return inTurn(() => encode(main, quality));
  }
  return inTurn(async () => {
    const bytes = await read();
    const main = await decodeMain(bytes, { mostPixels: limits.pixels }).catch(() => {
      throw unusable(field, 'picture_damaged');
    });
    return encode(main, quality);
  });
}

async function refuseUnusable(
  { field, bytes }: { field: string; bytes: Buffer },
  limits: PictureLimits,
): Promise<void> {
  if (bytes.length === 0) throw unusable(field, 'picture_empty');
  const type = await typeOf(bytes);
  const isHeicFile = HEIC_TYPES.includes(type);
  if (!TAKEN_TYPES.includes(type) && !(isHeicFile && limits.heicPixels !== undefined)) {
    const code = limits.heicPixels === undefined ? 'not_picture' : 'not_photograph';
    throw unusableFile('unsupported_type', { field, problem: problem(code) });
  }
  // Without sharp's pixel limit: our own check has a better message.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unusable(field, isHeicFile ? 'heic_unreadable' : 'picture_damaged');
    });
  const pixels = header.width * header.height;
  if (isHeicFile) {
    refuseOver('heic_too_many_pixels', { field, pixels, most: mostOfHeic(header, limits) });
    return;
  }
  refuseOver('picture_too_many_pixels', { field, pixels, most: limits.pixels });
  if (!header.isProgressive) return;
  // Its rows come in no order, so it must be decoded as a whole: 8 bytes a pixel where a colour has 16 bits.
  if (header.depth === 'ushort' && pixels > limits.progressivePixels / 2) {
    throw unusableFile('too_large', { field, problem: problem('picture_too_heavy') });
  }
  refuseOver('picture_progressive', { field, pixels, most: limits.progressivePixels });
}

/** Limit for AVIF, decoded as a whole in up to 500 MB; the decoding process checks the tiles of HEIC. */
function mostOfHeic({ compression, depth }: Metadata, limits: PictureLimits): number {
  const { heicPixels = 0, heicTilePixels = 0 } = limits;
  if (compression !== 'av1') return heicPixels;
  return depth === 'ushort' ? heicTilePixels / 2 : heicTilePixels;
}

type TooManyPixels = 'picture_too_many_pixels' | 'picture_progressive' | 'heic_too_many_pixels';

function refuseOver(
  code: TooManyPixels,
  { field, pixels, most }: { field: string; pixels: number; most: number },
): void {
  if (pixels > most) throw tooManyPixels(code, { field, most });
}

function tooManyPixels(code: TooManyPixels, { field, most }: { field: string; most: number }) {
  const megapixels = most / 1_000_000;
  return unusableFile('too_large', { field, problem: problem(code, { megapixels }) });
}

/** The type by content; a file that only begins like a known type has none. */
async function typeOf(bytes: Buffer): Promise<string> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return type?.mime ?? '';
}

function unusable(field: string, code: 'picture_empty' | 'picture_damaged' | 'heic_unreadable') {
  return unusableFile('invalid_input', { field, problem: problem(code) });
}

async function decodeHeic(
  field: string,
  { heic, read, limits }: { heic: HeicReader; read: UploadedFile['read']; limits: PictureLimits },
): Promise<MainPicture> {
  try {
    return await heic.decode(read);
  } catch (error) {
    if (!(error instanceof UnreadableHeic)) throw error;
    if (error.isWithoutTiles)
      throw tooManyPixels('heic_too_many_pixels', { field, most: limits.heicTilePixels ?? 0 });
    throw unusable(field, 'heic_unreadable');
  }
}

async function encode(
  { data, width, height, channels }: MainPicture,
  quality: number,
): Promise<PreparedImage> {
  const decoded = () => sharp(data, { raw: { width, height, channels } });
  const path = `${UPLOADS_PATH}${createImageKey()}.webp`;
  const files: ImageFile[] = [];
  for (const size of pictureSizes({ path, width })) {
    const resized = size.width < width ? decoded().resize({ width: size.width }) : decoded();
    files.push({
      name: size.path.slice(UPLOADS_PATH.length),
      bytes: await resized.webp({ quality }).toBuffer(),
    });
  }
  return { picture: { path, width, height, placeholder: await meanColour(decoded()) }, files };
}

async function meanColour(picture: Sharp): Promise<string> {
  const pixel = await picture
    .flatten({ background: '#ffffff' })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

let previous: Promise<unknown> = Promise.resolve();

/** One picture at a time: one of 65 megapixels, or a progressive one of 40, takes up to 300 MB. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = previous.then(work, work);
  previous = result.catch(() => undefined);
  return result;
}

/** The files of a picture; none when it was not uploaded. */
export function filesOfPicture(picture: Pick<Picture, 'path' | 'width'>): string[] {
  if (!isUploaded(picture.path)) return [];
  return pictureSizes(picture).map(({ path }) => path.slice(UPLOADS_PATH.length));
}
