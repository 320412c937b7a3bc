import { fork } from 'node:child_process';
import { findProgram } from './find-program.ts';
import type { FromWorker, SentError, ToWorker } from './messages.ts';

export interface WorkerOptions {
  /** Its program, from `server/src`, without an ending; it calls `answerOrders`. */
  program: string;
  /** Limit of its JavaScript memory. */
  heapMb: number;
  /** Limit of the memory of each WebAssembly module that it runs; absent: 4 GB. */
  wasmMb?: number;
  /** For each part of an answer. A worker that takes longer hangs, and is killed. */
  limitMs: number;
}

/** A process of its own that answers orders. */
export interface Worker<Order, Part, Result> {
  /**
   * Gives it an order. The next part is made when it is requested. A caller that does not want the rest calls
   * `return()`, as leaving a `for await` does. Parts of several orders are made in turn.
   * @throws {WorkerLost} and all errors of the program, with its codes
   */
  answer: (order: Order) => AsyncGenerator<Part, Result>;
  isLost: () => boolean;
  /** Ends it after the part that it is making, or after `STOP_MS`. */
  stop: () => Promise<void>;
}

/** The worker is dead, was killed because it hung, or there was none. Whether the order was carried out is unknown. */
export class WorkerLost extends Error {
  override name = 'WorkerLost';
  readonly code = 'WORKER_LOST';
}

/** As the server itself is started (docs/operations.md): with Node's 16 each process keeps 20 MB more. */
const SEMI_SPACE_MB = 4;

/** A stop of the server lasts 10 s at most, and half of them may be over already. */
const STOP_MS = 2000;

/** @param onLost called once, when it has ended for any reason */
export function startWorker<Order, Part, Result>(
  { program, heapMb, wasmMb, limitMs }: WorkerOptions,
  onLost: () => void,
): Worker<Order, Part, Result> {
  const file = findProgram(program);
  const child = fork(file, [String(process.pid)], {
    // Keeps the types of numbers, bytes and absent values.
    serialization: 'advanced',
    execArgv: [
      `--max-old-space-size=${heapMb}`,
      `--max-semi-space-size=${SEMI_SPACE_MB}`,
      // In pages of 64 KiB.
      ...(wasmMb === undefined ? [] : [`--wasm-max-mem-pages=${wasmMb * 16}`]),
      // In development and tests; the build makes JavaScript of it.
      ...(file.endsWith('.ts') ? ['--import', 'tsx'] : []),
    ],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let lost: WorkerLost | undefined;
  const waiting = new Map<
    number,
    { resolve: (answer: FromWorker<Part, Result>) => void; reject: (lost: WorkerLost) => void }
  >();
  const lose = (why: string) => {
    if (lost) return;
    lost = new WorkerLost(`${program}: ${why}`);
    child.kill('SIGKILL');
    onLost();
    for (const { reject } of waiting.values()) reject(lost);
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

  child.on('message', (sent) => {
    const answer = sent as FromWorker<Part, Result>;
    waiting.get(answer.id)?.resolve(answer);
  });

  const exchange = async (message: ToWorker<Order>) => {
    if (lost) throw lost;
    const timer = setTimeout(() => {
      lose(`no answer for ${limitMs} ms`);
    }, limitMs);
    try {
      return await new Promise<FromWorker<Part, Result>>((resolve, reject) => {
        waiting.set(message.id, { resolve, reject });
        child.send(message, (error) => {
          if (error) lose(error.message);
        });
      });
    } finally {
      clearTimeout(timer);
      waiting.delete(message.id);
    }
  };

  let orders = 0;
  return {
    async *answer(order) {
      const id = ++orders;
      let isUnderWay = true;
      try {
        let answer = await exchange({ id, order });
        while (!isEnd(answer)) {
          yield answer.value;
          answer = await exchange({ id, do: 'next' });
        }
        isUnderWay = false;
        if ('error' in answer) throw Object.assign(new Error(answer.error.message), answer.error);
        return answer.value;
      } finally {
        if (isUnderWay && !lost) await exchange({ id, do: 'cancel' }).catch(() => undefined);
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

/** Makes workers that share one process: it starts with the first of them, and ends with the last. */
export function shareProcess<Order, Part, Result>(): typeof startWorker<Order, Part, Result> {
  let shared: { worker: Worker<Order, Part, Result>; users: Set<() => void> } | undefined;
  return (options, onLost) => {
    if (!shared || shared.worker.isLost()) {
      const users = new Set<() => void>();
      const loseAll = () => {
        for (const lose of users) lose();
      };
      shared = { users, worker: startWorker(options, loseAll) };
    }
    const own = shared;
    own.users.add(onLost);
    return {
      answer: own.worker.answer,
      isLost: () => !own.users.has(onLost) || own.worker.isLost(),
      stop: async () => {
        if (own.users.size === 1) {
          if (shared === own) shared = undefined;
          await own.worker.stop();
        } else if (own.users.delete(onLost)) onLost();
      },
    };
  };
}

function isEnd<Part, Result>(
  answer: FromWorker<Part, Result>,
): answer is { id: number } & (IteratorReturnResult<Result> | { error: SentError }) {
  return 'error' in answer || answer.done === true;
}
