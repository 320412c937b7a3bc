import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import { isCalendarDay, isDayInReach } from '../time/ist.ts';
import { outOfReach } from './day-schema.ts';

/** An instant in local time: `YYYY-MM-DDTHH:MM`, Asia/Kolkata, within `daysInReach`. */
export const minuteSchema = z.string(coded('not_instant')).check(
  z.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, coded('not_instant')),
  z.refine((text) => isCalendarDay(text.slice(0, 10)), {
    error: coded('not_instant'),
    abort: true,
  }),
  z.refine((text) => isDayInReach(text.slice(0, 10)), outOfReach),
);
