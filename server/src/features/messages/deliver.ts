import {
  DAY_MS,
  messageChannelNames,
  messageLimits,
  type LeftOutReason,
  type MessageChannel,
} from '@dealership/shared';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Needs } from '../../needs.ts';
import { timeLimit } from '../../time-limit.ts';
import { putOff } from './hooks/hook-repository.ts';
import { Undelivered, type Channels, type Message } from './message.ts';
import {
  countAllBefore,
  countBefore,
  forgetSome,
  leaveOut,
  listDue,
  noteFailure,
  noteSent,
  takeMessage,
  type OutboxRow,
} from './outbox-repository.ts';

interface Deps extends Needs<'db' | 'clock' | 'log'> {
  channels: Channels;
  /** How many confirmations are sent in an hour; absent: as many as usual. */
  confirmationLimit?: () => Promise<number>;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Times of the tries after the first one: after 1, 5, 30 minutes, 2, 6 hours, then every 6 hours, and after a day for
 * the last time (rules: messages-given-up).
 */
const TRIES_AFTER_MS = [
  ...[1, 6, 36].map((minutes) => minutes * MINUTE_MS),
  ...[2.6, 8.6, 14.6, 20.6, 24].map((hours) => hours * HOUR_MS),
];

/** Longest time of a try; no other server begins one before a minute has passed. */
const LONGEST_TRY_MS = 45_000;
const SHORTEST_LEASE_MS = MINUTE_MS;

/**
 * Messages that a server sends at the same time. If it is killed, at most this many are sent twice. Two slow channels
 * leave room for the third.
 */
const IN_FLIGHT = 5;
const IN_FLIGHT_OF_CHANNEL = 2;

/** Longest time until a server picks up another server's message, or one that is due again. */
const LOOK_EVERY_MS = 2000;

/** At a stop, messages under way get this much time; the others are due again a minute later. */
const LAST_TRIES_MS = 500;

/** When a message that is tried now is due again, unless its outcome is recorded before. */
export function nextTryAt(firstTriedAt: number, now: number): number {
  const next = TRIES_AFTER_MS.map((after) => firstTriedAt + after).find((at) => at > now);
  return Math.max(next ?? now + 6 * HOUR_MS, now + SHORTEST_LEASE_MS);
}

const { toMailbox, fromNetwork, usualInAnHour } = messageLimits;

const limits = [
  { column: 'address_mark', most: toMailbox, forMs: DAY_MS, reason: 'mailbox-limit' },
  { column: 'network_mark', most: fromNetwork, forMs: HOUR_MS, reason: 'network-limit' },
] as const;

/**
 * The limit that a confirmation exceeds (rules: confirmation-limits); `undefined`: it exceeds none, or is another kind
 * of message.
 */
async function findExceeded(
  { db, confirmationLimit = () => Promise.resolve(usualInAnHour) }: Deps,
  row: OutboxRow,
): Promise<LeftOutReason | undefined> {
  if (row.kind !== 'confirmation') return undefined;
  for (const { column, most, forMs, reason } of limits) {
    const mark = row[column];
    if (mark !== null && (await countBefore(db, row, { column, mark, forMs, most })) === most)
      return reason;
  }
  const most = await confirmationLimit();
  const sent = most === 0 ? 0 : await countAllBefore(db, row, { forMs: HOUR_MS, most });
  return sent === most ? 'hour-limit' : undefined;
}

async function tryOnce(
  deps: Deps,
  { row, attempts, stopping }: { row: OutboxRow; attempts: number; stopping: AbortSignal },
): Promise<void> {
  const { db, clock, log, channels } = deps;
  const { id, channel, kind, message_id: messageId } = row;
  const reason = await findExceeded(deps, row);
  if (reason !== undefined) {
    await leaveOut(db, { id, reason, now: clock() });
    log.warn({ event: 'confirmation left out', messageId, reason });
    return;
  }
  const signal = timeLimit(LONGEST_TRY_MS, stopping);
  const payload: unknown = JSON.parse(row.payload ?? '{}');
  const { webhook_id: hook, enquiry_id: enquiryId } = row;
  const message = { kind, payload, messageId, webhookId: hook ?? undefined, enquiryId };
  try {
    await channels[channel]?.(message as Message, signal);
  } catch (error) {
    if (stopping.aborted) return;
    // Never the error itself: a receiver's answer may name the recipient.
    const { failure, isFinal } = error instanceof Undelivered ? error : new Undelivered('unknown');
    const now = clock();
    const isGivenUp = isFinal || now - (row.first_tried_at ?? now) >= DAY_MS;
    log.warn({ event: 'message not delivered', channel, kind, messageId, failure, isGivenUp });
    await noteFailure(db, { id, attempts }, { failure, givenUpAt: isGivenUp ? now : undefined });
    if (hook !== null) await putOff(db, { hook, now, until: now + SHORTEST_LEASE_MS });
    return;
  }
  await noteSent(db, row, clock());
  log.info({ event: 'message delivered', channel, kind, messageId });
}

/**
 * Delivers messages that are due on the channels of this server, several at a time, until none is left; of several
 * servers each message is tried by one at a time.
 */
export function startDelivery(deps: Deps, { everyMs = LOOK_EVERY_MS }: { everyMs?: number } = {}) {
  const { db, clock, log, channels } = deps;
  const names = messageChannelNames.filter((name) => channels[name] !== undefined);
  const stopping = new AbortController();
  const inFlight = new Map<Promise<void>, OutboxRow>();
  let current: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const begin = (row: OutboxRow, attempts: number) => {
    const work = tryOnce(deps, { row, attempts, stopping: stopping.signal })
      .catch((error: unknown) => {
        log.error({ err: error, event: 'a message could not be seen to' });
      })
      .then(() => {
        inFlight.delete(work);
        plan(0);
      });
    inFlight.set(work, row);
  };
  const fill = async (channel: MessageChannel) => {
    const listOwn = () => [...inFlight.values()].filter((row) => row.channel === channel);
    let limit = Math.min(IN_FLIGHT_OF_CHANNEL - listOwn().length, IN_FLIGHT - inFlight.size);
    for (; limit > 0; limit -= 1) {
      const now = clock();
      // One at a time to an address of a program, so that one that is slow leaves room for the others.
      const busyHooks = listOwn().flatMap(({ webhook_id: hook }) => hook ?? []);
      const [row] = await listDue(db, { channel, now, limit: 1, busyHooks });
      if (!row || stopping.signal.aborted) return;
      const nextAt = nextTryAt(row.first_tried_at ?? now, now);
      const taken = await takeMessage(db, row, { now, nextAt });
      if (taken) begin(row, taken.attempts);
    }
  };
  const look = async () => {
    plan(everyMs);
    try {
      for (const name of names) await fill(name);
    } catch (error) {
      log.error({ err: error, event: 'looking for messages failed' });
    }
  };
  const plan = (ms: number) => {
    if (stopping.signal.aborted) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      current = current.then(look);
    }, ms).unref();
  };
  plan(0);
  return {
    wake: () => plan(0),
    stop: async () => {
      clearTimeout(timer);
      const ended = async () => {
        await current;
        await Promise.all(inFlight.keys());
      };
      await Promise.race([ended(), sleep(LAST_TRIES_MS)]);
      stopping.abort();
      clearTimeout(timer);
      await ended();
    },
  };
}

/** Deletes all messages that are old enough, some at a time. */
export async function forgetMessages({ db, clock }: Needs<'db' | 'clock'>): Promise<void> {
  let behind: number | undefined = 0;
  while (behind !== undefined) behind = await forgetSome(db, { behind, now: clock() });
}
