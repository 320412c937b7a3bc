import * as z from 'zod/mini';

/** `late`: more than two days old. */
export const lastBackupSchema = z.strictObject({
  state: z.enum(['recent', 'late', 'never']),
  /** `null`: no backup is known. */
  backup: z.nullable(
    z.strictObject({
      /** `YYYY-MM-DD` and `HH:MM:SS`. */
      date: z.string(),
      time: z.string(),
      /** Whole hours. */
      age_hours: z.number(),
      /** Whether this database was restored from it and has had no backup since. */
      is_restored: z.boolean(),
    }),
  ),
});

export type LastBackup = z.infer<typeof lastBackupSchema>;
