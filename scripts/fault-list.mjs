import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from './base/run-process.mjs';

/**
 * One place of a fault: whole lines as they are now, and as they were with the fault. `check` is a project of vitest,
 * `journeys`, or a step of test-checks.mjs, whose title is a part of its output.
 *
 * @typedef {{ file: string, now: string, then: string, changed: number }} Change
 * @typedef {{ number: number, name: string, check: string, file: string, title: string, changes: Change[] }} Fault
 */
const row = /^\| (\d+) \| (\S+) \| [0-9a-f]{8} \| [^|]+ \| (\S+) \| `(\S+)`: (.+) \|$/gm;

/** The faults that docs/faults.md lists. @returns {Fault[]} */
export function readFaults() {
  const text = readFileSync(join(repoRoot, 'docs/faults.md'), 'utf8');
  const parts = text.split(/^## /m);
  return [...text.matchAll(row)].map(([, number, name = '', check = '', file = '', title = '']) => {
    const part = parts.find((each) => each.startsWith(`${number} ${name}\n`)) ?? '';
    return { number: Number(number), name, check, file, title, changes: readChanges(part) };
  });
}

/**
 * @param {string} part a fenced diff for each file
 * @returns {Change[]}
 */
function readChanges(part) {
  return [...part.matchAll(/^```diff (\S+)\n@@\n(.*?)^```$/gms)].flatMap(
    ([, file = '', diff = '']) =>
      diff.split(/^@@\n/m).map((hunk) => {
        const lines = hunk.split('\n').slice(0, -1);
        const without = (/** @type {string} */ sign) =>
          lines.flatMap((line) => (line.startsWith(sign) ? [] : `${line.slice(1)}\n`)).join('');
        const changed = lines.filter((line) => /^[+-]/.test(line)).length;
        return { file, now: without('+'), then: without('-'), changed };
      }),
  );
}

/**
 * How often lines occur in a text.
 * @param {string} text
 * @param {string} lines
 */
export function countPlaces(text, lines) {
  // Two occurrences may follow each other directly, and then share a line break.
  const whole = `\n${text}`;
  let count = 0;
  for (let at = -1; (at = whole.indexOf(`\n${lines}`, at + 1)) >= 0;) count += 1;
  return count;
}

/** Replaces lines that occur once by others. @type {(path: string, from: string, to: string) => void} */
export function replaceLines(path, from, to) {
  const text = readFileSync(path, 'utf8');
  if (countPlaces(text, from) !== 1) throw new Error(`Not once in ${path}:\n${from}`);
  writeFileSync(path, `\n${text}`.replace(`\n${from}`, () => `\n${to}`).slice(1));
}

/** @param {string} title `%s` and `$name` are placeholders for the values of a test's rows */
export function patternOf(title) {
  const parts = title.split(/%[sdijo]|\$[\w.]+/);
  return parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.*');
}
