import { isAllowed } from '@dealership/shared';
import type { AccountValues } from './account-values.ts';

/** The rights that an owner would lose by a change of their own account. */
export function ownEffect({ isActive, role }: AccountValues): 'ownLockout' | 'ownRole' | undefined {
  if (!isActive) return 'ownLockout';
  return isAllowed(role, 'staff.manage') ? undefined : 'ownRole';
}
