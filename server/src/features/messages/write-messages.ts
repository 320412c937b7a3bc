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
  /** As `createUntoldMark` writes it. */
  untold: string;
}

/** Writes what enquiries tell, in the transaction that notes that they are told. */
type TellOfArrivals = (transaction: Database, arrivals: readonly Arrival[]) => Promise<void>;

type MessageConfig = Pick<Config, 'jwtSecret' | 'mail' | 'webhook'>;

/** The channels in a mark. */
const letters = { mail: 'm', webhook: 'w' } as const;

/**
 * Says on which channels an enquiry is told, and digests its sender's network: `mw.<digest>`. `undefined`: no channel is
 * configured, and nobody is to be told.
 */
export function createUntoldMark({
  config,
}: {
  config: MessageConfig;
}): ((network: string) => string) | undefined {
  const wanted = [config.mail && letters.mail, config.webhook && letters.webhook].filter(Boolean);
  if (wanted.length === 0) return undefined;
  return (network) => `${wanted.join('')}.${markOf(config.jwtSecret, 'network', network)}`;
}

/** Tells of enquiries on the channels that the server had which has stored them. */
export function createTellOfArrivals({
  clock,
  config,
}: {
  clock: () => number;
  config: MessageConfig;
}): TellOfArrivals {
  return async (transaction, arrivals) => {
    const messages = arrivals.flatMap((arrival) => {
      const [wanted = '', networkMark = ''] = arrival.untold.split('.');
      return [
        ...(wanted.includes(letters.mail) ? confirmationOf(arrival, networkMark, config) : []),
        ...(wanted.includes(letters.webhook) ? [newEnquiry(arrival, config)] : []),
      ];
    });
    if (messages.length > 0) await insertMessages(transaction, messages, clock());
  };
}

/**
 * None without an address, and none of an opt-in, which asks for nothing (rules: confirmation). Nothing in it but the
 * address was chosen by the sender: a stranger's may be typed.
 */
function confirmationOf(
  { reference, kind, email, model, promisedAt }: Arrival,
  networkMark: string,
  { jwtSecret }: MessageConfig,
): NewMessage[] {
  if (email === null || kind === 'opt-in') return [];
  return [
    {
      ...{ channel: 'mail', kind: 'confirmation', reference },
      payload: {
        ...{ to: email, reference, kind },
        ...(model !== null && { model }),
        ...(promisedAt !== null && { promisedAt }),
      },
      addressMark: markOf(jwtSecret, 'address', email.toLowerCase()),
      networkMark,
    },
  ];
}

function newEnquiry(
  { reference, kind, status, createdAt, dueAt, promisedAt, name, mobile }: Arrival,
  { webhook }: MessageConfig,
): NewMessage {
  return {
    ...{ channel: 'webhook', kind: 'new-enquiry', reference },
    payload: {
      ...{ reference, kind, status },
      arrived_at: new Date(createdAt).toISOString(),
      due_at: isoOf(dueAt),
      promised_at: isoOf(promisedAt),
      ...(webhook?.isPersonal && { person: { name, mobile } }),
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
