import { addDays, DAY_MS, mondayOf, subtractMonths } from './ist.ts';

/** Calendar days `YYYY-MM-DD`, both included. */
export interface Period {
  from: string;
  to: string;
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;
const firstOfYear = (day: string) => `${day.slice(0, 4)}-01-01`;
const lastDays = (count: number) => (today: string) => ({
  from: addDays(today, 1 - count),
  to: today,
});

/** The periods that Insights and the reports offer, by the present day (rules: periods). */
export const periods = {
  today: lastDays(1),
  yesterday: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  last7Days: lastDays(7),
  thisWeek: (today) => ({ from: mondayOf(today), to: today }),
  lastWeek: (today) => {
    const monday = mondayOf(today);
    return { from: addDays(monday, -7), to: addDays(monday, -1) };
  },
  thisMonth: (today) => ({ from: firstOfMonth(today), to: today }),
  lastMonth: (today) => {
    const to = addDays(firstOfMonth(today), -1);
    return { from: firstOfMonth(to), to };
  },
  last90Days: lastDays(90),
  thisYear: (today) => ({ from: firstOfYear(today), to: today }),
} satisfies Record<string, (today: string) => Period>;
export type PeriodName = keyof typeof periods;

/** How many days a period has. */
export function daysIn({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/** The period to compare with (rules: insights-compared). */
export function periodBefore({ from, to }: Period): Period {
  const isInWeek = from === mondayOf(from) && mondayOf(to) === from;
  if (from === to || isInWeek) return { from: addDays(from, -7), to: addDays(to, -7) };
  const next = addDays(to, 1);
  if (from === firstOfMonth(to)) {
    const isWhole = next === firstOfMonth(next);
    return {
      from: subtractMonths(from, 1),
      to: isWhole ? addDays(from, -1) : subtractMonths(to, 1),
    };
  }
  if (from === firstOfYear(to)) {
    return { from: subtractMonths(from, 12), to: subtractMonths(to, 12) };
  }
  const days = daysIn({ from, to });
  return { from: addDays(from, -days), to: addDays(from, -1) };
}
