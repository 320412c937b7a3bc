import { addDays } from '@dealership/shared';
import { isLockTimeout } from '../db/dialect.ts';
import type { Database } from '../db/open-database.ts';

/**
 * Takes a piece of work for a day (`YYYY-MM-DD`). Of several servers that ask, one gets it, once. The day
 * after may be another server's, whose clock has passed midnight already; a later one was taken by a clock
 * that was wrong, and counts as not taken.
 *
 * @returns whether the caller is to do it
 */
export async function claimDailyJob(db: Database, name: string, day: string): Promise<boolean> {
  try {
    await db.insertInto('daily_work').values({ name, day: '' }).ignore().execute();
    const { numUpdatedRows } = await db
      .updateTable('daily_work')
      .set({ day })
      .where('name', '=', name)
      .where(({ eb, or }) => or([eb('day', '<', day), eb('day', '>', addDays(day, 1))]))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  } catch (error) {
    // Another one is taking it at this moment.
    if (isLockTimeout(error)) return false;
    throw error;
  }
}
