import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readProgress } from './test-progress.mjs';

test('what was stopped is counted as far as it came, and names what was running', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dealership-progress-'));
  const file = join(folder, 'run.jsonl');
  const lines = [
    { id: '1', name: 'first' },
    { id: '1', name: 'first', outcome: 'failed', ms: 5, why: 'no\nmore' },
    { id: '2', name: 'second' },
    { id: '3', name: 'third' },
    { id: '3', name: 'third', outcome: 'failed', ms: 1 },
    { id: '3', name: 'third', outcome: 'passed', ms: 1 },
    { id: '4', name: 'fourth', outcome: 'skipped' },
    { id: '5', name: 'fifth', outcome: 'passed', ms: 0 },
    { id: '5', name: 'fifth' },
  ];
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  expect(readProgress(file)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
    notes: ['failed: first: no', 'flaky: third', 'not ended: second'],
  });
  rmSync(folder, { recursive: true });
});
