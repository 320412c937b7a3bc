import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';

/** The filter of a list by the branch that answers; absent: all that the person reads. */
export const branchFilterSchema = z.optional(
  z.int(coded('not_branch')).check(z.positive(coded('not_branch'))),
);
