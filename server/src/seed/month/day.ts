import { kindsToBeginWith, readsOf, type Step } from '@dealership/shared';
import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { createAuditTrail } from '../../audit/audit-trail.ts';
import type { Database } from '../../db/open-database.ts';
import { noteOptIns } from '../../features/consents/append-consents.ts';
import { readConsents } from '../../features/consents/read-consents.ts';
import { createCardMaker } from '../../features/catalogue/kept-cards.ts';
import { quoteCard } from '../../features/catalogue/quote-card.ts';
import { findOnDesk } from '../../features/enquiries/desk/rows/desk-repository.ts';
import { takeStep } from '../../features/enquiries/desk/steps/take-step.ts';
import { createInsertBatcher } from '../../features/enquiries/submit/insert-batcher.ts';
import { findUsedReply } from '../../features/replies/reply-repository.ts';
import { findShowroom } from '../../features/settings/find-showroom.ts';
import { createAnsweringSource } from '../../features/settings/answering-source.ts';
import { findCardRates, type KnownRates } from '../../features/settings/card-rates.ts';
import { colleagues } from './colleagues.ts';

/** Something that happens at an instant (epoch ms). */
export interface Happening {
  at: number;
  does: () => Promise<void>;
}

/** Dependencies of the product's own functions; the clock is set to the time of each event. */
export function createDay(db: Database) {
  const time = { now: 0 };
  const clock = () => time.now;
  const log = pino({ level: 'silent' });
  const answering = createAnsweringSource({ db, clock });
  const needs = { db, clock, log, answering, audit: createAuditTrail({ clock, log }), noteOptIns };
  const insertEnquiry = createInsertBatcher({ ...needs, untoldMark: () => undefined });
  let rates: Promise<KnownRates> | undefined;
  // They do not change in this month.
  const cards = { db, findCardRates: () => (rates ??= findCardRates(db, { isDemo: true })) };
  return {
    ...needs,
    ...cards,
    time,
    makeCard: createCardMaker(cards),
    quoteCard: (asked: Parameters<typeof quoteCard>[1]) => quoteCard(cards, asked),
    findShowroom: (branch: number | null) => findShowroom(db, branch),
    insertEnquiry,
    countEnquiry: undefined,
    readConsents,
    findUsedReply,
    replyMails: { drop: () => Promise.resolve(false) },
  };
}
export type Day = ReturnType<typeof createDay>;

export function actorOf(userId: string) {
  const role = colleagues.find((each) => each.userId === userId)?.role ?? 'viewer';
  return { userId, role, reads: readsOf(role, { kinds: kindsToBeginWith(role), branches: null }) };
}

/** A colleague takes a step with an enquiry. */
export async function act(
  day: Day,
  { by, reference, step }: { by: string; reference: string; step: Step },
): Promise<void> {
  const found = await findOnDesk(day.db, reference);
  if (!found) throw new Error(`${reference} is not on the desk`);
  await takeStep(day, actorOf(by), { reference, key: randomUUID(), version: found.version, step });
}
