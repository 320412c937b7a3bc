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

/** The groups of screens; the menu shows the first without a heading, and *Settings* as one entry. */
export const menuGroupTexts = {
  work: 'Work',
  manage: 'Manage',
  report: 'Report',
  settings: 'Settings',
  own: 'My Account',
};

/** Counts beside entries of the menu, for screen readers. */
export const menuCountTexts = {
  desk: (count: string) => `${count} overdue`,
  appointments: (count: string) => `${count} today`,
  models: (count: string) => `${count} with a draft`,
};

/** The bar at the bottom of a phone, beside names of screens. */
export const phoneBarTexts = {
  label: 'Main screens',
  add: 'Add',
};

export const settingsTexts = {
  intro: 'What the dealership sets once and changes now and then.',
  list: 'Settings',
  back: 'All settings',
  parts: {
    dealership: 'Dealership',
    enquiries: 'Enquiries',
    messages: 'Messages',
    people: 'People',
    privacy: 'Privacy',
  },
  /** Entries of a screen in the list, by the section that they lead to; other screens have one entry, by their title. */
  sections: {
    dealership: { '': 'Details' },
    hours: { week: 'Opening Hours', specialDays: 'Holidays' },
    pages: { '': 'Page Texts', notices: 'Privacy notice in more languages' },
    answering: {
      answerTimes: 'Response times',
      assignments: 'Assignment',
      lostReasons: 'Lost reasons',
    },
  } as Readonly<Record<string, Readonly<Record<string, string>> | undefined>>,
};
