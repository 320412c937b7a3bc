import type { EnquiryKind, Insights, InsightGroup, OpenInterval } from '@dealership/shared';
import type { Database } from '../../../src/db/open-database.ts';

/*
 * Counts Insights a second time, only from the enquiries and the events of their timelines (and the promised due
 * time), with code that shares nothing with the product.
 */

/** Opening hours: those of the week, Monday first, and closed days (`YYYY-MM-DD`). */
export interface Hours {
  week: readonly (readonly OpenInterval[])[];
  closedOn?: readonly string[];
}

interface Asked {
  from: string;
  to: string;
  by: InsightGroup;
  /** Epoch ms. */
  now: number;
  hours: Hours;
}

interface Event {
  id: number;
  at: number;
  kind: string;
  userId: string;
  detail: {
    event?: number;
    to?: string | null;
    isConfirmed?: boolean;
    origin?: string;
    then?: { to: string; reason?: string };
  };
}

interface Enquiry {
  kind: EnquiryKind;
  model: string | null;
  visit: { page: string | null; referrer: string | null; campaign: string | null };
  arrivedAt: number;
  dueAt: number | null;
  branch: number;
  events: Event[];
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

function indianTime(at: number): string {
  return new Date(at + 19_800_000).toISOString();
}

/** How long (ms) it has been open since a beginning: counted minute by minute, once. */
function createOpenClock({ week, closedOn = [] }: Hours, begin: number, end: number) {
  const first = Math.floor(begin / MINUTE);
  const open: boolean[] = [];
  const before: number[] = [0];
  for (let minute = first; minute <= Math.floor(end / MINUTE); minute += 1) {
    const text = indianTime(minute * MINUTE);
    const [day, time] = [text.slice(0, 10), text.slice(11, 16)];
    const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
    const isOpen =
      !closedOn.includes(day) &&
      (week[weekday] ?? []).some(({ opens, closes }) => opens <= time && time < closes);
    open.push(isOpen);
    before.push((before.at(-1) ?? 0) + (isOpen ? MINUTE : 0));
  }
  return (at: number) => {
    const index = Math.floor(at / MINUTE) - first;
    return (before[index] ?? 0) + (open[index] ? at % MINUTE : 0);
  };
}

const tries = [
  'spoke',
  'wrong-number',
  'no-answer',
  'switched-off',
  'call-later',
  'message',
  'came',
];
const talks = ['spoke', 'call-later', 'came'];
const takes = [...tries, 'next', 'appointment', 'missed', 'close', 'double'];
const spokenTo = ['walk-in', 'phone'];

interface State {
  end: 'open' | 'done' | 'lost';
  reason: string | null;
  assignee: string | null;
}

function after(state: State, { kind, userId, detail }: Event): State {
  const next = { ...state };
  if (takes.includes(kind)) next.assignee ??= userId;
  if (kind === 'added') next.assignee = userId;
  if (kind === 'assign') next.assignee = detail.to ?? null;
  if (kind === 'due') next.assignee = null;
  if (kind === 'reopen') Object.assign(next, { end: 'open', reason: null });
  if (kind === 'double') Object.assign(next, { end: 'lost', reason: null });
  if (kind === 'blocked') Object.assign(next, { end: 'lost', reason: 'not-an-enquiry' });
  if (detail.then?.to === 'done') Object.assign(next, { end: 'done', reason: null });
  if (detail.then?.to === 'lost') Object.assign(next, { end: 'lost', reason: detail.then.reason });
  return next;
}

function stateOfRow(events: readonly Event[]): State {
  let state: State = { end: 'open', reason: null, assignee: null };
  const undoing = new Map<number, Partial<State>>();
  for (const event of events) {
    const next =
      event.kind === 'undo'
        ? { ...state, ...undoing.get(event.detail.event ?? 0) }
        : after(state, event);
    const changed = Object.entries(state).filter(([key, value]) => next[key as 'end'] !== value);
    undoing.set(event.id, Object.fromEntries(changed));
    state = next;
  }
  return state;
}

interface Measures {
  key: string;
  day: string;
  minutes: number | undefined;
  reason: string | null;
  is: Record<string, boolean>;
}

function letters(text: string): string {
  return [...text.toLowerCase()].filter((each) => /[\p{L}\p{N}]/u.test(each)).join('');
}

const hosts = new Map([
  ['www.google.co.in', 'search'],
  ['l.facebook.com', 'social'],
]);

function sourceOf({ page, referrer, campaign }: Enquiry['visit']): string {
  if (campaign !== null) return 'campaign';
  if (referrer !== null) return hosts.get(referrer) ?? 'site';
  return page === null ? '' : 'direct';
}

/** The measures of one enquiry; `undefined`: it is not counted. */
function measuresOf(
  enquiry: Enquiry,
  {
    by,
    now,
    openSince,
    modelOf,
  }: Pick<Asked, 'by' | 'now'> & {
    openSince: (at: number) => number;
    modelOf: (sent: string) => string;
  },
): Measures | undefined {
  const { kind, model, visit, arrivedAt, dueAt, events } = enquiry;
  const { end, reason, assignee } = stateOfRow(events);
  if (kind === 'opt-in') return undefined;
  if (end === 'lost' && (reason === null || reason === 'not-an-enquiry')) return undefined;
  const undone = events.filter((each) => each.kind === 'undo').map(({ detail }) => detail.event);
  const valid = events.filter(({ id }) => !undone.includes(id));
  const isSpoken = valid.some((each) => spokenTo.includes(each.detail.origin ?? ''));
  const answer = isSpoken ? undefined : valid.find((each) => tries.includes(each.kind));
  const origin = events.find((each) => each.kind === 'added')?.detail.origin;
  const isPromised = !isSpoken && dueAt !== null;
  const keys: Record<InsightGroup, string> = {
    kind,
    model: modelOf(model ?? ''),
    source: origin ?? sourceOf(visit),
    person: assignee ?? '',
    month: indianTime(arrivedAt).slice(0, 7),
    branch: String(enquiry.branch),
    hour: String(Number(indianTime(arrivedAt).slice(11, 13))),
  };
  return {
    key: keys[by],
    day: indianTime(arrivedAt).slice(0, 10),
    reason,
    minutes: answer && Math.floor((openSince(answer.at) - openSince(arrivedAt)) / MINUTE),
    is: {
      arrived: true,
      awaited: !isSpoken,
      answered: answer !== undefined,
      promised: isPromised && (answer !== undefined || dueAt <= now),
      in_time: isPromised && answer !== undefined && answer.at <= dueAt,
      reached: isSpoken || valid.some((each) => talks.includes(each.kind)),
      appointed: valid.some(
        ({ kind: event, detail }) =>
          (event === 'appointment' && detail.isConfirmed) ||
          ['came', 'missed'].includes(event) ||
          detail.then?.to === 'appointment',
      ),
      missed: valid.some((each) => each.kind === 'missed'),
      done: end === 'done',
      lost: end === 'lost',
    },
  };
}

/** Stored data that are counted. */
export interface Stored {
  enquiries: Enquiry[];
  vehicles: { bike_name: string; name: string; slug: string }[];
}

export async function readStored(db: Database): Promise<Stored> {
  const vehicles = await db.selectFrom('vehicles').select(['bike_name', 'name', 'slug']).execute();
  return { vehicles, enquiries: await readEnquiries(db) };
}

/** The numbers of Insights, in any order. */
export function recount({ enquiries: stored, vehicles }: Stored, asked: Asked) {
  const enquiries = stored.filter(({ arrivedAt }) => {
    const day = indianTime(arrivedAt).slice(0, 10);
    return asked.from <= day && day <= asked.to;
  });
  const instants = enquiries.map(({ arrivedAt }) => arrivedAt);
  const begin = instants.reduce((a, b) => Math.min(a, b), asked.now);
  const openSince = createOpenClock(asked.hours, begin, asked.now);
  const models = new Map(
    vehicles.flatMap(({ bike_name: key, name, slug }) =>
      [key, name, slug].map((text) => [letters(text), key]),
    ),
  );
  const modelOf = (sent: string) => models.get(letters(sent)) ?? '';
  const all = enquiries.flatMap(
    (enquiry) => measuresOf(enquiry, { ...asked, openSince, modelOf }) ?? [],
  );
  const keys = [...new Set(all.map(({ key }) => key))];
  return {
    course: countCourse(all, asked),
    total: addUp(all),
    groups: new Map(keys.map((key) => [key, addUp(all.filter((each) => each.key === key))])),
  };
}

/** The numbers of each day or, over 90 days, of each week from Monday on. */
function countCourse(all: readonly Measures[], { from, to }: Asked) {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY) days.push(dateOf(at));
  const partOf = (day: string) => {
    const at = Date.parse(day);
    return days.length <= 90 ? day : dateOf(at - ((new Date(at).getUTCDay() + 6) % 7) * DAY);
  };
  const parts = [...new Set(days.map(partOf))].map((part) =>
    addUp(all.filter(({ day }) => partOf(day) === part)),
  );
  const names = Object.keys(addUp([])).filter((name) => name !== 'reasons') as 'median'[];
  return Object.fromEntries(names.map((name) => [name, parts.map((part) => part[name])]));
}

function dateOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

function addUp(all: readonly Measures[]) {
  const minutes = all.flatMap((each) => each.minutes ?? []).sort((a, b) => a - b);
  const names = ['arrived', 'awaited', 'answered', 'promised', 'in_time', 'reached', 'appointed'];
  const counts = [...names, 'missed', 'done', 'lost'].map((name) => {
    return [name, all.filter(({ is }) => is[name]).length] as const;
  });
  const reasons = new Map<string, number>();
  for (const { is, reason } of all) {
    if (is.lost && reason !== null) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  return {
    ...Object.fromEntries(counts),
    median: minutes[Math.ceil(minutes.length / 2) - 1] ?? null,
    p90: minutes[Math.ceil((minutes.length * 9) / 10) - 1] ?? null,
    reasons: Object.fromEntries(reasons),
  };
}

/** The product's answer, in the same shape. */
export function toRecounted({ course, total, groups }: Insights) {
  const bare = ({ reasons, ...numbers }: Insights['total']) => ({
    ...numbers,
    reasons: Object.fromEntries(reasons.map(({ reason, count }) => [reason, count])),
  });
  return {
    course,
    total: bare(total),
    groups: new Map(groups.map(({ key, name: _, ...numbers }) => [key, bare(numbers)])),
  };
}

/** Ids that are read at once. */
const AT_ONCE = 5000;

async function readEnquiries(db: Database): Promise<Enquiry[]> {
  const found: Enquiry[] = [];
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom('enquiries')
      .innerJoin('desk', 'desk.enquiry_id', 'enquiries.id')
      .select(['enquiries.id', 'enquiries.kind', 'enquiries.model', 'created_at', 'due_at'])
      .select('dealer_id')
      .select(['visit_page', 'visit_referrer', 'utm_campaign'])
      .where('enquiries.id', '>', last)
      .orderBy('enquiries.id')
      .limit(AT_ONCE)
      .execute();
    const end = rows.at(-1)?.id;
    if (end === undefined) return found;
    const events = await db
      .selectFrom('desk_events')
      .selectAll()
      .where('enquiry_id', '>', last)
      .where('enquiry_id', '<=', end)
      .orderBy('id')
      .execute();
    const timelines = new Map<number, Event[]>(rows.map(({ id }) => [id, []]));
    for (const { id, enquiry_id: of, at, kind, user_id: userId, detail } of events) {
      timelines
        .get(of)
        ?.push({ id, at, kind, userId, detail: JSON.parse(detail) as Event['detail'] });
    }
    found.push(
      ...rows.map((row) => ({
        kind: row.kind as EnquiryKind,
        model: row.model,
        arrivedAt: row.created_at,
        visit: { page: row.visit_page, referrer: row.visit_referrer, campaign: row.utm_campaign },
        dueAt: row.due_at,
        branch: row.dealer_id,
        events: timelines.get(row.id) ?? [],
      })),
    );
    last = end;
  }
}
