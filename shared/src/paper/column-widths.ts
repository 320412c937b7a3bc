import { reportPaper } from './report-paper.ts';

interface ColumnDemand {
  /** Width of the longest cell without line breaks. */
  natural: number;
  /** Width of the longest word. */
  least: number;
}

/** One very long word (an e-mail address) must not push every other column aside. */
const LONGEST_UNBROKEN_SHARE = 0.25;

/**
 * Divides the width of the page among the columns: no column gets more than its longest cell needs while another one
 * still has to break words, and the whole width is used.
 */
export function shareWidth(demands: readonly ColumnDemand[], available: number): number[] {
  const longest = available * LONGEST_UNBROKEN_SHARE;
  const least = demands.map((demand) => Math.min(demand.least, longest));
  const natural = demands.map((demand, index) => Math.max(demand.natural, least[index] ?? 0));
  const leastSum = sum(least);
  if (leastSum >= available) return least.map((width) => (width * available) / leastSum);
  const wish = natural.map((width, index) => width - (least[index] ?? 0));
  const wishSum = sum(wish);
  const spare = available - leastSum;
  if (wishSum > spare) {
    const parts = fairParts(wish, spare);
    return least.map((width, index) => width + (parts[index] ?? 0));
  }
  const naturalSum = sum(natural);
  return natural.map((width) => (width * available) / naturalSum);
}

/** Gives every column the same until it needs no more: short columns keep one line, long ones wrap. */
function fairParts(wishes: readonly number[], spare: number): number[] {
  const parts = wishes.map(() => 0);
  let left = spare;
  let hungry = wishes.map((_, index) => index).filter((index) => (wishes[index] ?? 0) > 0);
  while (hungry.length > 0 && left > 0.01) {
    const each = left / hungry.length;
    for (const index of hungry) {
      const given = Math.min(each, (wishes[index] ?? 0) - (parts[index] ?? 0));
      parts[index] = (parts[index] ?? 0) + given;
      left -= given;
    }
    hungry = hungry.filter((index) => (wishes[index] ?? 0) - (parts[index] ?? 0) > 0.01);
  }
  return parts;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** Extra width, since the widths of words and of lines are rounded separately. */
const SLACK = 1;

type WidthOf = (text: string) => number;

/** Measures the widths that the columns of a report need, row by row. */
export class ColumnMeasure {
  #demands: ColumnDemand[] = [];

  add(cells: readonly string[], widthOf: WidthOf): void {
    this.#demands = cells.map((text, index) => {
      const known = this.#demands[index] ?? { natural: 0, least: 0 };
      return {
        natural: Math.max(known.natural, widest(text.split('\n'), widthOf)),
        least: Math.max(known.least, widest(text.split(/\s+/), widthOf)),
      };
    });
  }

  share(available: number): number[] {
    return shareWidth(this.#demands, available);
  }
}

function widest(parts: readonly string[], widthOf: WidthOf): number {
  return Math.max(0, ...parts.map(widthOf)) + 2 * reportPaper.padding + SLACK;
}
