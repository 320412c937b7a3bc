import { fixedReasons } from '@dealership/shared';
import { sql } from 'kysely';
import type { Database } from '../../../db/open-database.ts';
import { insertDeskEvents } from './desk-repository.ts';

/** Closes enquiries of a blocked number as *not an enquiry*; nobody is told of them any more. */
export async function closeAsBlocked(
  db: Database,
  ids: readonly number[],
  { now, userId }: { now: number; userId: string },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('desk')
    .set({
      ...{ status: 'lost', standing: 'closed', lost_reason: fixedReasons.notAnEnquiry },
      ...{ next_at: null, closed_at: now, stage: 'answered', check_at: null },
      ...{ appointment_day: null, appointment_time: null, appointment_state: null },
      version: sql<number>`version + 1`,
    })
    .where('enquiry_id', 'in', ids)
    .execute();
  await db
    .updateTable('desk_notices')
    .set({ seen_at: now })
    .where('enquiry_id', 'in', ids)
    .where('seen_at', 'is', null)
    .execute();
  await insertDeskEvents(
    db,
    // With `before` no step of earlier can be undone over it.
    ids.map((id) => ({ id, at: now, kind: 'blocked', userId, detail: { before: {} } })),
  );
}

/** Some of the open enquiries of a number. */
export async function listOpenOf(
  db: Database,
  customerId: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('desk')
    .select('enquiry_id')
    .where('customer_id', '=', customerId)
    .where('standing', 'in', ['open', 'before'])
    .limit(limit)
    .execute();
  return rows.map(({ enquiry_id: id }) => id);
}
