import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskImageStorage } from './disk-image-storage.ts';
import { createImageKey, type ImageFile, type ImageStorage } from './image-storage.ts';

let folder: string;
let images: ImageStorage;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dealership-images-'));
  images = createDiskImageStorage(folder);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function buildFile(name = `${createImageKey()}.webp`): ImageFile {
  return { name, bytes: Buffer.from('picture') };
}

async function read(name: string): Promise<string | undefined> {
  const file = await images.open(name);
  return file && text(file.content);
}

describe('the disk storage', () => {
  it('keeps a file under its name, in a folder that it creates', async () => {
    images = createDiskImageStorage(path.join(folder, 'not', 'there', 'yet'));
    const file = buildFile();
    await images.save([file]);
    expect(await read(file.name)).toBe('picture');
  });

  it('keeps all files or none', async () => {
    const [first, second] = [buildFile(), buildFile()];
    const inTheWay = `${second.name}.draft`;
    mkdirSync(path.join(folder, inTheWay));
    await expect(images.save([first, second])).rejects.toThrow();
    expect(readdirSync(folder)).toEqual([inTheWay]);
  });

  it('overwrites the half of a file that a killed process has left', async () => {
    const file = buildFile();
    writeFileSync(path.join(folder, `${file.name}.draft`), 'pic');
    await images.save([file]);
    expect(await read(file.name)).toBe('picture');
    expect(readdirSync(folder)).toEqual([file.name]);
  });

  it('removes halves that a killed process has left, but none that may still be written', async () => {
    const [file, half] = [buildFile(), `${createImageKey()}.webp.draft`];
    await images.save([file]);
    writeFileSync(path.join(folder, half), 'pic');
    expect(await images.removeDrafts(60_000)).toBe(0);
    expect(readdirSync(folder)).toContain(half);
    const old = new Date(Date.now() - 61_000);
    utimesSync(path.join(folder, half), old, old);
    expect(await images.open(half)).toBeUndefined();
    expect(await images.removeDrafts(60_000)).toBe(1);
    expect(readdirSync(folder)).toEqual([file.name]);
  });
});
