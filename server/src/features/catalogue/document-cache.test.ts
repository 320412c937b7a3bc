import { expect, it, vi } from 'vitest';
import type { Locale } from '@dealership/shared';
import { createDocumentCache } from './document-cache.ts';

function createCounted() {
  const documents = createDocumentCache();
  const draw = vi.fn(() => Promise.resolve(Buffer.from('%PDF')));
  const read = vi.fn(() => Promise.resolve({ fileName: 'price-list.pdf', draw }));
  const get = (locale: string, version: string) =>
    documents.get({ name: 'price list', locale: locale as Locale, version, read });
  return { draw, read, get };
}

it('keeps a document for each language by itself', async () => {
  const { draw, get } = createCounted();
  await get('en', '1');
  await get('bn', '1');
  expect(draw).toHaveBeenCalledTimes(2);
  expect(await get('en', '1')).not.toBe(await get('bn', '1'));
  expect(draw).toHaveBeenCalledTimes(2);
  await get('en', '2');
  expect(draw).toHaveBeenCalledTimes(3);
});

it('reads the rows of a version once, and draws once for many at the same time', async () => {
  const { draw, read, get } = createCounted();
  const together = await Promise.all([get('en', '1'), get('en', '1'), get('en', '1')]);
  expect(new Set(together.map(({ answer }) => answer)).size).toBe(1);
  expect(draw).toHaveBeenCalledTimes(1);
  const before = read.mock.calls.length;
  await get('en', '1');
  expect(read).toHaveBeenCalledTimes(before);
});

it('keeps nothing of what could not be read or drawn', async () => {
  const { draw, read, get } = createCounted();
  read.mockRejectedValueOnce(new Error('no such model'));
  await expect(get('en', '1')).rejects.toThrow('no such model');
  draw.mockRejectedValueOnce(new Error('broken'));
  await expect(get('en', '1')).rejects.toThrow('broken');
  expect((await get('en', '1')).fileName).toBe('price-list.pdf');
});
