import { dayOf, type StaffRow } from '@dealership/shared';

export const accountStatuses = ['active', 'invited', 'expired', 'inactive'] as const;

export type AccountStatus = (typeof accountStatuses)[number];

/** Whether a person can log in, or why not. */
export function statusOf(
  { Status, expire_date, has_password }: StaffRow,
  today = dayOf(Date.now()),
): AccountStatus {
  if (Status === 'inactive') return 'inactive';
  if (expire_date !== '' && expire_date < today) return 'expired';
  return has_password ? 'active' : 'invited';
}

/** How many of those in a role who can log in now or later have no second factor yet. */
export function countWithoutFactor(staff: readonly StaffRow[], role: StaffRow['role']): number {
  return staff.filter(
    (row) =>
      row.role === role &&
      row.second_factors.length === 0 &&
      ['active', 'invited'].includes(statusOf(row)),
  ).length;
}
