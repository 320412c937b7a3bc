import type { AlertReason } from '../../desk/answering/duty-schema.ts';
import { insightFigures, type InsightFigure } from '../../desk/insights/figures.ts';
import type { InsightNumbers } from '../../desk/insights/insights.ts';
import type { EnquiryKind } from '../../enquiries/registry.ts';
import type { NextOpening } from '../../opening/hours.ts';
import { openingLength } from './opening-length.ts';

/** A time in an alert; all day: only the day counts. */
export type AlertTime = NextOpening & { isAllDay: boolean };

interface TimeTexts {
  day: (day: string) => string;
  today: (at: AlertTime) => string;
  onDay: (at: AlertTime) => string;
}

/** Today the time alone; on another day with that day, which stays right whenever it is read. */
export function alertTime(at: AlertTime, texts: TimeTexts): string {
  if (at.isAllDay) return texts.day(at.day);
  return at.daysAhead === 0 ? texts.today(at) : texts.onDay(at);
}

interface Alert {
  why: AlertReason;
  kind: EnquiryKind;
  model: string | undefined;
  at: AlertTime | undefined;
  reference: string;
}

interface LineTexts {
  what: (why: AlertReason, kind: EnquiryKind) => string;
  when: (why: AlertReason, at: AlertTime) => string;
}

/** One enquiry in a mail. */
export function alertLine({ what, when }: LineTexts) {
  return ({ why, kind, model, at, reference }: Alert): string =>
    [what(why, kind), model, at && when(why, at), reference].filter(Boolean).join(' · ');
}

interface WeekTexts {
  figures: Readonly<Record<InsightFigure, string>>;
  median: string;
  p90: string;
  hours: (count: number) => string;
  minutes: (count: number) => string;
  /** What the numbers in brackets are. */
  before: string;
}

/** A line for each measure, the week before in brackets. */
export function weekLines({ figures, median, p90, before: legend, ...lengths }: WeekTexts) {
  const length = (value: number | null) => openingLength(value, lengths);
  return (last: InsightNumbers, before: InsightNumbers): string[] => [
    ...insightFigures.map((figure) => `${figures[figure]}: ${last[figure]} (${before[figure]})`),
    `${median}: ${length(last.median)} (${length(before.median)})`,
    `${p90}: ${length(last.p90)} (${length(before.p90)})`,
    legend,
  ];
}
