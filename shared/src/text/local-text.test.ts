import { expect, test } from 'vitest';
import { localTextSchema, translationsSchema } from './local-text-schema.ts';
import { textIn } from './local-text.ts';

test('a text without a translation, or with an empty one, is English', () => {
  const text = { en: 'Red', bn: '', hi: 'लाल' };
  expect([textIn(text, 'en'), textIn(text, 'bn'), textIn(text, 'hi')]).toEqual([
    'Red',
    'Red',
    'लाल',
  ]);
  expect(textIn({ en: 'Red' }, 'bn')).toBe('Red');
});

test('a blank translation is stored as none', () => {
  const schema = localTextSchema({ max: 20 });
  expect(schema.parse({ en: 'Red', bn: ' ', hi: ' लाल ' })).toStrictEqual({ en: 'Red', hi: 'लाल' });
  expect(schema.parse({ en: 'Red' })).toStrictEqual({ en: 'Red' });
});

test('translations beside an English text are checked like one; none of them is nothing', () => {
  const schema = translationsSchema({ max: 5 });
  expect(schema.parse({ bn: 'লাল', hi: '' })).toStrictEqual({ bn: 'লাল' });
  expect(schema.parse({ bn: '' })).toBeUndefined();
  expect(schema.parse(undefined)).toBeUndefined();
  const { error } = schema.safeParse({ bn: 'লাল', hi: 'एक लंबा नाम' });
  expect(error?.issues.map(({ path }) => path)).toEqual([['hi']]);
});
