import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { repoRoot } from './base/run-process.mjs';

const RULES = 'docs/rules.md';

/** Files without our own text, generated files, and this file, which has bad samples. */
const leftOut =
  /^(node_modules|dist|data|coverage|test-results|playwright-report|out|\.git|uploads|pictures|package-lock\.json|rules\.test\.mjs)$/;
const texts = /\.(ts|tsx|mjs|cjs|js|css|html|md|yml|conf|cnf|sh|service|timer)$|Dockerfile$/;

/** A cite of a document that is not in this repository: `<document> part 6`, `<document> 2.8`, `P43`. */
const foreignCite =
  /\b(?:[Cc]ontract|[Dd]esign|[Ss]pecification|[Aa]rchitecture)[,(]*[\s*/]+(?:parts?\s)?\d|\bP[1-9]\d?\b/g;

/**
 * @param {Record<string, string>} files path -> text
 * @returns {string[]} problems of the cites in them, and of docs/rules.md
 */
function problemsOf({ [RULES]: rules = '', ...files }) {
  const ids = [...rules.matchAll(/^- \*\*([\w-]+)\*\*: /gm)].map(([, id = '']) => id);
  const names = new Set([RULES, ...Object.keys(files)].map((file) => basename(file)));
  const cited = new Set();
  const problems = ids
    .filter((id, index) => ids.indexOf(id) !== index || !/^[a-z]+(-[a-z]+)*$/.test(id))
    .map((id) => `${RULES}: ${id} is there twice, or is not an id`);
  for (const [file, text] of Object.entries(files)) {
    for (const [cite] of text.matchAll(foreignCite)) problems.push(`${file}: ${cite}`);
    for (const [name] of text.matchAll(/\b\w[\w-]*\.md\b/g)) {
      if (!names.has(name)) problems.push(`${file}: there is no ${name}`);
    }
    for (const [, list = ''] of text.matchAll(/\(rules: ([^)]*)\)/g)) {
      for (const id of list.split(/,[\s/*]+/)) {
        if (!ids.includes(id)) problems.push(`${file}: there is no rule ${id}`);
        cited.add(id);
      }
    }
  }
  const forgotten = ids.filter((id) => !cited.has(id));
  return [...problems, ...forgotten.map((id) => `${RULES}: nothing cites ${id}`)];
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listTexts(folder = '') {
  return readdirSync(join(repoRoot, folder), { withFileTypes: true })
    .filter(({ name }) => !leftOut.test(name))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) return listTexts(path);
      return entry.isFile() && texts.test(entry.name) ? [path] : [];
    });
}

const good = {
  [RULES]: '- **form-age**: Robots are quick.\n- **free-model**: As it was sent.',
  'a.ts': `// Quick ones are robots (rules: form-age,\n// free-model); ${RULES} says more. A contract for 2 years.`,
};

/** @type {[string, Record<string, string>][]} */
const samples = [
  ['b.ts: contract part 2', { 'b.ts': '// Names of contract part 2.' }],
  ['b.ts: contract\n// part 2', { 'b.ts': '// As asked (contract\n// part 2).' }],
  ['b.ts: P43', { 'b.ts': '/** Exactly 10 digits (contract P43). */' }],
  ['b.ts: Specification 2', { 'b.ts': '/** Specification 2.4: the area. */' }],
  ['b.ts: design part 6', { 'b.ts': '/* design part 6 */' }],
  ['b.ts: P8', { 'b.ts': `describe('lists (P8)')` }],
  ['b.ts: there is no texts.md', { 'b.ts': '// In the order of texts.md.' }],
  ['b.ts: there is no rule form-size', { 'b.ts': '// (rules: form-size)' }],
  [`${RULES}: nothing cites lost`, { [RULES]: `${good[RULES]}\n- **lost**: Cited nowhere.` }],
  [
    `${RULES}: form-age is there twice, or is not an id`,
    { [RULES]: `${good[RULES]}\n- **form-age**: Another rule.` },
  ],
];

test.each(samples)('says: %s', (problem, files) => {
  expect(problemsOf({ ...good, ...files })).toEqual([problem]);
});

test('good cites are accepted', () => {
  expect(problemsOf(good)).toEqual([]);
});

test('what this repository cites is in it, and each of its rules is cited', () => {
  const files = listTexts();
  expect(files).toEqual(expect.arrayContaining([RULES, 'README.md', 'server/src/app.ts']));
  const read = (/** @type {string} */ file) => readFileSync(join(repoRoot, file), 'utf8');
  expect(problemsOf(Object.fromEntries(files.map((file) => [file, read(file)])))).toEqual([]);
});
