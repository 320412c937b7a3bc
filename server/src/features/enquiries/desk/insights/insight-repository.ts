import {
  addDays,
  courseOf,
  DAY_MS,
  daysIn,
  type CountedFilter,
  endOfDay,
  insightFigures,
  insightMinutes,
  IST_OFFSET_MS,
  lettersOf,
  startOfDay,
  wantedOf,
  type InsightFigure,
  type InsightGroup,
  type Insights,
  type Reads,
} from '@dealership/shared';
import { sql, type RawBuilder } from 'kysely';
import { besideIndex, wholeParts } from '../../../../db/dialect.ts';
import type { Database } from '../../../../db/open-database.ts';
import { isReadOnDesk } from '../../reads-repository.ts';
import { listModels } from '../../list/model-name-repository.ts';
import {
  isAfter,
  pageOf,
  type DeskFilter,
  type Place,
  type Viewer,
} from '../list/desk-list-repository.ts';
import { addEnquiry, addTallies, bits, readTally, startTally, type Tally } from './tally.ts';

export interface InsightPeriod {
  /** `YYYY-MM-DD`, both included. */
  from: string;
  to: string;
  reads: Reads;
  /** Epoch ms. */
  now: number;
}

const HOUR_MS = 3_600_000;

function isDue(now: number): RawBuilder<unknown> {
  return sql`due_at <= ${sql.lit(now)}`;
}

/** Whether a measure counts an enquiry. */
function isCountedIn(figure: InsightFigure, now: number): RawBuilder<unknown> {
  const has = (bit: number) => sql`(substr(facts, 1, 4) & ${sql.lit(bit)}) <> 0`;
  if (figure !== 'promised') return has(bits[figure]);
  return sql`${has(bits.promised)} and (${isDue(now)} or ${has(bits.answered)})`;
}

/** From the first instant until before the second, epoch ms. */
export interface Span {
  begin: number;
  end: number;
}

function spanOf({ from, to }: Pick<InsightPeriod, 'from' | 'to'>): Span {
  return { begin: startOfDay(from), end: endOfDay(to) };
}

/** The counted enquiries of a span of time, in the order of their arrival (rules: insights-counted). */
export function inSpan(db: Database, { begin, end }: Span, reads: Reads): RawBuilder<boolean> {
  return sql<boolean>`counted = 1 and arrived_at >= ${begin} and arrived_at < ${end} and facts is not null and ${isReadOnDesk(db, reads)}`;
}

/** A model of the catalogue, with the names under which visitors send it. */
interface ModelNames {
  key: string;
  letters: readonly string[];
}

/** A way to group enquiries. `''` is the key of those in none of the groups. */
interface Grouping {
  /** The label of an enquiry; several labels may have the same key. */
  label: RawBuilder<string | number | null>;
  keyOf: (label: string | number) => string;
  isIn: (key: string) => RawBuilder<unknown>;
}

function labelled(label: Grouping['label']): Grouping {
  return {
    label,
    keyOf: String,
    isIn: (key) => (key === '' ? sql`${label} is null` : sql`${label} = ${key}`),
  };
}

/** The first instants of the months of a period, by month (`YYYY-MM`). */
function monthsIn({ from, to }: InsightPeriod): { month: string; begin: number }[] {
  const months = [];
  for (let day = `${from.slice(0, 7)}-01`; day <= to; day = `${addDays(day, 31).slice(0, 7)}-01`) {
    months.push({ month: day.slice(0, 7), begin: startOfDay(day) });
  }
  return months;
}

const groupings: Readonly<
  Record<
    InsightGroup,
    (period: InsightPeriod, models: readonly ModelNames[], db: Database) => Grouping
  >
> = {
  kind: () => labelled(sql.ref('kind')),
  source: () => labelled(sql.ref('source')),
  person: () => labelled(sql.ref('assignee')),
  branch: () => labelled(sql.ref('dealer_id')),
  /** Visitors may send any text: only models of the catalogue are groups. */
  model: (_period, models) => {
    const keys = new Map<string | number, string>(
      models.flatMap(({ letters, key }) => letters.map((each) => [each, key] as const)),
    );
    return {
      label: sql.ref('model_letters'),
      keyOf: (letters) => keys.get(letters) ?? '',
      isIn: (key) => {
        const wanted = models.filter((model) => key === '' || model.key === key);
        const known = wanted.flatMap(({ letters }) => letters);
        const isKnown =
          known.length === 0 ? sql`1 = 0` : sql`model_letters in (${sql.join(known)})`;
        return key === '' ? sql`(model_letters is null or not (${isKnown}))` : isKnown;
      },
    };
  },
  month: (period) => {
    const months = monthsIn(period);
    // Halves the months at each step: four comparisons find one month of a year.
    const monthOf = (first: number, last: number): RawBuilder<number> => {
      if (first === last) return sql.lit(first);
      const middle = Math.ceil((first + last) / 2);
      return sql`case when arrived_at < ${sql.lit(months[middle]?.begin)}
        then ${monthOf(first, middle - 1)} else ${monthOf(middle, last)} end`;
    };
    return {
      label: monthOf(0, months.length - 1),
      keyOf: (index) => months[Number(index)]?.month ?? '',
      isIn: (key) => {
        const index = months.findIndex(({ month }) => month === key);
        const { begin } = months[index] ?? {};
        if (begin === undefined) return sql`1 = 0`;
        const { begin: end = endOfDay(period.to) } = months[index + 1] ?? {};
        return sql`arrived_at >= ${begin} and arrived_at < ${end}`;
      },
    };
  },
  hour: (_period, _models, db) => {
    const inIndia = sql`(arrived_at + ${sql.lit(IST_OFFSET_MS)})`;
    const label = sql<number>`(${wholeParts(db, inIndia, HOUR_MS)} % 24)`;
    return {
      label,
      keyOf: String,
      isIn: (key) => (/^\d{1,2}$/.test(key) ? sql`${label} = ${Number(key)}` : sql`1 = 0`),
    };
  },
};

/** The time that one statement reads, in ms. SQLite stops all others for it: 3 ms if 100,000 arrive in a year. */
const PART_MS = 10 * DAY_MS;

/** The parts of a period that are read one after the other. */
export function partsOf(period: Pick<InsightPeriod, 'from' | 'to'>): Span[] {
  const { begin, end } = spanOf(period);
  const parts: Span[] = [];
  for (let from = begin; from < end; from += PART_MS) {
    parts.push({ begin: from, end: Math.min(from + PART_MS, end) });
  }
  return parts;
}

/** Counts a period by groups, as a whole, and over its days (rules: insights-counted, insights-course). */
export async function countInsights(db: Database, period: InsightPeriod, by: InsightGroup) {
  const { label, keyOf } = groupings[by](period, await readNamesOfModels(db, by), db);
  const tallies = new Map<string, Tally>();
  const course = courseOf(period).parts.map((days) => ({ days, tally: startTally() }));
  const ofDays = course.flatMap(({ days, tally }) => Array<Tally>(daysIn(days)).fill(tally));
  const { begin } = spanOf(period);
  for (const part of partsOf(period)) {
    for (const row of await readCounted(db, part, { ...period, label })) {
      const key = row.label === null ? '' : keyOf(row.label);
      const tally = tallies.get(key) ?? startTally();
      tallies.set(key, tally);
      // All days have as many hours.
      const ofDay = ofDays[Math.floor((row.arrived_at - begin) / DAY_MS)];
      addEnquiry(ofDay ? [tally, ofDay] : [tally], row);
    }
  }
  return {
    course: readCourse(course.map(({ tally }) => tally)),
    total: readTally(addTallies(tallies.values())),
    groups: [...tallies].map(([key, tally]) => ({ key, ...readTally(tally) })),
  };
}

function readCourse(parts: readonly Tally[]): Insights['course'] {
  const numbers = parts.map(readTally);
  return Object.fromEntries(
    [...insightFigures, ...insightMinutes].map((name) => [name, numbers.map((each) => each[name])]),
  ) as Insights['course'];
}

/** Not grouped: minutes and bits differ so much that four of five rows would remain, after three times as long. */
function readCounted(
  db: Database,
  part: Span,
  { reads, now, label }: InsightPeriod & Pick<Grouping, 'label'>,
) {
  return db
    .selectFrom('desk')
    .select([
      label.as('label'),
      'arrived_at',
      sql<0 | 1 | null>`${isDue(now)}`.as('is_past'),
      sql<string>`facts`.as('facts'),
    ])
    .where(inSpan(db, part, reads))
    .execute();
}

/** A page of the enquiries that a measure counts, the newest first; `next` is where it ends if there are more. */
export async function listCounted(
  db: Database,
  { reads: own, now }: Pick<Viewer, 'reads' | 'now'>,
  {
    counted,
    kinds,
    branch,
    status,
    assignee,
    after,
    limit,
  }: Pick<DeskFilter, 'kinds' | 'branch' | 'status' | 'assignee'> & {
    counted: CountedFilter;
    after: Place | undefined;
    limit: number;
  },
) {
  const reads = wantedOf(own, { kinds, branch });
  const { from, to, figure, group, reason } = counted;
  const period = { from, to, reads, now };
  let query = db
    .selectFrom('desk')
    .select(['enquiry_id as id', 'arrived_at as value'])
    .where(sql<boolean>`${inSpan(db, spanOf(period), reads)} and ${isCountedIn(figure, now)}`);
  if (group) {
    const grouping = groupings[group.by](period, await readNamesOfModels(db, group.by), db);
    query = query.where(sql<boolean>`${grouping.isIn(group.key)}`);
  }
  if (reason !== undefined)
    query = query.where(sql<boolean>`status = 'lost' and lost_reason = ${reason}`);
  if (status) query = query.where(besideIndex(db, 'status'), '=', status);
  if (assignee !== undefined) query = query.where(besideIndex(db, 'assignee'), '=', assignee);
  if (after) query = query.where(isAfter(after, 'arrived_at'));
  const rows = await query
    .orderBy('arrived_at', 'desc')
    .orderBy('enquiry_id', 'desc')
    .limit(limit + 1)
    .execute();
  return pageOf(rows, limit);
}

async function readNamesOfModels(db: Database, by: InsightGroup): Promise<ModelNames[]> {
  if (by !== 'model') return [];
  return (await listModels(db)).map(({ bikeName: key, name, slug }) => ({
    key,
    letters: [...new Set([slug, key, name].map(lettersOf))],
  }));
}
