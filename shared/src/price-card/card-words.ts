import { formatRupees } from '../money/money.ts';
import type { CardLine, LineName, PriceCard } from './card.ts';
import { quotedLines } from './rate-lines.ts';

/** Extras and reductions have the dealership's own names. */
export type NamedLine = Exclude<LineName, 'extra' | 'reduction'>;

export interface CardWords {
  lines: Readonly<Record<NamedLine, string>>;
  total: string;
  totalWithout: (names: readonly string[]) => string;
  estimate: string;
  checkedOn: (day: string) => string;
  before: (amount: number, until: string) => string;
  sample: string;
}

/** What a price card says of its lines and its total, in the words of a language. */
export function cardWordsIn(words: CardWords) {
  const isQuoted = ({ line }: Pick<CardLine<string>, 'line'>) =>
    quotedLines.some((each) => each === line);
  const nameOf = (line: Pick<CardLine<string>, 'line' | 'name'>) =>
    (isQuoted(line) ? undefined : line.name) ?? words.lines[line.line as NamedLine];
  const totalOf = ({ lines, missing }: Pick<PriceCard<string>, 'lines' | 'missing'>) => {
    const unknown = lines.filter(({ amount }) => amount === null);
    return missing.length === 0 ? words.total : words.totalWithout(unknown.map(nameOf));
  };
  return {
    nameOf,
    totalOf,
    /** Below the name: why the amount is not certain, and what it was before. */
    notesOf: ({ isEstimate, checkedOn, before, ...line }: CardLine<string>): string[] => [
      ...(isQuoted(line) && line.name ? [line.name] : []),
      ...(isEstimate ? [words.estimate] : []),
      ...(checkedOn ? [words.checkedOn(checkedOn)] : []),
      ...(before ? [words.before(before.amount, before.until)] : []),
    ],
    /** The whole card in a line, as link previews and messages have it. */
    inShort: (card: PriceCard<string>, { vehicle, place }: { vehicle: string; place: string }) =>
      [
        vehicle,
        place,
        `${totalOf(card)}: ${formatRupees(card.total)}`,
        ...(card.isSample ? [words.sample] : []),
      ].join(' · '),
  };
}
