import * as z from 'zod/mini';
import { insightGroupSchema, periodChecks, periodShape } from './counted.ts';
import { deskQuerySchema } from './desk-schema.ts';
import { insightFigures, type InsightFigure } from './figures.ts';

export const insightQuerySchema = z
  .object({ ...periodShape, by: insightGroupSchema, kinds: deskQuerySchema.shape.kinds })
  .check(...periodChecks);
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
      /** A kind, key of a model, source (`sources`), user id, month (`YYYY-MM`) or hour (`0` to `23`); `''`: none of them. */
      key: z.string(),
      /** What a model or a person is called. */
      name: z.optional(z.string()),
      ...numbersShape,
    }),
  ),
});
export type Insights = z.infer<typeof insightsSchema>;
export type InsightNumbers = Insights['total'];
