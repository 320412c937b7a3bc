import { DAY_MS, quietUntil, topicOf } from '@dealership/shared';
import type { Database } from '../../../../db/open-database.ts';
import { inTransaction, letOthersWrite } from '../../../../db/transaction.ts';
import { findRecipient, type Recipient } from '../people-repository.ts';
import {
  listDueIds,
  listDueNotices,
  listPeopleToTell,
  lockChoices,
  readToldStands,
  setAlertAt,
  updateChoices,
  type DueNotice,
} from './alert-repository.ts';
import { hasWay, messagesTo, type AlertItem, type AlertWays } from './alert-message.ts';
import { choicesOf } from './recipient.ts';
import { isStillTrue } from './still-true.ts';

interface Deps extends AlertWays {
  db: Database;
  clock: () => number;
}

/** One alert a minute at most; what comes meanwhile is told together (rules: alerts-bundled). */
const BETWEEN_MS = 60_000;

/** Notices that are seen to in one transaction; on SQLite nobody else writes meanwhile. */
const AT_ONCE = 1000;

/** Enquiries that one alert counts: its payload stays below 16 KB. */
export const MOST_ITEMS = 300;

/** Tells staff of enquiries what may be told by now: each notice once, on one server. */
export async function tellAlerts(deps: Deps): Promise<void> {
  while (await tellSome(deps)) await letOthersWrite();
}

/** @returns whether there may be more */
async function tellSome(deps: Deps): Promise<boolean> {
  const { db, clock } = deps;
  const now = clock();
  if (!hasWay(deps)) {
    const ids = await listDueIds(db, now, AT_ONCE);
    await inTransaction(db, (transaction) => setAlertAt(transaction, ids, null));
    return ids.length === AT_ONCE;
  }
  const people = await listPeopleToTell(db, now, AT_ONCE);
  for (const userId of people) {
    await inTransaction(db, (transaction) => tellPerson(deps, transaction, { userId, now }));
    await letOthersWrite();
  }
  return people.length > 0;
}

/** What a person is due is told, put off or forgotten: nothing stays due. */
async function tellPerson(
  ways: AlertWays,
  db: Database,
  { userId, now }: { userId: string; now: number },
): Promise<void> {
  const own = await lockChoices(db, userId);
  const notices = await listDueNotices(db, userId, { now, limit: AT_ONCE });
  const ids = notices.map(({ id }) => id);
  const recipient = own && (await findRecipient(db, userId, now));
  if (!recipient) return setAlertAt(db, ids, null);
  const choices = choicesOf(recipient, own.choices);
  const items = await itemsOf(db, recipient, { notices, now });
  const messages = await messagesTo(ways, db, recipient, (channel) => {
    const wanted = items.filter(({ why }) => choices[channel].includes(topicOf[why]));
    return wanted.length === 0
      ? []
      : [{ kind: 'alert', payload: { userId, items: wanted.slice(0, MOST_ITEMS) } }];
  });
  if (messages.length === 0) return setAlertAt(db, ids, null);
  const next = own.last_alert_at + BETWEEN_MS;
  // A last time that is to come was written by a wrong clock.
  const isTooSoon = now < next && own.last_alert_at <= now + BETWEEN_MS;
  const waits = quietUntil(choices.quiet, now) ?? (isTooSoon ? next : undefined);
  if (waits !== undefined) return setAlertAt(db, ids, waits);
  await ways.tell(db, messages, now);
  await updateChoices(db, userId, { last_alert_at: now });
  await setAlertAt(db, ids, null);
}

/** What is still true of notices of the last day, each enquiry once, by what was last said of it. */
async function itemsOf(
  db: Database,
  recipient: Recipient,
  { notices, now }: { notices: readonly DueNotice[]; now: number },
): Promise<AlertItem[]> {
  const late = notices
    .filter(({ at }) => at >= now - DAY_MS)
    .sort((one, other) => other.id - one.id);
  const stands = new Map(
    (await readToldStands(db, { ids: late.map(({ enquiryId }) => enquiryId) })).map((stand) => [
      stand.id,
      stand,
    ]),
  );
  const items = new Map<string, AlertItem>();
  for (const { enquiryId, why, at, count } of late) {
    const stand = stands.get(enquiryId);
    if (!stand || items.has(stand.reference) || !isStillTrue(recipient, { why, at }, stand))
      continue;
    items.set(stand.reference, {
      ...{ reference: stand.reference, why, at },
      ...(count > 1 && { count }),
    });
  }
  return [...items.values()];
}
