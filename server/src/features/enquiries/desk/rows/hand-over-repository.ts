import type { EnquiryKind } from '@dealership/shared';
import { besideIndex } from '../../../../db/dialect.ts';
import type { Database } from '../../../../db/open-database.ts';

/** An open enquiry and who answers it. */
export interface OpenWork {
  id: number;
  kind: EnquiryKind;
  assignee: string;
}

/** Open enquiries of some people, of all kinds or of all but some. */
export async function listOpenOf(
  db: Database,
  {
    assignees,
    without = [],
    limit,
  }: { assignees: readonly string[]; without?: readonly EnquiryKind[]; limit?: number },
): Promise<OpenWork[]> {
  if (assignees.length === 0) return [];
  let query = db
    .selectFrom('desk')
    .select(['enquiry_id', 'kind', 'assignee'])
    .where('assignee', 'in', assignees)
    .where('standing', '=', 'open');
  if (without.length > 0) query = query.where('kind', 'not in', without);
  if (limit !== undefined) query = query.limit(limit);
  const rows = await query.execute();
  return rows.flatMap(({ enquiry_id: id, kind, assignee }) =>
    assignee === null ? [] : [{ id, assignee, kind: kind as EnquiryKind }],
  );
}

/** Until the end of the transaction nobody else changes where these enquiries stand. */
export async function lockDesk(transaction: Database, ids: readonly number[]): Promise<void> {
  await transaction
    .updateTable('desk')
    .set(({ ref }) => ({ version: ref('version') }))
    .where('enquiry_id', 'in', ids)
    .execute();
}

/**
 * Gives open enquiries to somebody else, or to their queues (`null`). Leaves their versions: nobody who is working on one is
 * told to begin again. To be called in a transaction.
 *
 * @returns those that were still open and theirs
 */
export async function reassign(
  transaction: Database,
  work: readonly OpenWork[],
  to: string | null,
): Promise<OpenWork[]> {
  if (work.length === 0) return [];
  const ids = work.map(({ id }) => id);
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
    .where(
      'enquiry_id',
      'in',
      theirs.map(({ id }) => id),
    )
    .execute();
  return theirs;
}

/** User ids of all accounts, whatever they may do. */
export async function listUserIds(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('admin_users').select('user_id').execute();
  return rows.map(({ user_id: userId }) => userId);
}
