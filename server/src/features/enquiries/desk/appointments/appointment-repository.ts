import type { EnquiryKind } from '@dealership/shared';
import { besideIndex } from '../../../../db/dialect.ts';
import type { Database } from '../../../../db/open-database.ts';
import { oneAtLeast } from '../../enquiry-repository.ts';

interface Wanted {
  /** `YYYY-MM-DD`, both inclusive. */
  from: string;
  to: string;
  kinds: readonly EnquiryKind[];
}

/** The number of appointments on each day that has some, of enquiries of these kinds. */
export async function countAppointmentsByDay(db: Database, { from, to, kinds }: Wanted) {
  const rows = await db
    .selectFrom('desk')
    .select('appointment_day as day')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('appointment_day', '>=', from)
    .where('appointment_day', '<=', to)
    .where(besideIndex(db, 'kind'), 'in', oneAtLeast(kinds))
    .groupBy('appointment_day')
    .execute();
  return new Map(rows.flatMap(({ day, count }) => (day === null ? [] : [[day, count]])));
}
