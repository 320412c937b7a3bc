import type { Worker } from '../workers/worker.ts';
import { createWorkerPool, type WorkerPool } from '../workers/worker-pool.ts';
import type { MainPicture } from './decode-main.ts';

/** Decodes HEIC, which the picture library cannot, one picture at a time over all requests. */
export interface HeicReader {
  /**
   * @param read reads the file when its turn has come
   * @throws {UnreadableHeic} when it is damaged, holds more than its header says, or takes too long
   * @throws {WorkerLost} when its turn has not come in time
   */
  decode: (read: () => Promise<Uint8Array>) => Promise<MainPicture>;
  stop: () => Promise<void>;
}

/** The decoder cannot read it, or died of it. */
export class UnreadableHeic extends Error {
  override name = 'UnreadableHeic';
}

/**
 * One of 16 megapixels takes 1 to 7 s and 270 MB; a process that takes longer or wants more is ended. With four
 * minutes, the last of as many uploads as wait at once gets its turn within the time that a request has.
 */
const LIMITS = { heapMb: 128, wasmMb: 384, limitMs: 30_000, waitMs: 240_000, idleMs: 60_000 };

export function createHeicReader(): HeicReader {
  const pool: WorkerPool<Uint8Array, never, MainPicture> = createWorkerPool({
    ...LIMITS,
    ...{ program: 'storage/heic-worker', args: [], size: 1 },
  });
  return {
    decode: async (read) => {
      const worker = await pool.acquire();
      try {
        return await answerOf(worker, await read());
      } finally {
        pool.release(worker);
      }
    },
    stop: pool.stop,
  };
}

async function answerOf(
  worker: Worker<Uint8Array, never, MainPicture>,
  bytes: Uint8Array,
): Promise<MainPicture> {
  try {
    return (await worker.answer(bytes).next()).value;
  } catch (cause) {
    throw new UnreadableHeic(String(cause), { cause });
  }
}
