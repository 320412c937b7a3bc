import type { Needs } from '../../../../needs.ts';
import type { AlertWays } from './alert-message.ts';
import { sendAlerts } from './send-alerts.ts';
import { sendMorningAlerts } from './send-morning-alerts.ts';

type Deps = AlertWays & Needs<'db' | 'clock' | 'answering' | 'log'>;

/** Sends staff all alerts that are due. */
export async function notifyStaff(deps: Deps): Promise<void> {
  await sendAlerts(deps);
  await sendMorningAlerts(deps);
}
