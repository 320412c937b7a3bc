import * as z from 'zod/mini';
import { insightGroupSchema, periodChecks, periodShape } from './counted.ts';
import { branchFilterSchema } from '../../dealership/branch-filter.ts';
import { deskQuerySchema } from '../desk-schema.ts';
import { insightFigures, insightMinutes, type InsightFigure } from './figures.ts';

export const insightQuerySchema = z
  .object({
    ...periodShape,
    by: insightGroupSchema,
    kinds: deskQuerySchema.shape.kinds,
    branch: branchFilterSchema,
  })
  .check(...periodChecks);
export type InsightQuery = z.infer<typeof insightQuerySchema>;

/** Whole opening minutes; `null`: nothing was answered in the period, or there were no opening hours. */
const openMinutes = z.nullable(z.number());

const numbersShape = {
  ...(Object.fromEntries(insightFigures.map((figure) => [figure, z.number()])) as Record<
    InsightFigure,
    z.ZodMiniNumber
  >),
  median: openMinutes,
  p90: openMinutes,
  /** Lost enquiries, by key of the reason, the most frequent first. */
  reasons: z.array(z.strictObject({ reason: z.string(), count: z.number() })),
};

export const insightsSchema = z.strictObject({
  total: z.strictObject(numbersShape),
  /** A number for each day or week (`courseOf`), the first first. */
  course: z.record(z.enum([...insightFigures, ...insightMinutes]), z.array(openMinutes)),
  /** Groups with at least one arrival. */
  groups: z.array(
    z.strictObject({
      /**
       * Kind, model key, source (`sources`, or `sourceOfKey`), user id, month (`YYYY-MM`), hour (`0` to `23`) or number of a branch; `''`:
       * none of them.
       */
      key: z.string(),
      /** Name of the model, person, branch or key. */
      name: z.optional(z.string()),
      ...numbersShape,
    }),
  ),
});
export type Insights = z.infer<typeof insightsSchema>;
export type InsightNumbers = Insights['total'];
