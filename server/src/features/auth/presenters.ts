import { dayOf, timeOf, type AccountRecord, type CurrentSession } from '@dealership/shared';
import type { Needs } from '../../needs.ts';
import type { Session } from './authenticate.ts';
import type { StaffAccount } from './staff-repository.ts';

export function toRecord({
  profile,
  city,
  createdAt,
  expireDate,
  isActive,
}: StaffAccount): AccountRecord {
  return {
    ...profile,
    city,
    created_date: dayOf(createdAt),
    expire_date: expireDate ?? '',
    Status: isActive ? 'active' : 'inactive',
  };
}

/** An instant (epoch ms) as `YYYY-MM-DD HH:MM`. */
export function toMinute(at: number): string {
  return `${dayOf(at)} ${timeOf(at).slice(0, 5)}`;
}

export async function toCurrentSession(
  session: Session,
  { clock, answering }: Needs<'clock' | 'answering'>,
): Promise<CurrentSession> {
  const now = clock();
  const { user, role, reads, endsAt, endsAtLatest } = session;
  return {
    ...user,
    role,
    kinds: [...reads.kinds],
    branches: reads.branches && [...reads.branches],
    has_branches: (await answering()).branches.length > 1,
    second_factor_missing: session.isSecondFactorMissing,
    ends_in: Math.floor((endsAt - now) / 1000),
    ends_at_latest_in: Math.floor((endsAtLatest - now) / 1000),
    is_own_phone: session.isOwnPhone,
    language: session.language,
  };
}
