import type { demoTexts as english } from '../../en/server/demo.ts';
import type { SameTexts } from '../../../text/same-texts.ts';
import { roleNames } from '../common/role-names.ts';

export const demoTexts: SameTexts<typeof english> = {
  name: 'ডেমো',
  site: 'সবই বানানো।',
  office: 'সবই বানানো, কিছু পাঠানো হয় না।',
  toOffice: 'ব্যাক অফিস',
  toSite: 'ওয়েবসাইট',
  signIn: 'কার নামে লগ ইন করবেন…',
  choose: 'একটি বেছে নিন, বা এই পাসওয়ার্ড দিয়ে লিখুন:',
  skip: 'মূল অংশে যান',
  userId: 'ইউজার আইডি',
  userName: 'নাম',
  role: 'ভূমিকা',
  roles: roleNames,
};
