import type { AnsweringSource } from '@dealership/shared';
import type { Logger } from 'pino';
import type { Database } from '../../../../db/open-database.ts';
import { startRepeatedJob } from '../../../../jobs/repeated-job.ts';
import type { AlertWays } from './alert-message.ts';
import { tellAlerts } from './tell-alerts.ts';
import { tellMornings } from './tell-mornings.ts';

interface Deps extends AlertWays {
  db: Database;
  clock: () => number;
  answering: AnsweringSource;
  /** Whether this server's clock can be right: a wrong one would tell at night, and of what is not late. */
  isClockRight: () => Promise<boolean>;
}

/** Longest time until somebody is told what may be told. */
const LOOK_EVERY_MS = 3000;

/** Tells staff what they are to be told by now. */
export async function tellStaff(deps: Deps): Promise<void> {
  if (!(await deps.isClockRight())) return;
  await tellAlerts(deps);
  await tellMornings(deps);
}

/** Tells it again and again; of several servers one tells each. */
export function startTellingStaff({ log, ...deps }: Deps & { log: Logger }): {
  stop: () => Promise<void>;
} {
  return startRepeatedJob(log, {
    event: 'telling staff failed',
    everyMs: LOOK_EVERY_MS,
    run: () => tellStaff(deps),
  });
}
