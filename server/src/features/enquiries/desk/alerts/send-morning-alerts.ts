import {
  dayOf,
  quietUntil,
  hoursOf,
  hoursOn,
  minutesOf,
  mondayOf,
  startOfDay,
  type AlertTopic,
  type QuietHours,
} from '@dealership/shared';
import type { Needs } from '../../../../needs.ts';
import type { Database } from '../../../../db/open-database.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import { listRecipients, type Recipient } from '../rows/people-repository.ts';
import { messagesTo, type AlertWays, type StaffMessage } from './alert-message.ts';
import { lockChoices, readAllChoices, updateChoices } from './alert-repository.ts';
import { choicesOf } from './recipient.ts';

type Deps = AlertWays & Needs<'db' | 'clock' | 'answering' | 'log'>;

const MINUTE_MS = 60_000;

/** A server that was off at the right time sends them this much later at most. */
const LATE_MS = 120 * MINUTE_MS;

/**
 * Sends the digest of waiting enquiries when the day opens in the person's branch (rules: digest), and last week's figures on the first such
 * day of a week on which a server runs (rules: weekly-figures): once to each person, from one server.
 */
export async function sendMorningAlerts({ log, ...deps }: Deps): Promise<void> {
  const { db, clock, answering } = deps;
  const now = clock();
  const day = dayOf(now);
  const settings = await answering();
  const opensAt = (branch: number | null) => {
    const [first] = hoursOn(hoursOf(settings, branch), day).intervals;
    return first && startOfDay(day) + minutesOf(first.opens) * MINUTE_MS;
  };
  const known = await readAllChoices(db);
  for (const recipient of await listRecipients(db, now)) {
    const opening = opensAt(recipient.branch);
    if (opening === undefined || now < opening) continue;
    const morning = { now, day, opensAt: opening };
    const own = known.get(recipient.userId);
    const { quiet } = choicesOf(recipient, own?.choices ?? null);
    if ((own?.digest_day ?? '') >= day || !isMorning(morning, quiet)) continue;
    try {
      await inTransaction(db, (transaction) => notifyPerson(deps, transaction, recipient, morning));
    } catch (error) {
      const { userId } = recipient;
      log.error({ err: error, event: 'telling somebody of the staff failed', userId });
    }
  }
}

interface Morning {
  now: number;
  /** `YYYY-MM-DD` */
  day: string;
  opensAt: number;
}

function isMorning({ now, opensAt }: Morning, quiet: QuietHours | null): boolean {
  const from = quietUntil(quiet, opensAt) ?? opensAt;
  return from <= now && now < from + LATE_MS;
}

async function notifyPerson(
  ways: AlertWays,
  db: Database,
  recipient: Recipient,
  { now, day }: Morning,
): Promise<void> {
  const { userId } = recipient;
  const own = await lockChoices(db, userId);
  // Another server has just done it. The day never goes back, or a server with yesterday's date would cause a repeat.
  if (!own || own.digest_day >= day) return;
  const week = mondayOf(day);
  const isWeekly = own.week_day < week;
  const topics: AlertTopic[] = ['digest', ...(isWeekly ? (['weekly'] as const) : [])];
  const choices = choicesOf(recipient, own.choices);
  const messages = await messagesTo(ways, db, recipient, (channel) =>
    topics
      .filter((topic) => choices[channel].includes(topic))
      .map((kind) => ({ kind, payload: { userId, day } }) as StaffMessage),
  );
  if (messages.length > 0) await ways.storeMessages(db, messages, now);
  await updateChoices(db, userId, { digest_day: day, ...(isWeekly && { week_day: week }) });
}
