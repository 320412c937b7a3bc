import sharp, { type Sharp } from 'sharp';
import type { UploadedPicture } from '@dealership/shared';

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Tried one after another, of 100; a picture that is too large at the lowest is made smaller. */
const QUALITIES = [76, 58, 40];

/**
 * The largest part of a picture that has the shape of a size, around the place that stays in sight, as
 * `object-position` has it.
 */
function cut(
  bytes: Buffer,
  { width, height, focus }: Size & Pick<UploadedPicture, 'focus'>,
  shape: Size,
): Sharp {
  const share = Math.min(width / shape.width, height / shape.height);
  const part = {
    width: Math.max(1, Math.min(width, Math.round(shape.width * share))),
    height: Math.max(1, Math.min(height, Math.round(shape.height * share))),
  };
  return sharp(bytes).extract({
    ...part,
    left: Math.round(((width - part.width) * focus.x) / 100),
    top: Math.round(((height - part.height) * focus.y) / 100),
  });
}

/** A part of a picture in a size, as PNG: transparency stays. */
export function toPng(
  bytes: Buffer,
  picture: Size & Pick<UploadedPicture, 'focus'>,
  size: Size,
): Promise<Buffer> {
  // A palette halves it.
  return cut(bytes, picture, size).resize(size).png({ palette: true }).toBuffer();
}

/** A part of a picture within a number of bytes, in the best quality that allows. @param most in bytes */
export async function toFit(
  bytes: Buffer,
  picture: Size & Pick<UploadedPicture, 'focus'>,
  { size, most, format }: { size: Size; most: number; format: 'jpeg' | 'webp' },
): Promise<Buffer> {
  for (let scale = 1; ;) {
    const width = Math.max(1, Math.round(size.width * scale));
    const height = Math.max(1, Math.round(size.height * scale));
    const { data, info } = await cut(bytes, picture, size)
      .resize(width, height)
      // Link previews show transparency as black.
      .flatten(format === 'jpeg' ? { background: '#ffffff' } : false)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width, height, channels: info.channels };
    let length = 0;
    for (const quality of QUALITIES) {
      const file = await sharp(data, { raw }).toFormat(format, { quality }).toBuffer();
      if (file.length <= most || width === 1) return file;
      ({ length } = file);
    }
    // Bytes grow a little slower than pixels.
    scale *= 0.9 * Math.sqrt(most / length);
  }
}
