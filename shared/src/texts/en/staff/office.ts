/** Texts around the screens of the back office (rules: given-texts). */
export const officeTexts = {
  heading: 'Admin Panel',
  title: (screen: string) => `${screen} – Admin Panel`,
  skipToContent: 'Skip to content',
  openMenu: 'Menu',
  closeMenu: 'Close menu',
  menu: 'Admin menu',
  accountOf: (user: string) => `Account of ${user}`,
  logout: 'Logout',
  /** In place of a screen without permission. */
  noAccess: {
    title: 'No access',
    text: 'You do not have access to this page. An owner decides who may use it.',
    way: 'Go to the dashboard',
  },
  developedBy: (name: string) => `Developed by ${name}`,
};

export const menuGroupTexts = {
  dashboard: 'Dashboard',
  work: 'Work',
  manage: 'Manage',
  settings: 'Settings',
  report: 'Report',
  own: 'My Account',
};
