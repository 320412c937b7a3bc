import * as z from 'zod/mini';
import { deskQuerySchema } from '../desk-schema.ts';
import { periodChecks, periodShape } from './counted.ts';

/** Measures of the quotations of a period (rules: insights-quotations). */
export const quotedFigures = ['made', 'opened', 'accepted', 'ended', 'won'] as const;
export type QuotedFigure = (typeof quotedFigures)[number];

export const quotedQuerySchema = z
  .object({ ...periodShape, kinds: deskQuerySchema.shape.kinds })
  .check(...periodChecks);

export const quotedSchema = z.strictObject(
  Object.fromEntries(quotedFigures.map((figure) => [figure, z.number()])) as Record<
    QuotedFigure,
    z.ZodMiniNumber
  >,
);
export type Quoted = z.infer<typeof quotedSchema>;
