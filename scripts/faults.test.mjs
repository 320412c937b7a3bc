import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countPlaces, patternOf, readFaults } from './fault-list.mjs';
import { repoRoot } from './base/run-process.mjs';
import { partOf } from './test-run/test-division.mjs';

const faults = readFaults();

/** @param {string} file */
const read = (file) => readFileSync(join(repoRoot, file), 'utf8');

test('there are forty faults, by numbers, each with a name of its own', () => {
  expect(faults.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  expect(new Set(faults.map(({ name }) => name)).size).toBe(40);
});

test.each(faults)('$number $name is in today’s code once, and its test is there', (fault) => {
  const { check, file, title, changes } = fault;
  for (const { file: changed, now, then } of changes) {
    expect([countPlaces(read(changed), now), countPlaces(read(changed), then)]).toEqual([1, 0]);
  }
  // Some API tests run on one engine only; a command must run this one.
  const [, engine] = /^api-(sqlite|mysql)$/.exec(check) ?? [];
  if (engine === 'sqlite' || engine === 'mysql') expect(partOf(file, engine)).toBeDefined();
  const changed = changes.reduce((sum, change) => sum + change.changed, 0);
  expect(changed).toBeGreaterThanOrEqual(1);
  expect(changed).toBeLessThanOrEqual(10);
  const isTest = /\.(?:test\.(?:tsx?|mjs)|spec\.ts)$/.test(file);
  // The output of a check of the code has its rule.
  const quoted = new RegExp(`['"\`]${patternOf(title)}['"\`]`);
  if (isTest) expect(read(file).replaceAll("\\'", "'")).toMatch(quoted);
  else expect(['lint', 'walls', 'house', 'types', 'dead-code']).toContain(check);
});

test('what a test’s rows have in its title may be anything', () => {
  const name = new RegExp(`^${patternOf('a (%s) of $name.first')}$`);
  expect(['a (b) of c d', 'a b of c', 'x a (b) of c'].map((title) => name.test(title))).toEqual([
    true,
    false,
    false,
  ]);
});
