import { createHash, randomBytes } from 'node:crypto';
import { MOST_CLOCKS_DIFFER_MS, type BelievedInstants } from '../../clock-difference.ts';
import type { Database } from '../../db/open-database.ts';
import { untilUnlocked } from '../../db/transaction.ts';
import { deleteTicketsExcept, insertTicket, takeTicket } from './export-ticket-repository.ts';

/** Between the two requests of one press of a button. */
const GOOD_FOR_MS = 60_000;

interface Needs {
  db: Database;
  clock: () => number;
}

/** In which session, and for which report, a ticket is good. */
interface Place {
  sessionId: string;
  /** Path of the report's call. */
  report: string;
}

/** Makes a ticket, so that what is searched for need not stand in the address of the export. */
export async function issueExportTicket(
  { db, clock }: Needs,
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
  });
  return ticket;
}

/** The filters of a ticket, once; `undefined` when it is spent, too old, or not for this place. */
export async function spendExportTicket(
  { db, clock }: Needs,
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
