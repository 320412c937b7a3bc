import { DAY_MS, IST_OFFSET_MS } from '@dealership/shared';
import type { Selectable } from 'kysely';
import { isLockTimeout, raiseCounter } from '../../../db/dialect.ts';
import { yieldToOthers } from '../../../db/loop-turns.ts';
import type { Database } from '../../../db/open-database.ts';
import type { EnquiriesTable } from '../../../db/schema.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { unindexedEnquiries } from '../enquiry-repository.ts';
import { indexedColumns, searchedTexts } from '../enquiry-storage.ts';
import { gramOfKind, gramsOf } from './grams.ts';
import { addIds, blockOf, removeIds, sizeOf, type StoredSet } from './id-set.ts';

/**
 * The index of the enquiries: how many of a kind came on a day (`enquiry_days`) and which of them contain a
 * gram (`enquiry_grams`). An enquiry is stored with the mark `unindexed`; later many are indexed together, and
 * lose the mark in the same transaction. So every enquiry is either marked or in the index, and a query
 * combines the index with the marked ones.
 *
 * Changes of the index are serialised over all servers by locking one row. In a Galera cluster, whose nodes
 * share no locks, the second of two changes fails at its commit, because both have written that row.
 */

/**
 * Enquiries that a server indexes at a time: on SQLite visitors wait about 50 ms for it. Fewer stay
 * unindexed: comparing them in each search costs less than indexing them.
 */
export const INDEXED_AT_ONCE = 500;

/** Enquiries in one statement. */
const ROWS_AT_ONCE = 500;

/** Grams read and written by one statement: up to 16,384 ids each. */
const GRAMS_AT_ONCE = 150;

type Indexed = Pick<Selectable<EnquiriesTable>, (typeof indexedColumns)[number]>;

/** The same for a command, which no visitor waits for: larger batches cost less per enquiry. */
const INDEXED_BY_COMMAND = 4000;

/**
 * Indexes the oldest unindexed enquiries, if there are enough of them.
 * @returns how many were indexed
 */
export async function indexSome(
  db: Database,
  { atOnce, atLeast }: { atOnce: number; atLeast: number } = {
    atOnce: INDEXED_AT_ONCE,
    atLeast: INDEXED_AT_ONCE,
  },
): Promise<number> {
  const waiting = await listUnindexed(db, atOnce);
  if (waiting.length < atLeast) return 0;
  try {
    return await inTransaction(db, async (transaction) => {
      await takeTurn(transaction);
      const rows = (await readRows(transaction, waiting)).filter((row) => row.unindexed === 1);
      await changeDays(transaction, rows, 1);
      await changeGrams(transaction, rows, addIds);
      await markIndexed(transaction, rows);
      return rows.length;
    });
  } catch (error) {
    // Another server is indexing.
    if (isLockTimeout(error)) return 0;
    throw error;
  }
}

/** Indexes all unindexed enquiries. */
export async function indexAll(db: Database): Promise<void> {
  while ((await indexSome(db, { atOnce: INDEXED_BY_COMMAND, atLeast: 1 })) > 0);
}

/**
 * Deletes enquiries, from the index too. To be called inside a transaction.
 * @returns how many still existed
 */
export async function deleteIndexed(db: Database, ids: readonly number[]): Promise<number> {
  let deleted = 0;
  for (const some of chunksOf(ids, ROWS_AT_ONCE)) {
    await takeTurn(db);
    const rows = await readRows(db, some);
    const indexed = rows.filter((row) => row.unindexed === null);
    await changeDays(db, indexed, -1);
    await changeGrams(db, indexed, removeIds);
    const { numDeletedRows } = await db
      .deleteFrom('enquiries')
      .where('id', 'in', some)
      .executeTakeFirst();
    deleted += Number(numDeletedRows);
  }
  return deleted;
}

/** Ids of the oldest unindexed enquiries. */
export async function listUnindexed(db: Database, limit: number): Promise<number[]> {
  const rows = await unindexedEnquiries(db).select('id').orderBy('id').limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** Locks the index against other changes until the end of the transaction. */
async function takeTurn(db: Database): Promise<void> {
  await raiseCounter(db, { table: 'enquiry_index', counter: 'changes', key: 'id', value: 1 });
}

async function readRows(db: Database, ids: readonly number[]): Promise<Indexed[]> {
  return db
    .selectFrom('enquiries')
    .select(indexedColumns)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
}

async function markIndexed(db: Database, rows: readonly Indexed[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .updateTable('enquiries')
    .set({ unindexed: null })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
}

async function changeDays(db: Database, rows: readonly Indexed[], by: 1 | -1): Promise<void> {
  const changes = new Map<string, { kind: string; dayStart: number; change: number }>();
  for (const { kind, created_at } of rows) {
    const dayStart = dayStartOf(created_at);
    const key = `${kind} ${dayStart}`;
    const change = (changes.get(key)?.change ?? 0) + by;
    changes.set(key, { kind, dayStart, change });
  }
  for (const { kind, dayStart, change } of changes.values()) {
    const { numUpdatedRows } = await db
      .updateTable('enquiry_days')
      .set(({ eb }) => ({ count: eb('count', '+', change) }))
      .where('kind', '=', kind)
      .where('day_start', '=', dayStart)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      await db
        .insertInto('enquiry_days')
        .values({ kind, day_start: dayStart, count: change })
        .execute();
    }
  }
  if (by < 0) await db.deleteFrom('enquiry_days').where('count', '=', 0).execute();
}

/** The same in SQL: `dayStart` in `count-repository.ts`. */
function dayStartOf(instant: number): number {
  return instant - ((instant + IST_OFFSET_MS) % DAY_MS);
}

async function changeGrams(
  db: Database,
  rows: readonly Indexed[],
  change: (stored: StoredSet, ids: readonly number[]) => StoredSet,
): Promise<void> {
  const blocks = new Map<number, Map<number, number[]>>();
  for (const row of rows) {
    await yieldToOthers();
    const grams = getOrAdd(blocks, blockOf(row.id), () => new Map<number, number[]>());
    for (const gram of gramsOfRow(row)) getOrAdd(grams, gram, () => []).push(row.id);
  }
  for (const [block, grams] of blocks) {
    for (const some of chunksOf([...grams], GRAMS_AT_ONCE)) {
      await changeGramsOfBlock(db, block, { some, change });
    }
  }
}

/** The grams of everything an enquiry can be found by: text, reference, person and kind. */
function gramsOfRow(row: Indexed): Set<number> {
  const grams = searchedTexts(row).flatMap((text) => [...gramsOf(text)]);
  return new Set([gramOfKind(row.kind), ...grams]);
}

async function changeGramsOfBlock(
  db: Database,
  block: number,
  {
    some,
    change,
  }: {
    some: readonly (readonly [gram: number, ids: number[]])[];
    change: (stored: StoredSet, ids: readonly number[]) => StoredSet;
  },
): Promise<void> {
  const grams = some.map(([gram]) => gram);
  const stored = await db
    .selectFrom('enquiry_grams')
    .select(['gram', 'ids'])
    .where('block', '=', block)
    .where('gram', 'in', grams)
    .execute();
  const setOf = new Map(stored.map(({ gram, ids }) => [gram, ids]));
  const rows = [];
  for (const [gram, ids] of some) {
    await yieldToOthers();
    const set = change(setOf.get(gram) ?? new Uint8Array(), ids);
    rows.push({ block, gram, size: sizeOf(set), ids: Buffer.from(set) });
  }
  await db.replaceInto('enquiry_grams').values(rows).execute();
  if (rows.some(({ size }) => size === 0)) {
    const empty = rows.filter(({ size }) => size === 0).map(({ gram }) => gram);
    await db
      .deleteFrom('enquiry_grams')
      .where('block', '=', block)
      .where('gram', 'in', empty)
      .execute();
  }
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

function* chunksOf<Item>(items: readonly Item[], atOnce: number): Generator<Item[]> {
  for (let start = 0; start < items.length; start += atOnce) {
    yield items.slice(start, start + atOnce);
  }
}
