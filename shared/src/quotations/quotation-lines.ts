import type { CardLine, LineName } from '../price-card/card.ts';
import { textIn, type LocalText } from '../text/local-text.ts';

/** A line of a quotation or a bill. */
export interface AmountLine<Name = LocalText> {
  line: LineName | 'other';
  /** Of lines with names of the dealership's own. */
  name?: Name | undefined;
  /** In paise; `null`: to be confirmed. */
  amount: number | null;
}

export interface LineDifference<Name = LocalText> {
  line: LineName | 'other';
  name?: Name;
  /** In paise; `null`: it was to be confirmed. Absent: there was no such line. */
  before?: number | null;
  after?: number | null;
}

/** What makes two lines the same: its kind, and its name where there may be several of that kind. */
export function lineKey({ line, name }: Pick<AmountLine<LocalText | string>, 'line' | 'name'>) {
  const text = typeof name === 'string' ? name : name && textIn(name, 'en');
  const hasMany = line === 'extra' || line === 'reduction' || line === 'other';
  return hasMany ? `${line} ${text ?? ''}` : line;
}

/**
 * The lines whose amounts differ, those that are gone, and those that are new, in the order of the lists. Lines of the
 * same name count together.
 */
export function lineDifferences<Name extends LocalText | string>(
  before: readonly AmountLine<Name>[],
  after: readonly AmountLine<Name>[],
): LineDifference<Name>[] {
  const [was, is] = [sumByKey(before), sumByKey(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
    const [from, to] = [was.get(key), is.get(key)];
    const either = to ?? from;
    if (!either || (from && to && from.amount === to.amount)) return [];
    return [
      {
        line: either.line,
        ...(either.name !== undefined && { name: either.name }),
        ...(from && { before: from.amount }),
        ...(to && { after: to.amount }),
      },
    ];
  });
}

function sumByKey<Name extends LocalText | string>(lines: readonly AmountLine<Name>[]) {
  const sums = new Map<string, AmountLine<Name>>();
  for (const each of lines) {
    const key = lineKey(each);
    const known = sums.get(key);
    const { amount } = each;
    const sum = known && (known.amount === null || amount === null ? null : known.amount + amount);
    sums.set(key, known ? { ...known, amount: sum ?? null } : each);
  }
  return sums;
}

/** The lines of a card as a bill has them. */
export function amountLines<Name>(lines: readonly CardLine<Name>[]): AmountLine<Name>[] {
  return lines.map(({ line, name, amount }) => {
    return { line, ...(name !== undefined && { name }), amount };
  });
}
