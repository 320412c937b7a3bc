import { expect, it, vi } from 'vitest';
import type { Locale } from '@dealership/shared';
import { createDocumentCache } from './document-cache.ts';

it('keeps a document for each language by itself', async () => {
  const documents = createDocumentCache();
  const draw = vi.fn(() => Promise.resolve(Buffer.from('%PDF')));
  const get = (locale: Locale, content: unknown) =>
    documents.get({ name: 'price list', locale, content, draw });
  await get('en', 1);
  await get('bn' as Locale, 1);
  expect(draw).toHaveBeenCalledTimes(2);
  expect(await get('en', 1)).not.toBe(await get('bn' as Locale, 1));
  expect(draw).toHaveBeenCalledTimes(2);
  await get('en', 2);
  expect(draw).toHaveBeenCalledTimes(3);
});
