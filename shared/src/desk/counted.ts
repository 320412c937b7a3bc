import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import { daySchema } from '../text/day-schema.ts';
import { addDays } from '../time/ist.ts';

/** What the numbers of Insights are told apart by. */
export const insightGroups = ['kind', 'model', 'source', 'person', 'month', 'hour'] as const;
export type InsightGroup = (typeof insightGroups)[number];

/** What is counted, each a number of enquiries (rules: insights-counted). */
export const insightFigures = [
  ...(['arrived', 'awaited', 'answered', 'promised', 'in_time'] as const),
  ...(['reached', 'appointed', 'missed', 'done', 'lost'] as const),
] as const;
export type InsightFigure = (typeof insightFigures)[number];

/** Days of a period: three years. */
export const MAX_INSIGHT_DAYS = 1096;

/** By arrival, `YYYY-MM-DD`, both included. */
export const periodShape = { from: daySchema, to: daySchema };

interface Period {
  from: string;
  to: string;
}

/** What has to hold of a period. */
export const periodChecks = [
  z.refine<Period>(({ from, to }) => from <= to, { error: coded('days_reversed'), path: ['from'] }),
  z.refine<Period>(({ from, to }) => to < addDays(from, MAX_INSIGHT_DAYS), {
    error: coded('too_many_days', { max: MAX_INSIGHT_DAYS }),
    path: ['to'],
  }),
] as const;

export const insightGroupSchema = z.enum(insightGroups, coded('invalid'));

/** The enquiries behind one number of Insights. */
export const countedFilterSchema = z
  .strictObject({
    ...periodShape,
    figure: z.enum(insightFigures, coded('invalid')),
    /** In one of the groups; absent: in all of them. */
    group: z.optional(
      z.strictObject({
        by: insightGroupSchema,
        key: z.string(coded('invalid')).check(z.maxLength(64, coded('invalid'))),
      }),
    ),
    /** Key of a reason, of those that were lost. */
    reason: z.optional(z.string(coded('invalid')).check(z.maxLength(60, coded('invalid')))),
  })
  .check(...periodChecks);
export type CountedFilter = z.infer<typeof countedFilterSchema>;
