import { expect, test } from 'vitest';
import { textIn } from './local-text.ts';

test('a translation that is absent or empty is the English text', () => {
  expect(textIn({ en: 'Holi', bn: 'দোল' }, 'bn')).toBe('দোল');
  expect(textIn({ en: 'Holi', bn: 'দোল' }, 'hi')).toBe('Holi');
  expect(textIn({ en: 'Holi', bn: '' }, 'bn')).toBe('Holi');
});
