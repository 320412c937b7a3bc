import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startS3, type S3Server } from '../../test/support/images/s3-server.ts';
import { cacheImages } from './cached-image-storage.ts';
import { createDiskImageStorage } from './disk-image-storage.ts';
import { createImageKey, type ImageFile, type ImageStorage, type Shelf } from './image-storage.ts';
import { createS3ImageStorage, type ObjectStoreConfig } from './s3-image-storage.ts';

let folder: string;
let s3: S3Server;
let bucket: ObjectStoreConfig;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'dealership-images-'));
  s3 = await startS3();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await s3.stop();
});

function buildFile(name = `${createImageKey()}.webp`, content = name): ImageFile {
  return { name, bytes: Buffer.from(content) };
}

async function read(images: ImageStorage, name: string): Promise<string | undefined> {
  const file = await images.open(name);
  return file && text(file.content);
}

async function list(images: ImageStorage, shelf?: Shelf): Promise<string[]> {
  const names = [];
  for await (const { name } of images.list(shelf)) names.push(name);
  return names.sort();
}

const storages: Record<string, () => Promise<ImageStorage>> = {
  disk: async () => createDiskImageStorage(mkdtempSync(path.join(folder, 'disk-'))),
  'S3 storage': async () => createS3ImageStorage(await s3.createBucket()),
  'cached S3 storage': async () =>
    cacheImages(createS3ImageStorage(await s3.createBucket())).images,
};

describe.each(Object.entries(storages))('the %s', (_name, open) => {
  let images: ImageStorage;
  beforeEach(async () => {
    images = await open();
  });

  it('keeps files under their names, with their sizes and ages', async () => {
    const files = Array.from({ length: 12 }, () => buildFile());
    await images.save(files);
    for (const { name, bytes } of files) {
      const file = await images.open(name);
      expect(file?.size).toBe(bytes.length);
      expect(file && (await text(file.content))).toBe(name);
    }
    expect(await list(images)).toEqual(files.map(({ name }) => name).sort());
    for await (const { age } of images.list()) expect(Math.abs(age)).toBeLessThan(60_000);
  });

  it('sets files aside, where they are not shown, and shows them again; each move restarts their age', async () => {
    const [kept, other] = [buildFile(), buildFile()];
    await images.save([kept, other]);
    expect(await read(images, kept.name)).toBe(kept.name);
    await images.move([kept.name, buildFile().name], 'aside');
    expect(await read(images, kept.name)).toBeUndefined();
    expect([await list(images), await list(images, 'aside')]).toEqual([[other.name], [kept.name]]);
    for await (const { age } of images.list('aside')) expect(Math.abs(age)).toBeLessThan(60_000);
    await images.move([kept.name], 'shown');
    expect(await read(images, kept.name)).toBe(kept.name);
    await images.move([other.name], 'aside');
    await images.delete([other.name], 'aside');
    expect([await list(images), await list(images, 'aside')]).toEqual([[kept.name], []]);
  });

  it('keeps notes beside the files, the newest text of each', async () => {
    expect(await images.readNote('owner')).toBeUndefined();
    await images.writeNote('owner', 'first');
    await images.writeNote('owner', 'second');
    expect(await images.readNote('owner')).toBe('second');
    expect(await images.readNote('guest')).toBeUndefined();
    await images.removeNote('owner');
    await images.removeNote('guest');
    expect(await images.readNote('owner')).toBeUndefined();
    expect(await list(images)).toEqual([]);
  });

  it('deletes files, and ignores missing ones', async () => {
    const file = buildFile();
    await images.save([file]);
    expect(await read(images, file.name)).toBe(file.name);
    await images.delete([file.name, buildFile().name]);
    expect(await read(images, file.name)).toBeUndefined();
    expect(await list(images)).toEqual([]);
  });

  it('refuses names that it has not generated', async () => {
    const names = [
      '../evil.webp',
      '/etc/passwd',
      '.webp',
      '',
      'a.webp',
      `${createImageKey()}.html`,
    ];
    for (const name of names) {
      await expect(images.save([buildFile(), buildFile(name)]), name).rejects.toThrow(
        'not the name',
      );
      await expect(images.delete([name]), name).rejects.toThrow('not the name');
      expect(await images.open(name), name).toBeUndefined();
    }
    expect(await list(images)).toEqual([]);
  });
});

describe('the S3 storage', () => {
  let images: ImageStorage;
  beforeEach(async () => {
    bucket = await s3.createBucket();
    images = createS3ImageStorage(bucket);
  });

  /** Makes the n-th upload of a picture fail; everything else goes through. */
  function failUpload(at: number, fail: () => Promise<Response>): void {
    const real = globalThis.fetch;
    let count = 0;
    vi.spyOn(globalThis, 'fetch').mockImplementation((request, init) => {
      if ((request as Request).method === 'PUT') count += 1;
      return (request as Request).method === 'PUT' && count >= at ? fail() : real(request, init);
    });
  }

  it.each([
    ['cuts the line', () => Promise.reject(new TypeError('fetch failed'))],
    ['is full', () => Promise.resolve(new Response('', { status: 507 }))],
    ['refuses', () => Promise.resolve(new Response('', { status: 403 }))],
  ])('keeps none of several files when the store %s at the third', async (_how, fail) => {
    failUpload(3, fail);
    const files = Array.from({ length: 5 }, () => buildFile());
    await expect(images.save(files)).rejects.toThrow(
      'The object storage of pictures cannot be used',
    );
    vi.restoreAllMocks();
    expect(await list(images)).toEqual([]);
  });

  it('retries when the store is busy for a moment', async () => {
    const real = globalThis.fetch;
    let count = 0;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (request, init) => {
      count += 1;
      return count === 1 ? new Response('', { status: 503 }) : real(request, init);
    });
    const file = buildFile();
    await images.save([file]);
    expect(await read(images, file.name)).toBe(file.name);
  });

  it('is unavailable with wrong keys, a missing bucket, or a store that is down or hangs', async () => {
    const hanging = createServer(() => undefined);
    await new Promise<void>((resolve) => {
      hanging.listen(0, '127.0.0.1', resolve);
    });
    const { port } = hanging.address() as AddressInfo;
    // A request that is copied forgets its time limit when the garbage is collected (nodejs/undici#4068).
    setFlagsFromString('--expose-gc');
    const collecting = setInterval(runInNewContext('gc') as () => void, 100);
    const broken: Partial<ObjectStoreConfig>[] = [
      { secretAccessKey: 'wrong' },
      { bucket: 'not-there' },
      { endpoint: 'http://127.0.0.1:9' },
      { endpoint: `http://127.0.0.1:${port}` },
    ];
    for (const change of broken) {
      const other = createS3ImageStorage({ ...bucket, ...change }, { callMs: 500 });
      await expect(other.save([buildFile()]), JSON.stringify(change)).rejects.toThrow(
        'The object storage of pictures cannot be used',
      );
      await expect(list(other), JSON.stringify(change)).rejects.toThrow('cannot be used');
    }
    clearInterval(collecting);
    hanging.close();
  });

  it('lists page by page', async () => {
    const real = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation((request) => real(request));
    const files = Array.from({ length: 7 }, () => buildFile());
    await images.save(files);
    const small = createS3ImageStorage(bucket, { listedAtOnce: 3 });
    expect(await list(small)).toEqual(files.map(({ name }) => name).sort());
  });
});

describe('the cache of pictures', () => {
  it('asks the store once, holds a limited number of bytes, and forgets after five minutes', async () => {
    let now = 1_000_000;
    const store = createDiskImageStorage(mkdtempSync(path.join(folder, 'cached-')));
    const open = vi.spyOn(store, 'open');
    const { images, counts } = cacheImages(store, { mostBytes: 10, clock: () => now });
    const [first, second, third] = ['first', 'other', 'third'].map((content) =>
      buildFile(undefined, content),
    ) as [ImageFile, ImageFile, ImageFile];
    await images.save([first, second, third]);
    for (const file of [first, second, first, third, first, second]) {
      expect(await read(images, file.name)).toBe(file.bytes.toString());
    }
    // The second one, least recently used, was evicted for the third.
    expect(open.mock.calls.map(([name]) => name)).toEqual(
      [first, second, third, second].map(({ name }) => name),
    );
    expect(counts).toEqual({ hits: 2, misses: 4, bytes: 10 });
    // Deleted by another server.
    await store.delete([second.name]);
    expect(await read(images, second.name)).toBe('other');
    now += 5 * 60 * 1000;
    expect(await read(images, second.name)).toBeUndefined();
    expect(counts.bytes).toBe(5);
  });
});
