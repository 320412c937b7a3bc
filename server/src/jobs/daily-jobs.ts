import { dayOf } from '@dealership/shared';
import type { Needs } from '../needs.ts';
import { claimDailyJob } from './daily-job-repository.ts';
import { startRepeatedJob } from './repeated-job.ts';

/** How often a server checks whether today's jobs have run. */
const CHECK_EVERY_MS = 60 * 60 * 1000;

type Deps = Needs<'db' | 'clock' | 'log'>;

export type DailyJobs = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Runs each job once a day (Asia/Kolkata), however many servers run. A failure is logged, and the job runs
 * again the next day.
 * @returns `stop`, which waits for the job in progress
 */
export function startDailyJobs(deps: Deps, work: DailyJobs): { stop: () => Promise<void> } {
  let isStopped = false;
  const job = startRepeatedJob(deps.log, {
    event: 'daily work failed',
    everyMs: CHECK_EVERY_MS,
    run: () => runDailyJobs(deps, work, () => isStopped),
  });
  return {
    stop: () => {
      isStopped = true;
      return job.stop();
    },
  };
}

/** Runs the jobs that have not run today, until it is stopped: the others are for another server, or the next start. */
export async function runDailyJobs(
  { db, clock, log }: Deps,
  work: DailyJobs,
  stopped: () => boolean = () => false,
): Promise<void> {
  for (const [name, run] of Object.entries(work)) {
    if (stopped()) return;
    try {
      if (await claimDailyJob(db, name, dayOf(clock()))) await run();
    } catch (error) {
      log.error({ err: error, event: 'daily work failed', name });
    }
  }
}
