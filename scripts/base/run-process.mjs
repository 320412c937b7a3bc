import { spawn } from 'node:child_process';
import { accessSync, constants, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repoRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const isWindows = process.platform === 'win32';
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a program to its end and collects what it prints (stdout and stderr together).
 * A program that runs longer than `timeoutMs` is killed with its children; the result has `timedOut`.
 * With `isAside` it only gets processor time that no other process wants.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeoutMs?: number, isAside?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string, timedOut: boolean }>}
 */
export function runProcess(command, args, options = {}) {
  const { cwd = repoRoot, env = process.env, timeoutMs, isAside = false } = options;
  return new Promise((resolve) => {
    // Its own process group, so that a kill reaches the workers that it starts.
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !isWindows,
    });
    track(child);
    if (isAside && child.pid !== undefined) putAside(child.pid);
    let output = '';
    let timedOut = false;
    const keep = (/** @type {string} */ text) => {
      output += text;
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    const timer =
      timeoutMs === undefined
        ? undefined
        : setTimeout(() => {
            timedOut = true;
            killTree(child, 'SIGKILL');
          }, timeoutMs);
    const finish = (/** @type {number} */ code) => {
      clearTimeout(timer);
      untrack(child);
      resolve({ code, output, timedOut });
    };
    child.on('error', (error) => {
      keep(`${command}: ${error.message}\n`);
      finish(127);
    });
    child.on('close', (code) => {
      finish(code ?? 1);
    });
  });
}

/** A third of the usual share; next to a busy process the lowest priority would never end. */
const ASIDE = 5;

/**
 * Gives a process group a low priority. Linux compares priorities within a session alone and shares the processor
 * between sessions (autogroup, sched(7)): there it is the session's that counts.
 * @param {number} pid of its first process
 */
function putAside(pid) {
  setPriority(pid, ASIDE);
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(ASIDE));
  } catch {
    // Another system, or one without autogroup.
  }
}

/**
 * Runs npm: the one that started us, or the one on the PATH.
 * @param {string[]} args
 * @param {string} cwd
 */
export function runNpm(args, cwd = repoRoot) {
  const startedBy = process.env.npm_execpath;
  if (startedBy !== undefined && /npm-cli\.[cm]?js$/.test(startedBy)) {
    return runProcess(process.execPath, [startedBy, ...args], { cwd });
  }
  return isWindows
    ? runProcess('cmd', ['/c', 'npm', ...args], { cwd })
    : runProcess('npm', args, { cwd });
}

/**
 * The first of these programs that is in the PATH, or in the system folders that an ordinary user's PATH leaves out.
 * @param {string[]} names
 * @returns {string | undefined}
 */
export function findProgram(names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const files = names.flatMap((name) =>
    folders.filter(Boolean).map((folder) => join(folder, isWindows ? `${name}.exe` : name)),
  );
  return files.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/**
 * Chromium for the browser tests: `CHROMIUM_PATH`, else the one in the PATH. The headless shell is the same
 * engine without the browser's own windows, and takes a third less time.
 */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  return findProgram(['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']);
}

/** Lets Chromium run as root in a container, and keeps it from making requests of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * For journeys: a smooth scroll to a focused field could move a button away between the press of the mouse and its
 * release. home-content.spec.ts leaves it out.
 */
export const scrollAtOnce = '--disable-smooth-scrolling';

/** @type {(child: import('node:child_process').ChildProcess, signal: NodeJS.Signals) => void} */
function killTree(child, signal) {
  try {
    if (isWindows || child.pid === undefined) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // already gone
  }
}

/** @param {NodeJS.Signals} signal */
function stopAll(signal) {
  for (const child of running) killTree(child, 'SIGTERM');
  process.exit(signal === 'SIGINT' ? 130 : 143);
}

// Only while something runs: afterwards the server, which lives in this process, handles its own.
/** @param {import('node:child_process').ChildProcess} child */
function track(child) {
  if (running.size === 0) process.on('SIGINT', stopAll).on('SIGTERM', stopAll);
  running.add(child);
}

/** @param {import('node:child_process').ChildProcess} child */
function untrack(child) {
  running.delete(child);
  if (running.size === 0) process.off('SIGINT', stopAll).off('SIGTERM', stopAll);
}
