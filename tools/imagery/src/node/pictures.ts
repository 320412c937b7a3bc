import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { describe } from './describe.ts';
import { webp } from './encode.ts';
import type { ManifestFile } from './manifest.ts';
import { PICTURES } from './paths.ts';
import { WIDTHS } from './views.ts';

/** How many pictures this run has made, smaller sizes not counted. */
export const drawn = { pictures: 0 };

/** The weight of the product's pictures with their smaller sizes. */
export async function folderMegabytes(): Promise<number> {
  const names = await readdir(PICTURES, { recursive: true });
  const all = await Promise.all(names.map((name) => stat(`${PICTURES}${name}`)));
  return all.reduce((sum, s) => sum + (s.isFile() ? s.size : 0), 0) / 1e6;
}

/** Writes one file of the product's pictures; `path` is relative to their folder. */
export async function savePicture(path: string, data: Buffer): Promise<ManifestFile> {
  const file = `${PICTURES}${path}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
  drawn.pictures++;
  return describe(path, data);
}

/**
 * A WebP with its smaller sizes beside it, `x-640.webp` to `x.webp`, each encoded from the render.
 * Only the full size goes into the manifest: the others follow by rule.
 */
export async function saveWebp(path: string, png: Buffer, quality: number): Promise<ManifestFile> {
  const full = await savePicture(path, await webp(png, quality));
  for (const width of WIDTHS)
    if (width < full.width)
      await writeFile(
        `${PICTURES}${path.replace(/\.webp$/, `-${width}.webp`)}`,
        await webp(png, quality, width),
      );
  return full;
}
