import sharp from 'sharp';
import { cleanAlpha } from './clean-alpha.ts';

/**
 * Alpha is stored without loss, at alphaQuality 70 the soft shadow breaks into visible steps; it is
 * evened out before. Mitchell, because Lanczos leaves a rim of half clear pixels at every edge.
 */
export async function webp(png: Buffer, quality: number, width?: number): Promise<Buffer> {
  const { data, info } = await sharp(png)
    .resize(width, null, { kernel: 'mitchell' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let opaque = true;
  if (info.channels === 4) for (let i = 3; i < data.length && opaque; i += 4) opaque = data[i] === 255; // oxfmt-ignore
  if (!opaque) cleanAlpha(data, info.width, info.height);
  const { width: w, height, channels } = info;
  const made = sharp(data, { raw: { width: w, height, channels } });
  return (opaque ? made.removeAlpha() : made)
    .webp({ quality, alphaQuality: 100, effort: 5 })
    .toBuffer();
}
export const avif = (png: Buffer, quality: number): Promise<Buffer> =>
  sharp(png).avif({ quality, effort: 4, chromaSubsampling: '4:2:0' }).toBuffer();
export const losslessWebp = (png: Buffer): Promise<Buffer> =>
  sharp(png).webp({ lossless: true, effort: 6 }).toBuffer();
/** For link previews: many readers of them know neither WebP nor AVIF. */
export const jpeg = (png: Buffer, quality: number): Promise<Buffer> =>
  sharp(png).jpeg({ quality, mozjpeg: true }).toBuffer();

/** Pictures side by side; every cell has the size of the first. */
export async function grid(cells: readonly Buffer[], columns: number): Promise<Buffer> {
  const { width, height } = await sharp(cells[0]).metadata();
  const rows = Math.ceil(cells.length / columns);
  return sharp({
    create: { width: width * columns, height: height * rows, channels: 3, background: '#ffffff' },
  })
    .composite(
      cells.map((input, i) => ({
        input,
        left: (i % columns) * width,
        top: Math.floor(i / columns) * height,
      })),
    )
    .png()
    .toBuffer();
}
