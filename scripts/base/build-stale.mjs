import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles, readText } from './files.mjs';
import { PrepareError, withProgress } from './progress.mjs';
import { repoRoot, runProcess } from './run-process.mjs';

/**
 * What each build reads. A change of anything here makes its dist stale.
 * @type {Record<'server' | 'client', { reads: string[], result: string }>}
 */
const builds = {
  server: { reads: ['server', 'shared'], result: 'server/dist/main.js' },
  client: { reads: ['client', 'shared'], result: 'client/dist/en/index.html' },
};
const readByEveryBuild = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build.mjs',
  'scripts/bundle-server.mjs',
  'scripts/ends-of-life.json',
];

/** @param {string} root */
export function staleBuilds(root) {
  return /** @type {(keyof typeof builds)[]} */ (Object.keys(builds)).filter((name) => {
    const stamp = readText(stampPath(name, root));
    return !existsSync(join(root, builds[name].result)) || stamp !== sourceHash(name, root);
  });
}

/** Builds what is stale and returns the names of the builds. @param {string} root */
export async function buildStale(root = repoRoot) {
  const stale = staleBuilds(root);
  for (const name of stale) {
    // The hash is taken before and the stamp written last: after an edit during the build, or an
    // interrupted build, it is still stale.
    const hash = sourceHash(name, root);
    rmSync(stampPath(name, root), { force: true });
    const { code, output } = await withProgress(`Building the ${name}`, () =>
      runProcess(process.execPath, [join(root, 'scripts', 'build.mjs'), name], { cwd: root }),
    );
    if (code !== 0) {
      const advice = /ENOSPC/.test(output)
        ? 'the disk is full. Free some space and run the command again.'
        : 'see the output above.';
      throw new PrepareError(`Building the ${name} failed: ${advice}`, output);
    }
    mkdirSync(join(root, name, 'dist'), { recursive: true });
    writeFileSync(stampPath(name, root), hash);
  }
  return stale;
}

/** @type {(name: keyof typeof builds, root: string) => string} */
function stampPath(name, root) {
  return join(root, name, 'dist', '.build-stamp');
}

/** @type {(name: keyof typeof builds, root: string) => string} */
function sourceHash(name, root) {
  const files = builds[name].reads.flatMap((folder) => listSources(folder, root));
  return hashFiles([...files, ...readByEveryBuild], root);
}

const notSources = new Set(['node_modules', 'dist', 'e2e', 'test']);

/**
 * @param {string} folder relative to the root
 * @param {string} root
 * @returns {string[]}
 */
function listSources(folder, root) {
  const absolute = join(root, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return notSources.has(entry.name) ? [] : listSources(path, root);
      return /\.test\.[cm]?[jt]sx?$/.test(entry.name) ? [] : [path];
    })
    .sort();
}
