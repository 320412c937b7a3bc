import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readText } from '../base/files.mjs';
import { findProgram, runProcess } from '../base/run-process.mjs';

const startTimeoutMs = 30_000;
const stopTimeoutMs = 5_000;

/** Faster settings that clients do not notice: the data need not survive a crash of the machine. */
const quick = [
  '--innodb-flush-method=nosync',
  '--innodb-doublewrite=0',
  '--innodb-buffer-pool-size=128M',
  '--innodb-log-file-size=32M',
];
const durable = [
  '--innodb-flush-log-at-trx-commit=1',
  '--innodb-buffer-pool-size=2G',
  '--innodb-log-file-size=256M',
];

/** Whether this machine has the programs that `startMariadb` needs. */
export function hasMariadb() {
  return findServer() !== undefined && findInstaller() !== undefined;
}

/**
 * @typedef {object} Mariadb
 * @property {string} url address of a user who may do everything
 * @property {() => Promise<void>} crash kills it (SIGKILL)
 * @property {() => Promise<void>} restart starts it again after a crash, on the same data and port
 * @property {() => Promise<void>} stop ends it and removes its data
 */

/**
 * Starts a private MariaDB on a free loopback port, with an empty data folder of its own. It goes away
 * with `stop`, and also when this process ends in any other way.
 * @param {object} [options]
 * @param {boolean} [options.isDurable] as in production: waits for the disk and has memory for a
 *   million enquiries; otherwise it is only fast
 * @param {string[]} [options.settings] further settings of the server, which override all others
 * @param {string} [options.parent] where its folder is made
 * @returns {Promise<Mariadb>}
 */
export async function startMariadb({ isDurable = false, settings = [], parent = tmpdir() } = {}) {
  const installer = findInstaller();
  const server = findServer();
  if (installer === undefined || server === undefined) throw new Error('MariaDB is not installed');

  const folder = mkdtempSync(join(parent, 'dealership-mariadb-'));
  const owner = ownerFor(folder);
  const data = join(folder, 'data');
  const tuning = [...(isDurable ? durable : quick), ...settings];
  const password = randomBytes(18).toString('hex');
  const watchdog = startWatchdog(folder);
  try {
    const created = await runProcess(
      installer,
      ['--no-defaults', '--skip-test-db', `--datadir=${data}`, ...tuning, ...owner.args],
      { timeoutMs: startTimeoutMs },
    );
    if (created.code !== 0) throw new Error(`mariadb-install-db failed:\n${created.output}`);

    const initFile = join(folder, 'init.sql');
    const user = `'tester'@'127.0.0.1'`;
    writeFileSync(
      initFile,
      [
        `CREATE USER IF NOT EXISTS ${user} IDENTIFIED BY '${password}';`,
        `GRANT ALL ON *.* TO ${user} WITH GRANT OPTION;`,
        'CREATE DATABASE IF NOT EXISTS test;',
      ].join('\n'),
      { mode: 0o600 },
    );
    owner.give(initFile);

    const place = { folder, data, initFile, owner, tuning, watchdog };
    let running = await launch(server, place);
    const { port } = running;
    return {
      url: `mysql://tester:${password}@127.0.0.1:${port}/test`,
      crash: async () => {
        kill(running.pid, 'SIGKILL');
        while (!running.hasExited()) await sleep(5);
      },
      restart: async () => {
        running = await launch(server, { ...place, port });
      },
      stop: async () => {
        kill(running.pid, 'SIGTERM');
        const deadline = Date.now() + stopTimeoutMs;
        while (!running.hasExited() && Date.now() < deadline) await sleep(20);
        await releaseWatchdog(watchdog);
      },
    };
  } catch (error) {
    await releaseWatchdog(watchdog);
    throw error;
  }
}

/**
 * The place of one database; `port`: a free one unless given.
 *
 * @typedef {{ folder: string, data: string, initFile: string, tuning: string[], port?: number }} Files
 * @typedef {{ owner: ReturnType<typeof ownerFor>, watchdog: ReturnType<typeof startWatchdog> }} Keepers
 */
/** @type {(server: string, place: Files & Keepers) => Promise<{ port: number, pid: number, hasExited: () => boolean }>} */
async function launch(server, { folder, data, initFile, owner, tuning, watchdog, port: given }) {
  const log = join(folder, 'server.log');
  // Between finding a free port and using it another process may take it: then try another.
  for (let attempt = 1; ; attempt += 1) {
    const port = given ?? (await freePort());
    const child = spawn(
      server,
      [
        '--no-defaults',
        `--datadir=${data}`,
        // A starting server removes all temporary tables in this folder, those of other servers too.
        `--tmpdir=${folder}`,
        `--init-file=${initFile}`,
        `--log-error=${log}`,
        // Relative to the data folder: an absolute path may be too long for a socket.
        '--socket=s.sock',
        '--pid-file=server.pid',
        '--skip-networking=0',
        '--bind-address=127.0.0.1',
        `--port=${port}`,
        '--max-connections=300',
        '--skip-log-bin',
        '--skip-name-resolve',
        // As in the packages' configuration; the default is latin1.
        '--character-set-server=utf8mb4',
        '--collation-server=utf8mb4_general_ci',
        ...tuning,
        ...owner.args,
      ],
      // Its own process group: Ctrl-C reaches only us; the database is stopped by `stop` or the watchdog.
      { stdio: 'ignore', detached: true },
    );
    let exited = false;
    child.on('exit', () => (exited = true));
    child.on('error', () => (exited = true));
    const pid = child.pid ?? 0;
    watchdog.stdin.write(`${pid}\n`);
    child.unref();

    const deadline = Date.now() + startTimeoutMs;
    while (!exited && Date.now() < deadline) {
      if (await answers(port)) return { port, pid, hasExited: () => exited };
      await sleep(30);
    }
    kill(pid, 'SIGKILL');
    const output = readText(log) ?? '';
    if (attempt < 3 && given === undefined && /address already in use/i.test(output)) continue;
    throw new Error(`MariaDB did not start:\n${output}`);
  }
}

/**
 * A process that kills the database (the last process id that it is sent) and removes its folder as soon as
 * its standard input closes, which happens however this process ends, SIGKILL included.
 * @param {string} folder
 */
function startWatchdog(folder) {
  const program = `
    const [folder] = process.argv.slice(1);
    let input = '';
    process.stdin.on('data', (data) => (input += data)).on('close', () => {
      const pid = Number(input.trim().split('\\n').at(-1));
      try { if (pid > 0) process.kill(pid, 'SIGKILL'); } catch {}
      require('node:fs').rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
      process.exit();
    });`;
  const watchdog = spawn(process.execPath, ['-e', program, folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watchdog.unref();
  return watchdog;
}

/** @param {ReturnType<typeof startWatchdog>} watchdog */
async function releaseWatchdog(watchdog) {
  watchdog.ref();
  watchdog.stdin.end();
  await once(watchdog, 'exit');
}

/** mariadbd refuses to run as root: there it runs as the user of the distribution's package. @param {string} folder */
function ownerFor(folder) {
  if (process.getuid?.() !== 0) return { args: [], give: () => {} };
  const id = (/** @type {string} */ flag) =>
    Number(execFileSync('id', [flag, 'mysql'], { encoding: 'utf8' }));
  const give = (/** @type {string} */ path) => {
    chownSync(path, id('-u'), id('-g'));
  };
  give(folder);
  return { args: ['--user=mysql'], give };
}

function findServer() {
  return findProgram(['mariadbd', 'mysqld']);
}

function findInstaller() {
  return findProgram(['mariadb-install-db', 'mysql_install_db']);
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await once(server.close(), 'close');
  return port;
}

/** @param {number} port */
async function answers(port) {
  const socket = connect(port, '127.0.0.1');
  try {
    // The first bytes are the server's greeting: it accepts clients, so the init file has been run.
    await once(socket, 'data', { signal: AbortSignal.timeout(2000) });
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** @type {(pid: number, signal: NodeJS.Signals) => void} */
function kill(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // already gone
  }
}
