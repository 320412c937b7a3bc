import type { AnsweringSource } from '@dealership/shared';
import type { Logger } from 'pino';
import type { Database } from '../../../../db/open-database.ts';
import type { AlertWays } from './alert-message.ts';
import { tellAlerts } from './tell-alerts.ts';
import { tellMornings } from './tell-mornings.ts';

interface Deps extends AlertWays {
  db: Database;
  clock: () => number;
  answering: AnsweringSource;
  log: Logger;
}

/** Tells staff what they are to be told by now. */
export async function tellStaff(deps: Deps): Promise<void> {
  await tellAlerts(deps);
  await tellMornings(deps);
}
