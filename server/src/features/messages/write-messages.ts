import { createHmac } from 'node:crypto';
import { isLocale, type EnquiryKind, type NewEnquiry } from '@dealership/shared';
import type { Needs } from '../../needs.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/open-database.ts';
import type { NewMessage } from './message.ts';
import { insertMessages } from './outbox-repository.ts';
import { isoOf } from './webhook.ts';

interface Arrival {
  reference: string;
  kind: EnquiryKind;
  status: string;
  /** Epoch ms, as the others; `null`: nothing is due, or nothing was promised. */
  createdAt: number;
  dueAt: number | null;
  promisedAt: number | null;
  /** The sender's input; `null`: the field was left empty. */
  name: string | null;
  mobile: string | null;
  email: string | null;
  model: string | null;
  /** The language of the form. */
  language: string | null;
  /** A mark as `createUntoldMark` writes it. */
  untold: string;
}

/** Writes the messages about new enquiries, in the transaction that notes it. */
type NotifyOfArrivals = (transaction: Database, arrivals: readonly Arrival[]) => Promise<void>;

type MessageConfig = Pick<Config, 'jwtSecret' | 'mail' | 'webhook'>;

const letters = { mail: 'm', webhook: 'w' } as const;

/**
 * Marks the channels that get a message about an enquiry, with a digest of its sender's network where a confirmation
 * goes out: `w`, `mw.<digest>`; `undefined`: no channel gets one. No other network is stored, as the privacy policy
 * promises.
 */
export function createUntoldMark({ config }: { config: MessageConfig }) {
  const others = config.webhook ? letters.webhook : undefined;
  return (
    { kind, values: { email } }: Pick<NewEnquiry, 'kind' | 'values'>,
    network: string,
  ): string | undefined =>
    // Only with an address, and not for an opt-in, which asks for nothing (rules: confirmation).
    config.mail && email !== undefined && kind !== 'opt-in'
      ? `${letters.mail}${others ?? ''}.${markOf(config.jwtSecret, 'network', network)}`
      : others;
}

/** Writes messages about enquiries for the channels that were configured on the server which has stored them. */
export function createArrivalNotifier({
  clock,
  config,
}: Needs<'clock'> & { config: MessageConfig }): NotifyOfArrivals {
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

/** The sender has chosen nothing in it but the address, which may be a stranger's. */
function confirmationOf(
  arrival: Arrival,
  networkMark: string,
  { jwtSecret }: MessageConfig,
): NewMessage[] {
  const { reference, kind, email, model, language, promisedAt } = arrival;
  if (email === null) return [];
  return [
    {
      channel: 'mail',
      kind: 'confirmation',
      reference,
      payload: {
        to: email,
        reference,
        kind,
        ...(model !== null && { model }),
        ...(isLocale(language) && { language }),
        ...(promisedAt !== null && { promisedAt }),
      },
      addressMark: markOf(jwtSecret, 'address', mailboxOf(email)),
      networkMark,
    },
  ];
}

function newEnquiry(
  { reference, kind, status, createdAt, dueAt, promisedAt, name, mobile }: Arrival,
  { webhook }: MessageConfig,
): NewMessage {
  return {
    channel: 'webhook',
    kind: 'new-enquiry',
    reference,
    payload: {
      reference,
      kind,
      status,
      arrived_at: new Date(createdAt).toISOString(),
      due_at: isoOf(dueAt),
      promised_at: isoOf(promisedAt),
      ...(webhook?.isPersonal && { person: { name, mobile } }),
    },
  };
}

/** A keyed digest: addresses and networks could be guessed from a plain one. */
function markOf(secret: string, what: 'address' | 'network', value: string): string {
  return createHmac('sha256', secret).update(`outbox\n${what}\n${value}`).digest('base64url');
}

/**
 * The mailbox that an address most likely leads to, for counting only: mail hosts drop everything after a plus sign,
 * Google also drops dots, and capital letters make no difference anywhere.
 */
export function mailboxOf(address: string): string {
  const typed = address.trim().toLowerCase();
  const at = typed.lastIndexOf('@');
  const [local, domain] = [typed.slice(0, at), typed.slice(at + 1)];
  // An address that begins with the plus sign has nothing before it to keep.
  const [first] = local.split(/(?<=.)\+/);
  const isGoogle = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGoogle ? `${first?.replaceAll('.', '')}@gmail.com` : `${first}@${domain}`;
}
