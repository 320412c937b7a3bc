/** Between rows, before a row's minutes, and between all else of it: no stored text has these characters. */
export const separators = { row: '\u001E', minutes: '\u001D', field: '\u001F' };

/** How many rows there are of a sort, and within which minutes half of all those with its label lie, and nine in ten. */
export interface SpreadRow {
  /** 1: of all rows, whatever their label. */
  is_total: 0 | 1;
  label: string | number | null;
  marks: number;
  reason: string | null;
  count: number;
  /** Of the rows with this label that have minutes, the least that reach so far; they may be told in some of its rows only. */
  median: number | null;
  p90: number | null;
}

interface Sort {
  count: number;
  /** How many rows have so many minutes. */
  minutes: Map<number, number>;
}

/**
 * Counts the rows that a statement has joined to one text, in a fifth of the time that SQLite takes to sort and group them.
 *
 * @param lines `null`: there are none
 * @param names JSON of what stands for each label, all others being without one; `null`: they stand for themselves
 * @returns JSON of `SpreadRow`s
 */
export function spreadLines(lines: string | null, names: string | null): string {
  const labelOf = names === null ? undefined : new Map(Object.entries(JSON.parse(names) as object));
  const rows: SpreadRow[] = [];
  const total = new Map<string, Sort>();
  const labels = new Map<string | number | null, Map<string, Sort>>();
  for (const [head, sort] of countSorts(lines ?? '')) {
    const [marks = '', reason = '', sent = ''] = head.split(separators.field);
    const label = labelOf ? ((labelOf.get(sent) as number | undefined) ?? null) : sent || null;
    const sorts = labels.get(label) ?? new Map<string, Sort>();
    labels.set(label, sorts);
    for (const all of [total, sorts]) addTo(all, `${marks}${separators.field}${reason}`, sort);
  }
  const tell = (sorts: Map<string, Sort>, of: Pick<SpreadRow, 'is_total' | 'label'>) => {
    const reached = reachedBy(sorts.values());
    for (const [head, { count }] of sorts) {
      const [marks, reason = ''] = head.split(separators.field);
      rows.push({ ...of, marks: Number(marks), reason: reason || null, count, ...reached });
    }
  };
  tell(total, { is_total: 1, label: null });
  for (const [label, sorts] of labels) tell(sorts, { is_total: 0, label });
  return JSON.stringify(rows);
}

const ZERO = '0'.charCodeAt(0);

/** By all of a row but its minutes. */
function countSorts(lines: string): Map<string, Sort> {
  const sorts = new Map<string, Sort>();
  for (let begin = 0; begin < lines.length;) {
    const middle = lines.indexOf(separators.minutes, begin);
    const next = lines.indexOf(separators.row, middle);
    const end = next === -1 ? lines.length : next;
    const head = lines.slice(begin, middle);
    let sort = sorts.get(head);
    if (!sort) sorts.set(head, (sort = { count: 0, minutes: new Map() }));
    sort.count += 1;
    if (end > middle + 1) {
      let minutes = 0;
      for (let place = middle + 1; place < end; place += 1) {
        minutes = minutes * 10 + lines.charCodeAt(place) - ZERO;
      }
      sort.minutes.set(minutes, (sort.minutes.get(minutes) ?? 0) + 1);
    }
    begin = end + 1;
  }
  return sorts;
}

function addTo(sorts: Map<string, Sort>, head: string, { count, minutes }: Sort): void {
  let sort = sorts.get(head);
  if (!sort) sorts.set(head, (sort = { count: 0, minutes: new Map() }));
  sort.count += count;
  for (const [of, more] of minutes) sort.minutes.set(of, (sort.minutes.get(of) ?? 0) + more);
}

function reachedBy(sorts: Iterable<Sort>): Pick<SpreadRow, 'median' | 'p90'> {
  const all = new Map<string, Sort>();
  for (const sort of sorts) addTo(all, '', sort);
  const steps = [...(all.get('')?.minutes ?? [])].sort(([one], [other]) => one - other);
  const measured = steps.reduce((sum, [, count]) => sum + count, 0);
  let upTo = 0;
  const reached: Pick<SpreadRow, 'median' | 'p90'> = { median: null, p90: null };
  for (const [minutes, count] of steps) {
    upTo += count;
    if (upTo * 2 >= measured) reached.median ??= minutes;
    if (upTo * 10 >= measured * 9) reached.p90 ??= minutes;
  }
  return reached;
}
