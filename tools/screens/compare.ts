import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

interface Pixels {
  /** Four bytes each, row by row. */
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Counts for each picture of two folders the pixels that differ, and shows where: in red, on the picture from `after`.
 * @returns whether all are alike
 */
export async function compareScreens(before: string, after: string): Promise<boolean> {
  const names = new Set([before, after].flatMap((folder) => readdirSync(folder)));
  const shown = join(after, 'differences');
  let different = 0;
  const pictures = [...names].filter((name) => name.endsWith('.png')).sort();
  for (const name of pictures) {
    const missing = [before, after].find((folder) => !existsSync(join(folder, name)));
    if (missing !== undefined) {
      console.log(`${name}: not in ${missing}`);
      different += 1;
      continue;
    }
    const [first, second] = await Promise.all(
      [before, after].map((folder) => readPixels(join(folder, name))),
    );
    if (first === undefined || second === undefined) continue;
    const { count, difference } = findDifference(first, second);
    console.log(`${name}: ${count} pixels`);
    if (count === 0) continue;
    different += 1;
    mkdirSync(shown, { recursive: true });
    const { data, width, height } = difference;
    await sharp(data, { raw: { width, height, channels: 4 } }).toFile(join(shown, name));
  }
  console.log(`${different} of ${pictures.length} differ${different > 0 ? `: ${shown}` : ''}`);
  return pictures.length > 0 && different === 0;
}

async function readPixels(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Where one of them is too small, the pixels differ, too. */
function findDifference(before: Pixels, after: Pixels) {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = Buffer.alloc(width * height * 4);
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const old = placeOf(before, x, y);
      const now = placeOf(after, x, y);
      if (isAlike(before.data, old, after.data, now)) {
        after.data.copy(data, at, now, now + 3);
        data[at + 3] = PALE;
      } else {
        count += 1;
        RED.copy(data, at);
      }
    }
  }
  return { count, difference: { data, width, height } };
}

/** Opacity of equal pixels. */
const PALE = 85;
const RED = Buffer.from([255, 0, 0, 255]);
/** Of 255: Chromium sometimes draws the edge of a rounded corner lighter or darker by one. */
const ALIKE = 2;

/** @returns below 0 outside of it */
function placeOf({ width, height }: Pixels, x: number, y: number): number {
  return x < width && y < height ? (y * width + x) * 4 : -1;
}

function isAlike(before: Buffer, old: number, after: Buffer, now: number): boolean {
  if (old < 0 || now < 0) return false;
  for (let channel = 0; channel < 4; channel += 1) {
    if (Math.abs((before[old + channel] ?? 0) - (after[now + channel] ?? 0)) > ALIKE) return false;
  }
  return true;
}
