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
import { repoRoot } from './run-process.mjs';

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
    ...['http', 'db', 'storage', 'jobs', 'audit'].map((folder) => ({
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
    'shared/src/time/good.ts': ``,
    'server/src/site/good.ts': `import '../features/auth/good.ts';`,
    'server/src/errors/good.ts': `import '@dealership/shared';`,
    'server/src/good.ts': `import '@dealership/shared'; export type A = 1;`,
    'server/src/app.ts': `import './features/auth/good.ts'; import './features/content/good.ts';`,
    'server/src/features/auth/good.ts': `import './part.ts'; import '../../http/good.ts';`,
    'server/src/features/auth/part.ts': ``,
    'server/src/features/content/good.ts': ``,
    'server/src/http/good.ts': `import 'node:fs';`,
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
      import '../../features/content/good.ts';`,
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
      JSON.stringify({ name: '@dealership/shared', exports: { '.': './src/good.ts' } }),
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

  /** @type {[rule: string, file: string, code: string][]} */
  const samples = [
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
      '@typescript-eslint/no-floating-promises',
      'server/src/floating.ts',
      `export function a() {\n  Promise.resolve(1);\n}`,
    ],
    [
      '@typescript-eslint/no-misused-promises',
      'server/src/misused.ts',
      `export function a(items: number[]) {\n  items.forEach(async (item) => {\n    await Promise.resolve(item);\n  });\n}`,
    ],
    [
      '@typescript-eslint/switch-exhaustiveness-check',
      'shared/src/switch.ts',
      `export function a(kind: 'x' | 'y') {\n  switch (kind) {\n    case 'x':\n      return 1;\n  }\n  return 2;\n}`,
    ],
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
    ['vitest.config.ts', `export default { test: {} };`],
    ['client/vite.config.ts', `export default { build: {} };`],
  ];

  /** @type {Record<string, string[]>} */
  let found = {};

  beforeAll(async () => {
    const files = {
      'shared/src/good.ts': `export const a = 1;\nexport type A = typeof a;`,
      'client/src/ui/good.ts': `export type A = 1;`,
      'server/src/features/auth/good.ts': `export const a = 1;`,
      ...Object.fromEntries(good),
      ...Object.fromEntries(samples.map(([, file, code]) => [file, code])),
    };
    const root = buildRepo(files);
    symlinkSync(join(repoRoot, 'node_modules'), join(root, 'node_modules'));
    const { compilerOptions } = JSON.parse(
      readFileSync(join(repoRoot, 'tsconfig.base.json'), 'utf8'),
    );
    writeFileSync(
      join(root, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: { ...compilerOptions, types: ['node'], jsx: 'react-jsx' },
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
  }, 60_000);

  test.each(samples)('%s reports %s', (rule, file) => {
    expect(found[file]).toEqual([rule]);
  });

  test.each(good)('%s is accepted', (file) => {
    expect(found[file]).toEqual([]);
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
