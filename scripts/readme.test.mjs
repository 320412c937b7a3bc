import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { repoRoot } from './base/run-process.mjs';

const frontDoor = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'docs/README.md',
  'docs/commands.md',
  'docs/dealership.md',
];
const commands = join(repoRoot, 'server/src/commands');
const names = readdirSync(commands).flatMap((file) => /^(\w+)\.ts$/.exec(file)?.[1] ?? []);

/** @param {string} file */
const read = (file) => readFileSync(join(repoRoot, file), 'utf8');

/** Each of a command's options, such as `--mobile`. */
const optionsIn = (text = '') => [...new Set(text.match(/(?<![\w-])--[a-z]+/g))].sort();

test.each(names)('docs/commands.md names the options of npm run %s, and no others', (name) => {
  const [, usage] =
    /const USAGE =\s*([`'"].*?[`'"]);/s.exec(read(`server/src/commands/${name}.ts`)) ?? [];
  // Such as `npm run erase -- --mobile NUMBER`, and the rest of its entry.
  const entry = read('docs/commands.md')
    .split(/\n(?=- |\n)/)
    .find((each) => each.includes(`\`npm run ${name} -- `));
  expect(entry).toBeDefined();
  expect(optionsIn(entry)).toEqual(optionsIn(usage));
});

test('README fits on two screens of paper, and its cells on one line', () => {
  const lines = read('README.md').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(150);
  const cells = lines.filter((line) => line.startsWith('|')).flatMap((line) => line.split('|'));
  expect(cells.map((cell) => cell.trim()).filter((cell) => cell.length > 90)).toEqual([]);
});

test('README lists each npm script once, and no other', () => {
  const listed = [...read('README.md').matchAll(/^\| `npm (?:run )?([\w:]+)` \|/gm)].map(
    ([, name]) => name,
  );
  const { scripts } = JSON.parse(read('package.json'));
  expect(listed.sort()).toEqual(Object.keys(scripts).sort());
});

test.each(frontDoor)(
  '%s has no line of prose over 120 characters, and leads to what is there',
  (file) => {
    const prose = read(file)
      .replace(/^```.*?^```/gms, '')
      .split('\n')
      .filter((line) => !line.startsWith('|'));
    expect(prose.filter((line) => line.length > 120)).toEqual([]);
    const targets = [...read(file).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)];
    const lost = targets.filter(([, path = '', heading]) => {
      const target = path === '' ? file : join(dirname(file), path);
      if (!existsSync(join(repoRoot, target))) return true;
      return heading !== undefined && !headingsOf(target).includes(heading);
    });
    expect(lost.map(([link]) => link)).toEqual([]);
  },
);

/**
 * The anchors of a file's headings.
 *
 * @param {string} file
 */
function headingsOf(file) {
  return [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s/g, '-'),
  );
}

test('each document is in the index, and each picture small', () => {
  const index = read('docs/README.md');
  const documents = readdirSync(join(repoRoot, 'docs')).filter((name) => name.endsWith('.md'));
  const missing = documents.filter((name) => name !== 'README.md' && !index.includes(`](${name})`));
  expect(missing).toEqual([]);
  const pictures = readdirSync(join(repoRoot, 'docs/images'));
  const size = (/** @type {string} */ name) => statSync(join(repoRoot, 'docs/images', name)).size;
  expect(pictures.filter((name) => size(name) >= 60_000)).toEqual([]);
});
