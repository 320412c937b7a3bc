import * as z from 'zod/mini';

/**
 * `late`: more than two days old. `ahead`: dated in the future, so that a clock is wrong and its age unknown.
 */
export const lastBackupSchema = z.strictObject({
  state: z.enum(['recent', 'late', 'never', 'ahead']),
  /** `null`: none is known of. */
  backup: z.nullable(
    z.strictObject({
      /** `YYYY-MM-DD` and `HH:MM:SS`. */
      date: z.string(),
      time: z.string(),
      /** Whole hours; `null` while its age is unknown. */
      age_hours: z.nullable(z.number()),
      /** This database was restored from it, and none has been made since. */
      is_restored: z.boolean(),
    }),
  ),
});

export type LastBackup = z.infer<typeof lastBackupSchema>;
