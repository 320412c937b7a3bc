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
  /** In place of a screen that the person may not use. */
  noAccess: {
    title: 'No access',
    text: 'You do not have access to this page. An owner decides who may use it.',
    way: 'Go to the dashboard',
  },
  developedBy: (name: string) => `Developed by ${name}`,
};

/** Texts of the menu: its groups, and the screens that are neither the dashboard nor a report. */
export const menuTexts = {
  groups: {
    dashboard: 'Dashboard',
    work: 'Work',
    manage: 'Manage',
    settings: 'Settings',
    report: 'Report',
    own: 'My Account',
  },
  screens: {
    desk: 'Desk',
    appointments: 'Appointments',
    audit: 'Audit Log',
    erasure: 'Erase a Person',
    account: 'Account',
    price: 'Price',
    'accessories-price': 'Accessories Price',
    bikes: 'Bikes',
    models: 'Models',
    offer: 'Offer',
    notification: 'Notification',
    gallery: 'Gallery',
    banners: 'Banners',
    staff: 'Staff',
    dealership: 'Dealership',
    hours: 'Opening Hours',
    branches: 'Branches',
    answering: 'Answering Enquiries',
    pages: 'Page Texts',
    setup: 'First Steps',
    retention: 'Automatic Deletion',
    profile: 'Profile',
    'change-password': 'Change Password',
    security: 'Sign-in and Security',
    api: 'API Calls',
    customer: 'Customer',
    'add-enquiry': 'Add enquiry',
  },
};
