import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import http from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { afterEach, expect, it } from 'vitest';
import { recordLog, recordTried } from '../../../scripts/test-run/test-records.mjs';
import { builtProgram, programEnv } from '../support/server/built-programs.ts';
import { childrenOf } from '../support/server/child-processes.ts';
import { createFilledDatabase, type TestDatabase } from '../support/server/test-server.ts';

let database: TestDatabase | undefined;
let group: number | undefined;
afterEach(async () => {
  // Ends all processes that a failed test has left.
  if (group !== undefined && existsSync(`/proc/${group}`)) process.kill(-group, 'SIGKILL');
  await database?.drop();
});

/** Starts it twice, like systemd with `deploy/dealership.service` and `dealership.socket`. */
const START_TWICE = `for start in 1 2; do sh -c 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" "$@"' "$0" "$@" & child=$!; wait $child; done`;

async function openSocket(): Promise<{ server: Server; fd: number; port: number }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { fd } = (server as Server & { _handle: { fd: number } })._handle;
  return { server, fd, port: (server.address() as AddressInfo).port };
}

/** @returns the status, or why there is none */
function askOnce(port: number): Promise<number | string> {
  return new Promise((resolve) => {
    http
      .get({ host: '127.0.0.1', port, path: '/api/bikes', agent: false }, (answer) => {
        answer.resume().on('end', () => {
          resolve(answer.statusCode ?? 0);
        });
      })
      .on('error', ({ message }) => {
        resolve(message);
      });
  });
}

/** Stops the server for which the shell waits. */
function stopRunning({ pid = 0 }: ChildProcess): void {
  for (const id of childrenOf(pid)) process.kill(Number(id), 'SIGTERM');
}

it('a server that systemd restarts answers everybody: who comes meanwhile waits', async () => {
  recordTried({ faults: 1 });
  database = await createFilledDatabase();
  const { server, fd, port } = await openSocket();
  const held = spawn(
    'sh',
    ['-c', START_TWICE, process.execPath, builtProgram('main'), '--api-only'],
    {
      env: { ...programEnv(database.config), PORT: '0', RATE_LIMITS: 'off' },
      stdio: ['ignore', 'pipe', 'inherit', fd],
      detached: true,
    },
  );
  group = held.pid;
  // From here on the shell and its children have the socket open.
  server.close();
  const started: string[] = [];
  createInterface({ input: held.stdout as Readable }).on('line', (line) => {
    recordLog(`${line}\n`);
    if (line.startsWith('API: ')) started.push(line.slice('API: '.length));
  });
  await expect.poll(() => started.length, { timeout: 30_000 }).toBe(1);

  const answers: (number | string)[] = [];
  const visitors = Array.from({ length: 4 }, async () => {
    while (started.length < 2 && held.exitCode === null) answers.push(await askOnce(port));
  });
  await expect.poll(() => answers.length).toBeGreaterThan(20);
  stopRunning(held);
  await Promise.all(visitors);
  stopRunning(held);
  await once(held, 'close');

  expect(started).toEqual([`http://127.0.0.1:${port}`, `http://127.0.0.1:${port}`]);
  expect([...new Set(answers)]).toEqual([200]);
  recordTried({ healed: 1 });
});
