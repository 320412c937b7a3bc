import {
  isReplyFor,
  marksIn,
  offerWaits,
  offerWays,
  problem,
  type OfferWait,
  type Problem,
  type Reply,
  type ReplyWay,
  type Step,
} from '@dealership/shared';
import type { Database } from '../../../../db/open-database.ts';
import { invalidInput } from '../../../../errors/app-error.ts';
import { findContact } from '../../enquiry-repository.ts';
import type { EnquirySources } from '../../list/reports.ts';
import type { OnDesk } from '../rows/state-on-desk.ts';

type MessageStep = Extract<Step, { do: 'message' }>;

export interface ReplyMail {
  reference: string;
  /** The step's own key. */
  requestKey: string;
  to: string;
  subject: string;
  text: string;
  /** For an offer: the number whose consents are checked again when the mail leaves. */
  offerTo?: string;
}

/** The parts of other features that a message needs; passed in by app.ts. */
export interface MessageSources extends Pick<EnquirySources, 'readConsents'> {
  /** `reply`: this version, if it exists; `isOffer`: this or the present version is an offer. */
  findUsedReply: (
    db: Database,
    template: { key: string; version: number },
  ) => Promise<{ reply: Reply | undefined; isOffer: boolean }>;
  replyMails: {
    /** Stores a mail, which leaves once its step cannot be undone any more; absent: mail is not set up. */
    write?: ((transaction: Database, mail: ReplyMail) => Promise<void>) | undefined;
    /** @returns whether the mail was still there to be dropped */
    drop: (
      transaction: Database,
      mail: { enquiryId: number; requestKey: string },
    ) => Promise<boolean>;
  };
}

/** The ways in which a number may get an offer now (rules: offers), and those that have to wait. */
export async function readOfferWays(
  db: Database,
  { readConsents }: Pick<MessageSources, 'readConsents'>,
  mobile: string,
): Promise<{ offered: ReplyWay[]; waits: OfferWait[] }> {
  const consents = mobile === '' ? [] : await readConsents(db, [mobile]);
  return { offered: offerWays(consents), waits: offerWaits(consents) };
}

interface SentMessage {
  found: OnDesk;
  reference: string;
  requestKey: string;
  step: MessageStep;
  /** The sender has seen the present state of the enquiry. */
  isUpToDate: boolean;
}

/**
 * Checks whether a message may be sent (rules: replies, offers), and returns its mail, if any.
 * @throws {AppError} `invalid_input`
 */
export async function checkMessage(
  db: Database,
  sources: MessageSources,
  { found, step, isUpToDate, ...sent }: SentMessage,
): Promise<ReplyMail | undefined> {
  const { template, by, subject, text = '' } = step;
  const [used, contact] = await Promise.all([
    template && sources.findUsedReply(db, template),
    findContact(db, found.enquiry_id),
  ]);
  const { mobile, email } = contact;
  const isOffer = used?.isOffer ?? false;
  if (isOffer) checkOffer(await readOfferWays(db, sources, mobile), by);
  if (template) checkTemplate(used?.reply, { found, by, isUpToDate });
  if (template && text === '') throw invalidInput({ 'step.text': problem('value_missing') });
  if (hasUnfilled(text, contact)) throw invalidInput({ 'step.text': problem('reply_unfilled') });
  if (subject === undefined) {
    checkReach(by, contact);
    return undefined;
  }
  if (!sources.replyMails.write) throw invalidInput({ 'step.by': problem('no_mail_channel') });
  if (by !== 'mail' || template === undefined) {
    throw invalidInput({ 'step.template': problem('not_reply') });
  }
  if (hasUnfilled(subject, contact))
    throw invalidInput({ 'step.subject': problem('reply_unfilled') });
  checkReach(by, contact);
  return {
    reference: sent.reference,
    requestKey: sent.requestKey,
    to: email,
    subject,
    text,
    ...(isOffer && { offerTo: mobile }),
  };
}

function checkOffer(
  { offered, waits }: Awaited<ReturnType<typeof readOfferWays>>,
  by: MessageStep['by'],
): void {
  if (offered.includes(by)) return;
  const until = waits.find(({ way }) => way === by)?.until;
  throw invalidInput({ 'step.template': problem(until ? refusals[until] : 'no_consent') });
}

const refusals = {
  confirmation: 'consent_unconfirmed',
  restore: 'consent_unchecked',
} as const satisfies Record<OfferWait['until'], Problem['code']>;

/** Checks that a template is used for its kinds and statuses, and in its ways (rules: replies). */
function checkTemplate(
  reply: Reply | undefined,
  { found, by, isUpToDate }: Pick<SentMessage, 'found' | 'isUpToDate'> & Pick<MessageStep, 'by'>,
): void {
  if (!reply || reply.isHidden) throw invalidInput({ 'step.template': problem('not_reply') });
  const { kind, status } = found;
  // A message that was handed over while a colleague changed the status has left already.
  const statuses = isUpToDate ? reply.statuses : [];
  if (!isReplyFor({ ...reply, statuses }, { kind, status })) {
    throw invalidInput({ 'step.template': problem('reply_not_fitting') });
  }
  if (!reply.ways.includes(by)) throw invalidInput({ 'step.by': problem('reply_wrong_way') });
}

/** Whether a placeholder was not filled. Text that the customer has written may look like one. */
function hasUnfilled(text: string, written: { name: string; model: string }): boolean {
  const own = `${written.name} ${written.model}`;
  return marksIn(text).some((mark) => !own.includes(`{${mark}}`));
}

function checkReach(by: MessageStep['by'], { mobile, email }: { mobile: string; email: string }) {
  if (by === 'mail' && email === '') throw invalidInput({ 'step.by': problem('no_mail_address') });
  if (by !== 'mail' && mobile === '') throw invalidInput({ 'step.by': problem('no_number') });
}
