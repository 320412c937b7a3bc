import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const module = pathToFileURL(join(import.meta.dirname, 'memory-folder.mjs')).href;

test('files go to memory for as long as the program runs, and what a killed one has left is removed', () => {
  const memory = mkdtempSync(join(tmpdir(), 'memory-'));
  const left = join(memory, 'dealership-tests-999999999-abc');
  const ofOthers = join(memory, `dealership-tests-${process.pid}-abc`);
  const foreign = join(memory, 'something');
  for (const folder of [left, ofOthers, foreign]) mkdirSync(folder);
  const program = `
    const { makeMemoryFolder } = await import(${JSON.stringify(module)});
    const { statSync } = await import('node:fs');
    const folder = makeMemoryFolder(${JSON.stringify(memory)});
    console.log(folder === undefined ? '' : (statSync(folder).mode & 0o7777).toString(8));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  // Nothing, if there is not enough room.
  expect(['1777\n', '\n']).toContain(stdout);
  expect(existsSync(left)).toBe(false);
  expect(readdirSync(memory)).toHaveLength(2);
  expect(statSync(ofOthers).isDirectory()).toBe(true);
  rmSync(memory, { recursive: true });
});
