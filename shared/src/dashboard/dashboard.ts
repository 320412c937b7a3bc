/** Days on the dashboard, today included: eight weeks. */
export const DASHBOARD_DAYS = 56;
