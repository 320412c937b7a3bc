import * as z from 'zod/mini';
import { coded } from '../../errors/problem.ts';
import { daySchema } from '../../text/day-schema.ts';
import {
  countedLimits,
  insightFigures,
  insightGroups,
  isShortEnough,
  MAX_INSIGHT_DAYS,
} from './figures.ts';
import type { Period } from '../../time/periods.ts';

/** By arrival, `YYYY-MM-DD`, both included. */
export const periodShape = { from: daySchema, to: daySchema };

export const periodChecks = [
  z.refine<Period>(({ from, to }) => from <= to, { error: coded('days_reversed'), path: ['from'] }),
  z.refine<Period>(isShortEnough, {
    error: coded('too_many_days', { max: MAX_INSIGHT_DAYS }),
    path: ['to'],
  }),
] as const;

export const insightGroupSchema = z.enum(insightGroups, coded('invalid'));

/** The enquiries that one number of Insights counts. */
export const countedFilterSchema = z
  .strictObject({
    ...periodShape,
    figure: z.enum(insightFigures, coded('invalid')),
    /** In one of the groups; absent: in all of them. */
    group: z.optional(
      z.strictObject({
        by: insightGroupSchema,
        key: z.string(coded('invalid')).check(z.maxLength(countedLimits.key, coded('invalid'))),
      }),
    ),
    /** Key of the reason why they were lost. */
    reason: z.optional(
      z.string(coded('invalid')).check(z.maxLength(countedLimits.reason, coded('invalid'))),
    ),
  })
  .check(...periodChecks);
export type CountedFilter = z.infer<typeof countedFilterSchema>;
