import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import { limits } from '../enquiries/fields.ts';
import { periodChecks, periodShape } from '../desk/insights/counted.ts';
import { pagePaths, type PublicPageName } from '../site/page-paths.ts';
import { tapWays } from './taps.ts';

const pages = Object.keys(pagePaths) as PublicPageName[];

/** A visitor has pressed *Call* or *WhatsApp* (rules: taps). */
export const tapSchema = z.object({
  way: z.enum(tapWays, coded('invalid')),
  page: z.enum(pages, coded('invalid')),
  /** Name of a model; blanks and case are ignored, and an unknown one counts as none. */
  model: z.optional(
    z
      .string(coded('invalid'))
      .check(z.maxLength(limits.model, coded('too_long', { max: limits.model }))),
  ),
});

export type Tap = z.infer<typeof tapSchema>;

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
  pages: z.array(z.strictObject({ page: z.enum(pages), ...ways })),
  /** `name`: the model's name in the catalogue; absent: pages without a model, or with an unknown one. */
  models: z.array(z.strictObject({ key: z.string(), name: z.optional(z.string()), ...ways })),
});
export type TapCounts = z.infer<typeof tapCountsSchema>;
