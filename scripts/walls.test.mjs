import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { strayedTexts } from '../client/build/texts-apart.ts';
import { buildSampleRepo } from './checks/sample-repo.mjs';
import { repoRoot } from './run-process.mjs';

// An import rule without a test may stop working unnoticed: each rule gets a bad sample, in a folder laid out
// like the repository, and must report it with exactly its own error.

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

  let root = '';

  beforeAll(() => {
    const bad = samples.map(({ file, code, beside }) => ({
      ...(code !== undefined && { [file]: code }),
      ...beside,
    }));
    root = buildSampleRepo(Object.assign({}, good, ...bad));
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

  afterAll(() => rmSync(root, { recursive: true, force: true }));

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
