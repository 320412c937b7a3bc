import { hash, randomBytes } from 'node:crypto';
import type { Needs } from '../../../needs.ts';
import { isWithoutParent } from '../../../db/dialect.ts';
import { deleteExpired, deleteRows, findRow, insertRow } from '../../../db/rows.ts';
import type { Tables } from '../../../db/schema.ts';
import { untilUnlocked } from '../../../db/transaction.ts';
import { notLoggedIn } from '../../../errors/app-error.ts';

/** Enough for the two requests that one click makes. */
const GOOD_FOR_MS = 60_000;

type Deps = Needs<'db' | 'clock'>;

/** The session and the report for which a ticket is valid. */
type TicketScope = Pick<Tables['export_tickets'], 'session_id' | 'report'>;

/**
 * Issues a ticket that replaces the filters of an export in its address (rules: search-not-in-addresses).
 * @throws {AppError} `not_logged_in` when the session has ended since it was checked
 */
export async function issueExportTicket({ db, clock }: Deps, scope: TicketScope, filters: object) {
  const now = clock();
  await deleteExpired(db, 'export_tickets', now);
  const ticket = randomBytes(16).toString('base64url');
  await insertRow(db, 'export_tickets', {
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
  const found = await findRow(db, 'export_tickets', place);
  if (!found || found.expires_at <= clock()) return undefined;
  const deleted = await untilUnlocked(() => deleteRows(db, 'export_tickets', place));
  // Otherwise another request was faster.
  return deleted > 0 ? (JSON.parse(found.filters) as unknown) : undefined;
}
