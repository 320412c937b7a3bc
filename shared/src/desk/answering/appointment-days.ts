import * as z from 'zod/mini';
import { daySchema } from '../../text/day-schema.ts';

/** Number of days that are counted, the first one included. */
export const APPOINTMENT_DAYS = 7;

/** The first of the days. */
export const appointmentDaySchema = z.object({ day: daySchema });

export const appointmentDaysSchema = z.strictObject({
  /** In order, days without appointments included. */
  days: z.array(
    z.strictObject({
      /** `YYYY-MM-DD` */
      day: z.string(),
      count: z.number(),
    }),
  ),
});
