import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import { limits } from '../enquiries/fields.ts';
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
