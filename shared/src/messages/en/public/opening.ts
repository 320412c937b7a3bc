/** Texts about the opening hours. */
export const openingTexts = {
  open: (closes: string) => `Open now, until ${closes}`,
  opensToday: (opens: string) => `Closed now, opens at ${opens}`,
  opensTomorrow: (opens: string) => `Closed now, opens at ${opens} tomorrow`,
  heading: 'Opening hours',
  fromTo: (opens: string, closes: string) => `${opens} to ${closes}`,
};
