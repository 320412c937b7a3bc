/** Eight weeks: days that the dashboard looks back, today among them. */
export const DASHBOARD_DAYS = 56;
