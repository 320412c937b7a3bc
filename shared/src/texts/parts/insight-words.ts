import type { InsightGroup } from '../../desk/insights/figures.ts';
import type { Source } from '../../desk/source.ts';
import { isCalendarDay } from '../../time/ist.ts';
import type { Period } from '../../time/periods.ts';
import { NOT_KNOWN } from './opening-length.ts';

interface GroupWords {
  sources: Readonly<Record<Source, string>>;
  /** Names for enquiries that are in none of the groups. */
  none: Readonly<Record<InsightGroup, string>>;
  /** @param first first day of the month, `YYYY-MM-DD` */
  month: (first: string) => string;
  /** @param from from 0 to 23 */
  hour: (from: number) => string;
}

/** Names of groups. Kinds, models and people bring their own name; an address may name a group that does not exist. */
export function groupNames({ sources, none, month, hour }: GroupWords) {
  return (by: InsightGroup, key: string, name: string | undefined): string => {
    if (key === '') return none[by];
    if (name !== undefined) return name;
    if (by === 'source' && Object.hasOwn(sources, key)) return sources[key as Source];
    if (by === 'month' && isCalendarDay(`${key}-01`)) return month(`${key}-01`);
    if (by === 'hour' && /^(1?\d|2[0-3])$/.test(key)) return hour(Number(key));
    return key;
  };
}

/** A month by its first day: `November 2026`. */
export function monthText(tag: string) {
  const format = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (first: string): string => format.format(Date.parse(first));
}

/** Whole per cent; 0 and 100 only if they are exact (rules: insights-shares). */
export function percentOf(part: number, whole: number): number {
  const percent = Math.round((part / whole) * 100);
  return part === 0 || part === whole ? percent : Math.min(99, Math.max(1, percent));
}

export function shareText(part: number, whole: number): string {
  return whole === 0 ? NOT_KNOWN : `${percentOf(part, whole)}%`;
}

interface SizeTexts {
  count: (count: number) => string;
  minutes: (minutes: number) => string;
  /** Percentage points. */
  share: (points: number) => string;
}

/** Differences with their sign; `undefined`: it is not known. */
export function changeTexts({ count, minutes, share }: SizeTexts) {
  const withSign = (text: (size: number) => string) => (change: number | undefined) => {
    if (change === undefined) return '';
    return change === 0 ? '±0' : `${change > 0 ? '+' : '−'}${text(Math.abs(change))}`;
  };
  return { count: withSign(count), minutes: withSign(minutes), share: withSign(share) };
}

interface PeriodTexts {
  day: (day: string) => string;
  days: (first: string, last: string) => string;
}

/** A period with its full dates. */
export function periodText({ day, days }: PeriodTexts) {
  return ({ from, to }: Period): string => (from === to ? day(from) : days(day(from), day(to)));
}

/** Below a bar of a few days: `Fri 25`. */
export function withoutMonth(dayText: (day: string) => string) {
  return (day: string): string => dayText(day).replace(/ [^ ]+$/, '');
}
