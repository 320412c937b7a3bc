import {
  enquiryKinds,
  hasChosenBranches,
  hasChosenKinds,
  isAllowed,
  kindsToBeginWith,
  takesTurnsAtFirst,
  dayOf,
  type BranchRow,
  type EnquiryKind,
  type Role,
  type StaffRow,
} from '@dealership/shared';
import { staffTexts } from '@dealership/shared/texts/staff/people/staff.ts';

export type AccountValues = ReturnType<typeof valuesOf>;

export type ValueName = keyof AccountValues;

/** A new account, its values in the order in which they are shown. */
export const newValues: AccountValues = {
  userName: '',
  mobileNo: '',
  email: '',
  role: 'sales',
  kinds: inOrder(kindsToBeginWith('sales')),
  branches: null,
  branch: null,
  expireDate: '',
  isActive: true,
  takesTurns: takesTurnsAtFirst('sales'),
};

export const valueNames = Object.keys(newValues) as ValueName[];

/** The values of an account that an owner can change, under their wire names. */
export function valuesOf(row: StaffRow) {
  return {
    userName: row.user_name,
    mobileNo: row.mobile_no,
    email: row.email,
    role: row.role,
    /** Used where the role leaves a choice. */
    kinds: row.kinds as readonly EnquiryKind[],
    /** Numbers of the branches whose enquiries the person reads; `null`: all. Used where the role leaves a choice. */
    branches: row.branches as readonly number[] | null,
    /** Number of the branch where the person works; `null`: no particular branch. */
    branch: row.branch,
    /** `YYYY-MM-DD`; `''`: no end. */
    expireDate: row.expire_date,
    isActive: row.Status === 'active',
    /** Whether the person gets new enquiries in turn while on duty; used where the role answers enquiries. */
    takesTurns: row.takes_turns,
  };
}

export function isSame(name: ValueName, one: AccountValues, other: AccountValues): boolean {
  if (name === 'kinds') return one.kinds.join() === other.kinds.join();
  if (name === 'branches') return String(one.branches) === String(other.branches);
  return one[name] === other[name];
}

/** The changed values only: somebody else may be changing the rest. */
export function changesOf(before: AccountValues, after: AccountValues) {
  const changed = valueNames.filter((name) => !isSame(name, before, after));
  const isSent = (name: ValueName) => {
    if (name === 'kinds') return hasChosenKinds(after.role);
    return name !== 'branches' || hasChosenBranches(after.role);
  };
  const names = changed.filter(isSent);
  // A change to a role with a choice also sends the kinds, even if they are unchanged.
  if (changed.includes('role') && hasChosenKinds(after.role)) names.push('kinds');
  // An earlier choice of branches may be stored with a role that has none; it is not shown.
  if (!hasChosenBranches(before.role) && hasChosenBranches(after.role)) names.push('branches');
  return Object.fromEntries(names.map((name) => [name, after[name]])) as Change;
}

type Change = Partial<Omit<AccountValues, 'kinds' | 'branches'>> & {
  kinds?: EnquiryKind[];
  branches?: number[] | null;
};

/** The kinds after a change of role: its usual ones, unless kinds were chosen by hand. */
export function kindsForRole(
  { role, kinds }: Pick<AccountValues, 'role' | 'kinds'>,
  next: Role,
): readonly EnquiryKind[] {
  if (!hasChosenKinds(next)) return kinds;
  const isByHand =
    hasChosenKinds(role) && inOrder(kinds).join() !== inOrder(kindsToBeginWith(role)).join();
  return isByHand ? kinds : inOrder(kindsToBeginWith(next));
}

/** In the server's order. */
export function inOrder(kinds: readonly EnquiryKind[]): EnquiryKind[] {
  return enquiryKinds.filter((kind) => kinds.includes(kind));
}

/** The rights that an owner would lose by a change of their own account. */
export function ownEffect({ isActive, role }: AccountValues): 'ownLockout' | 'ownRole' | undefined {
  if (!isActive) return 'ownLockout';
  return isAllowed(role, 'staff.manage') ? undefined : 'ownRole';
}

/** The kinds grouped as staff divide their work; every kind is in one group. */
export const kindGroups: Readonly<Record<'sales' | 'service' | 'other', readonly EnquiryKind[]>> = {
  sales: ['sales', 'product', 'offer', 'finance', 'joy-club'],
  service: ['service-booking', 'service', 'amc', 'warranty', 'spare-parts'],
  other: ['insurance', 'contact', 'opt-in'],
};

/** At most this many are named in a row of the list. */
const NAMED = 3;

/** The kinds that a person reads, in short. */
export function kindsText({ kinds, branches }: Pick<StaffRow, 'kinds' | 'branches'>): string {
  if (kinds.length === 0 || branches?.length === 0) return staffTexts.noKinds;
  if (kinds.length === enquiryKinds.length) return staffTexts.allKinds;
  const named = kinds.slice(0, NAMED).map((kind) => staffTexts.kinds[kind]);
  const rest = kinds.length - named.length;
  return rest === 0 ? named.join(', ') : `${named.join(', ')} ${staffTexts.moreKinds(rest)}`;
}

/** `''`: no particular branch, or only one to choose from. */
export function nameOfBranch(id: number | null, branches: readonly BranchRow[]): string {
  return branches.find((branch) => branch.id === id)?.name ?? '';
}

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

/** A user ID for a name: `Asha Rai` is `asha.rai`; `''` for a name without Latin letters. */
export function userIdOf(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  return (plain.match(/[a-z0-9]+/g) ?? []).join('.').slice(0, 64);
}
