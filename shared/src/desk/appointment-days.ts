import * as z from 'zod/mini';

/** So many days are counted, the first with them. */
export const APPOINTMENT_DAYS = 7;

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
