import {
  DAY_MS,
  leftOutReasons,
  messageChannelNames,
  messageLimits,
  type MessageFailure,
  type Outbox,
} from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import { untilUnlocked } from '../../db/transaction.ts';

export async function listWaiting(db: Database): Promise<Outbox['waiting']> {
  return db
    .selectFrom('outbox')
    .select(({ fn }) => [
      'channel',
      'failure',
      fn.countAll<number>().as('count'),
      fn.min<number>('created_at').as('since'),
    ])
    .where('state', '=', 'waiting')
    .$narrowType<{ failure: MessageFailure | null }>()
    .groupBy(['channel', 'failure'])
    .orderBy('channel')
    .orderBy('failure')
    .execute();
}

export async function listLeftOut(db: Database, now: number): Promise<Outbox['left_out']> {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => [
      'failure',
      fn.countAll<number>().as('count'),
      fn.max<number>('due_at').as('last'),
    ])
    .where('state', '=', 'left-out')
    .where('channel', '=', 'mail')
    .where('due_at', '>', now - messageLimits.deliveredDays * DAY_MS)
    .groupBy('failure')
    .execute();
  return leftOutReasons.flatMap((reason) => {
    const found = rows.find(({ failure }) => failure === reason);
    return found ? [{ reason, count: found.count, last: found.last }] : [];
  });
}

/** How many messages have been given up, and the newest one. */
export async function findGivenUp(db: Database): Promise<Outbox['given_up']> {
  const counts = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['failure', fn.countAll<number>().as('count')])
    .where('state', '=', 'given-up')
    .groupBy('failure')
    .execute();
  const sum = (rows: typeof counts) => rows.reduce((total, { count }) => total + count, 0);
  // One channel at a time, since the index separates them.
  const ofChannels = await Promise.all(
    messageChannelNames.map((channel) =>
      db
        .selectFrom('outbox')
        .leftJoin('enquiries', 'enquiries.id', 'outbox.enquiry_id')
        .select(['outbox.id', 'channel', 'outbox.kind', 'reference', 'failure', 'due_at as at'])
        .where('state', '=', 'given-up')
        .$narrowType<{ failure: MessageFailure | null }>()
        .where('channel', '=', channel)
        .orderBy('due_at', 'desc')
        .orderBy('outbox.id', 'desc')
        .limit(messageLimits.listed)
        .execute(),
    ),
  );
  const newest = ofChannels.flat().sort((a, b) => b.at - a.at || b.id - a.id);
  const rows = newest.slice(0, messageLimits.listed);
  const nobody: MessageFailure = 'unknown';
  return {
    count: sum(counts),
    of_channels: sum(
      counts.filter(({ failure }) => failure !== 'address' && failure !== 'no-consent'),
    ),
    messages: rows.map((row) => ({ ...row, failure: row.failure ?? nobody })),
  };
}

/** Lets messages that have been given up be tried for another day. @returns how many there still were */
export async function tryAgain(db: Database, ids: readonly number[], now: number): Promise<number> {
  const { numUpdatedRows } = await untilUnlocked(() =>
    db
      .updateTable('outbox')
      .set({ state: 'waiting', due_at: now, first_tried_at: null, failure: null })
      .where('id', 'in', ids)
      // The given-up ones: if their state were named, SQLite would search all of them first.
      .where('state', 'not in', ['waiting', 'sent', 'left-out'])
      .executeTakeFirst(),
  );
  return Number(numUpdatedRows);
}
