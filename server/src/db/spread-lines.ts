/** Ends a row, stands before its minutes, and between all else of it: no stored text has these characters. */
export const separators = { row: '\u001E', minutes: '\u001D', field: '\u001F' };

/** How many rows there are of a sort, and within which minutes half of all those with its label lie, and nine in ten. */
export interface SpreadRow {
  /** 1: of all rows, whatever their label. */
  is_total: 0 | 1;
  label: string | number | null;
  sort: string;
  count: number;
  /** Of the rows with this label that have minutes, the least that reach so far. */
  median: number | null;
  p90: number | null;
}

interface Counted {
  count: number;
  /** How many rows have so many minutes. */
  minutes: Map<number, number>;
}

/** Counted rows, by all of them but their minutes: label, and sort. */
export type Sorts = Map<string, Counted>;

/**
 * Counts the rows that a statement has joined to one text, in a fifth of the time that SQLite takes to sort and group them.
 *
 * @param lines `null`: there are none
 * @param names JSON of what stands for each label, all others being without one; `null`: they stand for themselves
 * @returns JSON of `SpreadRow`s
 */
export function spreadLines(lines: string | null, names: string | null): string {
  const sorts: Sorts = new Map();
  countLines(sorts, lines ?? '');
  const named = names === null ? undefined : Object.entries(JSON.parse(names) as NumberByName);
  return JSON.stringify(spreadOf([sorts], named && new Map(named)));
}

type NumberByName = Record<string, number>;

const ZERO = '0'.charCodeAt(0);

/**
 * Counts rows of a text into `sorts`.
 *
 * @param options.begin where the first of them begins
 * @param options.atMost so many of them
 * @returns how many they were, and where the next one begins; a row that has no end is left out
 */
export function countLines(
  sorts: Sorts,
  lines: string,
  { begin: first = 0, atMost = Infinity }: { begin?: number; atMost?: number } = {},
): { counted: number; next: number } {
  let [begin, counted] = [first, 0];
  while (counted < atMost) {
    const end = lines.indexOf(separators.row, begin);
    if (end === -1) break;
    const middle = lines.indexOf(separators.minutes, begin);
    const all = ofHead(sorts, lines.slice(begin, middle));
    all.count += 1;
    if (end > middle + 1) {
      let minutes = 0;
      for (let place = middle + 1; place < end; place += 1) {
        minutes = minutes * 10 + lines.charCodeAt(place) - ZERO;
      }
      all.minutes.set(minutes, (all.minutes.get(minutes) ?? 0) + 1);
    }
    begin = end + 1;
    counted += 1;
  }
  return { counted, next: begin };
}

/** What has been counted, in one part or several, for each label and for all. */
export function spreadOf(
  parts: readonly Sorts[],
  names: ReadonlyMap<string, number> | undefined,
): SpreadRow[] {
  const total: Sorts = new Map();
  const labels = new Map<string | number | null, Sorts>();
  for (const [head, counted] of parts.flatMap((sorts) => [...sorts])) {
    const middle = head.indexOf(separators.field);
    const [sent, sort] = [head.slice(0, middle), head.slice(middle + 1)];
    const label = names ? (names.get(sent) ?? null) : sent || null;
    const ofLabel = labels.get(label) ?? new Map<string, Counted>();
    labels.set(label, ofLabel);
    for (const all of [total, ofLabel]) addTo(all, sort, counted);
  }
  const rows: SpreadRow[] = [];
  const tell = (all: Sorts, of: Pick<SpreadRow, 'is_total' | 'label'>) => {
    const reached = reachedBy(all.values());
    for (const [sort, { count }] of all) rows.push({ ...of, sort, count, ...reached });
  };
  tell(total, { is_total: 1, label: null });
  for (const [label, all] of labels) tell(all, { is_total: 0, label });
  return rows;
}

function ofHead(sorts: Sorts, head: string): Counted {
  let counted = sorts.get(head);
  if (!counted) sorts.set(head, (counted = { count: 0, minutes: new Map() }));
  return counted;
}

function addTo(sorts: Sorts, head: string, { count, minutes }: Counted): void {
  const all = ofHead(sorts, head);
  all.count += count;
  for (const [of, more] of minutes) all.minutes.set(of, (all.minutes.get(of) ?? 0) + more);
}

function reachedBy(sorts: Iterable<Counted>): Pick<SpreadRow, 'median' | 'p90'> {
  const all: Sorts = new Map();
  for (const counted of sorts) addTo(all, '', counted);
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
