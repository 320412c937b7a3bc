import { sql, type ExpressionBuilder, type NotNull, type Updateable } from 'kysely';
import type { Database } from '../../../../db/open-database.ts';
import type { DeskTable, Tables } from '../../../../db/schema.ts';
import type { OnDesk } from './state-on-desk.ts';

/** Enquiries that the desk has to handle automatically by an instant (epoch ms), the longest due first. */
export function listDueChecks(
  db: Database,
  { stages, now, limit }: { stages: readonly DeskTable['stage'][]; now: number; limit: number },
): Promise<OnDesk[]> {
  return db
    .selectFrom('desk')
    .selectAll()
    .where('check_at', '<=', now)
    .where('stage', 'in', stages)
    .orderBy('check_at')
    .orderBy('enquiry_id')
    .limit(limit)
    .execute();
}

/**
 * Those of some enquiries that the desk has not received yet, without those of files. One that was handed over to
 * another branch has its customer, and was received before.
 */
export function listUnreceived(db: Database, ids: readonly number[]) {
  return db
    .selectFrom('desk')
    .select(['enquiry_id as id', 'arrived_at as at'])
    .where('enquiry_id', 'in', ids)
    .where('stage', '=', 'arrived')
    .where('customer_id', 'is', null)
    .where('origin', '!=', 'import')
    .execute();
}

/**
 * Changes an enquiry that the desk has to handle, unless somebody has worked on it since: an attempt stops the clock.
 * Its version stays, so that people who are working on it need not begin again.
 * @returns whether it was changed; of several servers that try, one gets `true`
 */
export async function advanceStage(
  db: Database,
  before: OnDesk,
  columns: Updateable<DeskTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('desk')
    .set(columns)
    .where('enquiry_id', '=', before.enquiry_id)
    .where(isAlike(before))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether nobody has worked on an enquiry, or handed it over, since it was in this state. */
function isAlike(before: OnDesk) {
  const { stage, standing, assignee, dealer_id, attempted_at: attemptedAt } = before;
  return ({ and, eb }: ExpressionBuilder<Tables, 'desk'>) =>
    and([
      and({ stage, standing, assignee, dealer_id }),
      eb('attempted_at', attemptedAt === null ? 'is' : 'is not', null),
    ]);
}

/**
 * The same for enquiries in the same state, which get their customers: one statement, for which other writes wait on
 * SQLite. Enquiries that have changed since are left for the next time.
 */
export async function advanceAlike(
  db: Database,
  alike: readonly { arrival: OnDesk; customerId: number }[],
  columns: { stage: DeskTable['stage']; isChecked: boolean; standing: DeskTable['standing'] },
): Promise<void> {
  const [first] = alike;
  if (!first) return;
  const customers = alike.map(
    ({ arrival, customerId }) => sql`when ${arrival.enquiry_id} then ${customerId}`,
  );
  await db
    .updateTable('desk')
    .set(({ ref }) => ({
      customer_id: sql<number>`case enquiry_id ${sql.join(customers, sql` `)} end`,
      stage: columns.stage,
      standing: columns.standing,
      check_at: columns.isChecked ? ref('due_at') : null,
    }))
    .where(
      'enquiry_id',
      'in',
      alike.map(({ arrival }) => arrival.enquiry_id),
    )
    .where(isAlike(first.arrival))
    .execute();
}

/**
 * An enquiry from the website whose messages have not been stored yet. Instants are epoch ms; an answer is `null` if
 * the form did not ask for it, or the visitor left it empty.
 */
export type UnsentArrival = Awaited<ReturnType<typeof listUnsent>>[number];

export async function listUnsent(db: Database, ids: readonly number[]) {
  return (
    db
      .selectFrom('desk')
      .innerJoin('enquiries', 'enquiries.id', 'desk.enquiry_id')
      .select(['enquiries.id', 'reference', 'name', 'mobile', 'email', 'model', 'language'])
      .select(['desk.kind', 'desk.status', 'created_at as createdAt', 'due_at as dueAt'])
      // `untold`: its recipients, written by the messages feature.
      .select(['promised_at as promisedAt', 'untold'])
      .where('enquiry_id', 'in', ids)
      .where('untold', 'is not', null)
      .$narrowType<{ untold: NotNull }>()
      .orderBy('enquiry_id')
      .execute()
  );
}

export async function noteSent(db: Database, ids: readonly number[]): Promise<void> {
  await db.updateTable('desk').set({ untold: null }).where('enquiry_id', 'in', ids).execute();
}
