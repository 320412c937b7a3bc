import { dayOf, isAllowed } from '@dealership/shared';
import type { AccountValues } from './account-values.ts';

/** What an owner would take from themselves with a change of their own account. */
export function ownEffect(
  before: AccountValues,
  { isActive, expireDate, role }: AccountValues,
  today = dayOf(Date.now()),
): 'ownLockout' | 'ownRole' | undefined {
  const isExpired = expireDate !== before.expireDate && expireDate !== '' && expireDate < today;
  if (!isActive || isExpired) return 'ownLockout';
  return isAllowed(role, 'staff.manage') ? undefined : 'ownRole';
}
