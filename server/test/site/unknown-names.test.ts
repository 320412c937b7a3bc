import { createHook } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Locale } from '@dealership/shared';
import { createPublishedCache } from '../../src/db/content-revision.ts';
import { sendRaw } from '../support/requests/raw-http.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  // Decompressing its answers would count as compressing.
  server = await startTestServer({ hasSite: true, checksAnswers: false });
});
afterAll(() => server.stop());

const MANY = 2000;

/** Every address that contains a name. */
const addresses: readonly ((name: string) => string)[] = [
  ...['view-details', 'angle-view', 'text-ride-booking'].map(
    (page) => (name: string) => `/${page}?bike=${name}`,
  ),
  (name) => `/dealers/${name}`,
  ...[
    'bikeView',
    'variants',
    'bikeFeatures',
    'bikeAccessories',
    'bikeColours',
    '360Images',
    'dealers',
  ].map((call) => (name: string) => `/api/${call}/${name}`),
];

function ask(path: string) {
  return sendRaw(server.url, { path, headers: { 'Accept-Encoding': 'gzip, br' } });
}

/** Requests unknown names, at every address in turn. */
async function askForUnknown(count: number, from: number): Promise<void> {
  for (let start = from; start < from + count; start += 50) {
    const names = Array.from({ length: 50 }, (_, index) => `nobody${start + index}`);
    const paths = names.flatMap(
      (name, index) => addresses[(start + index) % addresses.length]?.(name) ?? [],
    );
    await Promise.all(paths.map(ask));
  }
}

const known = addresses.map((at) => at(at('').includes('dealers') ? '1' : 'Livo'));

/** Number of compressions during `work`, on any thread. */
async function compressionsDuring(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({ init: (_id, type) => void (count += Number(type === 'ZLIB')) });
  hook.enable();
  await work();
  hook.disable();
  return count;
}

/** Number of statements sent to the database during `work`. */
async function statementsDuring(work: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(server.db.getExecutor(), 'executeQuery');
  await work();
  const count = spy.mock.calls.length;
  spy.mockRestore();
  return count;
}

describe('unknown names', () => {
  it('cost no compression, however many there are', async () => {
    // Each page's document for unknown names is composed at its first request.
    await askForUnknown(50, 0);
    expect(await compressionsDuring(() => askForUnknown(200, 100_000))).toBe(0);
  });

  it('evict nothing of known names from the cache', async () => {
    for (const path of known) expect((await ask(path)).status, path).toBe(200);
    await askForUnknown(MANY, 0);
    const askAgain = async () => {
      for (const path of known) await ask(path);
    };
    expect(await compressionsDuring(askAgain)).toBe(0);
    // Each request only reads the revision.
    expect(await statementsDuring(askAgain)).toBe(known.length);
  });

  it.each(['/view-details?bike=', '/angle-view?bike=', '/text-ride-booking?bike=', '/dealers/'])(
    'get one document at %s, without the name in it',
    async (path) => {
      const [first, second] = [await ask(`${path}nobody1`), await ask(`${path}nobody2`)];
      expect([first.status, second.status]).toEqual([404, 404]);
      expect(second.headers.etag).toBe(first.headers.etag);
      const { text } = await sendRaw(server.url, { path: `${path}nobody3` });
      expect(text).toMatch(/^<!doctype html>/);
      expect(text).not.toContain('nobody');
    },
  );
});

describe('the cache of published rows', () => {
  const createCache = () => {
    const { get } = createPublishedCache(server);
    return <Value>(what: string, make: () => Promise<Value>, locale: Locale = 'en') =>
      get({ locale, what }, make);
  };
  const countedMake = <Value>(value: Value) => vi.fn(() => Promise.resolve(value));

  it('is not affected by names that do not exist', async () => {
    const get = createCache();
    const [real, missing] = [countedMake('real'), countedMake(undefined)];
    await get('real', real);
    // Also in parallel: they take no space even while they are looked up.
    for (let round = 0; round < 2; round += 1) {
      await Promise.all(Array.from({ length: MANY }, (_, i) => get(`missing ${i}`, missing)));
    }
    expect(await get('real', real)).toBe('real');
    expect(real).toHaveBeenCalledOnce();
    expect(missing).toHaveBeenCalledTimes(2 * MANY);
  });

  it('evicts one by one when it is full, least recently used first', async () => {
    const get = createCache();
    const [often, once] = [countedMake('often'), countedMake('once')];
    await get('once', once);
    await get('often', often);
    for (let i = 0; i < MANY; i += 1) {
      await get(`other ${i}`, countedMake(i));
      if (i % 500 === 0) await get('often', often);
    }
    await get('often', often);
    await get('once', once);
    expect(often).toHaveBeenCalledOnce();
    expect(once).toHaveBeenCalledTimes(2);
  });

  it('makes a value once for parallel requests, and does not keep a failure', async () => {
    const get = createCache();
    const make = countedMake('made');
    await Promise.all(Array.from({ length: 10 }, () => get('key', make)));
    expect(make).toHaveBeenCalledOnce();
    const failing = vi.fn(() => Promise.reject(new Error('away')));
    await expect(get('failing', failing)).rejects.toThrow('away');
    expect(await get('failing', countedMake('back'))).toBe('back');
  });

  it('is kept for each language by itself', async () => {
    const get = createCache();
    const bengali = 'bn' as Locale;
    expect(await get('key', countedMake('made'))).toBe('made');
    expect(await get('key', countedMake('বানানো'), bengali)).toBe('বানানো');
    expect(await get('key', countedMake('again'))).toBe('made');
  });
});
