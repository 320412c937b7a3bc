import { rmSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { buildSampleRepo } from './checks/samples.mjs';
import { judge, measureHouse } from './house.mjs';

const lines = (/** @type {number} */ count) =>
  Array.from({ length: count }, () => '  f();').join('\n');

/** Only its lines count. */
const plain = {
  '.gitignore': 'data/\n*.log',
  'data/site.db': '',
  'npm.log': '',
  '.vscode/settings.json': '',
  'package.json': '{}',
  'client/package.json': '{ "dependencies": { "react-router": "1.0.0" } }',
  'client/build/own.ts':
    'export const own = { transform: { filter: { id: /client[\\\\/]src/ }, handler: (f) => f } };',
  'client/src/ui/tokens.css': ':root {\n  --gap: 8px;\n}',
  'client/src/ui/own.css': '.own {\n  gap: var(--gap);\n  width: 20px;\n}',
  'client/src/own.tsx': `export function Own() {\n${lines(90)}\n}`,
  'server/src/db/migrations/migrations.ts':
    "export const migrations = {\n  '2026-11-27-baseline': up,\n};",
  'server/src/db/migrations/2026-11-27-baseline.ts':
    'export const up = `\ncreate table things (\n);`;',
  'server/src/own.ts': 'f({ ...a, ...(b && { c }), ...[d].flat() });\n\nclass Own {}',
  'server/test/long.test.ts': `function long() {\n${lines(200)}\n}`,
  'shared/src/own.ts': '',
  'scripts/own.mjs': '',
  'tools/own.ts': '',
  'docs/decisions/0001-plain-definitions-derived-schemas.md': Array.from(
    { length: 40 },
    () => 'Text.\n',
  ).join(''),
  'CONTRIBUTING.md': '**A staff screen** (opening hours): 3 files.\n',
};

/** For each row a worse sample, and what is found in it. */
const worse = {
  'lines of the product': [{ 'shared/src/more.ts': 'a\n\n  b' }, 2],
  'steps without a dated file': [
    {
      'server/src/db/migrations/migrations.ts':
        "  '2026-11-27-baseline': up,\n  '2026-12-01-gone': up,",
      'server/src/db/migrations/more.ts': '',
    },
    2,
  ],
  'lines of baseline and fixtures': [{ 'server/test/upgrades/more.ts': 'a\n\nb' }, 2],
  groupings: [
    {
      'tools/more.ts': 'f({ ...{ a, b } });\nf(...[a, b]);\nf({ ...({ a } as A) });',
      'client/src/more.tsx': 'export const more = <p {...{ a }} />;',
    },
    4,
  ],
  'components over 150 lines': [
    {
      'client/src/more.tsx': `export function More() {\n${lines(148)}\n}\nconst Most = () => {\n${lines(149)}\n};`,
    },
    1,
  ],
  'functions over 100 lines': [
    {
      'server/src/more.ts': `function more() {\n${lines(98)}\n}\nfunction most() {\n  const inner = () => {\n${lines(99)}\n  };\n}`,
    },
    1,
  ],
  'desk functions over 80 lines': [
    {
      'client/src/features/desk/more.ts': `function more() {\n${lines(78)}\n}\nfunction most() {\n${lines(79)}\n}`,
    },
    1,
  ],
  'code files in the fullest folder': [
    {
      'server/src/b.ts': '',
      'server/src/c.ts': '',
      'server/src/d.css': '',
      'server/src/d.test.ts': '',
    },
    1,
  ],
  'busy states made by hand': [
    {
      'client/src/more.tsx':
        "  const [isBusy, setIsBusy] = useState(false);\n  const [busyAt, setBusyAt] = useState<number>();\n  const [name, setName] = useState('');",
    },
    2,
  ],
  'query keys beside query-keys.ts': [
    { 'client/src/more.tsx': "    queryKey: ['me'],\n    queryKey: queryKeys.me," },
    1,
  ],
  'classes called Stale*': [{ 'server/src/more.ts': 'export class StaleName extends Error {}' }, 1],
  histories: [{ 'server/src/db/more.ts': '  thing_changes: ThingChangesTable;' }, 1],
  'files to add a staff screen': [
    { 'CONTRIBUTING.md': '**A staff screen** (opening hours): 5 files.\n' },
    2,
  ],
  'edited sources of packages': [
    {
      'client/build/trim.ts':
        'export const trim = { transform: { filter: { id: /react-router[\\\\/]dist/ }, handler: (f) => f } };',
    },
    1,
  ],
  'literal sizes in CSS': [
    {
      'client/src/more.css':
        '.more {\n  padding: 0 4px 1.5rem;\n  row-gap: 8px;\n  width: 44px;\n  font: 600 2rem/3rem serif;\n  @media (width < 48em) {\n    gap: 0;\n  }\n}',
    },
    6,
  ],
  'unknown properties in CSS': [
    {
      'client/src/more.css': '.more {\n  --on: red;\n  color: var(--on);\n  gap: var(--no);\n}',
      'client/src/part.css': '.part {\n  @media (--from-768) {\n    gap: 0;\n  }\n}',
      'client/src/parts.css': ".parts {\n  composes: part from './part.css';\n}",
    },
    2,
  ],
  'records of over 40 lines': [
    {
      'docs/decisions/0003-idempotency-by-unique-index.md': Array.from(
        { length: 41 },
        () => 'Text.\n',
      ).join(''),
    },
    1,
  ],
  'strange names at the top': [{ 'notes.txt': '', 'bench/main.ts': '', 'data.log': '' }, 2],
};

let root = '';
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** @param {Record<string, string>} files */
function measure(files) {
  root = buildSampleRepo([], { ...plain, ...files });
  const rows = measureHouse(root);
  rmSync(root, { recursive: true });
  return Object.fromEntries(rows.map((row) => [row.what, row]));
}

const before = measure({});

test('plain code counts for its lines and its folders alone', () => {
  const found = Object.values(before).filter(({ now }) => now !== 0);
  expect(found.map(({ what, now }) => [what, now])).toEqual([
    ['lines of the product', 108],
    ['lines of baseline and fixtures', 3],
    ['code files in the fullest folder', 2],
    ['files to add a staff screen', 3],
  ]);
});

test.each(Object.entries(worse))('%s', (what, [files, more]) => {
  expect(measure(/** @type {Record<string, string>} */ (files))[what]?.now).toBe(
    (before[what]?.now ?? 0) + Number(more),
  );
});

test('every row has a sample', () => {
  expect(Object.keys(worse)).toEqual(Object.keys(before));
});

test('a row fails above its limit, and where nothing can be counted', () => {
  expect(judge({ now: 5, goal: 5, limit: 9 })).toBe('ok');
  expect(judge({ now: 9, goal: 5, limit: 9 })).toBe('to do');
  expect(judge({ now: 10, goal: 5, limit: 9 })).toBe('FAIL: over 9');
  expect(judge({ now: Number.NaN, goal: 5, limit: 9 })).toMatch(/^FAIL/);
});
