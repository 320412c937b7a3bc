import { copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { strayedTexts } from '../../client/build/texts-apart.ts';
import { repoRoot, runProcess } from '../base/run-process.mjs';
import { buildSampleRepo, readSamples } from './samples.mjs';
import { graphs } from './walls.mjs';

// A wall without a test may stop working unnoticed: each bad sample must be refused by its own wall and by no other.

const samples = readSamples('walls-samples.txt');

/** @type {Record<string, string>} */
const accepted = {
  'shared/src/good.ts': `import 'zod/mini';`,
  'shared/src/good.test.ts': `import 'vitest';`,
  'shared/src/money/good.ts': ``,
  'shared/src/enquiries/good.ts': `export type A = 1;`,
  'shared/src/texts/texts-in.ts': `import './en/common/good.ts';`,
  'shared/src/texts/en/common/good.ts': `
    import '../../../time/good.ts';
    import type { A } from '../../../enquiries/good.ts';
    export type B = A;`,
  'shared/src/texts/en/public/good.ts': `import '../common/good.ts'; export type A = 1;`,
  'shared/src/texts/en/server/good.ts': `export type A = 1;`,
  'shared/src/texts/en/staff/good.ts': `import '../common/good.ts'; export type A = 1;`,
  'client/src/ui/good-staff-part.ts': `import '@dealership/shared/texts/staff/good.ts';`,
  'client/src/ui/good-public-part.ts': `import '@dealership/shared/texts/public/good.ts';`,
  'client/src/pages/admin/good-page.tsx': `
    import '../../ui/good-staff-part.ts';
    import '@dealership/shared/texts/staff/good.ts';`,
  'shared/src/time/good.ts': ``,
  'shared/src/time/leaning.ts': `import '../money/good.ts';`,
  'server/src/site/good.ts': `import '../features/auth/good.ts';`,
  'server/src/errors/good.ts': `import '@dealership/shared';`,
  'server/src/good.ts': `import '@dealership/shared'; export type A = 1;`,
  'server/src/app.ts': `import './features/auth/good.ts'; import './features/content/good.ts';`,
  'server/src/features/auth/good.ts': `import './part.ts'; import '../../http/good.ts';`,
  'server/src/features/auth/part.ts': ``,
  'server/src/features/content/good.ts': ``,
  'server/src/http/good.ts': `
    import 'node:fs';
    import type { B } from '@dealership/shared/texts/common/good.ts';`,
  'client/src/main.tsx': `
    import type { A } from './app/admin-good.ts';
    export const admin = () => import('./app/admin-good.ts');
    export const late = () => import('axios');`,
  'client/src/app/admin-good.ts': `import 'axios'; export type A = 1;`,
  'client/src/app/admin-empty.ts': ``,
  'client/src/app/shell.ts': `import './admin-empty.ts';`,
  'client/src/features/content/manage/list.ts': ``,
  'client/src/lib/good-axios.ts': `import 'axios';`,
  'server/src/http/circle-b.ts': `import './circle-a.ts';`,
  'client/src/lib/good.ts': ``,
  'client/src/features/auth/good.ts': `import '../../lib/good.ts'; import './part.ts';`,
  'client/src/features/auth/part.ts': ``,
  'client/src/features/content/good.ts': ``,
  'client/src/pages/public/good-page.tsx': `
    import '../../features/auth/good.ts';
    import '../../features/content/good.ts';
    import '@dealership/shared/texts/public/good.ts';
    import '@dealership/shared/texts/common/good.ts';`,
};

const packages = [
  'jspdf',
  'jspdf-autotable',
  'papaparse',
  'axios',
  'react-toastify',
  '@tanstack/react-query',
];

describe('imports', () => {
  let root = '';
  /** @type {{ wall: string, from: string }[]} */
  let breaches = [];

  beforeAll(async () => {
    root = buildSampleRepo(samples, accepted);
    copyFileSync(join(repoRoot, 'tsconfig.base.json'), join(root, 'tsconfig.base.json'));
    for (const name of [...packages, 'vitest']) buildPackage(name);
    buildPackage('zod', './mini');
    mkdirSync(join(root, 'node_modules/@dealership'));
    symlinkSync(join(root, 'shared'), join(root, 'node_modules/@dealership/shared'));
    writeFileSync(
      join(root, 'shared/package.json'),
      JSON.stringify({
        name: '@dealership/shared',
        exports: { '.': './src/good.ts', './texts/*': './src/texts/en/*' },
      }),
    );
    const { code, output } = await runProcess(
      process.execPath,
      [join(repoRoot, 'scripts/checks/walls.mjs')],
      { cwd: root, env: { ...process.env, NO_COLOR: '1' } },
    );
    expect(code).toBe(1);
    const lines = output.matchAll(/^ *error ([\w-]+): (\S+)/gm);
    breaches = [...lines].map(([, wall = '', from = '']) => ({ wall, from }));
  });

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test.each(samples)('$rule refuses $file: $code', ({ rule, file }) => {
    const place = rule === 'no-folder-cycles' ? dirname(file) : file;
    const found = breaches.filter(({ from }) => from === place);
    expect(found.map(({ wall }) => wall)).toEqual([rule]);
  });

  test('good code is accepted', () => {
    expect(breaches.filter(({ from }) => Object.keys(accepted).includes(from))).toEqual([]);
  });

  test('every wall has a sample', () => {
    const walls = Object.values(graphs).flatMap((graph) => graph.walls.map(({ name }) => name));
    expect(new Set(samples.map(({ rule }) => rule))).toEqual(new Set(walls));
  });

  function buildPackage(/** @type {string} */ name, entry = '.') {
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
  const staff = '/shop/shared/src/texts/en/staff/reports.ts';
  const site = '/shop/shared/src/texts/en/public/forms.ts';
  const common = '/shop/shared/src/texts/en/common/ui.ts';
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
