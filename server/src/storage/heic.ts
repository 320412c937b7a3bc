import type { Worker } from '../workers/worker.ts';
import { createWorkerPool } from '../workers/worker-pool.ts';
import type { MainPicture } from './decode-main.ts';

export type HeicReader = ReturnType<typeof createHeicReader>;

/** Code of the decoder's failure: too many pixels to be decoded as a whole, and no tiles. */
export const HEIC_WITHOUT_TILES = 'HEIC_WITHOUT_TILES';

/** The decoder cannot read it, or died of it. */
export class UnreadableHeic extends Error {
  override name = 'UnreadableHeic';

  /** It has too many pixels to be decoded as a whole, and is not made of tiles. */
  get isWithoutTiles(): boolean {
    return (this.cause as { code?: unknown } | undefined)?.code === HEIC_WITHOUT_TILES;
  }
}

/**
 * One of 24 megapixels takes 1 to 10 s, and with tiles some 90 MB; as a whole 240 MB of WebAssembly and as much again
 * for the picture. A process that takes longer than a minute (none of 48 did) or needs more memory is ended. Uploads
 * wait for at most four minutes, so that the last one gets its turn within the timeout of its request.
 */
const LIMITS = { heapMb: 128, wasmMb: 384, limitMs: 60_000, waitMs: 240_000, idleMs: 60_000 };

/**
 * Part of a file that goes to the process at a time: copying 25 MB at once would block the thread that serves visitors.
 */
const PART_BYTES = 1024 * 1024;

/** A part of a file; the answer to the last one is the picture. */
export interface HeicPart {
  bytes: Uint8Array;
  isFirst: boolean;
  isLast: boolean;
}

/** Decodes HEIC, which the picture library cannot, and AVIF, one picture at a time over all requests. */
export function createHeicReader() {
  const pool = createWorkerPool<HeicPart, never, MainPicture | undefined>({
    ...LIMITS,
    program: 'storage/heic-worker',
    size: 1,
  });
  return {
    /**
     * @param read reads the file when its turn has come
     * @throws {UnreadableHeic} when it is damaged, has more pixels than its header says, or takes too long
     * @throws {WorkerLost} when its turn has not come in time
     */
    decode: async (read: () => Promise<Uint8Array>) => {
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
  worker: Worker<HeicPart, never, MainPicture | undefined>,
  bytes: Uint8Array,
): Promise<MainPicture> {
  try {
    for (let from = 0; ; from += PART_BYTES) {
      const part = bytes.subarray(from, from + PART_BYTES);
      const isLast = from + PART_BYTES >= bytes.length;
      const order = { bytes: part, isFirst: from === 0, isLast };
      const { value } = await worker.answer(order).next();
      if (value !== undefined) return value;
      if (isLast) throw new Error('no picture');
    }
  } catch (cause) {
    throw new UnreadableHeic(String(cause), { cause });
  }
}
