import { expect, test } from 'vitest';
import { chooseApiTests, chooseJourneys, division, listApiTests } from './test-division.mjs';

test.each(/** @type {const} */ (['sqlite', 'mysql']))(
  'each API test on %s is run by one of the two commands',
  (engine) => {
    const parts = [...chooseApiTests(engine, 'core'), ...chooseApiTests(engine, 'more')];
    expect(parts.sort()).toEqual(chooseApiTests(engine, undefined));
    expect(new Set(parts).size).toBe(parts.length);
  },
);

test('SQLite has all files, MariaDB those of folders both/', () => {
  const all = listApiTests();
  expect(chooseApiTests('sqlite', undefined)).toEqual(all);
  const both = all.filter((file) => file.includes('/both/'));
  expect(chooseApiTests('mysql', undefined)).toEqual(both);
});

test('each name of the lists is a file that its engine has', () => {
  const namesOn = (/** @type {'sqlite' | 'mysql'} */ engine) =>
    chooseApiTests(engine, undefined).map((file) => file.replace(/.*\/|\.test\.ts$/g, ''));
  expect(namesOn('sqlite')).toEqual(expect.arrayContaining(division.sqlite));
  expect(namesOn('mysql')).toEqual(expect.arrayContaining(division.mysql));
});

test.each([
  'desk.spec.ts a step',
  'desk.spec.ts a step @core',
  'desk.spec.ts at 1280 px a step @core',
])('a journey is run by one of the two commands, or by neither at a second width: %s', (title) => {
  const takes = (/** @type {string | undefined} */ part) => {
    const { grep, grepInvert } = chooseJourneys(part);
    return grep.test(title) && !grepInvert.some((pattern) => pattern.test(title));
  };
  expect([takes('core'), takes('more')].filter(Boolean).length).toBe(takes(undefined) ? 1 : 0);
  expect(takes('core')).toBe(takes(undefined) && title.endsWith('@core'));
});
