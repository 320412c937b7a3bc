/** Words in calendar files. */
export const calendarFileTexts = {
  names: {
    own: (shop: string) => `My appointments, ${shop}`,
    workshop: (shop: string) => `Workshop, ${shop}`,
  },
  reference: (reference: string) => `Reference ${reference}`,
};
