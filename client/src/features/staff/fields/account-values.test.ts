import { enquiryKinds, kindsToBeginWith, type StaffRow } from '@dealership/shared';
import { expect, test } from 'vitest';
import {
  countWithoutFactor,
  statusOf,
  changesOf,
  inOrder,
  kindsForRole,
  valuesOf,
  ownEffect,
  kindGroups,
  kindsText,
} from './account-values.ts';
import { findAccounts } from '../account-table.tsx';
import { staffRow } from '../../../../test/staff-row.ts';

const usual = (role: 'sales' | 'service' | 'viewer') => inOrder(kindsToBeginWith(role));

test('every kind is in one group', () => {
  expect(inOrder(Object.values(kindGroups).flat())).toEqual(enquiryKinds);
  expect(Object.values(kindGroups).flat()).toHaveLength(enquiryKinds.length);
});

test('another role brings its usual kinds', () => {
  expect(kindsForRole({ role: 'sales', kinds: usual('sales') }, 'service')).toEqual(
    usual('service'),
  );
  expect(kindsForRole({ role: 'manager', kinds: enquiryKinds }, 'sales')).toEqual(usual('sales'));
  expect(kindsForRole({ role: 'content', kinds: [] }, 'viewer')).toEqual(enquiryKinds);
});

test('kinds that were chosen by hand stay', () => {
  expect(kindsForRole({ role: 'sales', kinds: ['amc'] }, 'service')).toEqual(['amc']);
  expect(kindsForRole({ role: 'sales', kinds: [] }, 'service')).toEqual([]);
  // Also after a role without a choice.
  expect(kindsForRole({ role: 'sales', kinds: ['amc'] }, 'owner')).toEqual(['amc']);
});

test('a change sends what has changed, and kinds only where they count', () => {
  const before = valuesOf(staffRow({ role: 'sales', kinds: ['sales'] }));
  expect(changesOf(before, { ...before, userName: 'Asha' })).toEqual({ userName: 'Asha' });
  expect(changesOf(before, { ...before, role: 'manager', kinds: [] })).toEqual({ role: 'manager' });
  expect(changesOf(before, { ...before, kinds: ['sales', 'offer'] })).toEqual({
    kinds: ['sales', 'offer'],
  });
  expect(changesOf(before, { ...before, role: 'service' })).toEqual({
    role: 'service',
    kinds: ['sales'],
  });
  expect(changesOf(before, before)).toEqual({});
  // An owner reads all branches, and which ones were chosen before is not shown.
  const owner = valuesOf(staffRow({ role: 'owner' }));
  expect(changesOf(owner, { ...owner, role: 'manager' })).toEqual({
    role: 'manager',
    branches: null,
  });
});

test.each([
  ['active', {}],
  ['invited', { has_password: false }],
  ['active', { expire_date: '2026-11-23' }],
  ['expired', { expire_date: '2026-11-22' }],
  ['inactive', { Status: 'inactive', expire_date: '2026-11-22', has_password: false }],
] as const)('an account is %s: %j', (status, row) => {
  expect(statusOf(staffRow(row), '2026-11-23')).toBe(status);
});

test('who has no second factor is counted among those who can sign in', () => {
  const staff: StaffRow[] = [
    staffRow({ user_id: 'a', role: 'sales' }),
    staffRow({ user_id: 'b', role: 'sales', second_factors: ['totp'] }),
    staffRow({ user_id: 'c', role: 'sales', Status: 'inactive' }),
    staffRow({ user_id: 'd', role: 'sales', has_password: false }),
    staffRow({ user_id: 'e', role: 'owner' }),
  ];
  expect(countWithoutFactor(staff, 'sales')).toBe(2);
});

test('accounts are found by words of name and user id, role, status and branch', () => {
  const staff = [
    staffRow({ user_id: 'asha.rai', user_name: 'Asha Rai', role: 'sales', branch: 2 }),
    staffRow({ user_id: 'bikash', user_name: 'Bikash Rai', role: 'owner', Status: 'inactive' }),
  ];
  const ids = (filter: object) =>
    findAccounts(staff, { search: '', role: '', status: '', branch: '', ...filter }).map(
      (row) => row.user_id,
    );
  expect(ids({})).toHaveLength(2);
  expect(ids({ search: ' RAI  asha ' })).toEqual(['asha.rai']);
  expect(ids({ search: 'bik' })).toEqual(['bikash']);
  expect(ids({ role: 'sales' })).toEqual(['asha.rai']);
  expect(ids({ status: 'inactive' })).toEqual(['bikash']);
  expect(ids({ branch: 2 })).toEqual(['asha.rai']);
  expect(ids({ branch: 1 })).toEqual([]);
  expect(ids({ search: 'rai', role: 'sales', status: 'inactive' })).toEqual([]);
});

test('kinds in short', () => {
  expect(kindsText(staffRow({ kinds: [] }))).toBe('No enquiries');
  expect(kindsText(staffRow({ branches: [] }))).toBe('No enquiries');
  expect(kindsText(staffRow({ kinds: [...enquiryKinds] }))).toBe('All types');
  expect(kindsText(staffRow({ kinds: ['amc', 'sales'] }))).toBe('AMC, Sales');
  expect(kindsText(staffRow({ kinds: usual('service') }))).toBe(
    'Service booking, AMC, Extended warranty and 4 more',
  );
});

test('what an owner takes from themselves is shown', () => {
  const own = valuesOf(staffRow({ role: 'owner' }));
  const effect = (change: object) => ownEffect({ ...own, ...change });
  expect(effect({ userName: 'Asha' })).toBeUndefined();
  expect(effect({ isActive: false })).toBe('ownLockout');
  expect(effect({ role: 'manager' })).toBe('ownRole');
});
