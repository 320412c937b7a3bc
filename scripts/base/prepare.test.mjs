import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { buildStale, staleBuilds } from './build-stale.mjs';
import { installAdvice, isInstalled } from './install-packages.mjs';
import { checkNode } from './prepare.mjs';

/** @type {string[]} */
const roots = [];

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

/** @param {Record<string, string>} files */
function buildRoot(files) {
  const root = mkdtempSync(join(tmpdir(), 'dealership-prepare-'));
  roots.push(root);
  write(root, files);
  return root;
}

/**
 * @param {string} root
 * @param {Record<string, string>} files
 */
function write(root, files) {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
}

test('Node 20.19 is the oldest that passes', () => {
  expect(() => {
    checkNode('20.18.3');
  }).toThrow('Node.js 20.19 or newer is needed; this is 20.18.3');
  checkNode('20.19.0');
  checkNode('22.1.0');
});

test('an unreachable registry is distinguished from a full disk', () => {
  expect(installAdvice('npm error code ENOTFOUND')).toContain('registry cannot be reached');
  expect(installAdvice('npm error ENOSPC: no space left')).toContain('disk is full');
});

describe('packages', () => {
  const packages = {
    'node_modules/zod': { version: '1.0.0' },
    'node_modules/vitest': { version: '2.0.0', dev: true },
    'node_modules/other-os': { version: '3.0.0', optional: true, os: ['none'], cpu: ['none'] },
  };
  const lock = { 'package-lock.json': JSON.stringify({ packages }) };

  /** @param {('zod' | 'vitest')[]} names */
  const installed = (...names) => ({
    'node_modules/.package-lock.json': JSON.stringify({
      packages: Object.fromEntries(
        names.map((name) => [`node_modules/${name}`, packages[`node_modules/${name}`]]),
      ),
    }),
    ...Object.fromEntries(names.map((name) => [`node_modules/${name}/package.json`, '{}'])),
  });

  test('nothing installed satisfies nothing', () => {
    expect(isInstalled('run', buildRoot(lock))).toBe(false);
  });

  test('an npm install by hand satisfies all', () => {
    const root = buildRoot({ ...lock, ...installed('zod', 'vitest') });
    expect(isInstalled('all', root)).toBe(true);
    expect(isInstalled('run', root)).toBe(true);
  });

  test('an install without the test packages satisfies run only', () => {
    const root = buildRoot({ ...lock, ...installed('zod') });
    expect(isInstalled('run', root)).toBe(true);
    expect(isInstalled('all', root)).toBe(false);
  });

  test('a package that is listed but deleted is noticed', () => {
    const root = buildRoot({ ...lock, ...installed('zod', 'vitest') });
    rmSync(join(root, 'node_modules', 'zod'), { recursive: true });
    expect(isInstalled('run', root)).toBe(false);
  });

  test('a changed lock makes a recorded install stale', () => {
    const root = buildRoot({ ...lock, ...installed('zod', 'vitest') });
    expect(isInstalled('all', root)).toBe(true);
    write(root, { 'package-lock.json': lock['package-lock.json'].replace('1.0.0', '1.0.1') });
    expect(isInstalled('run', root)).toBe(false);
  });
});

describe('builds', () => {
  // In place of the build: writes the result, or fails if its source asks for that.
  const build = `
    import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
    const name = process.argv[2];
    mkdirSync(name + '/dist/en', { recursive: true });
    writeFileSync(name + '/dist/' + (name === 'server' ? 'main.js' : 'en/index.html'), '');
    if (readFileSync(name + '/src/a.ts', 'utf8') === 'broken') process.exit(1);`;
  const sources = {
    'scripts/build.mjs': build,
    'package-lock.json': '',
    'tsconfig.base.json': '',
    'server/src/a.ts': '1',
    'client/src/a.ts': '1',
    'shared/src/a.ts': '1',
  };

  test('both are stale at first, neither after a build', async () => {
    const root = buildRoot(sources);
    expect(staleBuilds(root)).toEqual(['server', 'client']);
    expect(await buildStale(root)).toEqual(['server', 'client']);
    expect(staleBuilds(root)).toEqual([]);
  });

  test.each([
    ['server/src/a.ts', ['server']],
    ['client/src/a.ts', ['client']],
    ['shared/src/a.ts', ['server', 'client']],
    ['package-lock.json', ['server', 'client']],
    ['client/src/new.ts', ['client']],
    ['client/src/a.test.ts', []],
    ['client/e2e/a.ts', []],
  ])('a change of %s makes %j stale', async (file, stale) => {
    const root = buildRoot(sources);
    await buildStale(root);
    write(root, { [file]: '2' });
    expect(staleBuilds(root)).toEqual(stale);
  });

  test('a build that failed half-way stays stale', async () => {
    const root = buildRoot({ ...sources, 'server/src/a.ts': 'broken' });
    await expect(buildStale(root)).rejects.toThrow('Building the server failed');
    expect(staleBuilds(root)).toEqual(['server', 'client']);
  });
});
