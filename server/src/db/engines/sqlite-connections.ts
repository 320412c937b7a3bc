import { setTimeout as sleep } from 'node:timers/promises';
import { SelectQueryNode, type CompiledQuery, type QueryResult } from 'kysely';
import type { ConnectionCounts } from './count-connections.ts';
import { yieldToOthers } from './loop-turns.ts';
import { openSqliteFile, type SqliteFile } from './sqlite-driver.ts';
import { isBusy } from './sqlite-errors.ts';
import { createWriteQueue, NoTurn, type Rank } from './write-queue.ts';

/** How long a statement waits for the lock of another program, and how often it tries, in ms. */
const BUSY_MS = 4000;
const RETRY_EVERY_MS = 10;

/**
 * After this long without a pause the queue makes one (ms), in which a program that tries every 10 ms gets the lock.
 */
const PAUSE_AFTER_MS = 100;
const PAUSE_MS = 12;

/** Turns of the event loop for other requests after long work for staff: about as many as a page needs. */
const TURNS_FOR_OTHERS = 10;

/** Snapshots read at the same time; each has a connection of some 2 MB. A further one waits this long (ms). */
const MOST_SNAPSHOTS = 4;
const SNAPSHOT_WAIT_MS = 10_000;

/** Begins a snapshot (`readSnapshot`): a transaction that locks nothing. (A plain `begin` takes the lock at once.) */
export const BEGIN_SNAPSHOT = 'begin deferred';

/** A connection for as long as a caller needs it. */
export interface Lent {
  run: <Row>(query: CompiledQuery) => Promise<QueryResult<Row>>;
  giveBack: () => void;
}

export type SqliteConnections = ReturnType<typeof openSqliteConnections>;

/**
 * The connections of this process to one SQLite file: one for short reads, which never wait for a write; one for
 * writes, behind a queue; and one for each snapshot while it is read. The driver is synchronous, so everything
 * runs in this thread, statement after statement.
 * @param counts is kept up to date
 */
export function openSqliteConnections(file: string, counts: ConnectionCounts | undefined) {
  let users = 0;
  const open = (isReader: boolean) => {
    if (users === 0) throw new Error('the database is closed');
    const database = openSqliteFile(file, { isReader });
    if (counts) counts.open += 1;
    return database;
  };
  const end = (database: SqliteFile | undefined) => {
    if (!database) return;
    database.close();
    if (counts) counts.open -= 1;
  };
  let reader: SqliteFile | undefined;
  let writer: SqliteFile | undefined;
  const snapshots = createSnapshots(() => open(true), end);
  const queue = createWriteQueue();
  const lock = createLockWait();

  const take = async (rank: Rank) => {
    if (counts) counts.waiting = queue.length() + 1;
    try {
      const giveTurn = await queue.take(rank);
      if (counts) counts.inUse += 1;
      await lock.pause(queue.length() > 0);
      return () => {
        if (counts) counts.inUse -= 1;
        giveTurn();
      };
    } finally {
      if (counts) counts.waiting = queue.length();
    }
  };
  /** The next caller must not write into a transaction whose rollback failed. */
  const endTransaction = () => {
    if (!writer?.isTransaction()) return;
    try {
      writer.prepare('rollback').run([]);
    } catch {
      // Closing it ends the transaction as well.
      end(writer);
      writer = undefined;
    }
  };
  const lendWriter = async (rank: Rank): Promise<Lent> => {
    const askedAt = lock.waited();
    const giveBack = await take(rank);
    return {
      run: (query) =>
        lock.run(query, () => (writer ??= open(false)), { askedAt, turns: turnsOf(rank) }),
      giveBack: () => {
        endTransaction();
        giveBack();
      },
    };
  };
  return {
    /** Runs a statement outside transactions: a read at once, a write in its turn. */
    run: async <Row>(query: CompiledQuery, rank: Rank): Promise<QueryResult<Row>> => {
      if (isRead(query)) {
        return untilFree(() => execute((reader ??= open(true)), query), { turns: turnsOf(rank) });
      }
      const { run, giveBack } = await lendWriter(rank);
      try {
        return await run(query);
      } finally {
        giveBack();
      }
    },
    /** The connection for writes, for a transaction. @throws {NoTurn} */
    lendWriter,
    /** A connection for a snapshot. @throws {NoTurn} */
    lendSnapshot: snapshots.lend,
    /** Each user of the connections calls it once, first. */
    join: () => {
      users += 1;
    },
    /** Called by each user at its end; the last call closes the file. */
    close: () => {
      users -= 1;
      if (users > 0) return;
      snapshots.close();
      // The writer last: it can empty the log when there is no reader.
      end(reader);
      end(writer);
      [reader, writer] = [undefined, undefined];
    },
  };
}

function createSnapshots(open: () => SqliteFile, end: (file: SqliteFile) => void) {
  const opened = new Set<SqliteFile>();
  const takeTurn = createTurns(MOST_SNAPSHOTS);
  return {
    lend: async (): Promise<Lent> => {
      const endTurn = await takeTurn();
      let database: SqliteFile | undefined;
      return {
        run: (query) =>
          untilFree(
            () => {
              if (!database) opened.add((database = open()));
              return execute(database, query);
            },
            { turns: TURNS_FOR_OTHERS },
          ),
        giveBack: () => {
          if (database && opened.delete(database)) end(database);
          endTurn();
        },
      };
    },
    close: () => {
      opened.forEach(end);
      opened.clear();
    },
  };
}

function turnsOf(rank: Rank): number {
  return rank === 'staff' ? TURNS_FOR_OTHERS : 1;
}

/** Whether a statement only reads. One that is taken for a read and writes is refused by the connection for reads. */
function isRead({ query, sql }: CompiledQuery): boolean {
  return (
    SelectQueryNode.is(query) ||
    (query.kind === 'RawNode' && /^\s*(select|with|explain)\b/i.test(sql))
  );
}

function execute<Row>(database: SqliteFile, { sql, parameters }: CompiledQuery): QueryResult<Row> {
  const statement = database.prepare(sql);
  if (statement.reader) return { rows: statement.all(parameters) as Row[] };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

/** Runs a statement, again while another program has the lock that it needs, without stopping this thread. */
async function untilFree<Result>(
  run: () => Result,
  { turns, onWait = givesUpAfter(BUSY_MS) }: { turns: number; onWait?: (ms: number) => boolean },
): Promise<Result> {
  for (;;) {
    await yieldToOthers(turns);
    const began = performance.now();
    try {
      return run();
    } catch (error) {
      if (!isBusy(error)) throw error;
      await sleep(RETRY_EVERY_MS);
      if (onWait(performance.now() - began)) throw error;
    }
  }
}

function givesUpAfter(limitMs: number): (ms: number) => boolean {
  let waited = 0;
  return (ms) => (waited += ms) > limitMs;
}

/**
 * Waits for a lock that another program holds. The first of the queue tries, and the others wait just as long: when it
 * gives up, those that came before it give up too, each after `BUSY_MS`. Time spent waiting for one another does not
 * count.
 */
function createLockWait() {
  let waitedMs = 0;
  let lastPause = performance.now();
  return {
    /** How long the queue has waited for other programs so far, in ms. */
    waited: () => waitedMs,
    run: <Row>(
      query: CompiledQuery,
      database: () => SqliteFile,
      { askedAt, turns }: { askedAt: number; turns: number },
    ) =>
      untilFree<QueryResult<Row>>(() => execute(database(), query), {
        turns,
        onWait: (ms) => {
          waitedMs += ms;
          return waitedMs - askedAt > BUSY_MS;
        },
      }),
    /** Lets other programs write, now and then, where the queue never ends. */
    pause: async (hasMore: boolean) => {
      const now = performance.now();
      if (!hasMore) lastPause = now;
      if (now - lastPause < PAUSE_AFTER_MS) return;
      await sleep(PAUSE_MS);
      lastPause = performance.now();
    },
  };
}

/** At most this many at a time; the others wait in their order. */
function createTurns(most: number): () => Promise<() => void> {
  let taken = 0;
  const waiting = new Set<() => void>();
  const end = () => {
    const [next] = waiting;
    if (next) next();
    else taken -= 1;
  };
  return async () => {
    if (taken < most) {
      taken += 1;
      return end;
    }
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        waiting.delete(begin);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(begin);
        reject(new NoTurn('too many snapshots are being read'));
      }, SNAPSHOT_WAIT_MS);
      waiting.add(begin);
    });
    return end;
  };
}
