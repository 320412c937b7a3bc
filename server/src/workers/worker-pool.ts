import { startWorker, WorkerLost, type Worker, type WorkerOptions } from './worker.ts';

export interface PoolOptions extends WorkerOptions {
  /** Most workers at a time. */
  size: number;
  /** How long a caller waits for a free one. */
  waitMs: number;
  /** After this long an unused worker is ended, since each takes some 20 MB. */
  idleMs: number;
}

export type WorkerPool<Order, Part, Result> = ReturnType<
  typeof createWorkerPool<Order, Part, Result>
>;

/**
 * Workers of one kind; each is started when it is needed, and again when it is lost.
 * @param start may give workers of several pools one process (`shareProcess`)
 */
export function createWorkerPool<Order, Part, Result>(
  options: PoolOptions,
  start = startWorker<Order, Part, Result>,
) {
  type OwnWorker = Worker<Order, Part, Result>;
  const { size, waitMs, idleMs } = options;
  const workers = new Set<OwnWorker>();
  /** The least recently used first, with the timer of its end. */
  const idle = new Map<OwnWorker, NodeJS.Timeout>();
  const waiting = new Set<(worker: OwnWorker | undefined) => void>();

  const add = () => {
    const worker: OwnWorker = start(options, () => {
      workers.delete(worker);
      clearTimeout(idle.get(worker));
      idle.delete(worker);
      serveNext();
    });
    workers.add(worker);
    return worker;
  };
  const takeFree = () => {
    const worker = [...idle.keys()].pop();
    if (!worker) return workers.size < size ? add() : undefined;
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    return worker;
  };
  const serveNext = () => {
    const [next] = waiting;
    if (!next) return;
    let worker: OwnWorker | undefined;
    try {
      worker = takeFree();
      if (!worker) return;
    } catch {
      // No memory for one more process, for example: the caller gets the error.
    }
    waiting.delete(next);
    next(worker);
  };
  return {
    /** A worker for the caller alone, until it is released. @throws {WorkerLost} when none was free in time */
    acquire: async () => {
      const free = waiting.size === 0 ? takeFree() : undefined;
      if (free) return free;
      const worker = await new Promise<OwnWorker | undefined>((resolve) => {
        const timer = setTimeout(() => {
          waiting.delete(give);
          resolve(undefined);
        }, waitMs);
        const give = (given: OwnWorker | undefined) => {
          clearTimeout(timer);
          resolve(given);
        };
        waiting.add(give);
      });
      if (!worker) throw new WorkerLost(`${options.program}: none was free in time`);
      return worker;
    },
    release: (worker: OwnWorker) => {
      if (worker.isLost()) return;
      const timer = setTimeout(() => {
        idle.delete(worker);
        void worker.stop();
      }, idleMs).unref();
      idle.set(worker, timer);
      serveNext();
    },
    /** Ends all of them; waiting callers get an error. */
    stop: async () => {
      for (const give of waiting) give(undefined);
      waiting.clear();
      await Promise.all([...workers].map((worker) => worker.stop()));
    },
  };
}
