import { problem, type Problem } from '@dealership/shared';
import { createWorkerPool } from '../workers/worker-pool.ts';
import { WorkerLost } from '../workers/worker.ts';
import { UnreadableSheet, type Sheet, type SheetLimits, type SheetToWrite } from './sheet.ts';

/** The order for a worker (`sheet-worker.ts`). */
export type SheetOrder = ({ read: Uint8Array } & SheetLimits) | { write: SheetToWrite };

export type Sheets = ReturnType<typeof createSheets>;

/** 2,000 rows take 0.2 s; a file is read one at a time. */
const LIMITS = { size: 1, heapMb: 256, limitMs: 10_000, waitMs: 10_000, idleMs: 60_000 };

/**
 * Reads and writes files of tables in a separate process: a file made to hang the reader or fill its memory
 * stops only that process.
 */
export function createSheets() {
  const pool = createWorkerPool<SheetOrder, never, Sheet[] | Uint8Array>({
    ...LIMITS,
    program: 'sheets/sheet-worker',
  });
  const ask = async (order: SheetOrder, onLost: (lost: WorkerLost) => Error) => {
    const worker = await pool.acquire();
    try {
      const { value } = await worker.answer(order).next();
      return value;
    } catch (error) {
      if (error instanceof WorkerLost) throw onLost(error);
      throw isUnreadable(error) ? new UnreadableSheet(error.problem, { cause: error }) : error;
    } finally {
      pool.release(worker);
    }
  };
  return {
    /**
     * The tables in a CSV, a page or an XLSX, recognised by content.
     * @throws {UnreadableSheet} when there is none, or reading takes too much memory or time
     * @throws {WorkerLost} when no process is free in time
     */
    readTables: async (bytes: Uint8Array, limits: SheetLimits) =>
      (await ask(
        { read: bytes, ...limits },
        (cause) => new UnreadableSheet(problem('list_unreadable'), { cause }),
      )) as Sheet[],
    writeSheet: async (sheet: SheetToWrite) =>
      (await ask({ write: sheet }, (lost) => lost)) as Uint8Array,
    stop: () => pool.stop(),
  };
}

/** Errors lose their class on the way from a worker. */
function isUnreadable(error: unknown): error is { problem: Problem } {
  return error instanceof Error && error.name === UnreadableSheet.name && 'problem' in error;
}
