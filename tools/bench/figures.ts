/**
 * `count` is a bare number; sizes are decimal (1 KB = 1000 bytes); `shift` is the browser's unit of
 * cumulative layout shift.
 */
type Unit =
  'ms' | 's' | 'KB' | 'MB' | '%' | 'points' | 'count' | 'a second' | 'frames a second' | 'shift';

type Bound = { readonly atMost: number } | { readonly atLeast: number };

/** One measured number beside what the design asks of it. */
export interface Figure {
  /** Where it was measured, such as `/view-details` or `SQLite`; the rows of a table. */
  readonly subject: string;
  readonly measure: string;
  /** How much there was of what grew, where that was varied; goals and floors are not for these. */
  readonly at?: { readonly count: number; readonly of: 'visitors' | 'enquiries' };
  readonly value: number;
  readonly unit: Unit;
  /** The same work done with nothing of the product, in the same run and unit. */
  readonly floor?: number;
  /** A bound on the value, on `value / floor`, or on `value - floor`. */
  readonly goal?: Bound & { readonly of?: 'value' | 'ratio' | 'excess' };
}

export interface PartResult {
  readonly figures: readonly Figure[];
  /** What a reader of the figures must know about this run. */
  readonly notes: readonly string[];
  /** What explains the figures; kept in the JSON only. */
  readonly details?: unknown;
}

export function ratioOf({ value, floor }: Figure): number | undefined {
  return floor === undefined || floor === 0 ? undefined : value / floor;
}

/** Undefined where the design sets no goal. */
export function isMet(figure: Figure): boolean | undefined {
  const { goal } = figure;
  if (goal === undefined) return undefined;
  const judged = judgedValue(figure);
  if (judged === undefined) return undefined;
  return 'atMost' in goal ? judged <= goal.atMost : judged >= goal.atLeast;
}

/** The one that is the furthest beyond its goal, or else the closest to it. */
export function worstOf(figures: readonly Figure[]): Figure | undefined {
  return [...figures].sort((one, other) => useOf(other) - useOf(one))[0];
}

/** Which share of what its goal allows a figure takes. */
function useOf(figure: Figure): number {
  const { goal } = figure;
  const judged = judgedValue(figure);
  if (goal === undefined || judged === undefined) return -Infinity;
  const [part, whole] = 'atMost' in goal ? [judged, goal.atMost] : [goal.atLeast, judged];
  return part === whole ? 1 : part / whole;
}

function judgedValue(figure: Figure): number | undefined {
  switch (figure.goal?.of) {
    case 'ratio':
      return ratioOf(figure);
    case 'excess':
      return figure.floor === undefined ? undefined : figure.value - figure.floor;
    default:
      return figure.value;
  }
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which this share of them lies; between two of them in proportion. */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('nothing was measured');
  const sorted = [...values].sort((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const low = sorted[Math.floor(place)] ?? 0;
  const high = sorted[Math.ceil(place)] ?? low;
  return low + (high - low) * (place - Math.floor(place));
}
