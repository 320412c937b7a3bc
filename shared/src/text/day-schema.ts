import * as z from 'zod/mini';
import { daysInReach, endOfDay, isCalendarDay, isDayInReach, startOfDay } from '../time/ist.ts';
import { coded } from '../errors/problem.ts';

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

/** An instant in local time: `YYYY-MM-DDTHH:MM`, Asia/Kolkata, within `daysInReach`. */
export const minuteSchema = z.string(coded('not_instant')).check(
  z.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, coded('not_instant')),
  z.refine((text) => isCalendarDay(text.slice(0, 10)), {
    error: coded('not_instant'),
    abort: true,
  }),
  z.refine((text) => isDayInReach(text.slice(0, 10)), outOfReach),
);
