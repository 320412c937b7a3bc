import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { recordLog } from '../../scripts/test-run/test-records.mjs';

const repoRoot = join(import.meta.dirname, '..', '..');
/** Shorter than a test may take: its error shows what the server has written. A busy machine starts it in a minute. */
const START_LIMIT_MS = 200_000;

/** Runs the built server, for one site at a time. */
export interface ServerProcess {
  /** @returns the address that the server prints once it listens */
  start: (environment: Record<string, string>) => Promise<string>;
  /** Stops it like an operator; returns the exit code. */
  stop: () => Promise<number | null>;
  /** Kills it, like a power cut. */
  kill: () => Promise<void>;
  /** Ends it in any state. */
  end: () => Promise<void>;
  /** Everything that the site's server has written to its log. */
  log: () => string;
}

/** A server in its own process. @param root where the built product is */
export function createServerProcess(root = repoRoot): ServerProcess {
  let server: ChildProcess | undefined;
  const lines: string[] = [];
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return null;
    const exit = once(server, 'exit') as Promise<[number | null]>;
    server.kill(signal);
    const [code] = await exit;
    return code;
  };
  const kill = async () => {
    await end('SIGKILL');
  };
  return {
    start: (environment) => {
      server = spawn(process.execPath, ['server/dist/main.js'], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { PATH: process.env.PATH, ...environment },
      });
      keepLog(server, lines);
      return addressOf(server, lines);
    },
    stop: () => end('SIGTERM'),
    kill,
    end: kill,
    log: () => lines.join(''),
  };
}

/**
 * A process that runs the server for one site and then for the next: a start takes a third of the time. After a kill
 * it is a new process.
 */
export function createServerHost(): ServerProcess {
  let host: ChildProcess | undefined;
  let isRunning = false;
  const lines: string[] = [];
  const stop = async () => {
    if (!host || !isRunning) return null;
    isRunning = false;
    const stopped = once(host, 'message') as Promise<[number]>;
    host.send('stop');
    const [code] = await stopped;
    return code;
  };
  return {
    start: (environment) => {
      if (!host) {
        host = fork(join(import.meta.dirname, 'server-host.mjs'), {
          cwd: repoRoot,
          stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
          env: { PATH: process.env.PATH },
        });
        keepLog(host, lines);
      }
      isRunning = true;
      const before = lines.length;
      host.send({ PATH: process.env.PATH, ...environment });
      return addressOf(host, lines, before);
    },
    stop,
    kill: async () => {
      if (!host) return;
      const exit = once(host, 'exit');
      host.kill('SIGKILL');
      await exit;
      host = undefined;
      isRunning = false;
    },
    end: async () => {
      await stop();
      lines.length = 0;
    },
    log: () => lines.join(''),
  };
}

function keepLog(server: ChildProcess, lines: string[]) {
  const keep = (chunk: Buffer) => {
    recordLog(chunk.toString());
    lines.push(chunk.toString());
    server.emit('written');
  };
  server.stdout?.on('data', keep);
  server.stderr?.on('data', keep);
}

/** The address that the server prints once it listens; `before`: number of lines written before its start. */
async function addressOf(server: ChildProcess, lines: string[], before = lines.length) {
  const written = () => lines.slice(before).join('');
  let settle = () => {};
  const address = new Promise<string>((resolve, reject) => {
    const look = () => {
      const port = /http:\/\/localhost:(\d+)/.exec(written())?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    };
    const fail = () => reject(new Error(`The server did not start:\n${written()}`));
    const limit = setTimeout(
      () => reject(new Error(`The server printed no address:\n${written()}`)),
      START_LIMIT_MS,
    );
    server.on('written', look).once('exit', fail).once('error', reject);
    settle = () => {
      clearTimeout(limit);
      server.off('written', look).off('exit', fail).off('error', reject);
    };
  });
  const url = await address.finally(() => settle());
  const ready = await fetch(`${url}/readyz`);
  expect(ready.status, 'status of /readyz').toBe(200);
  return url;
}
