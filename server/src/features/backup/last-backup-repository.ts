import { insertIfNew } from '../../db/rows.ts';
import type { Database } from '../../db/open-database.ts';

/** Stores when a backup was taken (epoch ms), unless a later one is known. */
export async function noteBackup(db: Database, takenAt: number): Promise<void> {
  const made = { id: 1, taken_at: takenAt, is_restored: 0 as const };
  await insertIfNew(db, 'last_backup', made);
  await db.updateTable('last_backup').set(made).where('taken_at', '<=', takenAt).execute();
}

/** Stores when the backup was taken (epoch ms) from which this database has been restored. */
export async function noteRestored(db: Database, takenAt: number): Promise<void> {
  const restored = { id: 1, taken_at: takenAt, is_restored: 1 as const };
  await db.replaceInto('last_backup').values(restored).execute();
}

/** When the first account was added (epoch ms): the installation began with it. */
export async function findBeginning(db: Database): Promise<number> {
  const row = await db
    .selectFrom('admin_users')
    .select(({ fn }) => fn.min<number>('created_at').as('at'))
    .executeTakeFirstOrThrow();
  return row.at;
}

export async function findLastBackup(db: Database) {
  const row = await db.selectFrom('last_backup').selectAll().executeTakeFirst();
  return row && { takenAt: row.taken_at, isRestored: row.is_restored === 1 };
}
