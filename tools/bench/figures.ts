/**
 * `count` is a bare number; sizes are decimal (1 KB = 1000 bytes); `shift` is the browser's unit of
 * cumulative layout shift.
 */
type Unit =
  | 'ms'
  | 's'
  | 'KB'
  | 'MB'
  | '%'
  | 'points'
  | 'count'
  | 'a second'
  | 'frames a second'
  | 'shift';

type Bound = { readonly atMost: number } | { readonly atLeast: number };

/** One measured number beside the design's goal for it. */
export interface Figure {
  /** What was measured, such as `/view-details` or `SQLite`; a row of the tables. */
  readonly subject: string;
  readonly measure: string;
  /** The size of the growing quantity, if it was varied; goals and floors do not apply to these. */
  readonly at?: { readonly count: number; readonly of: 'visitors' | 'enquiries' };
  readonly value: number;
  readonly unit: Unit;
  /** The result of the same work without any of the product, in the same run and unit. */
  readonly floor?: number;
  /** A bound on the value, on `value / floor`, or on `value - floor`. */
  readonly goal?: Bound & { readonly of?: 'value' | 'ratio' | 'excess' };
}

export interface PartResult {
  readonly figures: readonly Figure[];
  /** Notes about this run for readers of the numbers. */
  readonly notes: readonly string[];
  /** Data that explain the numbers; only in the JSON. */
  readonly details?: unknown;
}

export function ratioOf({ value, floor }: Figure): number | undefined {
  return floor === undefined || floor === 0 ? undefined : value / floor;
}

/** Undefined if the design sets no goal. */
export function isMet(figure: Figure): boolean | undefined {
  const { goal } = figure;
  if (goal === undefined) return undefined;
  const judged = judgedValue(figure);
  if (judged === undefined) return undefined;
  return 'atMost' in goal ? judged <= goal.atMost : judged >= goal.atLeast;
}

/** The number that misses its goal most, or else is closest to missing it. */
export function worstOf(figures: readonly Figure[]): Figure | undefined {
  return [...figures].sort((one, other) => useOf(other) - useOf(one))[0];
}

/** A number's share of the value that its goal allows. */
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

/** The value with this share of the numbers below it; between two numbers in proportion. */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('nothing was measured');
  const sorted = [...values].sort((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const low = sorted[Math.floor(place)] ?? 0;
  const high = sorted[Math.ceil(place)] ?? low;
  return low + (high - low) * (place - Math.floor(place));
}
