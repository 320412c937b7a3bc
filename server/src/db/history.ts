import type { ContentKind } from '@dealership/shared';
import type { Database } from './open-database.ts';
import { deleteRows, insertRow } from './rows.ts';

/** The kinds of records with a history. */
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
  /** `''`: it is a default of the product. */
  userId: string;
  /** Epoch ms. */
  at: number;
}

/** The number of entries that staff see. */
const SHOWN = 50;

/**
 * Adds an entry, inside a transaction. Without a number it gets the next one: then the transaction must already hold
 * back other changes of the subject.
 * @throws the driver's error when there is an entry of this number (`isDuplicate`)
 */
export async function addToHistory(
  transaction: Database,
  { kind, subject }: Subject,
  { number, value, userId, at }: Omit<HistoryEntry<object>, 'number'> & { number?: number },
): Promise<void> {
  const [last] = number === undefined ? await readHistory(transaction, { kind, subject }, 1) : [];
  await insertRow(transaction, 'history', {
    kind,
    subject: String(subject),
    number: number ?? (last?.number ?? 0) + 1,
    value: JSON.stringify(value),
    user_id: userId,
    created_at: at,
  });
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
  await deleteRows(db, 'history', { kind, subject: String(subject) });
}
