import { addDays } from '@dealership/shared';
import { isLockTimeout } from '../db/dialect.ts';
import type { Database } from '../db/open-database.ts';

/**
 * Claims a job for a day (`YYYY-MM-DD`). Of several servers that ask, one gets it, once. A claim for the next
 * day may be that of a server whose clock has already passed midnight; a claim for a later day was made with a
 * wrong clock, and is ignored.
 * @returns whether the caller is to run it
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
    // Another server is claiming it at this moment.
    if (isLockTimeout(error)) return false;
    throw error;
  }
}
