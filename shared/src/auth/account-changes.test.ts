import { expect, it } from 'vitest';
import { profileChangeSchema } from './account-changes.ts';

it.each([
  ['mobileNo', '12', 'not_mobile'],
  ['mobileNo', 'Siliguri', 'not_mobile'],
  ['email', 'asha', 'not_email'],
])('of a profile, %s says what is wrong with it: %s', (field, typed, code) => {
  const profile = { userName: 'Asha Rai', email: '', mobileNo: '', [field]: typed };
  const [issue] = profileChangeSchema.safeParse(profile).error?.issues ?? [];
  expect([issue?.path, issue?.message]).toEqual([[field], expect.stringContaining(code)]);
});

it.each([' ', null, '(0)98320 51313'])('a number of a profile may be %o', (mobileNo) => {
  const profile = { userName: 'Asha Rai', email: '', mobileNo };
  expect(profileChangeSchema.parse(profile).mobileNo).toMatch(/^(\d{10})?$/);
});
