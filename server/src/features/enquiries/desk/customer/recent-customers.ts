import { customerLimits, type FoundCustomer } from '@dealership/shared';
import type { Actor } from '../../../../http/calls/require-session.ts';
import type { Database } from '../../../../db/open-database.ts';
import { listMatchesOf } from '../rows/customer-repository.ts';
import { listOpened } from '../rows/read-repository.ts';
import { findSummary } from './read-customer.ts';

/** Opened earlier than this long ago is not recent: 30 days, in ms. */
const RECENT_MS = 30 * 24 * 60 * 60_000;

/** Opened enquiries that are looked through: several may be of one customer. */
const LOOKED_AT = 200;

/**
 * The customers whose enquiries a person has opened, the latest first; those that the person may still read.
 * @param now epoch ms
 */
export async function listRecentCustomers(
  db: Database,
  actor: Actor,
  now: number,
): Promise<FoundCustomer[]> {
  const since = now - RECENT_MS;
  const opened = await listOpened(db, { userId: actor.userId, since, limit: LOOKED_AT });
  const matches = await listMatchesOf(db, opened);
  const recent: FoundCustomer[] = [];
  for (const id of new Set(matches.map(({ headId }) => headId))) {
    const summary = await findSummary(db, actor, id);
    if (summary) recent.push({ ...summary, found_by: null });
    if (recent.length === customerLimits.recent) break;
  }
  return recent;
}
