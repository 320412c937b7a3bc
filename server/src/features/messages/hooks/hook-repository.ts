import {
  isWebhookTopic,
  webhookLimits,
  type Delivery,
  type MessageFailure,
  type WebhookRow,
} from '@dealership/shared';
import type { Selectable } from 'kysely';
import type { Database } from '../../../db/open-database.ts';
import { countRows, deleteRows, findRow } from '../../../db/rows.ts';
import type { Tables } from '../../../db/schema.ts';
import { untilUnlocked } from '../../../db/transaction.ts';
import type { Payloads } from '../message.ts';

type StoredHook = Selectable<Tables['webhooks']>;

export async function listHooks(db: Database): Promise<WebhookRow[]> {
  const rows = await db.selectFrom('webhooks').selectAll().orderBy('id').execute();
  return Promise.all(rows.map(async (row) => toHookRow(row, await countMessages(db, row.id))));
}

/** One address at a time, since the index separates them. */
async function countMessages(db: Database, id: number) {
  const counts = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('webhook_id', '=', id)
    .groupBy('state')
    .execute();
  const of = (state: string) => counts.find((each) => each.state === state)?.count ?? 0;
  return { waiting: of('waiting'), given_up: of('given-up') };
}

export function toHookRow(
  { id, address, topics, is_personal, made_by, made_at }: StoredHook,
  counts: Pick<WebhookRow, 'waiting' | 'given_up'> = { waiting: 0, given_up: 0 },
): WebhookRow {
  return {
    id,
    address,
    topics: topics.split(',').filter(isWebhookTopic),
    is_personal: is_personal === 1,
    made_by,
    made_at,
    ...counts,
  };
}

export function countHooks(db: Database): Promise<number> {
  return countRows(db.selectFrom('webhooks'));
}

export function findHook(db: Database, id: number): Promise<StoredHook | undefined> {
  return findRow(db, 'webhooks', { id });
}

/** Deletes an address with its messages; resolves to whether there was one. */
export async function removeHook(db: Database, id: number): Promise<boolean> {
  await deleteRows(db, 'outbox', { webhook_id: id });
  return (await deleteRows(db, 'webhooks', { id })) > 0;
}

/** The newest messages of an address. */
export async function listDeliveries(db: Database, id: number): Promise<Delivery[]> {
  const rows = await db
    .selectFrom('outbox')
    .leftJoin('enquiries', 'enquiries.id', 'outbox.enquiry_id')
    .select(['outbox.id', 'payload', 'reference', 'state', 'due_at', 'attempts', 'failure'])
    .where('webhook_id', '=', id)
    .where('state', '!=', 'left-out')
    .$narrowType<{ failure: MessageFailure | null; state: Delivery['state'] }>()
    .orderBy('outbox.id', 'desc')
    .limit(webhookLimits.listed)
    .execute();
  return rows.map(({ payload, due_at, ...row }) => {
    const { topic, at, what = '' } = JSON.parse(payload ?? '{}') as Payloads['event'];
    return { ...row, topic, at, what, state_at: due_at };
  });
}

/** Lets a message of an address be sent once more; resolves to whether there is one that does not wait already. */
export async function sendAgain(
  db: Database,
  { hook, message, now }: { hook: number; message: number; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await untilUnlocked(() =>
    db
      .updateTable('outbox')
      .set({ state: 'waiting', due_at: now, first_tried_at: null, failure: null })
      .where('id', '=', message)
      .where('webhook_id', '=', hook)
      .where('state', '!=', 'waiting')
      .executeTakeFirst(),
  );
  return numUpdatedRows > 0n;
}

/**
 * Puts off what is due at an address that has just not accepted a message: a program that is away takes the time of
 * one try a minute, and the other programs get theirs.
 */
export async function putOff(
  db: Database,
  { hook, now, until }: { hook: number; now: number; until: number },
): Promise<void> {
  await untilUnlocked(() =>
    db
      .updateTable('outbox')
      .set({ due_at: until })
      .where('webhook_id', '=', hook)
      .where('state', '=', 'waiting')
      .where('due_at', '<=', now)
      .execute(),
  );
}

/** What a program reads about an enquiry, as it is now. */
export function readEnquiry(db: Database, id: number) {
  return db
    .selectFrom('enquiries')
    .innerJoin('desk', 'desk.enquiry_id', 'enquiries.id')
    .select(['reference', 'desk.kind', 'desk.status', 'desk.origin', 'arrived_at', 'due_at'])
    .select(['promised_at', 'name', 'mobile'])
    .where('enquiries.id', '=', id)
    .executeTakeFirst();
}
