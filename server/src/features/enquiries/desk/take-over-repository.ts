import { sql } from 'kysely';
import type { Database } from '../../../db/open-database.ts';
import type { Flag } from '../../../db/schema.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { contactOfEnquiry, lockCustomers } from './customer-repository.ts';

/** The lowest and the highest number of an enquiry; `undefined`: there is none. */
export async function findNumbers(
  db: Database,
): Promise<{ first: number; last: number } | undefined> {
  // In one statement SQLite would read all of them.
  const [{ first }, { last }] = await Promise.all([
    db
      .selectFrom('enquiries')
      .select(({ fn }) => fn.min<number | null>('id').as('first'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('enquiries')
      .select(({ fn }) => fn.max<number | null>('id').as('last'))
      .executeTakeFirstOrThrow(),
  ]);
  return first === null || last === null ? undefined : { first, last };
}

/**
 * Puts the enquiries between two numbers, both included, on the desk that are not there, with their customers.
 * @returns how many
 */
export async function takeOverNumbers(
  db: Database,
  { from, to, now }: { from: number; to: number; now: number },
): Promise<number> {
  const missing = () =>
    db
      .selectFrom('enquiries')
      .leftJoin('desk', 'desk.enquiry_id', 'enquiries.id')
      .where('enquiries.id', '>=', from)
      .where('enquiries.id', '<=', to)
      .where('desk.enquiry_id', 'is', null);
  const { total } = await missing()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (total === 0) return 0;
  await inTransaction(db, async (transaction) => {
    await lockCustomers(transaction);
    await transaction
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
    await transaction
      .insertInto('desk')
      .columns([
        ...(['enquiry_id', 'kind', 'arrived_at', 'origin', 'customer_id', 'status'] as const),
        ...(['standing', 'stage', 'tries', 'last_event_at', 'version', 'closed_at'] as const),
        ...(['appointment_day', 'appointment_state', 'counted'] as const),
      ])
      .expression(
        missing()
          .innerJoin('customers', (join) => join.on('customers.contact', '=', contactOfEnquiry))
          .select(['enquiries.id', 'enquiries.kind', 'enquiries.created_at'])
          .select(({ ref }) => [
            sql<string>`'website'`.as('origin'),
            ref('customers.id').as('customer_id'),
            sql<string>`case enquiries.kind when 'opt-in' then 'done' else 'new' end`.as('status'),
            sql<string>`case enquiries.kind when 'opt-in' then 'closed' else 'before' end`.as(
              'standing',
            ),
            sql<string>`'answered'`.as('stage'),
            sql.lit(0).as('tries'),
            ref('enquiries.created_at').as('last_event_at'),
            sql.lit(1).as('version'),
            sql<number>`case enquiries.kind when 'opt-in' then enquiries.created_at end`.as(
              'closed_at',
            ),
            ref('enquiries.booking_date').as('appointment_day'),
            sql<string>`case when booking_date is not null then 'asked' end`.as(
              'appointment_state',
            ),
            sql.lit<Flag>(0).as('counted'),
          ]),
      )
      .ignore()
      .execute();
  });
  return total;
}
