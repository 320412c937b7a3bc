import { isLockTimeout } from './dialect.ts';
import type { Database } from './open-database.ts';

/**
 * Takes a piece of work for a day (`YYYY-MM-DD`). Of several servers that ask, one gets it, once.
 * @returns whether the caller is to do it
 */
export async function takeDailyWork(db: Database, name: string, day: string): Promise<boolean> {
  try {
    await db.insertInto('daily_work').values({ name, day: '' }).ignore().execute();
    const { numUpdatedRows } = await db
      .updateTable('daily_work')
      .set({ day })
      .where('name', '=', name)
      .where('day', '<', day)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  } catch (error) {
    // Another one is taking it at this moment.
    if (isLockTimeout(error)) return false;
    throw error;
  }
}
