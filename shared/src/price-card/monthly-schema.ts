import * as z from 'zod/mini';

/** Answer of `GET /api/monthly-costs`: of the models on sale whose sum is known. */
export const monthlyCostsSchema = z.strictObject({
  /** Whether rates or lenders may be samples: then no sum is an offer. */
  isSample: z.boolean(),
  models: z.array(
    z.strictObject({
      bikeName: z.string(),
      /** In rupees. */
      monthly: z.number(),
      months: z.number(),
    }),
  ),
});
export type MonthlyCosts = z.infer<typeof monthlyCostsSchema>;
