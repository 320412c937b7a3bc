import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { repoRoot } from '../../scripts/base/run-process.mjs';
import { startMariadb } from '../../scripts/test-run/throwaway-mariadb.mjs';
import { compareStored } from './compare-stored.ts';
import type { RigResult } from './main.ts';
import { freePorts, Rig } from './processes.ts';
import { startProxy } from './proxy.ts';
import { longestSilence, startCrowd } from './visitors.ts';

/** As `deploy/dealership.service`: starts the version in `current`, and again whenever it ends. */
const UNIT = `
while [ ! -e "$END" ]; do
  cd -P "$ROOT/current"
  if [ -n "$LISTEN_FDS" ]
  then sh -c 'LISTEN_PID=$$ exec node server/dist/main.js' &
  else node server/dist/main.js &
  fi
  echo $! > "$PID_FILE"
  wait $!
done`;

/**
 * As `systemctl restart`, for one server after the other. nginx does not ask a server that has refused it for two
 * seconds: the next one waits for that.
 */
const RESTART = `
for port in $PORTS; do
  old=$(cat "$ROOT/pid-$port")
  kill -TERM "$old"
  while [ "$(cat "$ROOT/pid-$port")" = "$old" ]; do sleep 0.05; done
  until curl --silent --fail --output /dev/null "http://127.0.0.1:$port/readyz"; do sleep 0.1; done
  sleep 3
done`;

interface Unit {
  url: string;
  stop: () => Promise<void>;
}

/**
 * A new version by `deploy/new-version.sh`, as docs/operations.md describes it, while visitors read pages and send
 * enquiries: on both engines, with two servers and, where systemd holds its address, with one.
 *
 * @param from the commit of the version before
 */
export async function rigUpgrade(from = 'HEAD~1'): Promise<RigResult> {
  const rig = new Rig();
  const upgrade = new Upgrade(rig, from);
  const figures: Record<string, string> = {};
  const faults: string[] = [];
  try {
    for (const engine of ['SQLite', 'MariaDB'] as const) {
      for (const servers of upgrade.holdsAddress ? [2, 1] : [2]) {
        const name = `${engine}, ${servers === 1 ? 'one server' : 'two servers'}`;
        const found = await upgrade.try(engine, servers);
        figures[name] = JSON.stringify(found);
        const { acknowledged, lost, doubled, failedReads } = found;
        if (acknowledged < 100) faults.push(`${name}: hardly anything was acknowledged`);
        if (lost > 0) faults.push(`${name}: ${lost} acknowledged enquiries are lost`);
        if (doubled > 0) faults.push(`${name}: ${doubled} enquiries are stored twice`);
        if (failedReads > 0) faults.push(`${name}: ${failedReads} pages failed`);
      }
    }
  } catch (error) {
    console.log(rig.lastWords());
    throw error;
  } finally {
    await rig.stop();
  }
  return { figures, faults };
}

class Upgrade {
  readonly #rig: Rig;
  readonly #root: string;
  readonly #before: string;
  readonly #after = commitOf('HEAD');
  /** Whether the version before can take over an open socket. */
  readonly holdsAddress: boolean;

  constructor(rig: Rig, from: string) {
    this.#rig = rig;
    this.#root = rig.folder;
    this.#before = commitOf(from);
    this.holdsAddress = git('ls-tree', this.#before, 'deploy/').includes('dealership.socket');
    for (const name of ['data', 'uploads']) mkdirSync(join(rig.folder, name));
    git('clone', '--quiet', repoRoot, join(rig.folder, 'source'));
  }

  async try(engine: 'SQLite' | 'MariaDB', servers: number) {
    await this.#install(this.#before, 'true');
    const mariadb = engine === 'MariaDB' ? await startMariadb({ isDurable: true }) : undefined;
    const database = mariadb?.url ?? `sqlite:${this.#root}/data/${servers}.db`;
    const units: Unit[] = [];
    try {
      const ports = await freePorts(servers);
      for (const port of ports) units.push(await this.#start(database, port));
      const site = await startProxy(
        this.#rig,
        units.map(({ url }) => url),
      );
      const { crowd, stop } = startCrowd(site, { visitors: 4, readers: 4 });
      await sleep(2000);
      const startedAt = performance.now();
      await this.#install(this.#after, RESTART, ports);
      await sleep(2000);
      await stop();
      const { lost, doubled } = await compareStored(database, crowd.acknowledged);
      return {
        acknowledged: crowd.acknowledged.size,
        lost,
        doubled,
        refused: crowd.refused,
        reads: crowd.reads,
        failedReads: crowd.failedReads,
        longestSilenceMs: Math.round(longestSilence(crowd, startedAt)),
      };
    } finally {
      await Promise.all(units.map((unit) => unit.stop()));
      await mariadb?.stop();
    }
  }

  async #install(commit: string, restart: string, ports: readonly number[] = []): Promise<void> {
    const script = join(this.#root, 'source/deploy/new-version.sh');
    const file = join(this.#root, 'restart.sh');
    writeFileSync(file, restart);
    const child = this.#rig.start('new-version', 'sh', [script, commit], {
      ...process.env,
      ROOT: this.#root,
      RESTART: `sh ${file}`,
      PORTS: ports.join(' '),
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`new-version.sh ended with ${code}`);
  }

  async #start(database: string, port: number): Promise<Unit> {
    const socket = this.holdsAddress ? await openSocket(port) : undefined;
    const pidFile = join(this.#root, `pid-${port}`);
    const end = join(this.#root, `end-${port}`);
    const shell = this.#rig.startServer(`server-${port}`, database, port, {
      command: ['sh', '-c', UNIT],
      env: { ROOT: this.#root, PID_FILE: pidFile, END: end, ...(socket && { LISTEN_FDS: '1' }) },
      ...(socket && { socket: descriptorOf(socket) }),
    });
    socket?.close();
    const { url, child } = await shell;
    return {
      url,
      stop: async () => {
        writeFileSync(end, '');
        process.kill(Number(readFileSync(pidFile, 'utf8')), 'SIGTERM');
        await once(child, 'exit');
      },
    };
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: repoRoot, encoding: 'utf8' });
}

function commitOf(name: string): string {
  return git('rev-parse', name).trim();
}

async function openSocket(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Node can pass a socket on as a descriptor, but its place is not documented. */
function descriptorOf(server: Server): number {
  return (server as Server & { _handle: { fd: number } })._handle.fd;
}
