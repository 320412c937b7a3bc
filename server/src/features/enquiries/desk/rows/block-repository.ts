import { fixedReasons, isOpen, statuses } from '@dealership/shared';
import { sql } from 'kysely';
import type { Database } from '../../../../db/open-database.ts';
import { idsOf } from '../../../../db/rows.ts';
import { insertDeskEvents, lockDesk } from './desk-repository.ts';

/**
 * Closes enquiries of a blocked number as *not an enquiry*, except those that have been closed meanwhile; their alerts
 * count as seen. Call it in a transaction.
 */
export async function closeAsBlocked(
  transaction: Database,
  wanted: readonly number[],
  { now, userId }: { now: number; userId: string },
): Promise<void> {
  if (wanted.length === 0) return;
  const rows = await lockDesk(transaction, wanted);
  // Not by `standing`: new enquiries of a blocked number arrive closed.
  const ids = rows.filter(({ status }) => isOpen(status)).map(({ enquiry_id: id }) => id);
  if (ids.length === 0) return;
  await transaction
    .updateTable('desk')
    .set({
      status: 'lost',
      standing: 'closed',
      lost_reason: fixedReasons.notAnEnquiry,
      next_at: null,
      closed_at: now,
      stage: 'answered',
      check_at: null,
      appointment_day: null,
      appointment_time: null,
      appointment_state: null,
      version: sql<number>`version + 1`,
    })
    .where('enquiry_id', 'in', ids)
    .execute();
  await transaction
    .updateTable('desk_notices')
    .set({ seen_at: now })
    .where('enquiry_id', 'in', ids)
    .where('seen_at', 'is', null)
    .execute();
  await insertDeskEvents(
    transaction,
    // With `before`, no earlier step can be undone after it.
    ids.map((id) => ({ id, at: now, kind: 'blocked', userId, detail: {}, kept: { before: {} } })),
  );
}

export async function listOpenOf(db: Database, customerId: number, limit: number) {
  const rows = await db
    .selectFrom('desk')
    .select('enquiry_id as id')
    .where('customer_id', '=', customerId)
    .where('standing', 'in', ['open', 'before'])
    .where('status', 'in', statuses.filter(isOpen))
    .limit(limit)
    .execute();
  return idsOf(rows);
}
