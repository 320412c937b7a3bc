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

/** A file as it came; its name on the sender's machine is of no interest. */
export interface UploadedFile {
  /** Wire name of the form's field. */
  field: string;
  /** All of it; it lies on the disk, so that memory holds only those that are being worked on. */
  read: () => Promise<Buffer>;
}

/** A picture and the files it consists of. */
export interface PreparedImage {
  picture: Picture;
  files: ImageFile[];
}

/** What we take, by content: as `file-type` names it. Of an animation the first frame is kept. */
const TAKEN_TYPES = ['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif'];

/** A poster of any length would burst WebP's 16,383 pixels. */
const TALLEST_PICTURE = 2 * WIDEST_PICTURE;

/** A picture that takes longer was built to do so; an ordinary one of 40 megapixels takes about 1 s. */
const DECODING_SECONDS = 15;

// Every upload is another picture: what libvips would remember of the last one is never asked for.
sharp.cache(false);

/** An uploaded file in memory. */
interface Source {
  field: string;
  bytes: Buffer;
}

/**
 * Refuses what is not taken, by its header, before anything is decoded.
 * @throws {AppError} 400 empty or damaged, 413 too many pixels, 415 no picture that we take
 */
export async function checkImages(uploads: readonly UploadedFile[]): Promise<void> {
  for (const { field, read } of uploads) {
    await inTurn(async () => refuseUnusable({ field, bytes: await read() }));
  }
}

/**
 * Turns an uploaded file into a picture of ours: WebP, upright, in the widths that screens need, with
 * none of the metadata.
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
  // Its lines come in no order, so all of it must be held: 8 bytes a pixel.
  const isHeavy = isProgressive && depth === 'ushort';
  if (isHeavy && width * height > contentLimits.picturePixels / 2) {
    throw unusableFile('too_large', {
      field,
      problem: problem('picture_too_heavy'),
    });
  }
}

/** By content; a file that only begins like a known type has none. */
async function typeOf(bytes: Buffer): Promise<string> {
  try {
    return (await fileTypeFromBuffer(bytes))?.mime ?? '';
  } catch {
    return '';
  }
}

/** Reads the header alone, and without sharp's limit of pixels: the refusal is to be in our words. */
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
      // Phones leave small flaws, which only warn; a picture that is cut off is refused.
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
    // The storage has not been asked yet: only the picture itself can fail here.
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

/** The files that a picture consists of; none when it is not an uploaded one. */
export function filesOfPicture(picture: Pick<Picture, 'path' | 'width'>): string[] {
  if (!picture.path.startsWith(UPLOADS_PATH)) return [];
  return pictureSizes(picture).map(({ path }) => path.slice(UPLOADS_PATH.length));
}
