import {
  addDays,
  dayOf,
  deskLimits,
  endOfDay,
  instantOf,
  mondayOf,
  textsIn,
  screenAddress,
  seenFrom,
  topicOf,
  type AlertChannel,
  type AlertTopic,
  type DeskView,
  type AlertReason,
  type Locale,
  type Messages,
  type Status,
} from '@dealership/shared';
import type { Needs } from '../../../../needs.ts';
import { readSnapshot } from '../../../../db/dialect.ts';
import { countDesk } from '../list/desk-list-repository.ts';
import { readInsights } from '../insights/read-insights.ts';
import { findRecipient, type Recipient } from '../rows/people-repository.ts';
import type { AlertItem, StaffMessage } from './alert-message.ts';
import { findChoices, readAlertedStates, type AlertedState } from './alert-repository.ts';
import { choicesOf, isStillTrue } from './recipient.ts';
import { MOST_ITEMS } from './send-alerts.ts';

interface Deps extends Needs<'db' | 'clock'> {
  /** Reads the model names of the catalogue. The function returns the name of a model that somebody has sent. */
  readModels: () => Promise<(sent: string) => string | undefined>;
}

interface Words {
  to: string;
  /** The recipient's language, in which it is. */
  language: Locale;
  title: string;
  lines: readonly string[];
  path: string;
  links?: readonly { text: string; path: string }[];
}

/** Enquiries that a mail names one by one. */
const MOST_LINES = 20;

/**
 * Writes a message as it is right now, with no data of a customer; `undefined`: there is nothing to send any more,
 * since the enquiry has been handled, or the user has no right to see it (rules: alerts-by-right).
 */
export function createReadAlert(deps: Deps) {
  return async (message: StaffMessage): Promise<Words | undefined> => {
    const { userId, device } = message.payload;
    const now = deps.clock();
    const recipient = await findRecipient(deps.db, userId, now);
    const channel = device === undefined ? 'mail' : 'push';
    // Nobody to send it to.
    if (!recipient || (channel === 'mail' && recipient.email === '')) return undefined;
    const own = await findChoices(deps.db, userId);
    const chosen = choicesOf(recipient, own?.choices ?? null)[channel];
    if (message.kind !== 'alert' && !chosen.includes(message.kind)) return undefined;
    const words = await read(deps, message, {
      recipient,
      channel,
      chosen,
      now,
      texts: textsIn(recipient.language).alerts,
    });
    return words && { ...words, to: recipient.email, language: recipient.language };
  };
}

interface Reader {
  recipient: Recipient;
  channel: AlertChannel;
  /** The topics that they want on this channel and have a right to. */
  chosen: readonly AlertTopic[];
  now: number;
  texts: Messages['alerts'];
}

type Read = Promise<Omit<Words, 'to' | 'language'> | undefined>;

function read(deps: Deps, { kind, payload }: StaffMessage, reader: Reader): Read {
  switch (kind) {
    case 'alert':
      return readItems(deps, payload.items, reader);
    case 'digest':
      return readDigest(deps, payload.day, reader);
    case 'weekly':
      return readWeek(deps, payload.day, reader);
  }
}

async function readItems(
  { db, readModels }: Deps,
  items: readonly AlertItem[],
  { recipient, channel, chosen, now, texts }: Reader,
): Read {
  const states = await readAlertedStates(db, { references: items.map((item) => item.reference) });
  const left = items.flatMap((item) => {
    const state = states.find(({ reference }) => reference === item.reference);
    const isWanted = chosen.includes(topicOf[item.why]);
    return state && isWanted && isStillTrue(recipient, item, state) ? [{ ...item, state }] : [];
  });
  const [first] = left;
  if (!first) return undefined;
  // A device shows no lines.
  const lines = channel === 'mail' ? linesOf(left, await readModels(), { now, texts }) : [];
  const total = left.reduce((sum, { count = 1 }) => sum + count, 0);
  if (total === 1) {
    const { why, state } = first;
    return {
      title: texts.one({ why, kind: state.kind, at: timeOf(why, state, now) }),
      lines,
      path: screenAddress('desk', { enquiry: state.reference }),
    };
  }
  return {
    title: texts.several({
      total,
      isMore: items.length === MOST_ITEMS,
      whys: new Map(
        [...new Set(left.map(({ why }) => why))].map((why) => [
          why,
          left.reduce((sum, each) => sum + (each.why === why ? (each.count ?? 1) : 0), 0),
        ]),
      ),
    }),
    lines,
    path: screenAddress('desk', { view: viewOf(left.map(({ why }) => why)) }),
  };
}

/** A line for each enquiry; of many that were given at once, only their number. */
function linesOf(
  items: readonly (AlertItem & { state: AlertedState })[],
  nameOf: (sent: string) => string | undefined,
  { now, texts }: Pick<Reader, 'now' | 'texts'>,
): string[] {
  const named = items.filter(({ count = 1 }) => count === 1);
  const lines = named.slice(0, MOST_LINES).map(({ why, state }) => {
    const { kind, reference, model: sent } = state;
    const model = sent === null ? undefined : nameOf(sent);
    return texts.line({ why, kind, model, at: timeOf(why, state, now), reference });
  });
  const further = named.length - lines.length;
  return further > 0 ? [...lines, texts.further(further)] : lines;
}

/** The narrowest list of the desk that has all of them. */
function viewOf(whys: readonly AlertReason[]): DeskView {
  if (whys.every((why) => why === 'new')) return 'unassigned';
  if (whys.every((why) => why === 'due' || why === 'critical')) return 'overdue';
  return whys.every((why) => why === 'assigned') ? 'mine' : 'open';
}

/** The time in its line; `undefined`: none. */
function timeOf(why: AlertReason, state: AlertedState, now: number) {
  const { due_at: dueAt, next_at: nextAt, attempted_at: attemptedAt } = state;
  const { appointment_day: day, appointment_time: time } = state;
  if (why === 'booked') {
    if (day === null) return undefined;
    const at = time === null ? endOfDay(day) : instantOf(`${day}T${time}`);
    return { ...seenFrom(now, at), isAllDay: time === null };
  }
  const at = attemptedAt === null ? (dueAt ?? nextAt) : nextAt;
  return at === null ? undefined : { ...seenFrom(now, at), isAllDay: false };
}

/** The lists of the morning, counted as the desk counts them (rules: digest). */
const lists = {
  uncontacted: { view: 'open', status: 'new' },
  overdue: { view: 'overdue' },
  booked: { view: 'appointments' },
  week: { view: 'week' },
} as const satisfies Record<string, { view: DeskView; status?: Status }>;

const listNames = Object.keys(lists) as (keyof typeof lists)[];

async function readDigest({ db }: Deps, day: string, { recipient, now, texts }: Reader): Read {
  // Yesterday's digest is of no use today.
  if (day !== dayOf(now)) return undefined;
  const { userId, reads } = recipient;
  const viewer = { userId, now, visitBefore: now, reads };
  const listed: { name: (typeof listNames)[number]; count: string }[] = [];
  for (const name of listNames) {
    const count = await countDesk(db, viewer, lists[name]);
    if (count > 0) listed.push({ name, count: counted(count) });
  }
  if (listed.length === 0) return undefined;
  return {
    title: texts.digest(listed),
    lines: [],
    links: listed.map(({ name, count }) => ({
      text: texts.listLine({ name, count }),
      path: screenAddress('desk', lists[name]),
    })),
    path: screenAddress('desk'),
  };
}

/** Higher numbers are shown as *and more*. */
function counted(count: number): string {
  const { counted: most } = deskLimits;
  return count > most ? `${most}+` : String(count);
}

/** The figures of the last week before a day, with those of the week before it (rules: weekly-figures). */
async function readWeek({ db }: Deps, day: string, { recipient, now, texts }: Reader): Read {
  const { reads } = recipient;
  const monday = mondayOf(day);
  const week = (weeks: number) => ({
    from: addDays(monday, -7 * weeks),
    to: addDays(monday, -7 * weeks + 6),
  });
  const { last, before } = await readSnapshot(db, async (snapshot) => ({
    last: await readInsights(snapshot, { ...week(1), reads, now }, 'kind'),
    before: await readInsights(snapshot, { ...week(2), reads, now }, 'kind'),
  }));
  if (last.total.arrived + before.total.arrived === 0) return undefined;
  return {
    title: texts.weekly({ arrived: last.total.arrived, before: before.total.arrived }),
    lines: texts.figureLines(last.total, before.total),
    path: screenAddress('insights', week(1)),
  };
}
