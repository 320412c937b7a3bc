import type { Logger } from 'pino';
import { dayOf } from '@dealership/shared';
import { takeDailyWork } from './db/daily-work.ts';
import type { Database } from './db/open-database.ts';

/** How often a server looks whether today's work is done. */
const LOOK_EVERY_MS = 60 * 60 * 1000;

interface Needs {
  db: Database;
  clock: () => number;
  log: Logger;
}

/** Work of once a day, by its name. */
export type DailyWork = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Does each piece of work once a day (in India), however many servers run. What fails is logged and
 * done again the next day.
 *
 * @returns ends it, after what is under way
 */
export function startDailyWork(needs: Needs, work: DailyWork): { stop: () => Promise<void> } {
  let current = doDailyWork(needs, work);
  const timer = setInterval(() => {
    current = current.then(() => doDailyWork(needs, work));
  }, LOOK_EVERY_MS).unref();
  return {
    stop: () => {
      clearInterval(timer);
      return current;
    },
  };
}

/** Does what nobody has done today. */
export async function doDailyWork({ db, clock, log }: Needs, work: DailyWork): Promise<void> {
  for (const [name, run] of Object.entries(work)) {
    try {
      if (await takeDailyWork(db, name, dayOf(clock()))) await run();
    } catch (error) {
      log.error({ err: error, event: 'daily work failed', name });
    }
  }
}
