import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sampleTexts } from './samples.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const sources = ['client/src', 'server/src'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8')),
);

const formPage = readFileSync(
  path.join(root, 'client/src/pages/public/parts/form-page.tsx'),
  'utf8',
);

function isUsed(key: string, source: string): boolean {
  return new RegExp(`\\b${key}\\b`).test(source);
}

test.each(Object.entries(sampleTexts))(
  'the samples in %s exist and are used',
  async (file, keys) => {
    const module = (await import(path.join(root, `shared/src/texts/en/${file}.ts`))) as object;
    const [texts] = Object.values(module) as unknown[];
    const own = sources.filter((source) => source.includes(`texts/${file}.ts`));
    // It gets the texts of a page as a whole.
    const isFormPage = own.some((source) => source.includes('<FormPage'));
    const users = [...own, ...(isFormPage ? [formPage] : [])];
    for (const key of keys) {
      const text = key
        .split('.')
        .reduce((part, name) => (part as Record<string, unknown>)[name], texts);
      expect(text, key).toBeTruthy();
      const last = key.slice(key.lastIndexOf('.') + 1);
      expect(
        users.some((user) => isUsed(last, user)),
        key,
      ).toBe(true);
    }
  },
);
