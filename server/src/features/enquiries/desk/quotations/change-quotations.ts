import {
  addDays,
  amountLines,
  billDifferences,
  cardIn,
  dayOf,
  isExplained,
  isRead,
  problem,
  quotationChanges,
  quotationLimits,
  quotationNumber,
  yearOfAccounts,
  type AuditedAction,
  type CardChoices,
  type DealershipSettings,
  type EventContent,
  type LocalText,
  type NewBill,
  type NewQuotation,
  type PriceCard,
  type Quotation,
  type QuotationStep,
  type TakenOff,
} from '@dealership/shared';
import { hash, randomBytes } from 'node:crypto';
import type { Actor } from '../../../../http/calls/require-session.ts';
import type { Needs } from '../../../../needs.ts';
import { isDuplicate, isWithoutParent } from '../../../../db/dialect.ts';
import type { Database } from '../../../../db/open-database.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import { invalidInput, notFound, Stale } from '../../../../errors/app-error.ts';
import { findOnDesk, findRequest, insertDeskEvents, lockDesk } from '../rows/desk-repository.ts';
import { findAuthor, placeOf } from '../rows/people-repository.ts';
import {
  insertVersion,
  listVersions,
  markVersion,
  takeNumber,
  updateBill,
  type StoredVersion,
} from './quotation-repository.ts';
import { sameNumber, stateOf } from './quotation-view.ts';

/** A card from today's rates; passed in by the catalogue. */
export type QuoteCard = (asked: {
  bike: string;
  variant: string;
  choices: CardChoices;
  off: readonly TakenOff[];
  day: string;
}) => Promise<{
  bike: string;
  vehicle: string;
  place: LocalText | null;
  card: PriceCard;
  booking: Pick<DealershipSettings, 'upiId' | 'bookingRefund'>;
}>;

export interface QuotationDeps extends Needs<'db' | 'clock' | 'audit'> {
  quoteCard: QuoteCard;
  /** Name and address of a branch, on one line; `null`: of the first one. */
  findShowroom: (branch: number | null) => Promise<string>;
}

interface Of {
  reference: string;
  actor: Actor;
}

type Deed = Extract<EventContent, { kind: 'quotation' }>['detail'];

/**
 * Makes a quotation, or a new version of one (rules: quotations). The same request again does nothing more.
 * @throws {Stale} when the version to replace is no longer the latest
 * @throws {AppError} `not_found`, `invalid_input`
 */
export async function makeQuotation(
  deps: QuotationDeps,
  of: Of,
  sent: NewQuotation,
): Promise<void> {
  const content = await contentOf(deps, of.actor, sent);
  await change(deps, of, sent, async (transaction, { id, all, now }) => {
    const { replaces } = sent;
    const earlier = replaces && sameNumber(all, replaces).at(-1);
    if (replaces && earlier?.version !== replaces.version) throw new Stale();
    if (all.length >= quotationLimits.ofEnquiry) {
      throw invalidInput({ bike: problem('too_many_values', { max: quotationLimits.ofEnquiry }) });
    }
    const { day } = content.card;
    const number =
      earlier?.number ?? quotationNumber(day, await takeNumber(transaction, yearOfAccounts(day)));
    const version = (earlier?.version ?? 0) + 1;
    await insertVersion(transaction, {
      enquiry_id: id,
      number,
      version,
      // Too long to be guessed: who has it sees the quotation. It is kept, since staff send it again.
      token: randomBytes(24).toString('base64url'),
      content,
      user_id: of.actor.userId,
      created_at: now,
    });
    const made = { number, version, total: content.card.total };
    if (!earlier) return { action: 'quotation made', detail: { did: 'made', ...made } };
    const changes = quotationChanges(earlier.content, content);
    return { action: 'quotation changed', detail: { did: 'changed', ...made, changes } };
  });
}

/** @throws {AppError} `not_found` for an unknown model, `invalid_input` */
async function contentOf(
  { db, clock, quoteCard, findShowroom }: QuotationDeps,
  actor: Actor,
  { bike, variant, place, tax, extras, hasCover, loan, discount, exchange, ...sent }: NewQuotation,
): Promise<Quotation> {
  const day = dayOf(clock());
  const { days } = quotationLimits;
  if (sent.validUntil < day || sent.validUntil > addDays(day, days)) {
    throw invalidInput({ validUntil: problem('not_quotation_day', { days }) });
  }
  const choices = { place, tax, extras, hasCover, loan };
  const off: TakenOff[] = [
    ...(discount
      ? [{ line: 'discount' as const, name: { en: discount.reason }, amount: discount.amount }]
      : []),
    ...(exchange
      ? [{ line: 'exchange' as const, name: { en: exchange.vehicle }, amount: exchange.amount }]
      : []),
  ];
  const quoted = await quoteCard({ bike, variant, choices, off, day });
  const { card, booking } = quoted;
  if (typeof card.loan === 'string') throw invalidInput({ loan: problem('no_such_loan') });
  if (card.total <= 0) throw invalidInput({ discount: problem('above_price') });
  if (sent.booking > card.total) throw invalidInput({ booking: problem('above_price') });
  const author = await findAuthor(db, actor.userId);
  return {
    bike: quoted.bike,
    vehicle: quoted.vehicle,
    variant,
    place: quoted.place,
    choices,
    discount,
    exchange,
    booking: sent.booking,
    upiId: booking.upiId,
    refund: booking.bookingRefund.en === '' ? null : booking.bookingRefund,
    madeBy: author.name,
    showroom: await findShowroom(author.branch),
    card: { ...card, validUntil: sent.validUntil } as Quotation['card'],
  };
}

/**
 * Notes that the customer has accepted a quotation, or withdraws it.
 * @throws {Stale} when it is no longer so that this could be done
 */
export async function stepQuotation(
  deps: QuotationDeps,
  of: Of & { number: string },
  sent: QuotationStep,
): Promise<void> {
  const { step } = sent;
  await change(deps, of, sent, async (transaction, { all, now }) => {
    const latest = latestOf(all, of.number, sent.version);
    const state = stateOf(latest, all, now);
    if (state !== 'open' && (step === 'accept' || state === 'withdrawn')) throw new Stale();
    const name = nameOf(latest);
    if (step === 'accept') {
      await markVersion(transaction, latest.id, 'accepted_at', now);
      return { action: 'quotation accepted', detail: { did: 'accepted', ...name } };
    }
    await markVersion(transaction, latest.id, 'withdrawn_at', now);
    return { action: 'quotation withdrawn', detail: { did: 'withdrawn', ...name } };
  });
}

/**
 * Stores the bill of a delivery beside its quotation.
 * @throws {AppError} `invalid_input` when a difference has no reason
 */
export async function storeBill(
  deps: QuotationDeps,
  of: Of & { number: string },
  sent: NewBill,
): Promise<void> {
  await change(deps, of, sent, async (transaction, { all }) => {
    const latest = latestOf(all, of.number, sent.version);
    const quoted = amountLines(cardIn(latest.content.card, 'en').lines);
    const left = billDifferences<string>(quoted, sent.lines).filter((each) => !isExplained(each));
    if (left.length > 0) throw invalidInput({ lines: problem('reason_missing') });
    await updateBill(transaction, latest.id, sent.lines);
    return { action: 'bill compared', detail: { did: 'billed', ...nameOf(latest) } };
  });
}

const nameOf = ({ number, version }: StoredVersion) => ({ number, version });

/** @throws {Stale} when the version is not the latest, `not_found` */
function latestOf(all: readonly StoredVersion[], number: string, version: number): StoredVersion {
  const latest = sameNumber(all, { number }).at(-1);
  if (!latest) throw notFound('quotation');
  if (latest.version !== version) throw new Stale();
  return latest;
}

interface Done {
  action: AuditedAction;
  detail: Deed;
}

interface Locked {
  /** Of the enquiry, which stays locked until the end of the transaction. */
  id: number;
  all: StoredVersion[];
  now: number;
}

/** Does a change of staff with its event and its line of the audit log; the same request again does nothing more. */
async function change(
  { db, clock, audit }: QuotationDeps,
  { reference, actor: { userId, reads }, number }: Of & { number?: string },
  { key, ...sent }: { key: string },
  work: (transaction: Database, locked: Locked) => Promise<Done>,
): Promise<void> {
  const digest = hash('sha256', JSON.stringify({ ...sent, number }));
  const isTaken = async (within: Database) => {
    const earlier = await findRequest(within, key);
    if (!earlier) return false;
    const { kept, userId: by } = earlier.event;
    const isSame = kept && 'digest' in kept && kept.digest === digest && by === userId;
    if (!isSame || earlier.reference !== reference) {
      throw invalidInput({ key: problem('key_reused') });
    }
    return true;
  };
  try {
    await inTransaction(db, async (transaction) => {
      const found = await findOnDesk(transaction, reference);
      // For a user who may not read it, it does not exist.
      if (!found || !isRead(reads, placeOf(found))) throw notFound('enquiry');
      const { enquiry_id: id } = found;
      await lockDesk(transaction, [id]);
      if (await isTaken(transaction)) return;
      const now = clock();
      const { action, detail } = await work(transaction, {
        id,
        all: await listVersions(transaction, id),
        now,
      });
      await insertDeskEvents(transaction, [
        { id, at: now, userId, kind: 'quotation', detail, kept: { digest }, requestKey: key },
      ]);
      await audit({ userId, action, what: `${detail.number} ${reference}` }, transaction);
    });
  } catch (error) {
    // It has just been erased.
    if (isWithoutParent(error)) throw notFound('enquiry');
    // The same request a second time, while the first was being stored.
    if (!isDuplicate(error) || !(await isTaken(db))) throw error;
  }
}
