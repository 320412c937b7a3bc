import { createHash, randomBytes } from 'node:crypto';
import { MOST_CLOCKS_DIFFER_MS, type BelievedInstants } from '../../../clock-difference.ts';
import { isWithoutParent } from '../../../db/dialect.ts';
import type { Database } from '../../../db/open-database.ts';
import { untilUnlocked } from '../../../db/transaction.ts';
import { notLoggedIn } from '../../../errors/app-error.ts';
import { deleteTicketsExcept, insertTicket, takeTicket } from './export-ticket-repository.ts';

/** Between the two requests of one press of a button. */
const GOOD_FOR_MS = 60_000;

interface Deps {
  db: Database;
  clock: () => number;
}

/** In which session, and for which report, a ticket is good. */
interface Place {
  sessionId: string;
  /** Path of the report's call. */
  report: string;
}

/**
 * Makes a ticket in place of the filters of an export (rules: search-not-in-addresses).
 * @throws {AppError} `not_logged_in` when the session has ended since it was looked at
 */
export async function issueExportTicket(
  { db, clock }: Deps,
  { sessionId, report }: Place,
  filters: object,
): Promise<string> {
  const now = clock();
  await deleteExpiredTickets(db, now);
  const ticket = randomBytes(16).toString('base64url');
  await insertTicket(db, {
    hash: hashOf(ticket),
    sessionId,
    report,
    filters: JSON.stringify(filters),
    expiresAt: now + GOOD_FOR_MS,
  }).catch((error: unknown) => {
    throw isWithoutParent(error) ? notLoggedIn() : error;
  });
  return ticket;
}

/** The filters of a ticket, once; `undefined` when it is spent, too old, or not for this place. */
export async function spendExportTicket(
  { db, clock }: Deps,
  { sessionId, report }: Place,
  ticket: string,
): Promise<unknown> {
  const place = { hash: hashOf(ticket), sessionId, report };
  const filters = await untilUnlocked(() => takeTicket(db, place, goodExpiries(clock())));
  return filters === undefined ? undefined : (JSON.parse(filters) as unknown);
}

/** Removes tickets that nobody has used in time: what was searched for is not kept for longer. */
export async function deleteExpiredTickets(db: Database, now: number): Promise<void> {
  await untilUnlocked(() => deleteTicketsExcept(db, goodExpiries(now)));
}

/** When tickets expire that are good at an instant. */
function goodExpiries(now: number): BelievedInstants {
  return { after: now, upTo: now + GOOD_FOR_MS + MOST_CLOCKS_DIFFER_MS };
}

function hashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex');
}
