import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compareScreens } from './compare.ts';

let root = '';
let before = '';
let after = '';
let printed: string[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dealership-compare-'));
  before = join(root, 'before');
  after = join(root, 'after');
  for (const folder of [before, after]) mkdirSync(folder);
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => printed.push(line));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A grey picture, with one pixel that may have another grey. */
async function draw(folder: string, name: string, { height = 2, grey = 100 } = {}) {
  const data = Buffer.alloc(3 * height * 3, 100);
  data.fill(grey, 0, 3);
  await sharp(data, { raw: { width: 3, height, channels: 3 } }).toFile(join(folder, name));
}

test('pictures that are alike, or of which an edge is drawn a little lighter, do not differ', async () => {
  for (const name of ['home-360.png', 'desk-360.png']) await draw(before, name);
  await draw(after, 'home-360.png');
  await draw(after, 'desk-360.png', { grey: 102 });
  expect(await compareScreens(before, after)).toBe(true);
  expect(printed).toEqual(['desk-360.png: 0 pixels', 'home-360.png: 0 pixels', '0 of 2 differ']);
});

test('another colour, another height and a picture that only one has are found', async () => {
  for (const name of ['colour.png', 'height.png', 'gone.png']) await draw(before, name);
  await draw(after, 'colour.png', { grey: 103 });
  await draw(after, 'height.png', { height: 4 });
  expect(await compareScreens(before, after)).toBe(false);
  expect(printed).toEqual([
    'colour.png: 1 pixels',
    `gone.png: not in ${after}`,
    'height.png: 6 pixels',
    `3 of 3 differ: ${join(after, 'differences')}`,
  ]);
  const shown = await sharp(join(after, 'differences', 'colour.png'))
    .raw()
    .toBuffer();
  expect([...shown.subarray(0, 8)]).toEqual([255, 0, 0, 255, 100, 100, 100, 85]);
  expect(existsSync(join(after, 'differences', 'gone.png'))).toBe(false);
});

test('two empty folders are no proof', async () => {
  expect(await compareScreens(before, after)).toBe(false);
});
