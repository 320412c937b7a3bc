import sharp from 'sharp';
import type { ManifestFile } from './manifest.ts';

/** What the client needs to know of a picture before it loads. */
export async function describe(path: string, data: Buffer): Promise<ManifestFile> {
  const { width, height } = await sharp(data).metadata();
  const pixel = await sharp(data).flatten({ background: '#eef1f4' }).resize(1, 1).raw().toBuffer();
  return {
    path,
    width,
    height,
    bytes: data.length,
    colour: `#${pixel.subarray(0, 3).toString('hex')}`,
  };
}
