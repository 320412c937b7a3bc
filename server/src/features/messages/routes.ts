import {
  messageChannels,
  wholeChannels,
  type Locale,
  type WholeChannel,
  type MessageFailure,
} from '@dealership/shared';
import type { Config } from '../../config.ts';
import type { Needs } from '../../needs.ts';
import { timeLimit } from '../../time-limit.ts';
import { inTransaction } from '../../db/transaction.ts';
import { endRestoreCheck, findUncheckedRestore } from '../../db/unchecked-restore.ts';
import { malformed, Stale } from '../../errors/app-error.ts';
import { localeOf } from '../../http/answers/locale-of.ts';
import type { NamedHandlers } from '../../http/calls/add-calls.ts';
import { sessionOf } from '../../http/calls/require-session.ts';
import { Undelivered, type Channels, type Payloads } from './message.ts';
import type { Push } from './push/push.ts';
import { newMessageId } from './outbox-repository.ts';
import { findGivenUp, listLeftOut, listWaiting, tryAgain } from './outbox-view-repository.ts';

interface Deps extends Needs<'db' | 'clock' | 'audit'> {
  config: Pick<Config, 'isDemo'>;
  /** One's own devices are tested like any others. */
  push: Pick<Push, 'test'>;
  channels?: Channels;
}

/** The person who starts a test waits for its outcome. */
const LONGEST_TEST_MS = 12_000;

export function messageHandlers({ db, clock, audit, config, push, channels = {} }: Deps) {
  return {
    'GET /api/messages': async () => ({
      is_demo: config.isDemo,
      channels: wholeChannels.map((channel) => ({
        channel,
        missing: channels[channel] ? [] : [...messageChannels[channel]],
      })),
      waiting: await listWaiting(db),
      left_out: await listLeftOut(db, clock()),
      restored: (await findUncheckedRestore(db)) ?? null,
      given_up: await findGivenUp(db),
    }),
    'POST /api/messages/test': async ({ request, response, body: { channel } }) => {
      const language = localeOf(request);
      const { user } = sessionOf<{ user: { user_id: string; email: string } }>(response);
      if (!channels[channel]) throw malformed((texts) => texts.channelMissing);
      if (channel === 'mail' && user.email === '') throw malformed((texts) => texts.noOwnAddress);
      await audit({ userId: user.user_id, action: 'message tested', what: channel }, db);
      if (channel === 'push') return { failure: await testDevices(push, user.user_id, language) };
      return { failure: await test(channels, channel, { to: user.email, language }) };
    },
    'POST /api/messages/tries': async ({ body: { ids }, by, answers }) => {
      const tried = await inTransaction(db, async (transaction) => {
        const count = await tryAgain(transaction, ids, clock());
        const event = { action: 'messages tried again', what: String(count) } as const;
        if (count > 0) await audit({ userId: by, ...event }, transaction);
        return count;
      });
      return { message: answers.messagesTried({ tried }) };
    },
    'POST /api/restoreCheck': async ({ body: { from }, by, answers }) => {
      const other = await inTransaction(db, async (transaction) => {
        if (!(await endRestoreCheck(transaction, from))) return findUncheckedRestore(transaction);
        const what = `of ${new Date(from).toISOString()}`;
        const event = { action: 'restore checked', what } as const;
        await audit({ userId: by, ...event }, transaction);
        return undefined;
      });
      // There was another restore since: its days are not checked by this.
      if (other) throw new Stale({ restored: other });
      return { message: answers.restoreChecked };
    },
  } satisfies Partial<NamedHandlers>;
}

/**
 * Why none of a person's devices can be reached; `null`: one can.
 * @throws {AppError} `invalid_input` when they have none
 */
async function testDevices(
  push: Pick<Push, 'test'>,
  userId: string,
  language: Locale,
): Promise<'unknown' | null> {
  const failures = (await push.test(userId, language)).map(({ failure }) => failure);
  if (failures.length === 0) throw malformed((texts) => texts.noOwnDevice);
  return failures.includes(null) ? null : 'unknown';
}

/** Why a channel does not accept a test; `null`: it does. */
async function test(
  channels: Channels,
  channel: WholeChannel,
  recipient: Payloads['test'],
): Promise<MessageFailure | null> {
  const payload = channel === 'mail' ? recipient : {};
  try {
    await channels[channel]?.(
      { kind: 'test', payload, messageId: newMessageId() },
      timeLimit(LONGEST_TEST_MS),
    );
    return null;
  } catch (error) {
    return error instanceof Undelivered ? error.failure : 'unknown';
  }
}
