import {
  offerWays,
  problem,
  type Consent,
  type Problem,
  type ReplyPurpose,
  type ReplyWay,
  type Step,
} from '@dealership/shared';
import type { Database } from '../../../db/open-database.ts';
import { invalidInput } from '../../../errors/app-error.ts';
import { findContact } from '../enquiry-repository.ts';

type MessageStep = Extract<Step, { do: 'message' }>;

/** A mail that a step sends. */
export interface ReplyMail {
  reference: string;
  /** Of the step, which no other one has. */
  requestKey: string;
  to: string;
  subject: string;
  text: string;
  /** Of an offer: the number whose consents are asked again when it leaves. */
  offerTo?: string;
}

/** What a message asks of other features; passed in by app.ts. */
export interface MessageSources {
  readConsents: (db: Database, mobiles: readonly string[]) => Promise<Consent[]>;
  /** An offer if the version is one, or the present one; `undefined`: there is no such version. */
  findReplyPurpose: (
    db: Database,
    template: { key: string; version: number },
  ) => Promise<ReplyPurpose | undefined>;
  replyMails: {
    /** Lets a mail leave when its step cannot be undone any more; absent: mail is not set up. */
    write?: ((transaction: Database, mail: ReplyMail) => Promise<void>) | undefined;
    /** @returns whether it had not left */
    drop: (
      transaction: Database,
      mail: { enquiryId: number; requestKey: string },
    ) => Promise<boolean>;
  };
}

/** The ways in which an offer may be made to a number now (rules: offers). */
export async function readOfferWays(
  db: Database,
  { readConsents }: Pick<MessageSources, 'readConsents'>,
  mobile: string,
): Promise<ReplyWay[]> {
  return mobile === '' ? [] : offerWays(await readConsents(db, [mobile]));
}

/**
 * Whether a message may be written (rules: offers), and the mail that it sends, if any.
 * @throws {AppError} `invalid_input`
 */
export async function checkMessage(
  db: Database,
  sources: MessageSources,
  { id, step, ...sent }: { id: number; reference: string; requestKey: string; step: MessageStep },
): Promise<ReplyMail | undefined> {
  const { template, by, subject, text = '' } = step;
  if (template === undefined && subject === undefined) return undefined;
  const [purpose, { mobile, email }] = await Promise.all([
    template && sources.findReplyPurpose(db, template),
    findContact(db, id),
  ]);
  const isOffer = purpose === 'offer';
  if (isOffer && !(await readOfferWays(db, sources, mobile)).includes(by)) {
    throw refused('step.template', problem('no_consent'));
  }
  if (template !== undefined && purpose === undefined) {
    throw refused('step.template', problem('not_reply'));
  }
  if (subject === undefined) return undefined;
  if (!sources.replyMails.write) throw refused('step.by', problem('no_mail_channel'));
  if (by !== 'mail' || text === '' || template === undefined) {
    throw refused('step.template', problem('not_reply'));
  }
  if (email === '') throw refused('step.by', problem('no_mail_address'));
  return { ...sent, to: email, subject, text, ...(isOffer && { offerTo: mobile }) };
}

function refused(field: string, reason: Problem) {
  return invalidInput({ [field]: reason });
}
