import type { Logger } from 'pino';
import { dayOf } from '@dealership/shared';
import { claimDailyJob } from './daily-job-repository.ts';
import type { Database } from '../db/open-database.ts';

/** How often a server looks whether today's work is done. */
const LOOK_EVERY_MS = 60 * 60 * 1000;

interface Deps {
  db: Database;
  clock: () => number;
  log: Logger;
}

/** Work of once a day, by its name. */
export type DailyJobs = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Does each piece of work once a day (in India), however many servers run. What fails is logged and
 * done again the next day.
 *
 * @returns ends it, after what is under way
 */
export function startDailyJobs(deps: Deps, work: DailyJobs): { stop: () => Promise<void> } {
  let current = runDailyJobs(deps, work);
  const timer = setInterval(() => {
    current = current.then(() => runDailyJobs(deps, work));
  }, LOOK_EVERY_MS).unref();
  return {
    stop: () => {
      clearInterval(timer);
      return current;
    },
  };
}

/** Does what nobody has done today. */
export async function runDailyJobs({ db, clock, log }: Deps, work: DailyJobs): Promise<void> {
  for (const [name, run] of Object.entries(work)) {
    try {
      if (await claimDailyJob(db, name, dayOf(clock()))) await run();
    } catch (error) {
      log.error({ err: error, event: 'daily work failed', name });
    }
  }
}
