import * as z from 'zod/mini';
import { daySchema } from '../../text/day-schema.ts';

/** So many days are counted, the first with them. */
export const APPOINTMENT_DAYS = 7;

/** The first of the days that are asked for. */
export const appointmentDaySchema = z.object({ day: daySchema });

export const appointmentDaysSchema = z.strictObject({
  /** In their order, those with nothing too. */
  days: z.array(
    z.strictObject({
      /** `YYYY-MM-DD` */
      day: z.string(),
      count: z.number(),
    }),
  ),
});
