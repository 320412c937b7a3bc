import { sql, type Kysely, type RawBuilder } from 'kysely';
import { engineOf } from './dialect.ts';
import type { Tables } from './schema.ts';
import { separators, type SpreadRow } from './spread-lines.ts';

interface Spread {
  label: RawBuilder<unknown>;
  /** What stands for each label, all others being without one; absent: they stand for themselves. */
  names?: ReadonlyMap<string, number> | undefined;
  /** An integer, a text and an integer, the last two of which may be null. */
  marks: RawBuilder<unknown>;
  reason: RawBuilder<unknown>;
  minutes: RawBuilder<unknown>;
  /** A table, with its conditions. */
  from: RawBuilder<unknown>;
}

/** Counts rows by label, marks and reason, and finds median and nine in ten of the minutes, for each label and for all. It reads the rows once. */
export async function readSpread(db: Kysely<Tables>, spread: Spread): Promise<SpreadRow[]> {
  return engineOf(db) === 'sqlite' ? spreadOfLines(db, spread) : spreadOfGroups(db, spread);
}

/** SQLite would sort all rows to group them. */
async function spreadOfLines(db: Kysely<Tables>, spread: Spread): Promise<SpreadRow[]> {
  const { label, names, marks, reason, minutes, from } = spread;
  const field = sql.lit(separators.field);
  const line = sql`concat(${marks}, ${field}, ${reason}, ${field}, ${label}, ${sql.lit(separators.minutes)}, ${minutes})`;
  const known = names ? JSON.stringify(Object.fromEntries(names)) : null;
  const { rows } = await sql<{
    told: string;
  }>`select spread_lines(group_concat(${line}, ${sql.lit(separators.row)}), ${known}) as told
    from ${from}`.execute(db);
  return JSON.parse(rows[0]?.told ?? '[]') as SpreadRow[];
}

/** It counts first by all that is asked, which is few, and goes through these in the order of the minutes. */
async function spreadOfGroups(db: Kysely<Tables>, spread: Spread): Promise<SpreadRow[]> {
  const { label, names, marks, reason, minutes, from } = spread;
  const named = [...(names ?? [])].map(([of, name]) => sql`when ${of} then ${sql.lit(name)}`);
  const folded =
    names === undefined
      ? sql.ref('label')
      : named.length === 0
        ? sql`null`
        : sql`case label ${sql.join(named, sql` `)} end`;
  const measured = sql`sum(case when minutes is null then 0 else count end)`;
  // MariaDB works `parts` out again for each time that it is named: once is enough with both ways beside it.
  const { rows } = await sql<SpreadRow>`with
    parts as (select ${label} as label, ${marks} as marks, ${reason} as reason, ${minutes} as minutes, count(*) as count
      from ${from} group by label, marks, reason, minutes),
    both_ways as (select is_total, case when is_total = 1 then null else ${folded} end as label,
        marks, reason, minutes, count
      from parts cross join (select 0 as is_total union all select 1) as ways),
    placed as (select is_total, label, marks, reason, minutes, count,
        ${measured} over (partition by is_total, label order by minutes) as up_to,
        ${measured} over (partition by is_total, label) as measured
      from both_ways)
    select is_total, label, marks, reason, sum(count) as count,
      min(case when up_to * 2 >= measured then minutes end) as median,
      min(case when up_to * 10 >= measured * 9 then minutes end) as p90
    from placed group by is_total, label, marks, reason`.execute(db);
  return rows;
}
