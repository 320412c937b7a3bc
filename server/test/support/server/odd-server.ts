import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { startWorker } from '../../../src/workers/worker.ts';
import type { OddOrder } from './odd-worker.ts';

/** A server that gives a worker one order (JSON on standard input), writes the worker's process id, and waits to be killed. */
const worker = startWorker<OddOrder, Uint8Array, unknown>(
  { program: '../test/support/server/odd-worker', heapMb: 64, limitMs: 60_000 },
  () => undefined,
);
const order = JSON.parse(await text(process.stdin)) as OddOrder;
const { value: id } = await worker.answer('process id').next();
void worker.answer(order).next();
process.stdout.write(`${String(id)}\n`);
await sleep(60_000);
