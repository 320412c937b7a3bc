import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from './files.mjs';
import { PrepareError, withProgress } from './progress.mjs';
import { repoRoot, runNpm } from './run-process.mjs';

/** @typedef {'run' | 'all'} Scope `run`: packages to build and serve; `all`: those of the tests too. */

/**
 * @param {Scope} scope
 * @param {string} root
 */
export function isInstalled(scope, root) {
  const installed = scopeOfInstall(root);
  return installed === 'all' || installed === scope;
}

/** @type {(scope: Scope, root?: string) => Promise<void>} */
export async function installPackages(scope, root = repoRoot) {
  if (isInstalled(scope, root)) return;
  // Deleted before npm starts, so that an interrupted install is never taken for a finished one.
  rmSync(hiddenLockPath(root), { force: true });
  const { code, output } = await withProgress('Installing packages', () =>
    runNpm(
      [
        'ci',
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        // Set on the command line because NODE_ENV or a user's .npmrc may differ.
        '--include=optional',
        '--include=peer',
        '--legacy-peer-deps=false',
        scope === 'all' ? '--include=dev' : '--omit=dev',
      ],
      root,
    ),
  );
  if (code !== 0) throw new PrepareError(installAdvice(output), output);
}

/** @param {string} output */
export function installAdvice(output) {
  const sentence = 'Installing the packages failed:';
  const known = /** @type {[RegExp, string][]} */ ([
    [
      /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH|UNABLE_TO_GET_ISSUER|SELF_SIGNED/i,
      'the npm registry cannot be reached. Check the network, the proxy (npm config get proxy) and the registry (npm config get registry), then run the command again.',
    ],
    [/ENOSPC/, 'the disk is full. About 800 MB are needed; free some space and run it again.'],
    [/EACCES|EPERM|EROFS/, 'this folder cannot be written. Check who owns it.'],
    [
      /EBADENGINE/,
      'a package refuses this version of Node.js. Use Node.js 20.19 or a newer LTS version.',
    ],
    [
      /EUSAGE|package-lock\.json.*not in sync|can only install packages when/i,
      'package.json and package-lock.json disagree. Run npm install and keep the lock file that it writes.',
    ],
    [/EINTEGRITY/, 'a package was damaged on its way. Run npm cache verify, then try again.'],
    [/command not found|npm: spawn/i, 'npm was not found. Install Node.js together with npm.'],
  ]).find(([pattern]) => pattern.test(output));
  return `${sentence} ${known?.[1] ?? 'see the output above.'}`;
}

/** @param {string} root */
function hiddenLockPath(root) {
  return join(root, 'node_modules', '.package-lock.json');
}

/**
 * What node_modules suffices for: every package of the lock file must be there in its version, as npm has noted it at the
 * end of an install, except optional packages of other platforms.
 * @param {string} root
 * @returns {Scope | undefined}
 */
function scopeOfInstall(root) {
  const wanted = readJson(join(root, 'package-lock.json'))?.packages;
  const present = readJson(hiddenLockPath(root))?.packages;
  if (!wanted || !present) return undefined;
  let scope = /** @type {Scope} */ ('all');
  for (const [path, entry] of Object.entries(wanted)) {
    if (!path.includes('node_modules/') || !isForThisMachine(entry)) continue;
    const isThere =
      present[path]?.version === entry.version && existsSync(join(root, path, 'package.json'));
    if (isThere) continue;
    if (!entry.dev && !entry.devOptional) return undefined;
    scope = 'run';
  }
  return scope;
}

/** @param {any} entry a package of the lock file */
function isForThisMachine(entry) {
  if (!entry.optional && !entry.devOptional) return true;
  // Optional and for no platform in particular: npm may rightly have left it out.
  if (!entry.os || !entry.cpu) return false;
  return (
    entry.os.includes(process.platform) &&
    entry.cpu.includes(process.arch) &&
    (!entry.libc || entry.libc.includes(libc()))
  );
}

/** @type {string | undefined} */
let knownLibc;

function libc() {
  if (knownLibc !== undefined || process.platform !== 'linux') return knownLibc;
  const report = /** @type {any} */ (process.report);
  // Otherwise the report looks up host names, which takes seconds without a network.
  report.excludeNetwork = true;
  knownLibc = report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  return knownLibc;
}
