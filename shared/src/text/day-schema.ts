import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import { daysInReach, endOfDay, isCalendarDay, isDayInReach, startOfDay } from '../time/ist.ts';

/** Problem of a day that exists but is too far away. */
export const outOfReach = coded('day_out_of_reach', daysInReach);

/** A calendar day (`YYYY-MM-DD`) that exists, within `daysInReach`. */
export const daySchema = z
  .string(coded('not_date'))
  .check(
    z.refine(isCalendarDay, { error: coded('not_date'), abort: true }),
    z.refine(isDayInReach, { error: outOfReach, abort: true }),
  );

/** An instant in epoch ms, within `daysInReach`. */
export const instantSchema = z
  .int(coded('invalid'))
  .check(
    z.gte(startOfDay(daysInReach.first), outOfReach),
    z.lt(endOfDay(daysInReach.last), outOfReach),
  );
