import {
  addDays,
  dayOf,
  deskLimits,
  endOfDay,
  isOpen,
  weekdayOf,
  type DeskQuery,
  type DeskView,
  wantedOf,
  type Reads,
  type Status,
} from '@dealership/shared';
import { sql, type SelectQueryBuilder } from 'kysely';
import { countRows, idsOf } from '../../../../db/rows.ts';
import { besideIndex } from '../../../../db/dialect.ts';
import type { Database } from '../../../../db/open-database.ts';
import type { DeskTable, Tables } from '../../../../db/schema.ts';
import { inBranches, isReadOnDesk, kindsIn, oneAtLeast } from '../../reads-repository.ts';
import { readHeadsOfParts } from '../rows/group-repository.ts';

type DeskSelect = SelectQueryBuilder<Tables, 'desk', object>;

export interface Viewer {
  userId: string;
  /** The enquiries that the user may read. */
  reads: Reads;
  /** Epoch ms. */
  now: number;
  /** When the user's visit before this one ended (epoch ms). */
  visitBefore: number;
}

export type DeskFilter = Pick<
  DeskQuery,
  'view' | 'kinds' | 'status' | 'branch' | 'assignee' | 'day'
>;

type OrderColumn = 'next_at' | 'arrived_at' | 'closed_at' | 'appointment_time';

interface ListDefinition {
  narrow: (query: DeskSelect, viewer: Viewer, filter: DeskFilter) => DeskSelect;
  order: OrderColumn;
}

const lists: Readonly<Record<DeskView, ListDefinition>> = {
  /** The user's enquiries that are due by the end of today. */
  mine: {
    narrow: (query, { userId, now }) =>
      open(query)
        .where('assignee', '=', userId)
        .where(({ eb, or }) =>
          or([eb('next_at', 'is', null), eb('next_at', '<', endOfDay(dayOf(now)))]),
        ),
    order: 'next_at',
  },
  unassigned: {
    narrow: (query) => open(query).where('assignee', 'is', null),
    order: 'next_at',
  },
  overdue: {
    narrow: (query, { now }) => open(query).where('next_at', '<', now),
    order: 'next_at',
  },
  new: {
    narrow: (query, { visitBefore }) => open(query).where('arrived_at', '>', visitBefore),
    order: 'arrived_at',
  },
  appointments: {
    narrow: (query, { now }, { day }) => query.where('appointment_day', '=', day ?? dayOf(now)),
    order: 'appointment_time',
  },
  /** Their next step is due between now and the end of Sunday. */
  week: {
    narrow: (query, { now }) =>
      open(query).where('next_at', '>=', now).where('next_at', '<', endOfWeek(now)),
    order: 'next_at',
  },
  /** Their next step is at a later time. */
  waiting: {
    narrow: (query, { now }) =>
      open(query)
        .where('next_at', '>', now)
        .where('status', '!=', 'new' satisfies Status),
    order: 'next_at',
  },
  open: { narrow: open, order: 'arrived_at' },
  closed: {
    narrow: (query) => query.where('closed_at', '>', 0),
    order: 'closed_at',
  },
  before: {
    narrow: (query) => query.where('standing', '=', 'before'),
    order: 'arrived_at',
  },
};

/** Whether a list begins with its newest enquiry; all others begin with what is due first. */
function isNewestFirst(order: OrderColumn): boolean {
  return order === 'arrived_at' || order === 'closed_at';
}

/** Whether a list's index is in order within each kind: the kinds are then read one by one. */
function isByKind({ view, assignee }: DeskFilter): boolean {
  return isNewestFirst(lists[view].order) && (view !== 'closed' || assignee === undefined);
}

function endOfWeek(now: number): number {
  const today = dayOf(now);
  return endOfDay(addDays(today, 6 - weekdayOf(today)));
}

function open(query: DeskSelect): DeskSelect {
  return query.where('standing', '=', 'open');
}

/** Whether a list can have any match. To find none, an engine would look through all closed enquiries. */
function canMatch({ view, status, assignee }: DeskFilter): boolean {
  switch (view) {
    case 'appointments':
      return true;
    case 'closed':
      return status === undefined || !isOpen(status);
    case 'before':
      return (status === undefined || status === 'new') && assignee === undefined;
    default:
      return status === undefined || isOpen(status);
  }
}

/**
 * What the user may read and wants. Opt-ins are done when they come: the list of closed enquiries has them only on
 * request.
 */
function wantedIn({ reads }: Viewer, filter: DeskFilter): Reads {
  const wanted = wantedOf(reads, filter);
  if (filter.kinds || filter.view !== 'closed') return wanted;
  return { ...wanted, kinds: wanted.kinds.filter((kind) => kind !== 'opt-in') };
}

/** Some enquiries in a list; conditions that the list's index does not begin with do not use an index of their own. */
function narrowed(
  db: Database,
  viewer: Viewer,
  { filter, reads }: { filter: DeskFilter; reads: Reads },
): DeskSelect {
  const { view, status, assignee } = filter;
  let query = lists[view].narrow(db.selectFrom('desk'), viewer, filter);
  const kind = isByKind(filter) ? sql.ref('kind') : besideIndex(db, 'kind');
  const kinds = isByKind(filter) ? reads.kinds : kindsIn(reads);
  if (kinds) query = query.where(kind, 'in', oneAtLeast(kinds));
  const isInThem = inBranches(db, reads);
  if (isInThem) query = query.where(isInThem);
  if (status) query = query.where(besideIndex(db, 'status'), '=', status);
  if (assignee === undefined) return query;
  const person = view === 'closed' ? sql.ref('assignee') : besideIndex(db, 'assignee');
  return query.where(person, '=', assignee);
}

function readsNothing({ kinds, branches }: Reads): boolean {
  return kinds.length === 0 || branches?.length === 0;
}

/** Where a page ends: the value that the list is ordered by, and the enquiry's number. */
export interface Place {
  value: number | string | null;
  id: number;
}

/** One page of a list; `next` is where it ends when there are more. */
export async function listDesk(
  db: Database,
  viewer: Viewer,
  { after, limit, ...filter }: DeskFilter & { after?: Place | undefined; limit: number },
) {
  const { order } = lists[filter.view];
  const reads = wantedIn(viewer, filter);
  if (!canMatch(filter) || readsNothing(reads)) return { ids: [], next: undefined };
  const direction = isNewestFirst(order) ? 'desc' : 'asc';
  const first = (some: Reads) => {
    const query = narrowed(db, viewer, { filter, reads: some });
    return (after ? query.where(isAfter(after, order)) : query)
      .select(['enquiry_id as id', `${order} as value`])
      .orderBy(order, direction)
      .orderBy('enquiry_id', direction)
      .limit(limit + 1);
  };
  const rows = isByKind(filter)
    ? await reads.kinds
        .map((kind) => db.selectFrom(first({ ...reads, kinds: [kind] }).as('first')).selectAll())
        .reduce((query, each) => query.unionAll(each))
        .orderBy('value', direction)
        .orderBy('id', direction)
        .limit(limit + 1)
        .execute()
    : await first(reads).execute();
  return pageOf(rows, limit);
}

/** The first of some rows; `next` is where they end if there are more. */
export function pageOf(rows: readonly Place[], limit: number) {
  const page = rows.slice(0, limit);
  return { ids: idsOf(page), next: rows.length > limit ? page.at(-1) : undefined };
}

/**
 * In ascending order, both engines put missing values first. Written so that both begin at the place in the list's
 * index.
 */
export function isAfter({ value, id }: Place, order: OrderColumn) {
  const column = sql.ref(order);
  if (isNewestFirst(order)) {
    return sql<boolean>`${column} <= ${value} and (${column} < ${value} or enquiry_id < ${id})`;
  }
  if (value === null) {
    return sql<boolean>`(${column} is not null or enquiry_id > ${id})`;
  }
  return sql<boolean>`${column} >= ${value} and (${column} > ${value} or enquiry_id > ${id})`;
}

/** Counts the enquiries of a list, up to one more than the desk shows. */
export async function countDesk(db: Database, viewer: Viewer, filter: DeskFilter): Promise<number> {
  const reads = wantedIn(viewer, filter);
  if (!canMatch(filter) || readsNothing(reads)) return 0;
  const few = narrowed(db, viewer, { filter, reads })
    .select(sql.lit(1).as('one'))
    .limit(deskLimits.counted + 1);
  return countRows(db.selectFrom(few.as('few')));
}

/** How many of a user's own enquiries are due by now. */
export async function countDue(db: Database, { userId, reads, now }: Viewer): Promise<number> {
  const query = open(db.selectFrom('desk'))
    .where('assignee', '=', userId)
    .where('next_at', '<=', now);
  return countRows(query.where(isReadOnDesk(db, reads)));
}

/** Counts the overdue enquiries of each assignee, the most first; `oldest` is when their oldest was due (epoch ms). */
export function countOverdueByPerson(db: Database, { reads, now }: Pick<Viewer, 'reads' | 'now'>) {
  return open(db.selectFrom('desk'))
    .where('next_at', '<', now)
    .where(isReadOnDesk(db, reads))
    .select(({ fn }) => [
      'assignee',
      fn.countAll<number>().as('count'),
      fn.min<number>('next_at').as('oldest'),
    ])
    .groupBy('assignee')
    .orderBy('count', 'desc')
    .orderBy('oldest')
    .execute();
}

/** Rows of the desk with their enquiries, in the order of the numbers. */
export async function readDeskRows(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const [desk, enquiries] = await Promise.all([
    db.selectFrom('desk').selectAll().where('enquiry_id', 'in', ids).execute(),
    db.selectFrom('enquiries').selectAll().where('id', 'in', ids).execute(),
  ]);
  return ids.flatMap((id) => {
    const row = desk.find((each) => each.enquiry_id === id);
    const enquiry = enquiries.find((each) => each.id === id);
    return row && enquiry ? [{ row, enquiry }] : [];
  });
}

/** When the user last read each of these enquiries (epoch ms), by number. */
export async function readMarks(db: Database, userId: string, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, number>();
  const rows = await db
    .selectFrom('desk_reads')
    .select(['enquiry_id', 'read_at'])
    .where('user_id', '=', userId)
    .where('enquiry_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ enquiry_id: id, read_at: at }) => [id, at]));
}

/** The customer of each of these enquiries, and its place among the customer's enquiries (1 is the oldest). */
export async function readCustomersOf(
  db: Database,
  rows: readonly Arrival[],
  reads: Reads,
): Promise<Map<number, { id: number; ordinal: number }>> {
  const headOf = await readHeads(
    db,
    rows.flatMap(({ customer_id: id }) => id ?? []),
  );
  if (headOf.size === 0) return new Map();
  const readable = await db
    .selectFrom('desk')
    .select(['enquiry_id', 'customer_id', 'arrived_at'])
    .where('customer_id', 'in', [...headOf.keys()])
    .where(isReadOnDesk(db, reads))
    .execute();
  const customerOf = ({ customer_id: id }: Arrival) => (id === null ? undefined : headOf.get(id));
  return new Map(
    rows.flatMap((row) => {
      const id = customerOf(row);
      if (id === undefined) return [];
      const ordinal = readable.filter(
        (each) => customerOf(each) === id && !isLater(each, row),
      ).length;
      return [[row.enquiry_id, { id, ordinal: Math.max(1, ordinal) }]];
    }),
  );
}

type Arrival = Pick<DeskTable, 'enquiry_id' | 'customer_id' | 'arrived_at'>;

function isLater(one: Arrival, other: Arrival): boolean {
  return (one.arrived_at - other.arrived_at || one.enquiry_id - other.enquiry_id) > 0;
}

/** The main customer of each of these, and of everybody in the groups of these. */
async function readHeads(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, number>();
  const asked = await db
    .selectFrom('customers')
    .select(['id', 'joined_into'])
    .where('id', 'in', ids)
    .execute();
  return readHeadsOfParts(
    db,
    asked.map(({ id, joined_into: into }) => into ?? id),
  );
}

/** The number of appointments on each day that has some, between two days (`YYYY-MM-DD`, inclusive). */
export async function countAppointmentsByDay(
  db: Database,
  { from, to, reads }: { from: string; to: string; reads: Reads },
) {
  const rows = await db
    .selectFrom('desk')
    .select(['appointment_day as day', ({ fn }) => fn.countAll<number>().as('count')])
    .where('appointment_day', '>=', from)
    .where('appointment_day', '<=', to)
    .where(isReadOnDesk(db, reads))
    .groupBy('appointment_day')
    .execute();
  return new Map(rows.map(({ day, count }) => [day, count]));
}
