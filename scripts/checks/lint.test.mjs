import { copyFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readJson } from '../base/files.mjs';
import { repoRoot, runProcess } from '../base/run-process.mjs';
import plugin from './lint-rules.mjs';
import { buildSampleRepo, readSamples } from './samples.mjs';

// A rule may stop working unnoticed, by a slip in its places or options: each bad sample must be refused by its own
// rule and by no other.

const samples = readSamples('lint-samples.txt').map(({ code, ...sample }) => ({
  ...sample,
  code: code.startsWith('<') ? asComponent(code) : code,
}));

/** @type {Record<string, string>} */
const accepted = {
  'shared/src/index.ts': `export { a, type A } from './good.ts';`,
  'shared/src/good.ts': `export const a = 1;\nexport type A = typeof a;`,
  'client/src/ui/good.ts': `export type A = 1;`,
  'client/src/lib/texts.ts': `export const texts: Record<'open', string> = { open: '' };`,
  'server/src/features/auth/good.ts': `export const a = 1;`,
  'server/src/config.ts': `export const port = process.env['PORT'];`,
  'server/src/app.test.ts': `export const port = process.env['PORT'];`,
  'server/src/db/open-database.ts': `import 'mysql2'; import 'kysely';`,
  'server/test/rig.ts': `import 'mysql2';`,
  'server/src/db/transaction.ts': `declare const db: { transaction: () => object }; export const a = db.transaction();`,
  'server/src/features/auth/user-repository.ts': `
    import { type Kysely, sql } from 'kysely';
    interface Tables { users: { id: number } }
    export const users = (db: Kysely<Tables>) =>
      db.selectFrom('users').select(sql<number>\`1\`.as('one')).execute();`,
  'server/src/features/auth/sign-in.ts': `import type { Kysely } from 'kysely'; export type Db = Kysely<object>;`,
  'client/src/lib/literal.test.ts': `export const texts = ['Your next ride'];`,
  'shared/src/texts/en/server/answers.ts': `export const texts = ['Your next ride'];`,
  'server/src/features/auth/login-repository.ts': `export const texts = ['Your next ride'];`,
  'client/src/lib/no-bare.tsx': `
    import type { ReactNode } from 'react';
    export function A({ name, is, icon }: { name: string; is: boolean; icon: ReactNode }) {
      const mark = is && <b />;
      const lines = [name].map((line) => <p key={line}>{is ? line : name}</p>);
      return <div>{mark}<span>{name}</span>{icon}{lines}<p lang={name}><b />{name}</p></div>;
    }`,
  'client/src/lib/no-literal.tsx': `
    import { texts } from './texts.ts';
    type State = 'Open now' | 'Closed now';
    const drawing = { message: 'M4 5h16v11H10l-5 4v-4H4z', label: '#e4e1da', text: 'a/text.tsx' };
    export const names = [drawing.label, drawing.text];
    export const call = 'GET /api/bikes/:id';
    export const state = 'Open now' satisfies State;
    export const tell = () => console.error('Not now.');
    export const accepts = 'text/csv; charset=utf-8';
    export const address = (id: string) => \`/api/bikes/\${id}?search=\${id}\`;
    export const move = (left: number) => \`translate(\${left}px, 0)\`;
    export function stateOf(state: State, key: string): string {
      if (key === 'Enter' || state === 'Open now') throw new Error('The state is not known.');
      switch (key) {
        case 'Escape now':
          return 'closed';
        default:
          return document.querySelector('main a[aria-current], main a')?.id ?? 'none';
      }
    }
    export const A = ({ day, count }: { day: string; count: number }) => (
      <a className="wide tall" style={{ font: 'bold 12px Noto Sans' }} href="/" target="_blank" rel="noopener noreferrer" aria-label={texts.open}>
        <svg viewBox="0 0 24 24" role="img"><path d={drawing.message} /></svg>
        {count} / {day} · <input autoComplete="shipping street-address" name="mobile" aria-label={texts.open} /> {\`\${count} %\`}
      </a>
    );`,
  'shared/src/no-grouping.ts': `
    export const f = (a: { b: number }, c: number[], is: boolean) =>
      [{ ...a, ...(is && { d: 1 }) }, ...c, ...(is ? [1] : []), ...[2, ...c].reverse()];`,
  'vitest.config.ts': `export default { test: {} };`,
  'client/vite.config.ts': `export default { build: {} };`,
};

describe('lint', () => {
  let root = '';
  /** @type {Record<string, string[]>} */
  const found = {};

  beforeAll(async () => {
    root = buildSampleRepo(samples, accepted);
    copyFileSync(join(repoRoot, '.oxlintrc.json'), join(root, '.oxlintrc.json'));
    symlinkSync(join(repoRoot, 'scripts/checks'), join(root, 'scripts/checks'));
    symlinkSync(join(repoRoot, 'node_modules'), join(root, 'node_modules'));
    const { compilerOptions } = readJson(join(repoRoot, 'tsconfig.base.json'));
    const options = { lib: ['ES2023', 'DOM'], types: ['node'], jsx: 'react-jsx' };
    writeFileSync(
      join(root, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { ...compilerOptions, ...options } }),
    );
    const { output } = await runProcess(
      process.execPath,
      [join(repoRoot, 'node_modules/oxlint/bin/oxlint'), '--format=json', '.'],
      { cwd: root },
    );
    for (const { code, message, filename } of JSON.parse(output).diagnostics) {
      // Errors of the compiler, which finds some of the samples as well.
      if (/\(TS\d+\)$/.test(code ?? '')) continue;
      const rule = code?.replace(/^(.*)\((.*)\)$/, '$1/$2') ?? message.replaceAll(' ', '-');
      found[filename] = [...(found[filename] ?? []), rule];
    }
  });

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test.each(samples)('$rule refuses $file: $code', ({ rule, file }) => {
    expect(found[file]).toEqual([expect.stringContaining(rule)]);
  });

  test('good code is accepted', () => {
    const files = new Set(samples.map(({ file }) => file));
    expect(Object.entries(found).filter(([file]) => !files.has(file))).toEqual([]);
  });

  test('every rule of our own has a sample', () => {
    const own = samples.map(({ rule }) => rule).filter((rule) => rule.startsWith('dealership/'));
    expect(new Set(own.map((rule) => basename(rule)))).toEqual(new Set(Object.keys(plugin.rules)));
  });
});

/** @param {string} markup */
function asComponent(markup) {
  return `export const A = ({ name, is }: { name: string; is: boolean }) => ${markup};
    export const isUsed = (name: string, is: boolean) => <A name={name} is={is} />;`;
}
