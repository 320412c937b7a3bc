import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata, type Sharp } from 'sharp';
import {
  contentLimits,
  pictureSizes,
  problem,
  WIDEST_PICTURE,
  type Picture,
} from '@dealership/shared';
import { unusableFile } from '../errors/app-error.ts';
import { createImageKey, type ImageFile } from './image-storage.ts';

/** Uploaded pictures answer under this path. */
export const UPLOADS_PATH = '/uploads/';

/** An uploaded file; its name on the sender's machine is ignored. */
export interface UploadedFile {
  /** Wire name of the form's field. */
  field: string;
  /** Reads it from the disk, so that memory holds only the files being worked on. */
  read: () => Promise<Buffer>;
}

/** A picture and the files it consists of. */
export interface PreparedImage {
  picture: Picture;
  files: ImageFile[];
}

/** Accepted types, as `file-type` detects them by content. Of an animation the first frame is kept. */
const TAKEN_TYPES = ['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif'];

/** A long strip would exceed WebP's limit of 16,383 pixels. */
const TALLEST_PICTURE = 2 * WIDEST_PICTURE;

/** A picture that takes longer is an attack; an ordinary one of 40 megapixels takes about 1 s. */
const DECODING_SECONDS = 15;

// No two uploads are the same picture, so libvips' cache would only cost memory.
sharp.cache(false);

/** An uploaded file in memory. */
interface Source {
  field: string;
  bytes: Buffer;
}

/**
 * Checks files by their headers, before anything is decoded.
 * @throws {AppError} 400 empty or damaged, 413 too many pixels, 415 not an accepted type
 */
export async function checkImages(uploads: readonly UploadedFile[]): Promise<void> {
  for (const { field, read } of uploads) {
    await inTurn(async () => refuseUnusable({ field, bytes: await read() }));
  }
}

/**
 * Turns an uploaded file into WebP: upright, in the widths that screens need, without metadata.
 * @throws {AppError} 400 damaged
 */
export function prepareImage({ field, read }: UploadedFile): Promise<PreparedImage> {
  return inTurn(async () => decode({ field, bytes: await read() }));
}

async function refuseUnusable({ field, bytes }: Source): Promise<void> {
  if (bytes.length === 0) {
    throw unusableFile('invalid_input', { field, problem: problem('picture_empty') });
  }
  if (!TAKEN_TYPES.includes(await typeOf(bytes))) {
    throw unusableFile('unsupported_type', {
      field,
      problem: problem('not_picture'),
    });
  }
  const { width, height, depth, isProgressive } = await headerOf({ field, bytes });
  if (width * height > contentLimits.picturePixels) {
    throw unusableFile('too_large', {
      field,
      problem: problem('picture_too_many_pixels', {
        megapixels: contentLimits.picturePixels / 1_000_000,
      }),
    });
  }
  // Its rows come in no order, so it must be decoded as a whole: 8 bytes a pixel.
  const isHeavy = isProgressive && depth === 'ushort';
  if (isHeavy && width * height > contentLimits.picturePixels / 2) {
    throw unusableFile('too_large', {
      field,
      problem: problem('picture_too_heavy'),
    });
  }
}

/** The type by content; a file that only begins like a known type has none. */
async function typeOf(bytes: Buffer): Promise<string> {
  try {
    return (await fileTypeFromBuffer(bytes))?.mime ?? '';
  } catch {
    return '';
  }
}

/** Reads the header only, without sharp's pixel limit: our own check has a better message. */
async function headerOf({ field, bytes }: Source): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw damaged(field);
  }
}

function damaged(field: string) {
  return unusableFile('invalid_input', { field, problem: problem('picture_damaged') });
}

async function decode({ field, bytes }: Source): Promise<PreparedImage> {
  try {
    const main = await sharp(bytes, {
      limitInputPixels: contentLimits.picturePixels,
      // Small flaws, which phones leave, only warn; a truncated picture is refused.
      failOn: 'error',
    })
      .timeout({ seconds: DECODING_SECONDS })
      .autoOrient()
      .resize({
        width: WIDEST_PICTURE,
        height: TALLEST_PICTURE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = main.info;
    const decoded = () => sharp(main.data, { raw: { width, height, channels } });
    const path = `${UPLOADS_PATH}${createImageKey()}.webp`;
    const files: ImageFile[] = [];
    for (const size of pictureSizes({ path, width })) {
      const resized = size.width < width ? decoded().resize({ width: size.width }) : decoded();
      files.push({
        name: size.path.slice(UPLOADS_PATH.length),
        bytes: await resized.webp({ quality: 80 }).toBuffer(),
      });
    }
    return { picture: { path, width, height, placeholder: await meanColour(decoded()) }, files };
  } catch {
    // Nothing has been stored yet: only the picture itself can fail here.
    throw damaged(field);
  }
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

/** One picture at a time: one of 40 megapixels takes up to 220 MB. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = previous.then(work, work);
  previous = result.catch(() => undefined);
  return result;
}

/** The files of a picture; none when it was not uploaded. */
export function filesOfPicture(picture: Pick<Picture, 'path' | 'width'>): string[] {
  if (!picture.path.startsWith(UPLOADS_PATH)) return [];
  return pictureSizes(picture).map(({ path }) => path.slice(UPLOADS_PATH.length));
}
