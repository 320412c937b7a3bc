import { expect, test } from 'vitest';
import type { AccountValues } from './account-values.ts';
import { allOf, differencesOf, mergeValues, proposalFor } from './merge-values.ts';

const base: AccountValues = {
  userName: 'Asha Rai',
  mobileNo: '9832012345',
  email: '',
  expireDate: '',
  isActive: true,
  role: 'sales',
  kinds: ['sales', 'offer'],
  branches: null,
  branch: null,
  takesTurns: true,
};

test('changes of different fields are no conflict, and both are kept', () => {
  const versions = {
    base,
    yours: { ...base, userName: 'Asha Rai Das' },
    theirs: { ...base, expireDate: '2027-03-31' },
  };
  // Only the other person's changes are shown; the user's value there is the earlier one.
  expect(proposalFor(versions)).toEqual({ expireDate: 'theirs' });
  expect(mergeValues(versions, proposalFor(versions))).toEqual({
    ...base,
    userName: 'Asha Rai Das',
    expireDate: '2027-03-31',
  });
});

test('the same change on both sides is no difference', () => {
  const both = { ...base, isActive: false };
  const versions = { base, yours: both, theirs: both };
  expect(differencesOf(versions)).toEqual([]);
  expect(mergeValues(versions, {})).toEqual(both);
});

test('of one field both values are there, and one is chosen', () => {
  const versions = {
    base,
    yours: { ...base, userName: 'Asha', mobileNo: '9000000001' },
    theirs: { ...base, userName: 'Asha R.', mobileNo: '9000000002', email: 'a@example.com' },
  };
  expect(proposalFor(versions)).toEqual({ userName: 'yours', mobileNo: 'yours', email: 'theirs' });
  expect(mergeValues(versions, { ...proposalFor(versions), mobileNo: 'theirs' })).toMatchObject({
    userName: 'Asha',
    mobileNo: '9000000002',
    email: 'a@example.com',
  });
  expect(mergeValues(versions, allOf('theirs', versions))).toEqual(versions.theirs);
  expect(mergeValues(versions, allOf('yours', versions))).toEqual(versions.yours);
});

test('all of theirs keeps what you alone have changed', () => {
  const versions = {
    base,
    yours: { ...base, userName: 'Asha', expireDate: '2027-03-31' },
    theirs: { ...base, userName: 'Asha R.' },
  };
  expect(mergeValues(versions, allOf('theirs', versions))).toEqual({
    ...base,
    userName: 'Asha R.',
    expireDate: '2027-03-31',
  });
});

test('kinds count where a role leaves a choice', () => {
  const manager = { ...base, role: 'manager' as const };
  const without = { base: manager, yours: manager, theirs: { ...manager, kinds: [] } };
  expect(differencesOf(without)).toEqual([]);
  const chosen = { base, yours: base, theirs: { ...base, kinds: ['amc' as const] } };
  expect(differencesOf(chosen)).toEqual(['kinds']);
});

test('a branch is a field like the others, also when it is taken away', () => {
  const versions = { base: { ...base, branch: 2 }, yours: base, theirs: { ...base, branch: 3 } };
  expect(proposalFor(versions)).toEqual({ branch: 'yours' });
  expect(mergeValues(versions, proposalFor(versions)).branch).toBeNull();
  expect(mergeValues(versions, { branch: 'theirs' }).branch).toBe(3);
});

test('kinds go with a role that leaves no choice', () => {
  const yours = { ...base, role: 'service' as const, kinds: ['amc' as const] };
  const theirs = { ...base, role: 'manager' as const, kinds: [] };
  const versions = { base, yours, theirs };
  expect(differencesOf(versions)).toEqual(['role']);
  expect(mergeValues(versions, { role: 'yours' })).toEqual(yours);
  expect(mergeValues(versions, { role: 'theirs' })).toEqual(theirs);
});
