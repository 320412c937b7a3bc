import { isDeepStrictEqual } from 'node:util';
import { replyDefaults, type KeyedReply, type Reply } from '@dealership/shared';
import { isDuplicate } from '../../db/dialect.ts';
import { addToHistory, readHistory, type Subject } from '../../db/history.ts';
import type { Database } from '../../db/open-database.ts';
import { findRow } from '../../db/rows.ts';
import { inTransaction } from '../../db/transaction.ts';

export async function listReplies(db: Database): Promise<KeyedReply[]> {
  const rows = await db
    .selectFrom((query) =>
      query
        .selectFrom('history')
        .select(({ fn }) => ['subject', fn.max('number').as('number')])
        .where('kind', '=', 'reply')
        .groupBy('subject')
        .as('last'),
    )
    .innerJoin('history', (join) =>
      join
        .onRef('history.subject', '=', 'last.subject')
        .onRef('history.number', '=', 'last.number')
        .on('history.kind', '=', 'reply'),
    )
    .select(['history.subject', 'history.number', 'history.value'])
    .orderBy('last.subject')
    .execute();
  return rows.map(({ subject, number, value }) => ({
    key: subject,
    version: number,
    ...toReply(JSON.parse(value) as Partial<Reply>),
  }));
}

/**
 * A version of a template, if there is one, and whether the template is an offer: in this version or in the present
 * one, also if an older version is still open on a screen.
 */
export async function findUsedReply(
  db: Database,
  { key, version }: { key: string; version: number },
): Promise<{ reply: Reply | undefined; isOffer: boolean }> {
  const [last] = await readHistory<Partial<Reply>>(db, replySubject(key), 1);
  const used = await findRow(db, 'history', { kind: 'reply', subject: key, number: version });
  const reply = used && toReply(JSON.parse(used.value) as Partial<Reply>);
  const isOffer = last?.value.purpose === 'offer' || reply?.purpose === 'offer';
  return { reply, isOffer };
}

export function toReply(stored: Partial<Reply>): Reply {
  return { ...replyDefaults, ...stored } as Reply;
}

/** Reads its history: the last entry counts, and its number is the version. */
export function replySubject(key: string): Subject {
  return { kind: 'reply', subject: key };
}

/**
 * Stores the default templates of every dealership, where there is no template yet. One that the dealership has not
 * changed becomes the present default. Two servers that start together may both do it.
 */
export async function addFirstReplies(
  db: Database,
  { replies, now }: { replies: Readonly<Record<string, Reply>>; now: number },
): Promise<void> {
  try {
    await inTransaction(db, async (transaction) => {
      const stored = await listReplies(transaction);
      for (const [key, value] of Object.entries(replies)) {
        const [last] = await readHistory<Partial<Reply>>(transaction, replySubject(key), 1);
        const isDefault = last?.userId === '' && !isDeepStrictEqual(toReply(last.value), value);
        if (stored.length > 0 && !isDefault) continue;
        const number = (last?.number ?? 0) + 1;
        await addToHistory(transaction, replySubject(key), { number, value, userId: '', at: now });
      }
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}
