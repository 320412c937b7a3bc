import {
  daysOfStock,
  isStock,
  locales,
  stockInDays,
  textsIn,
  toPlainText,
  type Stock,
} from '@dealership/shared';
import { spellingOf } from '../models/model-names.ts';

/** In a file, in the words of files. */
export function stockInWords(stock: Stock): string {
  const { values } = textsIn(locales[0]).stockListFile;
  const days = daysOfStock(stock);
  if (days !== undefined) return values.days(days);
  return stock === 'showroom' || stock === 'order' ? values[stock] : '';
}

const sorts = ['showroom', 'order', 'days', 'weeks', 'fillers'] as const;
type Sort = (typeof sorts)[number];

const known = new Map(
  sorts.map((sort) => [
    sort,
    new Set(locales.flatMap((each) => textsIn(each).stockListFile.words[sort].map(spellingOf))),
  ]),
);
const is = (sort: Sort, word: string) => known.get(sort)?.has(spellingOf(word)) ?? false;

const DAYS_OF_A_WEEK = 7;

/**
 * Reads what people write of a stock, in any of the languages; of `7 to 10 days` the later. A number alone may be one of
 * vehicles, so it is not read.
 */
export function readStockWords(typed: string): Stock | undefined {
  const text = toPlainText(typed).toLowerCase();
  const numbers = text.match(/\d+/g) ?? [];
  if (numbers.length === 0) {
    if (is('showroom', text)) return 'showroom';
    return is('order', text) ? 'order' : undefined;
  }
  const words = text.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
  const isWeeks = words.some((word) => is('weeks', word));
  const isDays = words.some((word) => is('days', word));
  const others = words.filter((word) => !is('weeks', word) && !is('days', word));
  if (isWeeks === isDays || numbers.length > 2) return undefined;
  if (!others.every((word) => is('fillers', word))) return undefined;
  const stock = stockInDays(Number(numbers.at(-1)) * (isWeeks ? DAYS_OF_A_WEEK : 1));
  return isStock(stock) ? stock : undefined;
}
