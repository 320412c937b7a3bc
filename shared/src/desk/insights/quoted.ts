import * as z from 'zod/mini';
import { branchFilterSchema } from '../../dealership/branch-filter.ts';
import { deskQuerySchema } from '../desk-schema.ts';
import { periodChecks, periodShape } from './counted.ts';
import { quotedFigures, type QuotedFigure } from './figures.ts';

export const quotedQuerySchema = z
  .object({ ...periodShape, kinds: deskQuerySchema.shape.kinds, branch: branchFilterSchema })
  .check(...periodChecks);

export const quotedSchema = z.strictObject(
  Object.fromEntries(quotedFigures.map((figure) => [figure, z.number()])) as Record<
    QuotedFigure,
    z.ZodMiniNumber
  >,
);
export type Quoted = z.infer<typeof quotedSchema>;
