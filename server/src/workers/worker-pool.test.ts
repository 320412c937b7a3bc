import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OddOrder } from '../../test/support/server/odd-worker.ts';
import { shareProcess, startWorker, WorkerLost } from './worker.ts';
import { createWorkerPool, type PoolOptions, type WorkerPool } from './worker-pool.ts';

type Pool = WorkerPool<OddOrder, Uint8Array, unknown>;

/** Longer than a worker takes to start from source. */
const USUAL = { program: '../test/support/server/odd-worker', size: 2, heapMb: 64 };
const LIMIT_MS = 20_000;

let pool: Pool;
let running = 0;
function createPool(options: Partial<PoolOptions> = {}): void {
  const times = { limitMs: LIMIT_MS, waitMs: LIMIT_MS, idleMs: LIMIT_MS };
  pool = createWorkerPool<OddOrder, Uint8Array, unknown>(
    { ...USUAL, ...times, ...options },
    (worker, onLost) => {
      running += 1;
      return startWorker(worker, () => {
        running -= 1;
        onLost();
      });
    },
  );
}
beforeEach(() => {
  createPool();
});
afterEach(async () => {
  vi.useRealTimers();
  await pool.stop();
  expect(running).toBe(0);
});

/** The end of an answer. */
async function ask(order: OddOrder): Promise<unknown> {
  const worker = await pool.acquire();
  try {
    const answer = worker.answer(order);
    for (;;) {
      const { done, value } = await answer.next();
      if (done) return value;
    }
  } finally {
    pool.release(worker);
  }
}

function isAlive(id: unknown): boolean {
  try {
    return process.kill(Number(id), 0);
  } catch {
    return false;
  }
}

it('answers in parts, and makes none before it is asked for', async () => {
  const worker = await pool.acquire();
  const numbers: Uint8Array[] = [];
  for await (const part of worker.answer({ count: 1000 })) {
    numbers.push(part);
    if (numbers.length === 3) break;
  }
  expect(numbers).toEqual([Uint8Array.of(1), Uint8Array.of(2), Uint8Array.of(3)]);
  pool.release(worker);
  expect(await ask('how many were made')).toEqual({ made: 3, cancelled: 1 });
  expect(await ask({ count: 2 })).toBeUndefined();
  expect(await ask('how many were made')).toEqual({ made: 5, cancelled: 1 });
});

it('answers several orders that come at once, one after another', async () => {
  const worker = await pool.acquire();
  const ids = await Promise.all(
    Array.from({ length: 20 }, async () => (await worker.answer('process id').next()).value),
  );
  expect(new Set(ids).size).toBe(1);
  pool.release(worker);
});

it('throws what the worker throws, with its codes, and goes on with it', async () => {
  const id = await ask('process id');
  await expect(ask('throw')).rejects.toMatchObject({ message: 'no room', errcode: 13 });
  expect(await ask('process id')).toBe(id);
});

it.each(['die', 'fill the memory'] as const)('replaces one that is to %s', async (trouble) => {
  const id = await ask('process id');
  await expect(ask(trouble)).rejects.toThrow(WorkerLost);
  expect(isAlive(id)).toBe(false);
  expect(await ask('process id')).not.toBe(id);
});

it('kills one that hangs, rejects its caller, and replaces it', async () => {
  const id = await ask('process id');
  // A true limit that a test can wait for would be too short for a worker's start on a busy machine.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const refused = expect(ask('hang')).rejects.toThrow(`no answer for ${LIMIT_MS} ms`);
  await vi.advanceTimersByTimeAsync(LIMIT_MS);
  await refused;
  vi.useRealTimers();
  await expect.poll(() => isAlive(id)).toBe(false);
  expect(await ask('process id')).not.toBe(id);
});

it('notifies the holder of a worker that was lost, also later', async () => {
  const worker = await pool.acquire();
  await expect(worker.answer('die').next()).rejects.toThrow(WorkerLost);
  await expect(worker.answer('process id').next()).rejects.toThrow(WorkerLost);
  pool.release(worker);
  expect(await ask('process id')).toBeTypeOf('number');
});

it('serves all who wait with as many workers as it may have', async () => {
  const ids = await Promise.all(Array.from({ length: 50 }, () => ask('process id')));
  expect(new Set(ids).size).toBe(2);
});

it('starts a worker for whoever waits when one dies', async () => {
  createPool({ size: 1 });
  const [, id] = await Promise.allSettled([ask('die'), ask('process id')]);
  expect(id).toMatchObject({ status: 'fulfilled' });
});

it('refuses when none becomes free', async () => {
  createPool({ size: 1, waitMs: 50 });
  const worker = await pool.acquire();
  await expect(pool.acquire()).rejects.toThrow('none was free in time');
  pool.release(worker);
  pool.release(await pool.acquire());
});

it('ends one that nobody needs, and starts another when somebody does', async () => {
  createPool({ idleMs: 100 });
  const id = await ask('process id');
  await expect.poll(() => isAlive(id)).toBe(false);
  expect(running).toBe(0);
  expect(await ask('process id')).not.toBe(id);
});

it('shares one process between pools, which make their parts in turn, until the last needs it no more', async () => {
  const start = shareProcess<OddOrder, Uint8Array, unknown>();
  const options = { ...USUAL, limitMs: LIMIT_MS, waitMs: LIMIT_MS, idleMs: 300, size: 1 };
  const pools = [1, 2].map(() => createWorkerPool<OddOrder, Uint8Array, unknown>(options, start));
  const [one, other] = await Promise.all(pools.map((each) => each.acquire()));
  const numbers = one?.answer({ count: 1000 });
  await numbers?.next();
  const id = (await other?.answer('process id').next())?.value;
  expect((await numbers?.next())?.value).toEqual(Uint8Array.of(2));
  expect((await one?.answer('process id').next())?.value).toBe(id);
  await expect(other?.answer('die').next()).rejects.toThrow(WorkerLost);
  await expect(numbers?.next()).rejects.toThrow(WorkerLost);

  pools.forEach((each, index) => {
    const worker = [one, other][index];
    if (worker) each.release(worker);
  });
  const [first, second] = await Promise.all(pools.map((each) => each.acquire()));
  const newId = (await first?.answer('process id').next())?.value;
  expect(newId).not.toBe(id);
  if (first) pools[0]?.release(first);
  await sleep(600);
  expect(isAlive(newId)).toBe(true);
  expect((await second?.answer('process id').next())?.value).toBe(newId);
  if (second) pools[1]?.release(second);
  await expect.poll(() => isAlive(newId)).toBe(false);
  await Promise.all(pools.map((each) => each.stop()));
});

it('stops while one hangs, and ends its process', async () => {
  const worker = await pool.acquire();
  const { value: id } = await worker.answer('process id').next();
  const hanging = expect(worker.answer('hang').next()).rejects.toThrow('did not stop');
  await sleep(200);
  await pool.stop();
  await hanging;
  expect(isAlive(id)).toBe(false);
});

it.each(['hang', { count: 1 }] as const)(
  'a worker ends when its server is killed, whatever it is doing: %s',
  async (order) => {
    const server = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        path.join(import.meta.dirname, '../../test/support/server/odd-server.ts'),
      ],
      { stdio: ['pipe', 'pipe', 'inherit'] },
    );
    server.stdin.end(JSON.stringify(order));
    const id = await new Promise<string>((resolve) => {
      createInterface({ input: server.stdout }).once('line', resolve);
    });
    expect(isAlive(id)).toBe(true);
    server.kill('SIGKILL');
    await expect.poll(() => isAlive(id)).toBe(false);
  },
);
