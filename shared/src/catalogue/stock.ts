import { addDays } from '../time/ist.ts';

/** For how many days after it was last touched visitors read what is in stock; later they are asked to ask. */
export const STOCK_DAYS = 14;

/** The most days in which a vehicle is said to come. */
export const MOST_STOCK_DAYS = 180;

/** Limits for a file with the stock; `rows` does not count its headings. */
export const stockListLimits = { bytes: 5 * 1024 * 1024, rows: 2000 } as const;

/**
 * What is said of a variant in a colour: it is in the showroom, it comes in so many days, it has to be ordered; `''`:
 * nothing.
 */
export type Stock = '' | 'showroom' | 'order' | `days-${number}`;

/** The same for visitors, who are asked to ask where nothing is known any more. */
export type VisibleStock = Exclude<Stock, ''> | 'ask';

const DAYS = /^days-([1-9]\d{0,2})$/;

/** In how many days; `undefined`: it says something else. */
export function daysOfStock(stock: string): number | undefined {
  const [, days] = DAYS.exec(stock) ?? [];
  return days === undefined ? undefined : Number(days);
}

export function stockInDays(days: number): Stock {
  return `days-${days}`;
}

export function isStock(text: string): text is Stock {
  if (['', 'showroom', 'order'].includes(text)) return true;
  return (daysOfStock(text) ?? Infinity) <= MOST_STOCK_DAYS;
}

/**
 * What visitors read on a day (rules: stock).
 * @param touched the day on which somebody last said it; both `YYYY-MM-DD` in Asia/Kolkata
 */
export function stockOn(
  { stock, touched }: { stock: Stock; touched: string },
  today: string,
): VisibleStock {
  if (stock === '' || isOldStock(touched, today)) return 'ask';
  // It should have come, and nobody says that it has.
  const days = daysOfStock(stock);
  return days !== undefined && addDays(touched, days) < today ? 'ask' : stock;
}

/** Whether it was last touched more than `STOCK_DAYS` days ago. */
export function isOldStock(touched: string, today: string): boolean {
  return addDays(touched, STOCK_DAYS) < today;
}
