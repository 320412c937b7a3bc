import { insightFigures, type InsightFigure, type InsightNumbers } from '@dealership/shared';

/** The measures that count an enquiry: bits of the number in the first four digits of `desk.facts`. */
export const bits: Readonly<Record<InsightFigure, number>> = {
  arrived: 1,
  awaited: 2,
  answered: 4,
  in_time: 16,
  // It has a due time. An unanswered one counts as promised only when that is past (rules: insights-in-time).
  promised: 8,
  reached: 32,
  appointed: 64,
  missed: 128,
  // Its status now (rules: insights-end).
  done: 256,
  lost: 512,
};

export interface Counted {
  /** Whether its due time is past; `null`: it has none. */
  is_past: 0 | 1 | null;
  /** `desk.facts`: four digits, a separator and why it was lost, a separator and the minutes until it was answered. */
  facts: string;
}

export interface Tally {
  /** Numbers of enquiries, by the bits of their measures; negative: their due time is past. */
  sorts: Map<number, number>;
  /** Numbers of lost enquiries, by reason. */
  reasons: Map<string, number>;
  /** Numbers of answered enquiries, by the minutes until the answer. */
  minutes: Map<number, number>;
}

export function startTally(): Tally {
  return { sorts: new Map(), reasons: new Map(), minutes: new Map() };
}

export function addEnquiry(tallies: readonly Tally[], { is_past: isPast, facts }: Counted): void {
  const end = facts.indexOf('\u001D');
  const marks = Number(facts.slice(0, 4));
  const reason = facts.slice(5, end);
  const minutes = end + 1 < facts.length ? Number(facts.slice(end + 1)) : undefined;
  for (const tally of tallies) {
    addTo(tally.sorts, isPast ? -marks : marks, 1);
    if (reason !== '') addTo(tally.reasons, reason, 1);
    if (minutes !== undefined) addTo(tally.minutes, minutes, 1);
  }
}

export function addTallies(tallies: Iterable<Tally>): Tally {
  const total = startTally();
  for (const { sorts, reasons, minutes } of tallies) {
    for (const [sort, count] of sorts) addTo(total.sorts, sort, count);
    for (const [reason, count] of reasons) addTo(total.reasons, reason, count);
    for (const [each, count] of minutes) addTo(total.minutes, each, count);
  }
  return total;
}

function addTo<Key>(counts: Map<Key, number>, key: Key, more: number): void {
  counts.set(key, (counts.get(key) ?? 0) + more);
}

export function readTally({ sorts, reasons, minutes }: Tally): InsightNumbers {
  const numbers = Object.fromEntries(insightFigures.map((figure) => [figure, 0])) as Record<
    InsightFigure,
    number
  >;
  for (const [sort, count] of sorts) {
    for (const figure of insightFigures) {
      if (isCountedIn(figure, Math.abs(sort), sort < 0)) numbers[figure] += count;
    }
  }
  return {
    ...numbers,
    ...reachedBy(minutes),
    reasons: [...reasons]
      .map(([reason, count]) => ({ reason, count }))
      .sort((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1)),
  };
}

function isCountedIn(figure: InsightFigure, marks: number, isPast: boolean): boolean {
  if ((marks & bits[figure]) === 0) return false;
  return figure !== 'promised' || isPast || (marks & bits.answered) !== 0;
}

/** The fewest minutes within which half of the enquiries, and nine in ten, were answered (rules: insights-answer). */
export function reachedBy(
  minutes: ReadonlyMap<number, number>,
): Pick<InsightNumbers, 'median' | 'p90'> {
  const steps = Uint32Array.from(minutes.keys()).sort();
  const answered = steps.reduce((sum, each) => sum + (minutes.get(each) ?? 0), 0);
  const reached: Pick<InsightNumbers, 'median' | 'p90'> = { median: null, p90: null };
  let upTo = 0;
  for (const each of steps) {
    upTo += minutes.get(each) ?? 0;
    if (upTo * 2 >= answered) reached.median ??= each;
    if (upTo * 10 >= answered * 9) reached.p90 ??= each;
  }
  return reached;
}
