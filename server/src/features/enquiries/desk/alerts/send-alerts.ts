import { DAY_MS, quietUntil, topicOf, type AlertTopic } from '@dealership/shared';
import type { Needs } from '../../../../needs.ts';
import type { Database } from '../../../../db/open-database.ts';
import { idsOf } from '../../../../db/rows.ts';
import { inTransaction, letOthersWrite } from '../../../../db/transaction.ts';
import { findRecipient, type Recipient } from '../rows/people-repository.ts';
import {
  listDueAlerts,
  listPeopleToNotify,
  lockChoices,
  readAlertedStates,
  setAlertAt,
  updateChoices,
  type DueAlert,
} from './alert-repository.ts';
import { messagesTo, type AlertItem, type AlertWays } from './alert-message.ts';
import { choicesOf, isStillTrue } from './recipient.ts';
import { sendMorningAlerts } from './send-morning-alerts.ts';

type Deps = AlertWays & Needs<'db' | 'clock' | 'log'>;

/** At most one message a minute; alerts that come in between are sent together (rules: alerts-bundled). */
const BETWEEN_MS = 60_000;

/** Alerts that one transaction handles; on SQLite all other writes wait for it. */
const AT_ONCE = 1000;

/** Enquiries that one message counts: its payload stays below 20 KB. */
export const MOST_ITEMS = 300;

/** Sends staff all alerts that are due: each alert once, on one server. */
export async function notifyStaff(deps: Deps & Needs<'answering'>): Promise<void> {
  const failed = new Set<string>();
  while (await notifySome(deps, failed)) await letOthersWrite();
  await sendMorningAlerts(deps);
}

/**
 * @param failed users whose alerts could not be sent: they are tried again the next time, and hold up nobody
 * @returns whether there may be more
 */
async function notifySome({ log, ...deps }: Deps, failed: Set<string>): Promise<boolean> {
  const { db, clock } = deps;
  const now = clock();
  const people = await listPeopleToNotify(db, { now, limit: AT_ONCE, without: [...failed] });
  for (const userId of people) {
    try {
      await inTransaction(db, (transaction) => notifyPerson(deps, transaction, { userId, now }));
    } catch (error) {
      failed.add(userId);
      log.error({ err: error, event: 'telling somebody of the staff failed', userId });
    }
    await letOthersWrite();
  }
  return people.length > 0;
}

/** Sends, puts off or drops all alerts that a user is due: none stays due. */
async function notifyPerson(
  ways: AlertWays,
  db: Database,
  { userId, now }: { userId: string; now: number },
): Promise<void> {
  const own = await lockChoices(db, userId);
  const alerts = await listDueAlerts(db, userId, { now, limit: AT_ONCE });
  const ids = idsOf(alerts);
  const recipient = own && (await findRecipient(db, userId, now));
  if (!recipient) return setAlertAt(db, ids, null);
  const choices = choicesOf(recipient, own.choices);
  const news = await newsFor(db, recipient, { alerts, now });
  const messages = await messagesTo(ways, db, recipient, (channel) => {
    const items = itemsOf(news, choices[channel]);
    return items.length === 0
      ? []
      : [{ kind: 'alert', payload: { userId, items: items.slice(0, MOST_ITEMS) } }];
  });
  if (messages.length === 0) return setAlertAt(db, ids, null);
  const next = own.last_alert_at + BETWEEN_MS;
  const waits = quietUntil(choices.quiet, now) ?? (now < next ? next : undefined);
  if (waits !== undefined) return setAlertAt(db, ids, waits);
  await ways.storeMessages(db, messages, now);
  await updateChoices(db, userId, { last_alert_at: now });
  await setAlertAt(db, ids, null);
}

/** The alerts of the last day that are still true, the newest first. */
async function newsFor(
  db: Database,
  recipient: Recipient,
  { alerts, now }: { alerts: readonly DueAlert[]; now: number },
): Promise<AlertItem[]> {
  const late = alerts
    .filter(({ at }) => at >= now - DAY_MS)
    .sort((one, other) => other.id - one.id);
  const states = await readAlertedStates(db, { ids: late.map(({ enquiryId }) => enquiryId) });
  return late.flatMap(({ enquiryId, why, at, count }) => {
    const state = states.find(({ id }) => id === enquiryId);
    const item = { why, at, ...(count > 1 && { count }) };
    if (!state || !isStillTrue(recipient, item, state)) return [];
    return [{ reference: state.reference, ...item }];
  });
}

/** The alerts on the topics that a user wants: each enquiry once, with its newest alert. */
function itemsOf(news: readonly AlertItem[], topics: readonly AlertTopic[]): AlertItem[] {
  const listed = new Set<string>();
  return news.filter(({ reference, why, count = 1 }) => {
    if (!topics.includes(topicOf[why])) return false;
    // An alert for many gives their number; this enquiry is only one of them.
    if (count > 1) return true;
    if (listed.has(reference)) return false;
    listed.add(reference);
    return true;
  });
}
