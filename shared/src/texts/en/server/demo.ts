import { roleNames } from '../common/role-names.ts';

/** Above the pages of the demo. */
export const demoTexts = {
  name: 'Demo',
  site: 'All made up.',
  office: 'All made up, nothing is sent.',
  toOffice: 'Back office',
  toSite: 'Site',
  signIn: 'Sign in as …',
  choose: 'Choose one, or type it with the password',
  skip: 'Skip to content',
  userId: 'User ID',
  userName: 'Name',
  role: 'Role',
  roles: roleNames,
};
