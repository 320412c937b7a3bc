import { enquiryKinds, SEARCH_TEXT_MARK } from '@dealership/shared';
import { sql, type Kysely } from 'kysely';
import { contains } from './dialect.ts';
import type { Database } from './open-database.ts';
import { inTransaction } from './transaction.ts';

/** The last commit of the program before its steps became one (docs/operations.md). */
const LAST_COMMIT_BEFORE = '7c57aec96b806ceba60f47eb69221b73bef2b069';

/** The steps in the history of a database that this commit has brought up to date. */
const LAST_STEP_BEFORE = '0580-steps-for-many-in-parts';
const STEPS_BEFORE = 244;

/** A database or a backup from before version 1.0, which this program cannot bring up to date. */
export class OlderDatabaseError extends Error {
  override name = 'OlderDatabaseError';

  constructor() {
    super(
      `The data are from before version 1.0: bring them up to date with commit ${LAST_COMMIT_BEFORE} first, as docs/operations.md says.`,
    );
  }
}

/** @throws {OlderDatabaseError} when one of these steps is from before version 1.0 */
export function refuseOlderSteps(steps: readonly string[]): void {
  if (steps.some(isFromBefore)) throw new OlderDatabaseError();
}

/** Their names began with a number, not with a day. */
function isFromBefore(step: string): boolean {
  return /^\d{4}-(?!\d\d-\d\d-)/.test(step);
}

/**
 * Takes over a database that the last commit before version 1.0 has brought up to date: its schema is the baseline's,
 * so only the names of its steps are replaced, in one transaction. Safe from several servers at once.
 * @param baseline the name of the step that replaces all of them
 * @throws {OlderDatabaseError} when it is an older one
 */
export async function takeOverHistory(
  given: Kysely<unknown>,
  { steps, baseline }: { steps: readonly string[]; baseline: string },
): Promise<void> {
  if (!steps.some(isFromBefore)) return;
  const db = given as Database;
  const isLast = steps.length === STEPS_BEFORE && steps.includes(LAST_STEP_BEFORE);
  if (!isLast || !(await isUpToDate(db))) throw new OlderDatabaseError();
  await inTransaction(db, async (transaction) => {
    const history = transaction.withTables<{
      kysely_migration: { name: string; timestamp: string };
    }>();
    // Another server that is starting waits here, and then finds none.
    const { numDeletedRows } = await history
      .deleteFrom('kysely_migration')
      .where('name', '=', LAST_STEP_BEFORE)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return;
    await history.deleteFrom('kysely_migration').execute();
    const row = { name: baseline, timestamp: new Date().toISOString() };
    await history.insertInto('kysely_migration').values(row).execute();
  });
}

/**
 * Whether the earlier version has also finished its work after a start, while it served: it put older enquiries on the
 * desk, counted them for Insights, recorded the consents of opt-ins, and renewed search texts.
 */
async function isUpToDate(db: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from enquiries
      left join desk on desk.enquiry_id = enquiries.id
    where desk.counted is null
      or (enquiries.kind in (${sql.join(enquiryKinds)})
        and not ${contains(db, 'search_text', SEARCH_TEXT_MARK)})
      or (enquiries.kind = 'opt-in' and mobile is not null and channels is not null
        and not exists (select 1 from consents where consents.enquiry_id = enquiries.id))
    limit 1`.execute(db);
  return rows.length === 0;
}
