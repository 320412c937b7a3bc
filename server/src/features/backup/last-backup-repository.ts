import type { Database } from '../../db/open-database.ts';

/** Times in epoch ms. */
interface Taken {
  takenAt: number;
}

/** Stores when a backup was taken, unless a later one is known. */
export async function noteBackup(db: Database, { takenAt }: Taken): Promise<void> {
  const made = { taken_at: takenAt, is_restored: 0 as const };
  await db
    .insertInto('last_backup')
    .values({ id: 1, ...made })
    .ignore()
    .execute();
  await db.updateTable('last_backup').set(made).where('taken_at', '<=', takenAt).execute();
}

export async function noteRestored(db: Database, { takenAt }: Taken): Promise<void> {
  await db
    .replaceInto('last_backup')
    .values({ id: 1, taken_at: takenAt, is_restored: 1 })
    .execute();
}

export async function findLastBackup(db: Database) {
  const row = await db.selectFrom('last_backup').selectAll().executeTakeFirst();
  return row && { takenAt: row.taken_at, isRestored: row.is_restored === 1 };
}
