import { customerLimits, type FoundCustomer } from '@dealership/shared';
import type { Actor } from '../../../../http/calls/require-session.ts';
import { idsOf } from '../../../../db/rows.ts';
import type { Database } from '../../../../db/open-database.ts';
import { listMatchesOf } from '../rows/customer-repository.ts';
import { findSummary } from './read-customer.ts';

/** Opened earlier than this long ago is not recent: 30 days, in ms. */
const RECENT_MS = 30 * 24 * 60 * 60_000;

/** Opened enquiries that are looked through: several may be of one customer. */
const LOOKED_AT = 50;

/**
 * The customers whose enquiries a person has opened, the latest first; those that the person may still read.
 * @param now epoch ms
 */
export async function listRecentCustomers(
  db: Database,
  actor: Actor,
  now: number,
): Promise<FoundCustomer[]> {
  const opened = await db
    .selectFrom('desk_reads')
    .select('enquiry_id as id')
    .where('user_id', '=', actor.userId)
    .where('read_at', '>', now - RECENT_MS)
    .orderBy('read_at', 'desc')
    .limit(LOOKED_AT)
    .execute();
  const matches = await listMatchesOf(db, idsOf(opened));
  const heads = [...new Set(matches.map(({ headId }) => headId))].slice(0, customerLimits.recent);
  const found = await Promise.all(heads.map((id) => findSummary(db, actor, id)));
  return found.flatMap((summary) => (summary ? [{ ...summary, found_by: null }] : []));
}
