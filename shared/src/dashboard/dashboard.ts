import type { EnquiryKind } from '../enquiries/registry.ts';

/** Days that the dashboard looks back, today among them. */
export const DASHBOARD_DAYS = 30;

/** The first item of `GET /api/dashboard`: today's numbers (contract P22). */
export interface DashboardCounts {
  bookings: number;
  amc: number;
  warranty: number;
  /** Product enquiries. */
  enquiry_report: number;
}

/** `GET /api/dashboard/history`: every kind, today and before. */
export interface DashboardHistory {
  /** `DASHBOARD_DAYS` days (`YYYY-MM-DD`), the oldest first, today last. */
  days: string[];
  /** Of every kind: all there are, and how many came on each of the days. */
  kinds: Record<EnquiryKind, { total: number; byDay: number[] }>;
}
