import { createHmac } from 'node:crypto';
import type { NewEnquiry } from '@dealership/shared';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/open-database.ts';
import type { NewMessage } from './message.ts';
import { insertMessages } from './outbox-repository.ts';

/** An enquiry that a visitor has sent, as it is being stored. */
interface Arrival {
  enquiry: NewEnquiry;
  /** The sender's network. */
  network: string;
  status: string;
  /** Epoch ms; absent: nothing is due, nothing was promised. */
  dueAt: number | null | undefined;
  promisedAt: number | null | undefined;
}

/** Writes what enquiries tell, in the transaction that stores them. */
type TellOfArrivals = (transaction: Database, arrivals: readonly Arrival[]) => Promise<void>;

interface Deps {
  clock: () => number;
  config: Pick<Config, 'jwtSecret' | 'mail' | 'webhook'>;
}

/** Tells of enquiries on the channels that are configured; `undefined`: on none, and nothing is written. */
export function createTellOfArrivals({ clock, config }: Deps): TellOfArrivals | undefined {
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
function confirmationOf({ enquiry, network, promisedAt }: Arrival, secret: string): NewMessage[] {
  const { reference, kind, values } = enquiry;
  if (values.email === undefined || kind === 'opt-in') return [];
  return [
    {
      ...{ channel: 'mail', kind: 'confirmation', reference },
      payload: {
        ...{ to: values.email, reference, kind },
        ...(values.model !== undefined && { model: values.model }),
        ...(typeof promisedAt === 'number' && { promisedAt }),
      },
      addressMark: markOf(secret, 'address', values.email.toLowerCase()),
      networkMark: markOf(secret, 'network', network),
    },
  ];
}

function newEnquiry(
  { enquiry, status, dueAt, promisedAt }: Arrival,
  { isPersonal }: NonNullable<Config['webhook']>,
): NewMessage {
  const { reference, kind, createdAt, values } = enquiry;
  return {
    ...{ channel: 'webhook', kind: 'new-enquiry', reference },
    payload: {
      ...{ reference, kind, status },
      arrived_at: new Date(createdAt).toISOString(),
      due_at: isoOf(dueAt),
      promised_at: isoOf(promisedAt),
      ...(isPersonal && {
        person: { name: values.name ?? null, mobile: values.mobile ?? null },
      }),
    },
  };
}

function isoOf(at: number | null | undefined): string | null {
  return typeof at === 'number' ? new Date(at).toISOString() : null;
}

/** A keyed digest: addresses and networks could be guessed from a plain one. */
function markOf(secret: string, what: 'address' | 'network', value: string): string {
  return createHmac('sha256', secret).update(`outbox\n${what}\n${value}`).digest('base64url');
}
