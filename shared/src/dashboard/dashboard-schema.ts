import * as z from 'zod/mini';
import { enquiryKindSchema } from '../enquiries/kind-schema.ts';

/** Today's numbers (rules: dashboard-counts), of the kinds that the person reads. */
export const dashboardCountsSchema = z.strictObject({
  bookings: z.optional(z.number()),
  amc: z.optional(z.number()),
  warranty: z.optional(z.number()),
  /** Product enquiries. */
  enquiry_report: z.optional(z.number()),
});

export type DashboardCounts = z.infer<typeof dashboardCountsSchema>;

/** Days on the dashboard, today included: eight weeks. */
export const DASHBOARD_DAYS = 56;

/** `GET /api/dashboard/history`: every kind that the person reads, today and before. */
export const dashboardHistorySchema = z.strictObject({
  /** `DASHBOARD_DAYS` days (`YYYY-MM-DD`), the oldest first, today last. */
  days: z.array(z.string()),
  kinds: z.partialRecord(
    enquiryKindSchema,
    z.strictObject({ total: z.number(), byDay: z.array(z.number()) }),
  ),
});

export type DashboardHistory = z.infer<typeof dashboardHistorySchema>;

/** `late`: more than two days old; `none-yet`: there is none on the first day (rules: first-backup). */
export const lastBackupSchema = z.strictObject({
  state: z.enum(['recent', 'late', 'none-yet', 'never']),
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
