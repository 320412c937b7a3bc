import { insertRow, updateRows } from '../../db/rows.ts';
import type { Database } from '../../db/open-database.ts';

/**
 * The position of a branch, and whether it is shown or when it was deleted (epoch ms); everything else about it is a
 * setting.
 */
export type StoredBranch = Awaited<ReturnType<typeof listBranches>>[number];

/** All branches, deleted ones too, in their order. */
export async function listBranches(db: Database) {
  const rows = await db
    .selectFrom('dealers')
    .select(['id', 'is_shown', 'deleted_at as deletedAt'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ is_shown: isShown, ...row }) => ({ ...row, isShown: isShown === 1 }));
}

export async function insertBranch(db: Database): Promise<number> {
  const { last } = await db
    .selectFrom('dealers')
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  return insertRow(db, 'dealers', { position: last + 1 });
}

export async function updateBranch(
  db: Database,
  id: number,
  { isShown, deletedAt }: Partial<Omit<StoredBranch, 'id'>>,
): Promise<void> {
  const set = {
    ...(isShown !== undefined && { is_shown: isShown ? (1 as const) : (0 as const) }),
    ...(deletedAt !== undefined && { deleted_at: deletedAt }),
  };
  await updateRows(db, 'dealers', { equal: { id }, set });
}
