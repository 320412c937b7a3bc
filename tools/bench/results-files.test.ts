import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Machine } from './machine.ts';
import { readParts, writePart, writeReport } from './results-files.ts';

const machine: Machine = {
  cpu: 'A processor',
  cores: 2,
  memoryGb: 4,
  system: 'linux',
  node: '20.19.0',
  chromium: 'none',
  commit: 'abc1234',
  measuredAt: '2026-11-21T06:30:00.000Z',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dealership-results-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('what was measured while something grew is one line of a table, with a column for each count', () => {
  const grown = { subject: 'SQLite', measure: 'rate', unit: 'a second' } as const;
  const figures = [
    { ...grown, at: { count: 1000, of: 'visitors' }, value: 50 },
    { ...grown, at: { count: 2, of: 'visitors' }, value: 20 },
    { ...grown, measure: 'list', at: { count: 10, of: 'enquiries' }, value: Infinity },
  ] as const;
  writeReport(folder, [{ part: 'growth', machine, seconds: 3, figures, notes: [] }]);
  const report = readFileSync(join(folder, 'report.md'), 'utf8');
  expect(report).toContain('| subject | by visitors | 2 | 1,000 |');
  expect(report).toContain('| SQLite | rate | 20 a second | 50 a second |');
  expect(report).toContain('| subject | by enquiries | 10 |');
  expect(report).toContain('| SQLite | list | no answer |');
});

test('what was measured is read back as it was, a query without an answer too', () => {
  const stored = {
    part: 'reports',
    machine,
    seconds: 3,
    figures: [
      { subject: 'SQLite', measure: 'month', value: 1.5, unit: 'ms', goal: { atMost: 5 } },
      { subject: 'MariaDB', measure: 'month', value: Infinity, unit: 'ms', goal: { atMost: 5 } },
    ] as const,
    notes: ['Pages of ten.'],
  };
  writePart(folder, stored);
  expect(readParts(folder, ['server', 'reports'])).toEqual([stored]);
  writeReport(folder, [stored]);
  const report = readFileSync(join(folder, 'report.md'), 'utf8');
  expect(report).toContain('| SQLite | month | at most 5 ms | 1.50 ms |  |  | yes |');
  expect(report).toContain('| MariaDB | month | at most 5 ms | no answer |  |  | **no** |');
  expect(report).toContain('1 of 2 goals met.');
  // The goal once, with the worse of the two numbers.
  expect(report).toContain(
    '| reports | month | at most 5 ms | no answer | MariaDB |  |  | **1 of 2** |',
  );
});
