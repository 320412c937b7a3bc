import { expect, it } from 'vitest';
import { warnOfNode } from './node-warning.ts';

function linesOf(version: string, day: string): string[] {
  const lines: string[] = [];
  const log = { warn: (line: string) => lines.push(line) };
  warnOfNode(log, { version, now: Date.parse(day) });
  return lines;
}

it('a Node.js that is past its end of life is named once, with the day', () => {
  expect(linesOf('20.19.0', '2026-05-01')).toEqual([
    'Node.js 20.19.0 is past its end of life (2026-04-30): install the release that README.md names',
  ]);
});

it.each([
  ['20.19.0', '2026-04-30'],
  ['24.21.0', '2026-11-27'],
  // Its end is not known here.
  ['98.0.0', '2026-11-27'],
])('%s on %s leaves no line', (version, day) => {
  expect(linesOf(version, day)).toEqual([]);
});
