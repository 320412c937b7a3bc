import type { ContentKind } from '@dealership/shared';
import type { Database } from './open-database.ts';

/** What has a history. */
export interface Subject {
  kind: 'model' | 'setting' | 'reply' | ContentKind;
  /** The id of a model or of content, `0 phones` for a setting of a branch, the key of a template. */
  subject: string | number;
}

/** A change of it. Rows are added and never changed. */
export interface HistoryEntry<Value> {
  /** Grows with each change of the same subject. */
  number: number;
  value: Value;
  /** `''`: it came with the product. */
  userId: string;
  /** Epoch ms. */
  at: number;
}

/** How many entries staff see. */
const SHOWN = 50;

/**
 * Adds an entry, inside a transaction. Without a number it is the next one: then the transaction has made others who
 * change the subject wait.
 *
 * @throws the driver's error when there is an entry of this number (`isDuplicate`)
 */
export async function addToHistory(
  transaction: Database,
  { kind, subject }: Subject,
  { number, value, userId, at }: Omit<HistoryEntry<object>, 'number'> & { number?: number },
): Promise<void> {
  const [last] = number === undefined ? await readHistory(transaction, { kind, subject }, 1) : [];
  await transaction
    .insertInto('history')
    .values({
      kind,
      subject: String(subject),
      number: number ?? (last?.number ?? 0) + 1,
      value: JSON.stringify(value),
      user_id: userId,
      created_at: at,
    })
    .execute();
}

/** The last entries, the latest first. */
export async function readHistory<Value>(
  db: Database,
  { kind, subject }: Subject,
  limit = SHOWN,
): Promise<HistoryEntry<Value>[]> {
  const rows = await db
    .selectFrom('history')
    .select(['number', 'value', 'user_id', 'created_at'])
    .where('kind', '=', kind)
    .where('subject', '=', String(subject))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ number, value, user_id: userId, created_at: at }) => ({
    number,
    value: JSON.parse(value) as Value,
    userId,
    at,
  }));
}

export async function deleteHistory(db: Database, { kind, subject }: Subject): Promise<void> {
  await db
    .deleteFrom('history')
    .where('kind', '=', kind)
    .where('subject', '=', String(subject))
    .execute();
}
