import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildStale, staleBuilds } from './build-stale.mjs';
import { readText } from './files.mjs';
import { installPackages, isInstalled } from './install-packages.mjs';
import { PrepareError } from './progress.mjs';
import { repoRoot } from './run-process.mjs';

const oldestNode = [20, 19];
const outputTailLines = 40;

/**
 * Makes the checkout ready to run: the right Node, the packages, the builds. Does nothing when all is up to
 * date. Prints progress on stderr; a failure is explained there and ends the process with 1.
 * @param {{ scope: import('./install-packages.mjs').Scope, build?: boolean, root?: string }} options
 */
export async function prepare({ scope, build = true, root = repoRoot }) {
  try {
    checkNode();
    const isBuilt = () => !build || staleBuilds(root).length === 0;
    if (isInstalled(scope, root) && isBuilt()) return;
    await withLock(root, async () => {
      await installPackages(scope, root);
      if (build) await buildStale(root);
    });
  } catch (error) {
    if (!(error instanceof PrepareError)) throw error;
    const lines = error.output.trimEnd().split('\n');
    if (error.output) console.error(lines.slice(-outputTailLines).join('\n'));
    console.error(`\n${error.message}`);
    process.exit(1);
  }
}

export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new PrepareError(
    `Node.js ${oldestNode.join('.')} or newer is needed; this is ${version}. Get it from https://nodejs.org and run the command again.`,
  );
}

/**
 * Two starts at once must not install or build into the same folders. The second waits, and then has nothing to do.
 * @param {string} root
 * @param {() => Promise<void>} work
 */
async function withLock(root, work) {
  const lock = join(root, '.prepare.lock');
  let hasSaidSo = false;
  while (!tryLock(lock)) {
    const holder = Number(readText(lock));
    // Our own process id: left by a killed start in a container, where process ids repeat.
    if (holder === process.pid || (holder > 0 && !isAlive(holder))) {
      rmSync(lock, { force: true });
      continue;
    }
    if (!hasSaidSo) {
      console.error(
        `Waiting for process ${holder || '?'}, which is installing or building here (if there is none, delete ${lock}).`,
      );
      hasSaidSo = true;
    }
    await sleep(500);
  }
  const unlock = () => {
    rmSync(lock, { force: true });
  };
  process.on('exit', unlock);
  try {
    await work();
  } finally {
    process.off('exit', unlock);
    unlock();
  }
}

/** @param {string} lock */
function tryLock(lock) {
  try {
    const file = openSync(lock, 'wx');
    writeSync(file, String(process.pid));
    closeSync(file);
    return true;
  } catch (error) {
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EEXIST') return false;
    if (['EACCES', 'EPERM', 'EROFS'].includes(code)) {
      throw new PrepareError(
        `Packages or builds are stale, and this folder cannot be written. Check who owns it.`,
      );
    }
    throw error;
  }
}

/** Whether a process of this id runs, of whichever user. @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
