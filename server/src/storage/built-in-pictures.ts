import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { pictureSizes, type Picture } from '@dealership/shared';
import { findAbove } from '../workers/kept-programs.ts';

export type BuiltInPictures = ReturnType<typeof readBuiltInPictures>;

/** Built-in pictures answer under this path. */
export const PICTURES_PATH = '/pictures/';

const manifestSchema = z.record(
  z.string(),
  z.object({
    files: z.array(
      z.object({ path: z.string(), width: z.number(), height: z.number(), colour: z.string() }),
    ),
  }),
);

/**
 * The pictures that come with the program: rendered once (`tools/imagery`), never changed by staff.
 * @throws when `server/pictures` has no manifest from the imagery tool
 */
export function readBuiltInPictures() {
  // Sources and bundles are at different depths below `server`.
  const folder = findAbove(path.dirname(fileURLToPath(import.meta.url)), 'pictures');
  const text = readFileSync(path.join(folder, 'manifest.json'), 'utf8');
  const files = Object.values(manifestSchema.parse(JSON.parse(text))).flatMap((kind) => kind.files);
  const shapes = new Map(
    files.map(({ path: file, width, height, colour }) => [
      PICTURES_PATH + file,
      { width, height, placeholder: colour },
    ]),
  );
  return {
    folder,
    /** A picture by its path in the folder. @throws when it does not exist */
    get: (file: string): Picture => {
      const shape = shapes.get(PICTURES_PATH + file);
      if (!shape) throw new Error(`no built-in picture ${file}`);
      return { path: PICTURES_PATH + file, ...shape };
    },
    /** A picture's size and placeholder by its address; `undefined`: not a built-in picture. */
    shapeOf: (address: string) => shapes.get(address),
    /** The file of a picture in the smallest size that has this width in pixels, or its largest. */
    read: async (address: string, width: number) => {
      const shape = shapes.get(address);
      if (!shape) return undefined;
      const sizes = pictureSizes({ path: address, width: shape.width });
      const size = sizes.find((each) => each.width >= width)?.path ?? address;
      return readFile(path.join(folder, size.slice(PICTURES_PATH.length)));
    },
    /** Paths of all pictures with this prefix, sorted. */
    filesFrom: (start: string) =>
      files
        .map((file) => file.path)
        .filter((file) => file.startsWith(start))
        .sort(),
  };
}
