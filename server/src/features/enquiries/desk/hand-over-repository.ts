import type { EnquiryKind } from '@dealership/shared';
import type { Database } from '../../../db/open-database.ts';

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

/**
 * Gives an open enquiry to somebody else, or to its queue (`null`). Leaves its version: nobody who is working on it is
 * told to begin again.
 *
 * @returns whether it was still open and theirs
 */
export async function reassign(
  db: Database,
  { id, assignee }: OpenWork,
  to: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('desk')
    .set({ assignee: to })
    .where('enquiry_id', '=', id)
    .where('standing', '=', 'open')
    .where('assignee', '=', assignee)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** User ids of all accounts, whatever they may do. */
export async function listUserIds(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('admin_users').select('user_id').execute();
  return rows.map(({ user_id: userId }) => userId);
}
