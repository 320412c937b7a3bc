import sharp from 'sharp';

/** Alpha stays lossless: at alphaQuality 70 the soft shadow breaks into visible steps. */
export const webp = (png: Buffer, quality: number): Promise<Buffer> =>
  sharp(png).webp({ quality, alphaQuality: 100, effort: 6, smartSubsample: true }).toBuffer();
export const avif = (png: Buffer, quality: number): Promise<Buffer> =>
  sharp(png).avif({ quality, effort: 5, chromaSubsampling: '4:2:0' }).toBuffer();
export const losslessWebp = (png: Buffer): Promise<Buffer> =>
  sharp(png).webp({ lossless: true, effort: 6 }).toBuffer();

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
