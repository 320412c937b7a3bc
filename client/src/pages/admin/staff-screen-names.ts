/** The screens on which staff change things, in the order of the menu (rules: screen-addresses). */
export const manageNames = [
  'account',
  'price',
  'accessories-price',
  'bikes',
  'offer',
  'notification',
  'gallery',
  'models',
  'banners',
  'staff',
] as const;

/** What the dealership says of itself. */
export const settingsNames = [
  'dealership',
  'hours',
  'branches',
  'answering',
  'replies',
  'pages',
  'setup',
  'messages',
  'retention',
] as const;

/** Those that show what happened, and take a customer out of it. */
export const workNames = ['audit', 'erasure'] as const;

/** Those about one's own account. */
export const ownNames = ['profile', 'change-password', 'security', 'alerts', 'days-off'] as const;

/** Not in the menu: who writes a program finds it in docs/api.md. */
export const hiddenNames = ['api'] as const;

/** Not in the menu: the desk leads to them. */
export const deskNames = ['customer', 'add-enquiry', 'import-leads'] as const;

/** The screens that are neither the dashboard nor a report. */
export type StaffScreenName = (
  | typeof manageNames
  | typeof settingsNames
  | typeof workNames
  | typeof ownNames
  | typeof hiddenNames
  | typeof deskNames
)[number];
