import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { createWriteStream, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram, repoRoot } from '../../scripts/base/run-process.mjs';

/** A folder and the programs that run in it; all are removed at the end, also after a failure. */
export class Rig {
  readonly folder = mkdtempSync(join(tmpdir(), 'dealership-rig-'));
  readonly #children = new Set<ChildProcess>();
  readonly #removeAll = () => {
    for (const child of this.#children) child.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };

  constructor() {
    process.once('exit', this.#removeAll);
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => process.exit(1));
  }

  /**
   * Starts a program; its output goes to a file in the rig's folder.
   *
   * @param socket a descriptor that it gets as its fourth (3)
   */
  start(
    name: string,
    command: string,
    args: string[],
    env = process.env,
    socket?: number,
  ): ChildProcessByStdio<null, Readable, Readable> {
    const stdio = ['ignore', 'pipe', 'pipe', ...(socket === undefined ? [] : [socket])];
    const child = spawn(command, args, { env, stdio: stdio as ['ignore', 'pipe', 'pipe'] });
    const log = createWriteStream(join(this.folder, `${name}.log`), { flags: 'a' });
    child.stdout.pipe(log);
    child.stderr.pipe(log);
    child.once('exit', () => this.#children.delete(child));
    this.#children.add(child);
    return child;
  }

  /**
   * Starts the shipped server on a free or given port.
   *
   * @param options.command the program that starts it, with its arguments
   * @param options.socket a descriptor on which it listens
   */
  async startServer(
    name: string,
    database: string,
    port: number,
    {
      command: [program = '', ...args] = [process.execPath, join(repoRoot, 'server/dist/main.js')],
      env = {},
      socket,
    }: { command?: string[]; env?: Record<string, string>; socket?: number } = {},
  ): Promise<{ url: string; child: ChildProcess }> {
    const all = {
      PATH: process.env.PATH,
      DATABASE_URL: database,
      PORT: String(port),
      JWT_SECRET: 'a secret of the rig, long enough to be one',
      ADMIN_PASSWORD: STAFF.password,
      UPLOADS_DIR: join(this.folder, 'uploads'),
      RATE_LIMITS: 'off',
      TRUST_PROXY: '1',
      ...env,
    };
    const child = this.start(name, program, args, all, socket);
    const url = `http://127.0.0.1:${port}`;
    const ended = new Promise<never>((_resolve, reject) => {
      child.once('exit', (code) => {
        reject(new Error(`${name} ended with ${code}`));
      });
    });
    // After the start, an exit is expected: the rig kills servers.
    ended.catch(() => undefined);
    await Promise.race([
      ended,
      until(`${name} answers`, 60_000, async () => (await fetch(`${url}/readyz`)).ok),
    ]);
    return { url, child };
  }

  /** The last lines of every program's output, for a failure's message. */
  lastWords(): string {
    return readdirSync(this.folder)
      .filter((name) => name.endsWith('.log') && name !== 'nginx-access.log')
      .map((name) => {
        const lines = readFileSync(join(this.folder, name), 'utf8').trimEnd().split('\n');
        return [`--- ${name}`, ...lines.slice(-12)].join('\n');
      })
      .join('\n');
  }

  async stop(): Promise<void> {
    const all = [...this.#children];
    for (const child of all) child.kill('SIGTERM');
    await Promise.race([
      Promise.all(all.map((child) => new Promise((resolve) => child.once('exit', resolve)))),
      sleep(8000),
    ]);
    process.off('exit', this.#removeAll);
    this.#removeAll();
  }
}

export const STAFF = { userId: 'admin', password: 'Sevoke-Road-1962' };

/** @throws when a program is missing */
export function needProgram(...names: string[]): string {
  const program = findProgram(names);
  if (program === undefined) throw new Error(`${names.join(' or ')} is not installed`);
  return program;
}

/** Polls until the check returns true; an error counts as false. */
export async function until(
  what: string,
  mostMs: number,
  isSo: () => Promise<boolean>,
): Promise<number> {
  const startedAt = performance.now();
  let last: unknown;
  while (performance.now() - startedAt < mostMs) {
    try {
      if (await isSo()) return performance.now() - startedAt;
    } catch (error) {
      last = error;
    }
    await sleep(100);
  }
  throw new Error(`not within ${mostMs} ms: ${what}`, { cause: last });
}

/** Free ports, all opened at the same time, so that they differ. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<ReturnType<typeof createServer>>((resolve) => {
          const server = createServer();
          server.listen(0, '127.0.0.1', () => {
            resolve(server);
          });
        }),
    ),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
