/** Menu texts of the screens on which staff change things, by the name of the screen (rules: screen-addresses). */
export const manageTitles = {
  account: 'Account',
  price: 'Price',
  'accessories-price': 'Accessories Price',
  bikes: 'Bikes',
  offer: 'Offer',
  notification: 'Notification',
  gallery: 'Gallery',
} as const;

/** Of those that show what happened, and take a customer out of it. */
export const workTitles = { audit: 'Audit Log', erasure: 'Erase a Person' } as const;

/** Of those about one's own account. */
export const ownTitles = { profile: 'Profile', 'change-password': 'Change Password' } as const;

/** Not in the menu: who writes a program finds it in docs/api.md. */
export const hiddenTitles = { api: 'Calls of the API' } as const;

/** The screens that are neither the dashboard nor a report. */
export type StaffScreenName =
  | keyof typeof workTitles
  | keyof typeof manageTitles
  | keyof typeof ownTitles
  | keyof typeof hiddenTitles;
