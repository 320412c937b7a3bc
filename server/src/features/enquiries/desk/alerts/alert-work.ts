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
  /** Whether this server's clock can be right, and is not weeks ahead: it would tell of what is not late. */
  isClockRight: () => Promise<boolean>;
}

/** Tells staff what they are to be told by now. */
export async function tellStaff(deps: Deps): Promise<void> {
  if (!(await deps.isClockRight())) return;
  await tellAlerts(deps);
  await tellMornings(deps);
}
