import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import { daySchema } from '../text/day-schema.ts';
import { localTextSchema } from '../text/local-text-schema.ts';
import { addDays, isCalendarDay } from '../time/ist.ts';
import { matching } from '../values/value-schemas.ts';

const intervalsOfDay = 4;
const specialDays = 100;
/** Of one entry. */
const daysInRow = 60;

const time = matching(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, coded('not_time'));

/** Intervals of one day: each ends after it begins, and the next begins after that. */
const intervals = z
  .array(
    z.object({ opens: time, closes: time }).check(
      z.refine(({ opens, closes }) => opens < closes, {
        path: ['closes'],
        error: coded('hours_reversed'),
      }),
    ),
    coded('invalid'),
  )
  .check(
    z.maxLength(intervalsOfDay, coded('too_many_values', { max: intervalsOfDay })),
    z.refine(
      (list) => list.every(({ opens }, at) => at === 0 || opens > (list[at - 1]?.closes ?? '')),
      coded('hours_overlap'),
    ),
  );

const week = z.array(intervals, coded('invalid')).check(z.length(7, coded('invalid')));

const reason = localTextSchema({ max: 60, isRequired: true });

const special = z.object({ firstDay: daySchema, lastDay: daySchema, intervals, reason }).check(
  z.refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    path: ['lastDay'],
    error: coded('days_end_early'),
  }),
  z.refine(
    ({ firstDay, lastDay }) => !isCalendarDay(firstDay) || lastDay < addDays(firstDay, daysInRow),
    { path: ['lastDay'], error: coded('too_many_days', { max: daysInRow }) },
  ),
);

function inOrder<Days extends { firstDay: string }>(list: readonly Days[]): Days[] {
  return list.toSorted((a, b) => (a.firstDay < b.firstDay ? -1 : 1));
}

/** In order of their days; no two share a day. */
const specials = z.pipe(
  z.array(special, coded('invalid')).check(
    z.maxLength(specialDays, coded('too_many_values', { max: specialDays })),
    z.check(({ value, issues }) => {
      const double = inOrder(value).find(
        ({ firstDay }, at, days) => at > 0 && firstDay <= (days[at - 1]?.lastDay ?? ''),
      );
      if (!double) return;
      const message = coded('days_overlap', { day: double.firstDay });
      issues.push({ code: 'custom', input: value, message });
    }),
  ),
  z.transform((list: z.infer<typeof special>[]) => inOrder(list)),
);

export const hoursSchemas = { week, specialDays: specials };
