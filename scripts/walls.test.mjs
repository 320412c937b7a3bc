import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ESLint } from 'eslint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { strayedTexts } from '../client/build/texts-apart.ts';
import { repoRoot, runProcess } from './run-process.mjs';

// An import rule without a test may stop working unnoticed: each rule gets a bad sample, in a folder laid out
// like the repository, and must report it with exactly its own error.

/** @type {string[]} */
const folders = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('imports (dependency-cruiser)', () => {
  const heavyPackages = [
    'jspdf',
    'jspdf-autotable',
    'papaparse',
    'axios',
    'react-toastify',
    '@tanstack/react-query',
  ];

  /** @type {{ rule: string, file: string, code?: string, beside?: Record<string, string> }[]} */
  const samples = [
    {
      rule: 'shared-imports-zod-only',
      file: 'shared/src/money/bad-node.ts',
      code: `import 'node:fs';`,
    },
    {
      rule: 'shared-imports-zod-only',
      file: 'shared/src/money/bad-package.ts',
      code: `import type { AxiosError } from 'axios';`,
    },
    {
      rule: 'client-never-imports-server',
      file: 'client/src/lib/bad-server.ts',
      code: `import type { A } from '../../../server/src/good.ts';`,
    },
    {
      rule: 'server-never-imports-client',
      file: 'server/src/http/bad-client.ts',
      code: `import '../../../client/src/lib/good.ts';`,
    },
    {
      rule: 'client-ui-and-lib-know-no-feature',
      file: 'client/src/ui/bad-ui.ts',
      code: `import '../features/auth/good.ts';`,
    },
    {
      rule: 'client-ui-and-lib-know-no-feature',
      file: 'client/src/lib/bad-lib.ts',
      code: `export const a = () => import('../features/auth/good.ts');`,
    },
    {
      rule: 'client-features-know-no-page',
      file: 'client/src/features/auth/bad-page.ts',
      code: `import '../../pages/public/good-page.tsx';`,
    },
    {
      rule: 'client-features-stay-apart',
      file: 'client/src/features/auth/bad-feature.ts',
      code: `import '../content/good.ts';`,
    },
    ...['pages/text/bad-staff-texts.tsx', 'features/content/bad-staff-texts.ts'].map((file) => ({
      rule: 'public-half-imports-no-staff-texts',
      file: `client/src/${file}`,
      code: `import type { A } from '@dealership/shared/messages/staff/good.ts';`,
    })),
    ...['pages/admin', 'features/audit', 'features/content/manage'].map((folder) => ({
      rule: 'staff-half-imports-no-public-texts',
      file: `client/src/${folder}/bad-public-texts.ts`,
      code: `import type { A } from '@dealership/shared/messages/public/good.ts';`,
    })),
    {
      rule: 'client-imports-no-server-texts',
      file: 'client/src/lib/bad-server-texts.ts',
      code: `import type { A } from '@dealership/shared/messages/server/good.ts';`,
    },
    ...['shared/src/calls', 'server/src/http'].map((folder) => ({
      rule: 'texts-come-by-locale',
      file: `${folder}/bad-texts.ts`,
      code: `import '@dealership/shared/messages/common/good.ts';`,
    })),
    {
      rule: 'texts-lean-on-types',
      file: 'shared/src/messages/en/common/bad-definition.ts',
      code: `import '../../../enquiries/good.ts';`,
    },
    {
      rule: 'texts-of-one-reader',
      file: 'shared/src/messages/en/common/bad-reader.ts',
      code: `import '../staff/good.ts';`,
    },
    {
      rule: 'server-errors-import-nothing',
      file: 'server/src/errors/bad-errors.ts',
      code: `import 'node:fs';`,
    },
    ...['db', 'storage'].map((folder) => ({
      rule: 'server-db-and-storage-know-no-http',
      file: `server/src/${folder}/bad-http.ts`,
      code: `import '../http/good.ts';`,
    })),
    {
      rule: 'server-features-know-no-page',
      file: 'server/src/features/auth/bad-site.ts',
      code: `import '../../site/good.ts';`,
    },
    ...['http', 'db', 'storage', 'jobs', 'audit', 'workers'].map((folder) => ({
      rule: 'server-base-knows-no-feature',
      file: `server/src/${folder}/bad-base.ts`,
      code: `import '../features/auth/good.ts';`,
    })),
    {
      rule: 'server-features-stay-apart',
      file: 'server/src/features/auth/bad-feature.ts',
      code: `import '../content/good.ts';`,
    },
    {
      // A cycle is reported once, for one of its files.
      rule: 'no-cycles',
      file: 'server/src/http/bad-circle-a.ts',
      code: `import './bad-circle-b.ts';`,
      beside: { 'server/src/http/bad-circle-b.ts': `import './bad-circle-a.ts';` },
    },
    {
      // Reported for one of the folders, not for a file.
      rule: 'no-folder-cycles',
      file: 'shared/src/money',
      beside: {
        'shared/src/money/bad-folder.ts': `import '../time/good.ts';`,
        'shared/src/time/bad-folder.ts': `import '../money/good.ts';`,
      },
    },
    {
      rule: 'no-unresolved-imports',
      file: 'server/src/http/bad-nothing.ts',
      code: `import './nothing.ts';`,
    },
    {
      rule: 'public-code-loads-no-admin',
      file: 'client/src/pages/public/bad-admin-page.tsx',
      code: `import '../../app/shell.ts';`,
      beside: { 'client/src/app/shell.ts': `import './admin-empty.ts';` },
    },
    {
      rule: 'public-code-loads-no-admin',
      file: 'client/src/pages/text/bad-manage-page.tsx',
      code: `import '../../features/content/manage/list.ts';`,
      beside: { 'client/src/features/content/manage/list.ts': '' },
    },
    {
      rule: 'public-code-loads-no-admin',
      file: 'client/src/pages/public/bad-staff-texts-page.tsx',
      code: `import '../../ui/good-staff-part.ts';`,
    },
    {
      rule: 'back-office-loads-no-public-texts',
      file: 'client/src/pages/admin/bad-public-texts-page.tsx',
      code: `import '../../ui/good-public-part.ts';`,
    },
    ...heavyPackages.map((name, index) => ({
      rule: 'public-code-loads-heavy-packages-late',
      file: `client/src/pages/public/bad-${index}-page.tsx`,
      code: `import '../../lib/heavy-${index}.ts';`,
      beside: { [`client/src/lib/heavy-${index}.ts`]: `import '${name}';` },
    })),
  ];

  const good = {
    'shared/src/good.ts': `import 'zod/mini';`,
    'shared/src/good.test.ts': `import 'vitest';`,
    'shared/src/money/good.ts': ``,
    'shared/src/enquiries/good.ts': `export type A = 1;`,
    'shared/src/messages/messages-in.ts': `import './en/common/good.ts';`,
    'shared/src/messages/en/common/good.ts': `
      import '../../../time/good.ts';
      import type { A } from '../../../enquiries/good.ts';
      export type B = A;`,
    'shared/src/messages/en/public/good.ts': `import '../common/good.ts'; export type A = 1;`,
    'shared/src/messages/en/server/good.ts': `export type A = 1;`,
    'shared/src/messages/en/staff/good.ts': `import '../common/good.ts'; export type A = 1;`,
    'client/src/ui/good-staff-part.ts': `import '@dealership/shared/messages/staff/good.ts';`,
    'client/src/ui/good-public-part.ts': `import '@dealership/shared/messages/public/good.ts';`,
    'client/src/pages/admin/good-page.tsx': `
      import '../../ui/good-staff-part.ts';
      import '@dealership/shared/messages/staff/good.ts';`,
    'shared/src/time/good.ts': ``,
    'server/src/site/good.ts': `import '../features/auth/good.ts';`,
    'server/src/errors/good.ts': `import '@dealership/shared';`,
    'server/src/good.ts': `import '@dealership/shared'; export type A = 1;`,
    'server/src/app.ts': `import './features/auth/good.ts'; import './features/content/good.ts';`,
    'server/src/features/auth/good.ts': `import './part.ts'; import '../../http/good.ts';`,
    'server/src/features/auth/part.ts': ``,
    'server/src/features/content/good.ts': ``,
    'server/src/http/good.ts': `
      import 'node:fs';
      import type { B } from '@dealership/shared/messages/common/good.ts';`,
    'client/src/main.tsx': `
      import type { A } from './app/admin-good.ts';
      export const admin = () => import('./app/admin-good.ts');
      export const late = () => import('axios');`,
    'client/src/app/admin-good.ts': `import 'axios'; export type A = 1;`,
    'client/src/app/admin-empty.ts': ``,
    'client/src/lib/good.ts': ``,
    'client/src/features/auth/good.ts': `import '../../lib/good.ts'; import './part.ts';`,
    'client/src/features/auth/part.ts': ``,
    'client/src/features/content/good.ts': ``,
    'client/src/pages/public/good-page.tsx': `
      import '../../features/auth/good.ts';
      import '../../features/content/good.ts';
      import '@dealership/shared/messages/public/good.ts';
      import '@dealership/shared/messages/common/good.ts';`,
  };
  const configs = ['', '.static', '.folders'].map((name) => `.dependency-cruiser${name}.cjs`);

  /** @type {{ rule: string, from: string }[]} */
  let violations = [];

  beforeAll(() => {
    const bad = samples.map(({ file, code, beside }) => ({
      ...(code !== undefined && { [file]: code }),
      ...beside,
    }));
    const root = buildRepo(Object.assign({}, good, ...bad));
    for (const name of [...configs, 'tsconfig.base.json']) {
      copyFileSync(join(repoRoot, name), join(root, name));
    }
    for (const name of [...heavyPackages, 'vitest']) buildPackage(root, name);
    buildPackage(root, 'zod', './mini');
    mkdirSync(join(root, 'node_modules', '@dealership'));
    symlinkSync(join(root, 'shared'), join(root, 'node_modules', '@dealership', 'shared'));
    writeFileSync(
      join(root, 'shared', 'package.json'),
      JSON.stringify({
        name: '@dealership/shared',
        exports: { '.': './src/good.ts', './messages/*': './src/messages/en/*' },
      }),
    );
    violations = configs.flatMap((config) => cruise(root, config));
  }, 60_000);

  test.each(samples)('$rule reports $file', ({ rule, file, beside = {} }) => {
    const files = [file, ...Object.keys(beside)];
    const found = violations.filter(({ from }) => files.includes(from));
    expect(found).toEqual([{ rule, from: file }]);
  });

  test('good code is accepted', () => {
    expect(violations.filter(({ from }) => Object.keys(good).includes(from))).toEqual([]);
  });

  test('every rule has a sample', () => {
    const load = createRequire(import.meta.url);
    const rules = configs.flatMap((config) =>
      load(join(repoRoot, config)).forbidden.map((/** @type {any} */ rule) => rule.name),
    );
    expect(new Set(samples.map(({ rule }) => rule))).toEqual(new Set(rules));
  });

  /**
   * @param {string} root
   * @param {string} config
   */
  function cruise(root, config) {
    const program = join(repoRoot, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const answer = execFileSync(
      process.execPath,
      [program, '--config', config, '--output-type', 'json', 'shared', 'server', 'client'],
      { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    return JSON.parse(answer).summary.violations.map((/** @type {any} */ { rule, from }) => ({
      rule: rule.name,
      from,
    }));
  }

  /**
   * @param {string} root
   * @param {string} name
   * @param {string} entry
   */
  function buildPackage(root, name, entry = '.') {
    const folder = join(root, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.js'), '');
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ name, version: '1.0.0', exports: { [entry]: './index.js' } }),
    );
  }
});

describe('code (ESLint)', () => {
  const syntax = 'no-restricted-syntax';
  const transaction =
    'declare const db: { transaction: () => object };\nexport const a = db.transaction();';
  const imports = '@typescript-eslint/no-restricted-imports';
  const environment = 'no-restricted-properties';

  const shown = (/** @type {string} */ markup) =>
    `export const A = ({ name, is }: { name: string; is: boolean }) => ${markup};\nexport const isUsed = (name: string, is: boolean) => <A name={name} is={is} />;`;
  const literals = [
    shown('<p lang={name} hidden={is}>Send</p>'),
    shown('<p lang={name} hidden={is}>{`${name} days`}</p>'),
    shown(`<p lang={name}>{is ? 'open' : ''}</p>`),
    shown(`<p lang={name}>{is && 'open'}</p>`),
    shown('<p lang={name} hidden={is} title="more" />'),
    shown('<p lang={name} hidden={is} aria-label={`Call ${name}`} />'),
    shown(`<input name={name} hidden={is} placeholder={'name'} />`),
    shown('<p lang={name} hidden={is} data-why="It is closed." />'),
    `export const states = { open: 'Open' };`,
    `export const link = { label: 'home' };`,
    `export const link = { toText: (count: number) => \`\${count} more\` };`,
    `export const heading = 'prices';`,
    `export const lines = ['Your next ride'];`,
    `export const stateOf = (is: boolean) => (is ? 'Open' : '');`,
    `export function textOf(days: number) {\n  return \`in \${days} days\`;\n}`,
    `export function show(say: (text: string) => void) {\n  say('Please try again.');\n}`,
    `export function listen(on: Window, say: (text: string) => void) {\n  on.addEventListener('click', () => say('Loading...'));\n}`,
    `export function name(page: Document) {\n  page.title = 'prices';\n}`,
    `export class Refusal extends Error {}\nexport const refusal = () => new Refusal('Not now');`,
    `export const toast = { error: (text: string) => text };\nexport const tell = () => toast.error('Not now');`,
    `export const greet = (name = 'Somebody') => name;`,
  ];

  const bareTexts = [
    '<p lang={name}>{is && <b />}{name}</p>',
    '<p lang={name}>{is && <b />}{name.trim()}</p>',
    '<p lang={name}>{is && name}<b /></p>',
    '<p lang={name}>{is ? <b /> : <i />}{name}</p>',
    '<p hidden={is}>{[...name].map((each) => <b key={each} />)}{name}</p>',
    '<p lang={name}>{is ? <b /> : name}<i /></p>',
    '<>{is && <b />}{name}</>',
    '<p lang={name}>{is && <><b />{name}</>}</p>',
  ];

  /** @type {[rule: string, file: string, code: string][]} */
  const samples = [
    ...bareTexts.map(
      (markup, index) =>
        /** @type {[string, string, string]} */ ([
          'dealership/no-bare-text',
          `client/src/lib/bare-${index}.tsx`,
          shown(markup),
        ]),
    ),
    ...literals.map(
      (code, index) =>
        /** @type {[string, string, string]} */ ([
          'dealership/no-literal-text',
          `client/src/lib/literal-${index}.tsx`,
          code,
        ]),
    ),
    ...[
      'shared/src/enquiries/kinds/literal.ts',
      'shared/src/reports/literal.ts',
      'server/src/errors/literal.ts',
      'server/src/features/auth/literal.ts',
      'server/src/http/literal.ts',
    ].map(
      (file) =>
        /** @type {[string, string, string]} */ ([
          'dealership/no-literal-text',
          file,
          `export const answer = { title: 'Booked', at: 1 };`,
        ]),
    ),
    [syntax, 'client/src/ui/default.ts', `const a = 1;\nexport default a;`],
    [syntax, 'server/src/default.ts', `const a = 1;\nexport default a;`],
    [syntax, 'shared/src/default.ts', `const a = 1;\nexport default a;`],
    [syntax, 'shared/src/money/index.ts', `export { a } from '../good.ts';`],
    [syntax, 'server/src/features/auth/index.ts', `export * from './good.ts';`],
    [syntax, 'client/src/ui/index.ts', `export type { A } from './good.ts';`],
    [
      syntax,
      'server/src/features/auth/query.ts',
      `import type { Kysely } from 'kysely';
      interface Tables { users: { id: number } }
      export const users = (db: Kysely<Tables>) => db.selectFrom('users').selectAll().execute();`,
    ],
    [
      syntax,
      'server/src/http/raw-query.ts',
      'declare const sql: (text: TemplateStringsArray) => string;\nexport const a = sql`select 1`;',
    ],
    [syntax, 'server/src/features/auth/both-repository.ts', transaction],
    [syntax, 'server/src/http/both.ts', transaction],
    [syntax, 'client/src/lib/hour.ts', `export const a = (date: Date) => date.getHours();`],
    [
      syntax,
      'shared/src/messages/en/public/day.ts',
      `export const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' });`,
    ],
    [imports, 'server/src/features/auth/driver-repository.ts', `import 'mysql2';`],
    [imports, 'server/src/http/driver.ts', `import 'mysql2/promise';`],
    [imports, 'server/src/commands/driver.ts', `import '@photostructure/sqlite';`],
    [
      imports,
      'server/src/features/auth/builder.ts',
      `import { Kysely } from 'kysely';\nexport const a = Kysely;`,
    ],
    [environment, 'server/src/app.ts', `export const port = process.env['PORT'];`],
    [environment, 'server/src/db/open.ts', `export const { PORT } = process.env;`],
    [environment, 'client/src/lib/environment.ts', `export const port = process.env['PORT'];`],
    ['dealership/kebab-case-file-name', 'client/src/ui/BigButton.ts', `export const a = 1;`],
    ['dealership/kebab-case-file-name', 'server/src/db/open_file.ts', `export const a = 1;`],
    ['@typescript-eslint/no-explicit-any', 'shared/src/any.ts', `export let a: any;`],
    [
      '@typescript-eslint/consistent-type-imports',
      'shared/src/type-import.ts',
      `import { A } from './good.ts';\nexport let a: A;`,
    ],
    [
      'react-hooks/rules-of-hooks',
      'client/src/ui/hooks.tsx',
      `import { useState } from 'react';\nexport function A({ isOpen }: { isOpen: boolean }) {\n  if (isOpen) useState(1);\n  return null;\n}`,
    ],
    [
      'jsx-a11y/alt-text',
      'client/src/ui/picture.tsx',
      `export function A() {\n  return <img src="a.webp" />;\n}`,
    ],
  ];

  /** What only types tell, found by oxlint. @type {[rule: string, file: string, code: string][]} */
  const typed = [
    [
      'typescript(no-floating-promises)',
      'server/src/floating.ts',
      `export function a() {\n  Promise.resolve(1);\n}`,
    ],
    [
      'typescript(no-misused-promises)',
      'server/src/misused.ts',
      `export function a(items: number[]) {\n  items.forEach(async (item) => {\n    await Promise.resolve(item);\n  });\n}`,
    ],
    [
      'typescript(switch-exhaustiveness-check)',
      'shared/src/switch.ts',
      `export function a(kind: 'x' | 'y') {\n  switch (kind) {\n    case 'x':\n      return 1;\n  }\n  return 2;\n}`,
    ],
  ];

  /** @type {[file: string, code: string][]} */
  const good = [
    ['shared/src/index.ts', `export { a, type A } from './good.ts';`],
    ['server/src/config.ts', `export const port = process.env['PORT'];`],
    ['server/src/app.test.ts', `export const port = process.env['PORT'];`],
    ['server/src/db/open-database.ts', `import 'mysql2';\nimport 'kysely';`],
    ['server/test/rig.ts', `import 'mysql2';`],
    ['server/src/db/transaction.ts', transaction],
    [
      'server/src/features/auth/user-repository.ts',
      `import { type Kysely, sql } from 'kysely';
      interface Tables { users: { id: number } }
      export const users = (db: Kysely<Tables>) =>
        db.selectFrom('users').select(sql<number>\`1\`.as('one')).execute();`,
    ],
    [
      'server/src/features/auth/sign-in.ts',
      `import type { Kysely } from 'kysely';\nexport type Db = Kysely<object>;`,
    ],
    ['client/src/lib/literal.test.ts', `export const texts = ['Your next ride'];`],
    ['shared/src/messages/en/server/answers.ts', `export const texts = ['Your next ride'];`],
    ['server/src/features/auth/login-repository.ts', `export const texts = ['Your next ride'];`],
    ['client/src/pages/design-system/specimen.ts', `export const texts = ['Your next ride'];`],
    [
      'client/src/lib/no-bare.tsx',
      `import type { ReactNode } from 'react';
      export function A({ name, is, icon }: { name: string; is: boolean; icon: ReactNode }) {
        const mark = is && <b />;
        const lines = [name].map((line) => <p key={line}>{is ? line : name}</p>);
        return <div>{mark}<span>{name}</span>{icon}{lines}<p lang={name}><b />{name}</p></div>;
      }`,
    ],
    [
      'client/src/lib/no-literal.tsx',
      `import { texts } from './texts.ts';
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
          {count} / {day} · <input autoComplete="shipping tel" name="mobile" aria-label={texts.open} /> {\`\${count} %\`}
        </a>
      );`,
    ],
    ['vitest.config.ts', `export default { test: {} };`],
    ['client/vite.config.ts', `export default { build: {} };`],
  ];

  /** @type {Record<string, string[]>} */
  let found = {};

  beforeAll(async () => {
    const files = {
      'shared/src/good.ts': `export const a = 1;\nexport type A = typeof a;`,
      'client/src/ui/good.ts': `export type A = 1;`,
      'client/src/lib/texts.ts': `export const texts: Record<'open', string> = { open: '' };`,
      'server/src/features/auth/good.ts': `export const a = 1;`,
      ...Object.fromEntries(good),
      ...Object.fromEntries([...samples, ...typed].map(([, file, code]) => [file, code])),
    };
    const root = buildRepo(files);
    symlinkSync(join(repoRoot, 'node_modules'), join(root, 'node_modules'));
    const { compilerOptions } = JSON.parse(
      readFileSync(join(repoRoot, 'tsconfig.base.json'), 'utf8'),
    );
    writeFileSync(
      join(root, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          ...compilerOptions,
          lib: ['ES2023', 'DOM'],
          types: ['node'],
          jsx: 'react-jsx',
        },
        include: ['**/*.ts', '**/*.tsx'],
      }),
    );
    const eslint = new ESLint({
      cwd: root,
      overrideConfigFile: join(repoRoot, 'eslint.config.js'),
    });
    const results = await eslint.lintFiles(Object.keys(files));
    found = Object.fromEntries(
      results.map(({ filePath, messages }) => [
        filePath.slice(root.length + 1),
        messages.map(({ ruleId, message }) => ruleId ?? message),
      ]),
    );
    const oxlint = join(repoRoot, 'node_modules', 'oxlint', 'bin', 'oxlint');
    const config = join(repoRoot, '.oxlintrc.json');
    const { output } = await runProcess(
      process.execPath,
      [oxlint, '--config', config, '--format=json', 'shared', 'server', 'client'],
      { cwd: root },
    );
    for (const { code, filename } of JSON.parse(output).diagnostics) found[filename]?.push(code);
  }, 60_000);

  test.each([...samples, ...typed])('%s reports %s', (rule, file) => {
    expect(found[file]).toEqual([rule]);
  });

  test.each(good)('%s is accepted', (file) => {
    expect(found[file]).toEqual([]);
  });
});

describe('built chunks', () => {
  const staff = '/shop/shared/src/messages/en/staff/reports.ts';
  const site = '/shop/shared/src/messages/en/public/forms.ts';
  const common = '/shop/shared/src/messages/en/common/ui.ts';
  const preview = '/shop/client/src/features/content/as-visitors-see.tsx';

  /**
   * @param {string[]} modules
   * @param {{ isEntry?: boolean, imports?: string[], dynamicImports?: string[] }} links
   */
  const chunk = (modules, { isEntry = false, imports = [], dynamicImports = [] } = {}) => ({
    isEntry,
    imports,
    dynamicImports,
    modules: Object.fromEntries(modules.map((id) => [id, { renderedLength: 1 }])),
  });
  const chunks = {
    'entry.js': chunk([common], { isEntry: true, imports: ['beside.js'] }),
    'beside.js': chunk([site], { dynamicImports: ['later.js'] }),
    'later.js': chunk([staff]),
  };

  test('texts of the other half are found in whatever the entry leads to, its own are not', () => {
    expect(strayedTexts(chunks, 'staff')).toEqual([staff]);
    expect(strayedTexts(chunks, 'public')).toEqual([site]);
  });

  test('what staff preview may bring the words of visitors, as long as nothing else brings them', () => {
    const behindPreview = (/** @type {string[]} */ imports) => ({
      ...chunks,
      'entry.js': chunk([], { isEntry: true, imports, dynamicImports: ['preview.js'] }),
      'preview.js': chunk([preview, site], { imports: ['beside.js'] }),
    });
    expect(strayedTexts(behindPreview([]), 'public')).toEqual([]);
    expect(strayedTexts(behindPreview(['beside.js']), 'public')).toEqual([site]);
  });

  test('of a module that only types were taken from nothing is left', () => {
    const modules = { [staff]: { renderedLength: 0 } };
    const entry = { ...chunk([], { isEntry: true }), modules };
    expect(strayedTexts({ 'entry.js': entry }, 'staff')).toEqual([]);
  });
});

/** @param {Record<string, string>} files */
function buildRepo(files) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'dealership-walls-')));
  folders.push(root);
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `${code}\n`);
  }
  return root;
}
