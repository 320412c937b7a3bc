import { FIRST_BRANCH } from '@dealership/shared';
import type { Database } from '../../../../db/open-database.ts';
import { countRows, idsOf } from '../../../../db/rows.ts';
import { letOthersWrite, untilUnlocked } from '../../../../db/transaction.ts';

/** Gives enquiries to a branch. */
export async function setBranch(
  db: Database,
  ids: readonly number[],
  branch: number,
): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('desk').set({ dealer_id: branch }).where('enquiry_id', 'in', ids).execute();
}

export function countOfBranch(db: Database, branch: number): Promise<number> {
  return countRows(db.selectFrom('desk').where('dealer_id', '=', branch));
}

/** Enquiries that one statement moves to the first branch; between two statements others can write. */
const AT_ONCE = 500;

/**
 * Gives all enquiries of deleted branches to the first one, some at a time: on MariaDB one statement for 100,000 ran
 * into the time limit of the connection. What a stop of the server leaves is moved on the next day; a branch that is
 * brought back keeps what it still has.
 */
export async function moveFromDeleted(db: Database): Promise<void> {
  const deleted = db.selectFrom('dealers').select('id').where('deleted_at', 'is not', null);
  const gone = new Set(idsOf(await deleted.execute()));
  let last = gone.size > 0 ? 0 : undefined;
  while (last !== undefined) {
    const rows = await db
      .selectFrom('desk')
      .select(['enquiry_id as id', 'dealer_id as branch'])
      .where('enquiry_id', '>', last)
      .orderBy('enquiry_id')
      .limit(AT_ONCE)
      .execute();
    const homeless = idsOf(rows.filter(({ branch }) => gone.has(branch)));
    if (homeless.length > 0) {
      await untilUnlocked(() =>
        db
          .updateTable('desk')
          .set({ dealer_id: FIRST_BRANCH })
          .where('enquiry_id', 'in', homeless)
          .where('dealer_id', 'in', deleted)
          .execute(),
      );
      await letOthersWrite();
    }
    last = rows.length < AT_ONCE ? undefined : rows.at(-1)?.id;
  }
}
