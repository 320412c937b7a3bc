import { expect, test } from 'vitest';
import { localeAt, pathIn } from './locale.ts';

test.each([
  ['en', '/', '/'],
  ['en', '/finance', '/finance'],
  ['bn', '/', '/bn'],
  ['bn', '/dealers/1?a=1#b', '/bn/dealers/1?a=1#b'],
  ['hi', '/finance', '/hi/finance'],
] as const)('a page in %s: %s is %s', (locale, path, address) => {
  expect(pathIn(locale, path)).toBe(address);
  expect(localeAt(address)).toEqual({ locale, path });
});

test.each([
  ['/bn?bike=Livo', 'bn', '/?bike=Livo'],
  ['/bn#enquire', 'bn', '/#enquire'],
  ['/bn/', 'bn', '/'],
  ['/bnx', 'en', '/bnx'],
  ['/en/finance', 'en', '/en/finance'],
  ['/xx/finance', 'en', '/xx/finance'],
] as const)('%s is in %s', (address, locale, path) => {
  expect(localeAt(address)).toEqual({ locale, path });
});
