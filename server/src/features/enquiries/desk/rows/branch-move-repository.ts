import { FIRST_BRANCH } from '@dealership/shared';
import type { Database } from '../../../../db/open-database.ts';
import { idsOf } from '../../../../db/rows.ts';

/** Gives enquiries to a branch. */
export async function setBranch(
  db: Database,
  ids: readonly number[],
  branch: number,
): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('desk').set({ dealer_id: branch }).where('enquiry_id', 'in', ids).execute();
}

/**
 * Gives all enquiries of a branch to the first one. Call it in the transaction that deletes the branch.
 * @returns their number
 */
export async function moveToFirst(transaction: Database, branch: number): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('desk')
    .set({ dealer_id: FIRST_BRANCH })
    .where('dealer_id', '=', branch)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Rows that one statement looks through. */
const AT_ONCE = 1000;

/** Gives the first branch all that came to a branch at the moment at which it was deleted, some at a time. */
export async function moveFromDeleted(db: Database): Promise<void> {
  const gone = await db
    .selectFrom('dealers')
    .select('id')
    .where('deleted_at', 'is not', null)
    .execute();
  const deleted = new Set(idsOf(gone));
  let last = deleted.size > 0 ? 0 : undefined;
  while (last !== undefined) {
    const rows = await db
      .selectFrom('desk')
      .select(['enquiry_id as id', 'dealer_id as branch'])
      .where('enquiry_id', '>', last)
      .orderBy('enquiry_id')
      .limit(AT_ONCE)
      .execute();
    const homeless = rows.filter(({ branch }) => deleted.has(branch));
    await setBranch(db, idsOf(homeless), FIRST_BRANCH);
    last = rows.length < AT_ONCE ? undefined : rows.at(-1)?.id;
  }
}
