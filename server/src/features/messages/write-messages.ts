import { createHmac } from 'node:crypto';
import type { EnquiryKind } from '@dealership/shared';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/open-database.ts';
import type { NewMessage } from './message.ts';
import { insertMessages } from './outbox-repository.ts';

/** An enquiry that a visitor has sent, as it was stored. */
interface Arrival {
  reference: string;
  kind: EnquiryKind;
  status: string;
  /** Epoch ms, as the others; `null`: nothing is due, nothing was promised. */
  createdAt: number;
  dueAt: number | null;
  promisedAt: number | null;
  /** What was sent; `null`: nothing. */
  name: string | null;
  mobile: string | null;
  email: string | null;
  model: string | null;
  /** Of the sender's network, as `createNetworkMark` writes it. */
  networkMark: string;
}

/** Writes what enquiries tell, in the transaction that notes that they are told. */
type TellOfArrivals = (transaction: Database, arrivals: readonly Arrival[]) => Promise<void>;

type MessageConfig = Pick<Config, 'jwtSecret' | 'mail' | 'webhook'>;

/** Digests a sender's network; `undefined`: no channel is configured, and nobody is to be told of an enquiry. */
export function createNetworkMark({
  config,
}: {
  config: MessageConfig;
}): ((network: string) => string) | undefined {
  const { mail, webhook, jwtSecret } = config;
  return mail || webhook ? (network) => markOf(jwtSecret, 'network', network) : undefined;
}

/** Tells of enquiries on the channels that are configured; `undefined`: on none, and nothing is written. */
export function createTellOfArrivals({
  clock,
  config,
}: {
  clock: () => number;
  config: MessageConfig;
}): TellOfArrivals | undefined {
  const { mail, webhook } = config;
  if (!mail && !webhook) return undefined;
  return async (transaction, arrivals) => {
    const messages = arrivals.flatMap((arrival) => [
      ...(mail ? confirmationOf(arrival, config.jwtSecret) : []),
      ...(webhook ? [newEnquiry(arrival, webhook)] : []),
    ]);
    if (messages.length > 0) await insertMessages(transaction, messages, clock());
  };
}

/**
 * None without an address, and none of an opt-in, which asks for nothing (rules: confirmation). Nothing in it but the
 * address was chosen by the sender: a stranger's may be typed.
 */
function confirmationOf(arrival: Arrival, secret: string): NewMessage[] {
  const { reference, kind, email, model, promisedAt, networkMark } = arrival;
  if (email === null || kind === 'opt-in') return [];
  return [
    {
      ...{ channel: 'mail', kind: 'confirmation', reference },
      payload: {
        ...{ to: email, reference, kind },
        ...(model !== null && { model }),
        ...(promisedAt !== null && { promisedAt }),
      },
      addressMark: markOf(secret, 'address', email.toLowerCase()),
      networkMark,
    },
  ];
}

function newEnquiry(
  { reference, kind, status, createdAt, dueAt, promisedAt, name, mobile }: Arrival,
  { isPersonal }: NonNullable<Config['webhook']>,
): NewMessage {
  return {
    ...{ channel: 'webhook', kind: 'new-enquiry', reference },
    payload: {
      ...{ reference, kind, status },
      arrived_at: new Date(createdAt).toISOString(),
      due_at: isoOf(dueAt),
      promised_at: isoOf(promisedAt),
      ...(isPersonal && { person: { name, mobile } }),
    },
  };
}

function isoOf(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

/** A keyed digest: addresses and networks could be guessed from a plain one. */
function markOf(secret: string, what: 'address' | 'network', value: string): string {
  return createHmac('sha256', secret).update(`outbox\n${what}\n${value}`).digest('base64url');
}
