import type { Needs } from '../../../../needs.ts';
import type { AlertWays } from './alert-message.ts';
import { sendAlerts } from './send-alerts.ts';
import { sendMorningAlerts } from './send-morning-alerts.ts';

type Deps = AlertWays & Needs<'db' | 'clock' | 'answering' | 'log'>;

/** Tells staff what they are to be told by now. */
export async function notifyStaff(deps: Deps): Promise<void> {
  await sendAlerts(deps);
  await sendMorningAlerts(deps);
}
