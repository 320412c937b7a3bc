import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import {
  problem,
  webhookLimits,
  webhookTopics,
  type newWebhookSchema,
  type WebhookRow,
} from '@dealership/shared';
import type { core } from 'zod/mini';
import type { Needs } from '../../../needs.ts';
import type { Config } from '../../../config.ts';
import { insertRow } from '../../../db/rows.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { invalidInput, notFound } from '../../../errors/app-error.ts';
import { createEncrypter } from '../../../http/calls/encrypted.ts';
import type { Database } from '../../../db/open-database.ts';
import { Undelivered, type Message } from '../message.ts';
import { createPost } from '../post.ts';
import { isPublicAddress } from '../public-address.ts';
import { isoOf, postSigned } from '../webhook.ts';
import { countHooks, findHook, readEnquiry, removeHook, toHookRow } from './hook-repository.ts';

type HookConfig = Pick<Config, 'jwtSecret' | 'allowsPrivate'>;

type Deps = Needs<'db' | 'clock' | 'audit'> & { config: HookConfig };

const SECRET_BYTES = 32;

/** Messages are signed with a secret, so it has to be read again: the database alone is not enough to forge one. */
function encrypterOf({ jwtSecret }: HookConfig) {
  return createEncrypter(jwtSecret, 'webhook-secrets');
}

/**
 * Adds an address. Its secret is in the answer and nowhere else.
 * @throws {AppError} `invalid_input` when it is not an https address on the internet without a password, or there are
 *   as many as there may be
 */
export async function addHook(
  { db, clock, audit, config }: Deps,
  { address: text, topics, isPersonal }: core.output<typeof newWebhookSchema>,
  by: string,
): Promise<WebhookRow & { secret: string }> {
  const address = readAddress(text, config);
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const row = {
    address: address.href,
    topics: webhookTopics.filter((topic) => topics.includes(topic)).join(','),
    secret: encrypterOf(config).encrypt(secret),
    is_personal: isPersonal ? (1 as const) : (0 as const),
    made_by: by,
    made_at: clock(),
  };
  const id = await inTransaction(db, async (transaction) => {
    if ((await countHooks(transaction)) >= webhookLimits.addresses)
      throw invalidInput({
        address: problem('too_many_values', { max: webhookLimits.addresses }),
      });
    const added = await insertRow(transaction, 'webhooks', row);
    // Its path may be a secret of the program.
    const what = `${address.hostname}: ${row.topics}${isPersonal ? ', with people' : ''}`;
    await audit({ userId: by, action: 'webhook added', what }, transaction);
    return added;
  });
  return { ...toHookRow({ ...row, id }), secret };
}

function readAddress(text: string, { allowsPrivate }: HookConfig): URL {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  const isSecure = url?.protocol === 'https:' || (allowsPrivate && url?.protocol === 'http:');
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
  const isInside = !allowsPrivate && isIP(host) !== 0 && !isPublicAddress(host);
  // What a name leads to is looked at whenever a message is sent.
  if (!url || !isSecure || url.username !== '' || url.password !== '' || isInside)
    throw invalidInput({ address: problem('not_web_address') });
  return url;
}

/** @throws {AppError} `not_found` when there is no such address */
export async function deleteHook(
  { db, audit }: Pick<Deps, 'db' | 'audit'>,
  { id, by }: { id: number; by: string },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const hook = await findHook(transaction, id);
    if (!hook || !(await removeHook(transaction, id))) throw notFound('webhook');
    const what = new URL(hook.address).hostname;
    await audit({ userId: by, action: 'webhook removed', what }, transaction);
  });
}

/** Sends to the programs in the settings, each message to its own (rules: webhook). */
export function createHooks({
  db,
  config,
  clock = Date.now,
  ...options
}: { db: Database; config: HookConfig; clock?: () => number } & Partial<
  Parameters<typeof createPost>[0]
>) {
  const encrypter = encrypterOf(config);
  const post = createPost({ allowsPrivate: config.allowsPrivate, ...options });
  const send = async (
    id: number,
    { messageId, body }: { messageId: string; body: (isPersonal: boolean) => Promise<object> },
    stopping: AbortSignal,
  ): Promise<void> => {
    const hook = await findHook(db, id);
    // It was removed while this message was on its way: nobody waits for it any more.
    if (!hook) return;
    const secret = encrypter.decrypt(hook.secret);
    // `JWT_SECRET` has changed since: the address has to be added again.
    if (secret === undefined) throw new Undelivered('secret', { isFinal: true });
    const content = { message: messageId, ...(await body(hook.is_personal === 1)) };
    const receiver = { url: new URL(hook.address), secret, now: clock() };
    await postSigned(post, receiver, { messageId, content }, stopping);
  };
  return {
    deliver: (message: Message, stopping: AbortSignal): Promise<void> => {
      const { kind, payload, messageId, webhookId = 0, enquiryId } = message;
      if (kind !== 'event') throw new Undelivered('unknown', { isFinal: true });
      const body = async (isPersonal: boolean) => {
        const enquiry =
          typeof enquiryId === 'number' ? await readEnquiry(db, enquiryId) : undefined;
        const { name, mobile, arrived_at, due_at, promised_at, ...told } = enquiry ?? {};
        return {
          event: payload.topic,
          ...told,
          at: isoOf(payload.at),
          arrived_at: isoOf(arrived_at),
          due_at: isoOf(due_at),
          promised_at: isoOf(promised_at),
          ...(payload.what !== undefined && { what: payload.what }),
          ...(payload.quotation && { quotation: payload.quotation }),
          ...(isPersonal && { person: { name: name ?? null, mobile: mobile ?? null } }),
        };
      };
      return send(webhookId, { messageId, body }, stopping);
    },
    test: (id: number, messageId: string, stopping: AbortSignal): Promise<void> =>
      send(id, { messageId, body: () => Promise.resolve({ event: 'test' }) }, stopping),
  };
}
