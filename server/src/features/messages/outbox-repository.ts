import { randomBytes } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import {
  DAY_MS,
  lettersOf,
  messageKinds,
  messageLimits,
  type LeftOutReason,
  type MessageChannel,
  type MessageFailure,
} from '@dealership/shared';
import { MAX_CLOCK_DIFFERENCE_MS } from '../../clock-difference.ts';
import { idsOf, updateRows } from '../../db/rows.ts';
import type { Database } from '../../db/open-database.ts';
import type { OutboxTable } from '../../db/schema.ts';
import { letOthersWrite, untilUnlocked } from '../../db/transaction.ts';
import type { NewMessage } from './message.ts';

export type OutboxRow = Selectable<OutboxTable>;

/** The server that tries a message: the number of the try belongs to it alone. */
type Try = Pick<OutboxRow, 'id' | 'attempts'>;

export function newMessageId(): string {
  return randomBytes(16).toString('hex');
}

/** Writes messages in the transaction of their cause (rules: messages-wait). */
export async function insertMessages(
  transaction: Database,
  messages: readonly NewMessage[],
  now: number,
): Promise<void> {
  await transaction
    .insertInto('outbox')
    .values(
      messages.map(({ channel, kind, payload, reference, addressMark, networkMark, ...rest }) => ({
        message_id: rest.messageId ?? newMessageId(),
        channel,
        kind,
        enquiry_id:
          reference === undefined
            ? null
            : sql<number>`(select id from enquiries where reference = ${reference})`,
        payload: JSON.stringify(payload),
        created_at: now,
        state: 'waiting' as const,
        due_at: rest.dueAt ?? now,
        attempts: 0,
        address_mark: addressMark ?? null,
        network_mark: networkMark ?? null,
      })),
    )
    .execute();
}

interface DueFilter {
  channel: MessageChannel;
  now: number;
  limit: number;
  /** Addresses of programs whose messages are left out; only of the channel `hook`, whose messages all have one. */
  busyHooks?: readonly number[];
}

/**
 * The messages that may be tried now on a channel, the longest waiting first. Kinds that only a later version knows are
 * left out: its servers deliver those.
 */
export async function listDue(
  db: Database,
  { channel, now, limit, busyHooks = [] }: DueFilter,
): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('channel', '=', channel)
    .$if(busyHooks.length > 0, (query) => query.where('webhook_id', 'not in', busyHooks))
    .where('due_at', '<=', now)
    .where('kind', 'in', messageKinds)
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/**
 * Claims a message that is due. No other server tries it before `nextAt`; after that one does, unless the outcome of
 * this try was recorded.
 * @returns the try; `undefined`: another server was quicker
 */
export async function takeMessage(
  db: Database,
  { id, attempts, due_at, first_tried_at }: OutboxRow,
  { now, nextAt }: { now: number; nextAt: number },
): Promise<Try | undefined> {
  const set = { attempts: attempts + 1, due_at: nextAt, first_tried_at: first_tried_at ?? now };
  const isTaken = await updateWaiting(db, { equal: { id, attempts, due_at }, set });
  return isTaken ? { id, attempts: attempts + 1 } : undefined;
}

/** Changes a message if it still waits; resolves to whether it did. */
async function updateWaiting(
  db: Database,
  { equal, set }: { equal: Partial<OutboxRow>; set: Partial<OutboxRow> },
): Promise<boolean> {
  const change = { equal: { ...equal, state: 'waiting' as const }, set };
  return (await untilUnlocked(() => updateRows(db, 'outbox', change))) > 0;
}

/**
 * Records the delivery, also if another server is trying it again, and clears the content; that of a message to a
 * program names nobody, and may be sent once more.
 */
export async function noteSent(
  db: Database,
  { id, webhook_id: hook }: Pick<OutboxRow, 'id' | 'webhook_id'>,
  now: number,
): Promise<void> {
  const set = { state: 'sent', failure: null, due_at: now } as const;
  const cleared = hook === null ? { ...set, payload: null } : set;
  await updateWaiting(db, { equal: { id }, set: cleared });
}

/** Records that the try has failed; the message is due again at the time that was set when it was claimed, or never. */
export async function noteFailure(
  db: Database,
  { id, attempts }: Try,
  { failure, givenUpAt }: { failure: MessageFailure; givenUpAt: number | undefined },
): Promise<void> {
  const end = givenUpAt !== undefined && { state: 'given-up' as const, due_at: givenUpAt };
  await updateWaiting(db, { equal: { id, attempts }, set: { failure, ...end } });
}

/**
 * Leaves out a confirmation over its limit: it is never sent, its content and recipient are cleared, and it is counted.
 */
export async function leaveOut(
  db: Database,
  { id, reason, now }: { id: number; reason: LeftOutReason; now: number },
): Promise<void> {
  const nobody = { payload: null, enquiry_id: null, address_mark: null, network_mark: null };
  const set = { ...nobody, state: 'left-out', failure: reason, due_at: now } as const;
  await updateWaiting(db, { equal: { id }, set });
}

/**
 * Counts the confirmations written in the `forMs` before this one that are not left out, up to `most`: all servers
 * count the same, as with marks. The index by due time has the rows of each state.
 */
export async function countAllBefore(
  db: Database,
  row: Written,
  { forMs, most }: { forMs: number; most: number },
): Promise<number> {
  const ofState = (state: 'sent' | 'given-up' | 'waiting') =>
    selectBefore(db, row, forMs)
      .where('state', '=', state)
      .where('channel', '=', 'mail')
      // Nothing is due or done before it is written.
      .where('due_at', '>', row.created_at - forMs - MAX_CLOCK_DIFFERENCE_MS)
      .where('kind', '=', 'confirmation')
      .limit(most)
      .execute();
  // The waiting ones first: one that is sent between two of these reads is in both, and is counted once.
  const found = [await ofState('waiting'), await ofState('sent'), await ofState('given-up')];
  return Math.min(new Set(idsOf(found.flat())).size, most);
}

/**
 * Counts the messages before this one with the same mark, within the `forMs` before it, up to `most`. All servers count
 * the same, since the rows before it no longer change.
 */
export async function countBefore(
  db: Database,
  row: Written,
  limit: { column: 'address_mark' | 'network_mark'; mark: string; forMs: number; most: number },
): Promise<number> {
  const before = selectBefore(db, row, limit.forMs).where(limit.column, '=', limit.mark);
  return (await before.limit(limit.most).execute()).length;
}

type Written = Pick<OutboxRow, 'id' | 'created_at'>;

function selectBefore(db: Database, { id, created_at: at }: Written, forMs: number) {
  return db
    .selectFrom('outbox')
    .select('id')
    .where('created_at', '>', at - forMs)
    .where('created_at', '<=', at + MAX_CLOCK_DIFFERENCE_MS)
    .where('id', '<', id);
}

/** How long the network that asked for a confirmation is stored, as the privacy policy promises. */
const NETWORK_KNOWN_MS = 2 * 3_600_000;

/** Rows that are changed or deleted in one statement, for which a visitor's enquiry waits on SQLite. */
const FORGOTTEN_AT_ONCE = 200;

/** Clears the networks of messages that were tried: their limit was checked then (rules: confirmation-limits). */
export async function forgetNetworks(db: Database, now: number): Promise<void> {
  let behind = '';
  let rows;
  do {
    rows = await db
      .selectFrom('outbox')
      .select(['id', 'network_mark'])
      // All of them; those that have not been tried are read once and skipped.
      .where('network_mark', '>=', behind)
      .where('created_at', '<', now - NETWORK_KNOWN_MS)
      .where('attempts', '>', 0)
      .orderBy('network_mark')
      .limit(FORGOTTEN_AT_ONCE)
      .execute();
    const ids = idsOf(rows);
    if (ids.length === 0) return;
    behind = rows.at(-1)?.network_mark ?? '';
    await untilUnlocked(() =>
      db.updateTable('outbox').set({ network_mark: null }).where('id', 'in', ids).execute(),
    );
    await letOthersWrite();
  } while (rows.length === FORGOTTEN_AT_ONCE);
}

/**
 * Looks at some messages after a given one, and deletes those that were delivered some days ago and all others some
 * days later. In the order of their numbers, which saves an index that every enquiry would pay for.
 * @returns the last message read; `undefined`: there are no further ones
 */
export async function forgetSome(db: Database, { behind, now }: { behind: number; now: number }) {
  const { deliveredDays, keptDays } = messageLimits;
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'state', 'created_at'])
    .where('id', '>', behind)
    .orderBy('id')
    .limit(FORGOTTEN_AT_ONCE)
    .execute();
  const over = rows.filter(({ state, created_at: at }) => {
    const days = state === 'sent' || state === 'left-out' ? deliveredDays : keptDays;
    return at < now - days * DAY_MS;
  });
  const ids = idsOf(over);
  if (ids.length > 0) {
    await untilUnlocked(() => db.deleteFrom('outbox').where('id', 'in', ids).execute());
    await letOthersWrite();
  }
  return rows.length === FORGOTTEN_AT_ONCE ? rows.at(-1)?.id : undefined;
}

/**
 * Reads the catalogue's names of models: the function finds the name of a model in any spelling; `undefined`: the
 * catalogue has no such model.
 */
export async function readModels(db: Database): Promise<(sent: string) => string | undefined> {
  const rows = await db.selectFrom('vehicles').select(['bike_name', 'name', 'slug']).execute();
  return (sent) => {
    const letters = lettersOf(sent);
    const isMeant = (text: string) => lettersOf(text) === letters;
    return rows.find(({ bike_name, name, slug }) => [bike_name, name, slug].some(isMeant))?.name;
  };
}
