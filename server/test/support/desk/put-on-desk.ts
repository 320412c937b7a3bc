import { sql } from 'kysely';
import type { Database } from '../../../src/db/open-database.ts';
import { contactOfEnquiry } from '../../../src/features/enquiries/desk/rows/customer-repository.ts';

/**
 * Puts all enquiries that are not on the desk there, with their customers, in the way in which version 1.0 took over
 * enquiries from before there was a desk: without a due time, an opt-in as done.
 */
export async function putOnDesk(db: Database, { now }: { now: number }): Promise<void> {
  const missing = () =>
    db
      .selectFrom('enquiries')
      .leftJoin('desk', 'desk.enquiry_id', 'enquiries.id')
      .where('desk.enquiry_id', 'is', null);
  await db
    .insertInto('customers')
    .columns(['contact', 'joined_into', 'note', 'blocked_at', 'version', 'created_at'])
    .expression(
      missing()
        .select([contactOfEnquiry.as('contact'), sql.lit(null).as('joined_into')])
        .select([sql<string>`''`.as('note'), sql.lit(null).as('blocked_at')])
        .select([sql.lit(1).as('version'), sql<number>`${now}`.as('created_at')])
        .distinct(),
    )
    .ignore()
    .execute();
  await sql`insert into desk (enquiry_id, kind, arrived_at, origin, customer_id, status, standing,
      stage, tries, last_event_at, version, closed_at, appointment_day, appointment_state, counted)
    select enquiries.id, enquiries.kind, enquiries.created_at, 'website', customers.id,
      case enquiries.kind when 'opt-in' then 'done' else 'new' end,
      case enquiries.kind when 'opt-in' then 'closed' else 'before' end,
      'answered', 0, enquiries.created_at, 1,
      case enquiries.kind when 'opt-in' then enquiries.created_at end,
      enquiries.booking_date, case when enquiries.booking_date is not null then 'asked' end, 0
    from enquiries
    join customers on customers.contact = ${contactOfEnquiry}
    left join desk on desk.enquiry_id = enquiries.id
    where desk.enquiry_id is null`.execute(db);
}
