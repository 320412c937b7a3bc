import * as z from 'zod/mini';
import { periodChecks, periodShape } from '../desk/insights/counted.ts';
import { pagePaths, type PublicPageName } from '../site/page-paths.ts';
import { tapWays } from './taps.ts';

/** The days on which visitors pressed. */
export const tapPeriodSchema = z.object(periodShape).check(...periodChecks);

const ways = Object.fromEntries(tapWays.map((way) => [way, z.number()])) as Record<
  (typeof tapWays)[number],
  z.ZodMiniNumber
>;

/** How often *Call* and *WhatsApp* were pressed on public pages: presses, not people (rules: taps). */
export const tapCountsSchema = z.strictObject({
  total: z.strictObject(ways),
  /** Both with the most pressed first, without zeros. */
  pages: z.array(
    z.strictObject({ page: z.enum(Object.keys(pagePaths) as PublicPageName[]), ...ways }),
  ),
  /** `name`: the model's name in the catalogue; absent: pages without a model, or with an unknown one. */
  models: z.array(z.strictObject({ key: z.string(), name: z.optional(z.string()), ...ways })),
});
export type TapCounts = z.infer<typeof tapCountsSchema>;
