import type { StaffAccount } from './staff-repository.ts';

/** Whether an account may be used on a day (`YYYY-MM-DD`): active and not expired. */
export function isUsable({ isActive, expireDate }: StaffAccount, today: string): boolean {
  return isActive && (expireDate === undefined || expireDate >= today);
}
