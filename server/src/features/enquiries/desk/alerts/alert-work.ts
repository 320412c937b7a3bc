import type { AnsweringSource } from '@dealership/shared';
import type { Logger } from 'pino';
import type { Database } from '../../../../db/open-database.ts';
import type { AlertWays } from './alert-message.ts';
import { sendAlerts } from './send-alerts.ts';
import { sendMorningAlerts } from './send-morning-alerts.ts';

interface Deps extends AlertWays {
  db: Database;
  clock: () => number;
  answering: AnsweringSource;
  log: Logger;
}

/** Tells staff what they are to be told by now. */
export async function notifyStaff(deps: Deps): Promise<void> {
  await sendAlerts(deps);
  await sendMorningAlerts(deps);
}
