/** Words in calendar files. */
export const calendarFileTexts = {
  names: {
    own: (shop: string) => `My appointments, ${shop}`,
    workshop: (shop: string) => `Workshop, ${shop}`,
  },
  reference: (reference: string) => `Reference ${reference}`,
  /** In the customer's own calendar. @param phone of the branch; `''`: it has none */
  appointment: (reference: string, phone: string) =>
    `Reference ${reference}${phone === '' ? '' : `\nTo change it, call ${phone}`}`,
};
