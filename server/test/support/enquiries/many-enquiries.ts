import { enquiryKinds } from '@dealership/shared';
import { Kysely, sql } from 'kysely';
import type { DatabaseConfig } from '../../../src/config.ts';
import { createDialects } from '../../../src/db/dialect.ts';
import type { Database } from '../../../src/db/open-database.ts';
import type { Tables } from '../../../src/db/schema.ts';
import { TEST_NOW } from './samples.ts';
import { buildEnquiry, storeEnquiries } from './stored-enquiries.ts';

const MINUTE_MS = 60_000;

/** A database whose statements may take longer than those of the site, as in migrations. */
export function openPatient(config: DatabaseConfig): Database {
  const dialect = createDialects(config, { isForMigration: true })('visitors');
  return new Kysely<Tables>({ dialect });
}

/** Number stored one by one; the rest are copies of these. */
const FIRST = 1300;

/** Copied in one statement: MySQL has a limit on a statement's time. */
const COPIED_AT_ONCE = 20_000;

/**
 * Stores enquiries of all kinds in turn, a minute apart, the last one now, like a version without a desk. Of three in
 * a row two are from the same number.
 */
export async function storeMany(db: Database, count: number): Promise<void> {
  const first = Math.min(count, FIRST);
  await storeEnquiries(
    { db },
    Array.from({ length: first }, (_, i) =>
      buildEnquiry({
        kind: enquiryKinds[i % enquiryKinds.length] ?? 'sales',
        createdAt: TEST_NOW - (count - i) * MINUTE_MS,
        values: {
          name: `Visitor ${i}`,
          mobile: String(9_800_000_000 + i - (i % 3 === 1 ? 1 : 0)),
          ...(i % 5 === 0 && { bookingDate: '2026-11-24' }),
        },
      }),
    ),
  );
  for (let stored = first; stored < count;) {
    const more = Math.min(stored, count - stored, COPIED_AT_ONCE);
    await copySome(db, more, stored);
    stored += more;
  }
}

/** Copies a number of the first enquiries, with new ids, references and instants. */
async function copySome(db: Database, limit: number, by: number): Promise<void> {
  const newest = db.selectFrom('enquiries').select(({ fn }) => fn.max('id').as('id'));
  // MySQL skips some ids.
  const { id } = await newest.executeTakeFirstOrThrow();
  await sql`insert into enquiries
    (reference, kind, name, mobile, email, pin_code, booking_date, search_text, created_at)
    select concat('C', id + ${id}), kind, name, cast(cast(mobile as decimal) + ${by} as char(10)),
      email, pin_code, booking_date, search_text, created_at + ${by * MINUTE_MS}
    from enquiries order by id limit ${limit}`.execute(db);
}

/**
 * Spreads enquiries from an earlier version over the desk: a quarter closed, a quarter as they are, the rest open with
 * people and times, and each with events, alerts and read marks.
 *
 * @param people user ids of those who answer some; the queues have as many as each of them
 */
export async function mixDesk(db: Database, people: readonly string[]): Promise<void> {
  const whose = people.map((userId, i) => sql`when ${i} then ${userId}`);
  const every = people.length + 1;
  await sql`update desk set standing = 'open', version = 1, counted = 1,
    assignee = case enquiry_id % 17 % ${every} ${sql.join(whose, sql` `)} end,
    next_at = case when enquiry_id % 11 = 0 then null
      else ${TEST_NOW} + (enquiry_id % 1000 - 300) * ${60 * MINUTE_MS} end,
    status = case enquiry_id % 2 when 0 then 'new' else 'talking' end
    where enquiry_id % 4 > 1 and standing = 'before'`.execute(db);
  await sql`update desk set standing = 'closed', status = 'done', counted = 1,
    closed_at = arrived_at + 1000
    where enquiry_id % 4 = 1 and standing = 'before'`.execute(db);
  await sql`insert into desk_events (enquiry_id, at, kind, user_id, detail)
    select enquiry_id, arrived_at, 'note', '', '{"text":"Rang"}' from desk`.execute(db);
  for (const userId of people) {
    await sql`insert into desk_notices (user_id, enquiry_id, why, at, seen_at)
      select ${userId}, enquiry_id, 'due', arrived_at,
        case enquiry_id % 3 when 0 then null else arrived_at end
      from desk where enquiry_id % 2 = 0`.execute(db);
    await sql`insert into desk_reads (user_id, enquiry_id, read_at, open_until)
      select ${userId}, enquiry_id, arrived_at, arrived_at
      from desk where enquiry_id % 3 = 0`.execute(db);
  }
}
