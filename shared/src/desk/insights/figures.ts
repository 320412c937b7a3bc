import { addDays, isDayInReach } from '../../time/ist.ts';
import type { Period } from '../../time/periods.ts';

export const insightGroups = [
  'kind',
  'model',
  'source',
  'person',
  'month',
  'hour',
  'branch',
] as const;
export type InsightGroup = (typeof insightGroups)[number];

/** Measures of Insights, each a number of enquiries (rules: insights-counted). */
export const insightFigures = [
  'arrived',
  'awaited',
  'answered',
  'promised',
  'in_time',
  'reached',
  'appointed',
  'missed',
  'done',
  'lost',
] as const;
export type InsightFigure = (typeof insightFigures)[number];

/** Measures in opening minutes: within them half of the first answers came, and nine in ten. */
export const insightMinutes = ['median', 'p90'] as const;

/** Measures of the quotations of a period (rules: insights-quotations). */
export const quotedFigures = ['made', 'opened', 'accepted', 'ended', 'won'] as const;
export type QuotedFigure = (typeof quotedFigures)[number];

/** Longest period in days: three years. */
export const MAX_INSIGHT_DAYS = 1096;

/** Longest key of a group, and of a reason, in characters. */
export const countedLimits = { key: 64, reason: 60 };

export function isShortEnough({ from, to }: Period): boolean {
  return to < addDays(from, MAX_INSIGHT_DAYS);
}

/** Whether it is a period that Insights accepts. */
export function isPeriod(period: Period): boolean {
  const { from, to } = period;
  return isDayInReach(from) && isDayInReach(to) && from <= to && isShortEnough(period);
}
