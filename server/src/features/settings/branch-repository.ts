import type { Database } from '../../db/open-database.ts';

/** Where a branch stands and whether it is told of; what is known of it are facts. */
export interface StoredBranch {
  id: number;
  isShown: boolean;
  /** Epoch ms; `null`: it is not deleted. */
  deletedAt: number | null;
}

/** All that there ever were, in their order. */
export async function listBranches(db: Database): Promise<StoredBranch[]> {
  const rows = await db
    .selectFrom('dealers')
    .select(['id', 'is_shown', 'deleted_at'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    isShown: row.is_shown === 1,
    deletedAt: row.deleted_at,
  }));
}

/** Adds a branch after all others. */
export async function insertBranch(db: Database): Promise<number> {
  const { last } = await db
    .selectFrom('dealers')
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  const { insertId } = await db
    .insertInto('dealers')
    .values({ position: last + 1 })
    .executeTakeFirstOrThrow();
  return Number(insertId);
}

/** Stores the order of all branches. */
export async function storeOrder(db: Database, ids: readonly number[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    await db.updateTable('dealers').set({ position }).where('id', '=', id).execute();
  }
}

export async function updateBranch(
  db: Database,
  id: number,
  { isShown, deletedAt }: Partial<Omit<StoredBranch, 'id'>>,
): Promise<void> {
  await db
    .updateTable('dealers')
    .set({
      ...(isShown !== undefined && { is_shown: isShown ? 1 : 0 }),
      ...(deletedAt !== undefined && { deleted_at: deletedAt }),
    })
    .where('id', '=', id)
    .execute();
}
