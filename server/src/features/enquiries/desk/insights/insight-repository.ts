import {
  addDays,
  addedOrigins,
  type CountedFilter,
  DAY_MS,
  endOfDay,
  enquiryKinds,
  fixedReasons,
  insightFigures,
  isSpokenTo,
  IST_OFFSET_MS,
  lettersOf,
  startOfDay,
  type EnquiryKind,
  type InsightFigure,
  type InsightGroup,
  type InsightNumbers,
  type Status,
} from '@dealership/shared';
import { sql, type RawBuilder } from 'kysely';
import { besideIndex } from '../../../../db/dialect.ts';
import type { Database } from '../../../../db/open-database.ts';
import { oneAtLeast } from '../../enquiry-repository.ts';
import type { Place, Viewer } from '../desk-list-repository.ts';

/** Which enquiries are counted, and when. */
export interface InsightPeriod {
  /** `YYYY-MM-DD`, both included. */
  from: string;
  to: string;
  kinds: readonly EnquiryKind[];
  /** Epoch ms. */
  now: number;
}

const HOUR_MS = 3_600_000;

const spokenTo = addedOrigins.filter(isSpokenTo).map((origin) => sql.lit(origin));
/** Nobody had spoken to the customer when it came. */
const awaited = sql`origin not in (${sql.join(spokenTo)})`;

/** Whether an enquiry belongs to a number (rules: insights-answer, insights-in-time, insights-end). */
const conditions: Readonly<Record<InsightFigure, (now: number) => RawBuilder<unknown>>> = {
  arrived: () => sql`1 = 1`,
  awaited: () => awaited,
  answered: () => sql`${awaited} and attempted_at is not null`,
  promised: (now) => sql`${awaited} and due_at is not null
    and (attempted_at is not null or due_at <= ${sql.lit(now)})`,
  in_time: () => sql`${awaited} and attempted_at <= due_at`,
  reached: () => sql`reached_at is not null`,
  appointed: () => sql`appointed_at is not null`,
  missed: () => sql`missed_at is not null`,
  done: () => sql`status = 'done'`,
  lost: () => sql`status = 'lost'`,
};

/** The counted enquiries of a period, in the order of their arrival (rules: insights-counted). */
function inPeriod({ from, to, kinds }: InsightPeriod): RawBuilder<unknown> {
  const isOfKind =
    kinds.length === enquiryKinds.length
      ? sql``
      : sql`and kind in (${sql.join(oneAtLeast(kinds))})`;
  return sql`counted = 1 and arrived_at >= ${startOfDay(from)} and arrived_at < ${endOfDay(to)} ${isOfKind}
    and (status <> 'lost' or lost_reason <> ${sql.lit(fixedReasons.notAnEnquiry)})`;
}

/** A model of the catalogue, by the names under which it is sent. */
interface ModelNames {
  key: string;
  letters: readonly string[];
}

/** How enquiries are told apart. `''` is the key of those in none of the groups. */
interface Grouping {
  /** Of an enquiry. */
  label: RawBuilder<unknown>;
  /** Of a label, where several mean the same. */
  folded?: RawBuilder<unknown>;
  keyOf: (label: string | number) => string;
  /** Whether an enquiry is in the group of a key. */
  isIn: (key: string) => RawBuilder<unknown>;
}

/** Where the label is the key. */
function labelled(label: RawBuilder<unknown>): Grouping {
  return {
    ...{ label, keyOf: String },
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
  Record<InsightGroup, (period: InsightPeriod, models: readonly ModelNames[]) => Grouping>
> = {
  kind: () => labelled(sql.ref('kind')),
  source: () => labelled(sql.ref('source')),
  person: () => labelled(sql.ref('assignee')),
  /** What visitors send is any text: only models of the catalogue are told apart. */
  model: (_period, models) => {
    const names = models.flatMap(({ letters }, index) =>
      letters.map((each) => sql`when ${each} then ${sql.lit(index)}`),
    );
    return {
      label: sql.ref('model_letters'),
      folded: names.length === 0 ? sql`null` : sql`case label ${sql.join(names, sql` `)} end`,
      keyOf: (index) => models[Number(index)]?.key ?? '',
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
    const later = months.slice(1).map(({ begin }, index) => {
      return sql`when arrived_at < ${sql.lit(begin)} then ${sql.lit(index)}`;
    });
    const last = sql.lit(months.length - 1);
    return {
      label: later.length === 0 ? last : sql`case ${sql.join(later, sql` `)} else ${last} end`,
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
  hour: () => {
    const ofDay = sql`((arrived_at + ${sql.lit(IST_OFFSET_MS)}) % ${sql.lit(DAY_MS)})`;
    const whole = sql`(${ofDay} - ${ofDay} % ${sql.lit(HOUR_MS)})`;
    return {
      label: whole,
      keyOf: (ms) => String(Number(ms) / HOUR_MS),
      isIn: (key) =>
        /^\d{1,2}$/.test(key) ? sql`${whole} = ${Number(key) * HOUR_MS}` : sql`1 = 0`,
    };
  },
};

type Counted = Omit<InsightNumbers, 'reasons'>;

type Row = Counted & { is_total: number; label: string | number | null };

/**
 * Counts a period by groups, and as a whole, in one statement. It counts first by group and minutes, which are few, and
 * goes through these in the order of the minutes: the first up to which half of all lie is the median, exactly.
 */
export async function countInsights(
  db: Database,
  period: InsightPeriod,
  by: InsightGroup,
): Promise<{ total: Counted | undefined; groups: (Counted & { key: string })[] }> {
  const { label, folded, keyOf } = groupings[by](period, await listModels(db, by));
  const counted = insightFigures.map((figure) => {
    const isOne = conditions[figure](period.now);
    return sql`sum(case when ${isOne} then 1 else 0 end) as ${sql.ref(figure)}`;
  });
  const figures = sql.join(insightFigures.map((figure) => sql.ref(figure)));
  const sums = insightFigures.map((figure) => sql`sum(${sql.ref(figure)}) as ${sql.ref(figure)}`);
  const measured = sql`sum(case when minutes is null then 0 else arrived end)`;
  const { rows } = await sql<Row>`with
    parts as (select ${label} as label, answer_minutes as minutes, ${sql.join(counted)}
      from desk where ${inPeriod(period)} group by label, minutes),
    both_ways as (
      select 0 as is_total, ${folded ?? sql.ref('label')} as label, minutes, ${figures} from parts
      union all select 1, null, minutes, ${figures} from parts),
    placed as (select is_total, label, minutes, ${figures},
        ${measured} over (partition by is_total, label order by minutes) as up_to,
        ${measured} over (partition by is_total, label) as measured
      from both_ways)
    select is_total, label, ${sql.join(sums)},
      min(case when up_to * 2 >= measured then minutes end) as median,
      min(case when up_to * 10 >= measured * 9 then minutes end) as p90
    from placed group by is_total, label`.execute(db);
  const total = rows.find(({ is_total: isTotal }) => isTotal === 1);
  return {
    total: total && numbersOf(total),
    groups: rows
      .filter((row) => row !== total)
      .map((row) => ({ key: toKey(row.label, keyOf), ...numbersOf(row) })),
  };
}

function numbersOf({ is_total: _, label: __, ...numbers }: Row): Counted {
  return numbers;
}

/** `''`: of none. */
function toKey(label: string | number | null, keyOf: Grouping['keyOf']): string {
  return label === null ? '' : keyOf(label);
}

/** How many of a period were lost for which reason, by groups. */
export async function countReasons(
  db: Database,
  period: InsightPeriod,
  by: InsightGroup,
): Promise<{ key: string; reason: string; count: number }[]> {
  const { label, folded, keyOf } = groupings[by](period, await listModels(db, by));
  const { rows } = await sql<{ label: string | number | null; reason: string; count: number }>`with
    parts as (select ${label} as label, lost_reason as reason, count(*) as lost
      from desk where ${inPeriod(period)} and ${conditions.lost(period.now)} group by label, reason)
    select ${folded ?? sql.ref('label')} as label, reason, sum(lost) as count
    from parts group by 1, reason`.execute(db);
  return rows.map(({ label: of, ...row }) => ({ ...row, key: toKey(of, keyOf) }));
}

interface ListedCounted {
  counted: CountedFilter;
  kinds?: readonly EnquiryKind[] | undefined;
  status?: Status | undefined;
  assignee?: string | undefined;
  after?: Place | undefined;
  limit: number;
}

/** A page of the enquiries behind a number, the newest first; `next` is where it ends when there are more. */
export async function listCounted(
  db: Database,
  { kinds: read = enquiryKinds, now }: Pick<Viewer, 'kinds' | 'now'>,
  { counted, kinds: wanted, status, assignee, after, limit }: ListedCounted,
): Promise<{ ids: number[]; next: Place | undefined }> {
  const kinds = wanted ? read.filter((kind) => wanted.includes(kind)) : read;
  const { from, to, figure, group, reason } = counted;
  const period = { from, to, kinds, now };
  let query = db
    .selectFrom('desk')
    .select(['enquiry_id as id', 'arrived_at as value'])
    .where(sql<boolean>`${inPeriod(period)} and ${conditions[figure](now)}`);
  if (group) {
    const grouping = groupings[group.by](period, await listModels(db, group.by));
    query = query.where(sql<boolean>`${grouping.isIn(group.key)}`);
  }
  if (reason !== undefined)
    query = query.where(sql<boolean>`status = 'lost' and lost_reason = ${reason}`);
  if (status) query = query.where(besideIndex(db, 'status'), '=', status);
  if (assignee !== undefined) query = query.where(besideIndex(db, 'assignee'), '=', assignee);
  if (after) {
    const { value, id } = after;
    query = query.where(
      sql<boolean>`arrived_at <= ${value} and (arrived_at < ${value} or enquiry_id < ${id})`,
    );
  }
  const rows = await query
    .orderBy('arrived_at', 'desc')
    .orderBy('enquiry_id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  return {
    ids: page.map(({ id }) => id),
    next: rows.length > limit ? page.at(-1) : undefined,
  };
}

/** How many of a period are not known yet, and may have to be counted (rules: insights-unknown). */
export async function countUnknown(
  db: Database,
  { from, to, kinds }: InsightPeriod,
): Promise<number> {
  const { total } = await db
    .selectFrom('desk')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('counted', 'is', null)
    .where('arrived_at', '>=', startOfDay(from))
    .where('arrived_at', '<', endOfDay(to))
    .where('kind', 'in', oneAtLeast(kinds.filter((kind) => kind !== 'opt-in')))
    .where('standing', '!=', 'before')
    .executeTakeFirstOrThrow();
  return total;
}

/** The models of the catalogue, where they are asked for. */
async function listModels(db: Database, by: InsightGroup): Promise<ModelNames[]> {
  if (by !== 'model') return [];
  const rows = await db
    .selectFrom('vehicles')
    .select(['bike_name', 'name', 'slug'])
    .orderBy('id')
    .execute();
  return rows.map(({ bike_name: key, name, slug }) => ({
    key,
    letters: [...new Set([slug, key, name].map(lettersOf))],
  }));
}
