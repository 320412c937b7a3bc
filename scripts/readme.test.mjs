import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repoRoot } from './run-process.mjs';

const commands = join(repoRoot, 'server/src/commands');
const names = readdirSync(commands).flatMap((file) => /^(\w+)\.ts$/.exec(file)?.[1] ?? []);

/** Each of the command's options, such as `--mobile`. */
const optionsIn = (text = '') => [...new Set(text.match(/(?<![\w-])--[a-z]+/g))].sort();

test.each(names)('README names the options of npm run %s, and no others', (name) => {
  const readme = readFileSync(join(repoRoot, 'README.md'), 'utf8');
  const source = readFileSync(join(commands, `${name}.ts`), 'utf8');
  const [, usage] = /const USAGE =\s*([`'"].*?[`'"]);/s.exec(source) ?? [];
  // Such as `npm run erase -- --mobile NUMBER`, and what stands in the same row.
  const row = readme
    .split('\n')
    .find((line) => line.startsWith('|') && line.includes(`\`npm run ${name} -- `));
  expect(optionsIn(row)).toEqual(optionsIn(usage));
});
