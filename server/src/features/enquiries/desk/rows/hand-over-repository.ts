import type { NotNull } from 'kysely';
import type { EnquiryKind } from '@dealership/shared';
import { idsOf } from '../../../../db/rows.ts';
import { besideIndex } from '../../../../db/dialect.ts';
import type { Database } from '../../../../db/open-database.ts';

/** An open enquiry and its assignee. */
export type OpenWork = Awaited<ReturnType<typeof listOpenOf>>[number];

/** Open enquiries of some people, of all kinds or of all but some. */
export async function listOpenOf(
  db: Database,
  {
    assignees,
    without = [],
    limit,
  }: { assignees: readonly string[]; without?: readonly EnquiryKind[]; limit?: number },
) {
  if (assignees.length === 0) return [];
  let query = db
    .selectFrom('desk')
    .select(['enquiry_id as id', 'kind', 'assignee'])
    .where('assignee', 'in', assignees)
    .$narrowType<{ assignee: NotNull }>()
    .where('standing', '=', 'open');
  if (without.length > 0) query = query.where('kind', 'not in', without);
  if (limit !== undefined) query = query.limit(limit);
  return query.execute();
}

/** Locks the states of these enquiries until the end of the transaction. */
export async function lockDesk(transaction: Database, ids: readonly number[]): Promise<void> {
  await transaction
    .updateTable('desk')
    .set(({ ref }) => ({ version: ref('version') }))
    .where('enquiry_id', 'in', ids)
    .execute();
}

/**
 * Gives open enquiries to another person, or back to their queues (`null`). Their versions stay, so that people who are
 * working on one need not begin again. Call it in a transaction.
 *
 * @returns those that were still open and still had the same assignee
 */
export async function reassign(
  transaction: Database,
  work: readonly OpenWork[],
  to: string | null,
): Promise<OpenWork[]> {
  if (work.length === 0) return [];
  const ids = idsOf(work);
  await lockDesk(transaction, ids);
  const rows = await transaction
    .selectFrom('desk')
    .select(['enquiry_id', 'assignee'])
    .where('enquiry_id', 'in', ids)
    .where(besideIndex(transaction, 'standing'), '=', 'open')
    .execute();
  const assignees = new Map(rows.map((row) => [row.enquiry_id, row.assignee]));
  const theirs = work.filter(({ id, assignee }) => assignees.get(id) === assignee);
  if (theirs.length === 0) return [];
  await transaction
    .updateTable('desk')
    .set({ assignee: to })
    .where('enquiry_id', 'in', idsOf(theirs))
    .execute();
  return theirs;
}

export async function listUserIds(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('admin_users').select('user_id').execute();
  return rows.map(({ user_id: userId }) => userId);
}
