import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram, runProcess } from './run-process.mjs';

const startTimeoutMs = 30_000;
const stopTimeoutMs = 5_000;

/** Speed that no client can see: nothing here outlives the machine. */
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

/** Whether this machine has what `startMariadb` needs. */
export function hasMariadb() {
  return findServer() !== undefined && findInstaller() !== undefined;
}

/**
 * Starts a private MariaDB on a free loopback port, with an empty data folder of its own, and
 * answers the address of a user who may do everything. It goes away with `stop`, and also when this
 * process ends in any other way.
 *
 * @param {{ isDurable?: boolean }} [options] `isDurable`: as an operator's, which waits for the disk and
 * has memory for a million enquiries; else it is only quick
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startMariadb({ isDurable = false } = {}) {
  const installer = findInstaller();
  const server = findServer();
  if (installer === undefined || server === undefined) throw new Error('MariaDB is not installed');

  const folder = mkdtempSync(join(tmpdir(), 'dealership-mariadb-'));
  const owner = ownerFor(folder);
  const data = join(folder, 'data');
  const password = randomBytes(18).toString('hex');
  try {
    const created = await runProcess(
      installer,
      ['--no-defaults', '--skip-test-db', `--datadir=${data}`, ...owner.args],
      { timeoutMs: startTimeoutMs },
    );
    if (created.code !== 0) throw new Error(`mariadb-install-db failed:\n${created.output}`);

    const initFile = join(folder, 'init.sql');
    const user = `'tester'@'127.0.0.1'`;
    writeFileSync(
      initFile,
      [
        `CREATE USER ${user} IDENTIFIED BY '${password}';`,
        `GRANT ALL ON *.* TO ${user} WITH GRANT OPTION;`,
        'CREATE DATABASE test;',
      ].join('\n'),
      { mode: 0o600 },
    );
    owner.give(initFile);

    const { port, pid, hasExited, watchdog } = await launch(server, {
      folder,
      data,
      initFile,
      owner,
      tuning: isDurable ? durable : quick,
    });
    return {
      url: `mysql://tester:${password}@127.0.0.1:${port}/test`,
      stop: async () => {
        kill(pid, 'SIGTERM');
        const deadline = Date.now() + stopTimeoutMs;
        while (!hasExited() && Date.now() < deadline) await sleep(20);
        // The watchdog kills what still runs and removes the folder.
        watchdog.ref();
        const watchdogEnds = new Promise((resolve) => watchdog.once('exit', resolve));
        watchdog.stdin.end();
        await watchdogEnds;
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * @param {string} server
 * @param {{ folder: string, data: string, initFile: string, owner: ReturnType<typeof ownerFor>, tuning: string[] }} place
 */
async function launch(server, { folder, data, initFile, owner, tuning }) {
  const log = join(folder, 'server.log');
  // Between finding a free port and taking it another process may be faster: then try another.
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const child = spawn(
      server,
      [
        '--no-defaults',
        `--datadir=${data}`,
        `--init-file=${initFile}`,
        `--log-error=${log}`,
        // Relative to the data folder: an absolute path may be longer than a socket's may be.
        '--socket=s.sock',
        '--pid-file=server.pid',
        '--skip-networking=0',
        '--bind-address=127.0.0.1',
        `--port=${port}`,
        '--max-connections=300',
        ...tuning,
        '--skip-log-bin',
        '--skip-name-resolve',
        // As in the packages' own configuration; without a configuration it would be latin1.
        '--character-set-server=utf8mb4',
        '--collation-server=utf8mb4_general_ci',
        ...owner.args,
      ],
      // Its own group: Ctrl-C is for us, and `stop` or the watchdog for the database.
      { stdio: 'ignore', detached: true },
    );
    let exited = false;
    child.on('exit', () => (exited = true));
    child.on('error', () => (exited = true));
    const pid = child.pid ?? 0;
    const watchdog = startWatchdog(pid, folder);
    child.unref();

    const deadline = Date.now() + startTimeoutMs;
    while (!exited && Date.now() < deadline) {
      if (await answers(port)) return { port, pid, hasExited: () => exited, watchdog };
      await sleep(30);
    }
    watchdog.kill('SIGKILL');
    kill(pid, 'SIGKILL');
    const said = readLog(log);
    if (attempt < 3 && /address already in use/i.test(said)) continue;
    throw new Error(`MariaDB did not start:\n${said}`);
  }
}

/**
 * A process of its own that ends the database and removes its folder as soon as our end of its
 * standard input closes, which the system does however we end, SIGKILL included.
 *
 * @param {number} pid
 * @param {string} folder
 */
function startWatchdog(pid, folder) {
  const program = `
    const [pid, folder] = process.argv.slice(1);
    process.stdin.resume().on('close', () => {
      try { process.kill(Number(pid), 'SIGKILL'); } catch {}
      require('node:fs').rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
      process.exit();
    });`;
  const watchdog = spawn(process.execPath, ['-e', program, String(pid), folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watchdog.unref();
  return watchdog;
}

/**
 * mariadbd refuses to run as root: there it runs as the user of the distribution's package.
 *
 * @param {string} folder
 */
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

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => {
        resolve(port);
      });
    });
  });
}

/** @param {number} port */
function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const settle = (/** @type {boolean} */ answer) => {
      socket.destroy();
      resolve(answer);
    };
    // The first bytes are the server's greeting: it speaks the protocol, the init file is done.
    socket.on('data', () => {
      settle(true);
    });
    socket.on('error', () => {
      settle(false);
    });
    socket.setTimeout(2000, () => {
      settle(false);
    });
  });
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function kill(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // already gone
  }
}

/** @param {string} log */
function readLog(log) {
  try {
    return readFileSync(log, 'utf8');
  } catch {
    return '';
  }
}
