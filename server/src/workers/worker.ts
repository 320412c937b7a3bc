import { fork } from 'node:child_process';
import { findProgram } from './find-program.ts';
import type { FromWorker, SentError, ToWorker } from './messages.ts';

export interface WorkerOptions {
  /** Its program, from `server/src`, without an ending; it calls `answerOrders`. */
  program: string;
  /** For the program, as `process.argv` from the third on; everybody on the machine can read them. */
  args: readonly string[];
  /** Limit of its JavaScript memory. */
  heapMb: number;
  /** Limit of the memory of each WebAssembly module that it runs; absent: 4 GB. */
  wasmMb?: number;
  /** For each part of an answer. A worker that takes longer hangs, and is killed. */
  limitMs: number;
}

/** A process of its own that answers orders, one after another. */
export interface Worker<Order, Part, Result> {
  /**
   * Gives it an order. The next part is made when it is asked for. Whoever does not want the rest calls
   * `return()`, as leaving a `for await` does; the worker is free for the next order only then, or at the end.
   *
   * @throws {WorkerLost} and whatever the program throws, with its codes
   */
  answer: (order: Order) => AsyncGenerator<Part, Result>;
  isLost: () => boolean;
  /** Ends it after the part that it is making, or after `STOP_MS`. */
  stop: () => Promise<void>;
}

/** The worker is dead, was killed because it hung, or there was none. Whether the order was done is unknown. */
export class WorkerLost extends Error {
  override name = 'WorkerLost';
  readonly code = 'WORKER_LOST';
}

/** A stop of the server lasts 10 s at most, and half of them may be over already. */
const STOP_MS = 2000;

/** @param onLost called once, when it has ended for whatever reason */
export function startWorker<Order, Part, Result>(
  { program, args, heapMb, wasmMb, limitMs }: WorkerOptions,
  onLost: () => void,
): Worker<Order, Part, Result> {
  const file = findProgram(program);
  const child = fork(file, [...args, String(process.pid)], {
    // Keeps the types of numbers, bytes and absent values.
    serialization: 'advanced',
    execArgv: [
      `--max-old-space-size=${heapMb}`,
      // In pages of 64 KiB.
      ...(wasmMb === undefined ? [] : [`--wasm-max-mem-pages=${wasmMb * 16}`]),
      // In development and tests; the build makes JavaScript of it.
      ...(file.endsWith('.ts') ? ['--import', 'tsx'] : []),
    ],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let lost: WorkerLost | undefined;
  let waiting: ((lost: WorkerLost) => void) | undefined;
  const lose = (why: string) => {
    if (lost) return;
    lost = new WorkerLost(`${program}: ${why}`);
    child.kill('SIGKILL');
    onLost();
    waiting?.(lost);
  };
  const ended = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      lose(`ended with ${code ?? signal ?? 'nothing'}`);
      resolve();
    });
    child.on('error', (error) => {
      lose(error.message);
      if (child.pid === undefined) resolve();
    });
  });

  const exchange = (message: ToWorker<Order>) =>
    new Promise<FromWorker<Part, Result>>((resolve, reject) => {
      if (lost) {
        reject(lost);
        return;
      }
      const onAnswer = (answer: unknown) => {
        settle();
        resolve(answer as FromWorker<Part, Result>);
      };
      const settle = () => {
        clearTimeout(timer);
        waiting = undefined;
        child.off('message', onAnswer);
      };
      const timer = setTimeout(() => {
        lose(`no answer for ${limitMs} ms`);
      }, limitMs);
      waiting = (error) => {
        settle();
        reject(error);
      };
      child.once('message', onAnswer);
      child.send(message, (error) => {
        if (error) lose(error.message);
      });
    });

  let last = Promise.resolve();
  return {
    async *answer(order) {
      const before = last;
      let endTurn: () => void = () => undefined;
      last = new Promise((resolve) => (endTurn = resolve));
      await before;
      let isUnderWay = true;
      try {
        let answer = await exchange({ order });
        while (!isEnd(answer)) {
          yield answer.value;
          answer = await exchange('next');
        }
        isUnderWay = false;
        if ('error' in answer) throw Object.assign(new Error(answer.error.message), answer.error);
        return answer.value;
      } finally {
        if (isUnderWay && !lost) await exchange('cancel').catch(() => undefined);
        endTurn();
      }
    },
    isLost: () => lost !== undefined,
    stop: async () => {
      if (child.connected) child.disconnect();
      const timer = setTimeout(() => {
        lose(`did not stop within ${STOP_MS} ms`);
      }, STOP_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}

function isEnd<Part, Result>(
  answer: FromWorker<Part, Result>,
): answer is IteratorReturnResult<Result> | { error: SentError } {
  return 'error' in answer || answer.done === true;
}
