import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import { isCalendarDay } from '../time/ist.ts';

/** A calendar day (`YYYY-MM-DD`) that exists. */
export const daySchema = z
  .string(coded('not_date'))
  .check(z.refine(isCalendarDay, coded('not_date')));
