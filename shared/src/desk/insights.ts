import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import { daySchema } from '../text/day-schema.ts';
import { addDays } from '../time/ist.ts';
import { deskQuerySchema } from './desk-schema.ts';

/** What the numbers of Insights are told apart by. */
export const insightGroups = ['kind', 'model', 'person', 'month', 'hour'] as const;
export type InsightGroup = (typeof insightGroups)[number];

/** What is counted, each a number of enquiries (rules: insights-counted). */
export const insightFigures = [
  ...(['arrived', 'awaited', 'answered', 'promised', 'in_time'] as const),
  ...(['reached', 'appointed', 'missed', 'done', 'lost'] as const),
] as const;
export type InsightFigure = (typeof insightFigures)[number];

/** Days of a period: three years. */
export const MAX_INSIGHT_DAYS = 1096;

export const insightQuerySchema = z
  .object({
    /** By arrival, `YYYY-MM-DD`, both included. */
    from: daySchema,
    to: daySchema,
    by: z.enum(insightGroups, coded('invalid')),
    kinds: deskQuerySchema.shape.kinds,
  })
  .check(
    z.refine(({ from, to }) => from <= to, { error: coded('days_reversed'), path: ['from'] }),
    z.refine(({ from, to }) => to < addDays(from, MAX_INSIGHT_DAYS), {
      error: coded('too_many_days', { max: MAX_INSIGHT_DAYS }),
      path: ['to'],
      abort: true,
    }),
  );
export type InsightQuery = z.infer<typeof insightQuerySchema>;

/** Opening minutes, whole ones; `null`: nothing was answered while there were hours. */
const openMinutes = z.nullable(z.number());

const numbersShape = {
  ...(Object.fromEntries(insightFigures.map((figure) => [figure, z.number()])) as Record<
    InsightFigure,
    z.ZodMiniNumber
  >),
  /** Within so many minutes half of the first answers came, and nine in ten. */
  median: openMinutes,
  p90: openMinutes,
  /** Of the lost ones, by key of the reason, the most frequent first. */
  reasons: z.array(z.strictObject({ reason: z.string(), count: z.number() })),
};

export const insightsSchema = z.strictObject({
  total: z.strictObject(numbersShape),
  /** Those in which something arrived. */
  groups: z.array(
    z.strictObject({
      /** A kind, key of a model, user id, month (`YYYY-MM`) or hour (`0` to `23`); `''`: none of them. */
      key: z.string(),
      /** What a model or a person is called. */
      name: z.optional(z.string()),
      ...numbersShape,
    }),
  ),
  /** Enquiries of the period that are not counted yet: what an earlier version has stored of them is still being read. */
  unknown: z.number(),
});
export type Insights = z.infer<typeof insightsSchema>;
export type InsightNumbers = Insights['total'];
