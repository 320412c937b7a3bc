import { hash, randomBytes } from 'node:crypto';
import type { Needs } from '../../../needs.ts';
import { isWithoutParent } from '../../../db/dialect.ts';
import type { Database } from '../../../db/open-database.ts';
import { untilUnlocked } from '../../../db/transaction.ts';
import { notLoggedIn } from '../../../errors/app-error.ts';
import {
  deleteTicketsUpTo,
  insertTicket,
  takeTicket,
  type StoredTicket,
} from './export-ticket-repository.ts';

/** Enough for the two requests that one click makes. */
const GOOD_FOR_MS = 60_000;

type Deps = Needs<'db' | 'clock'>;

/** The session and the report for which a ticket is valid. */
type TicketScope = Pick<StoredTicket, 'session_id' | 'report'>;

/**
 * Issues a ticket that replaces the filters of an export in its address (rules: search-not-in-addresses).
 * @throws {AppError} `not_logged_in` when the session has ended since it was checked
 */
export async function issueExportTicket({ db, clock }: Deps, scope: TicketScope, filters: object) {
  const now = clock();
  await deleteExpiredTickets(db, now);
  const ticket = randomBytes(16).toString('base64url');
  await insertTicket(db, {
    ...scope,
    hash: hash('sha256', ticket),
    filters: JSON.stringify(filters),
    expires_at: now + GOOD_FOR_MS,
  }).catch((error: unknown) => {
    throw isWithoutParent(error) ? notLoggedIn() : error;
  });
  return ticket;
}

/** The filters of a ticket, once; `undefined` when it is used, expired, or for another session or report. */
export async function spendExportTicket(
  { db, clock }: Deps,
  scope: TicketScope,
  ticket: string,
): Promise<unknown> {
  const place = { ...scope, hash: hash('sha256', ticket) };
  const filters = await untilUnlocked(() => takeTicket(db, place, clock()));
  return filters === undefined ? undefined : (JSON.parse(filters) as unknown);
}

/** Deletes unused expired tickets: search terms are not kept for longer. */
export async function deleteExpiredTickets(db: Database, now: number): Promise<void> {
  await untilUnlocked(() => deleteTicketsUpTo(db, now));
}
