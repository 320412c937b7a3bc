/** Values that the privacy policy fills in automatically, beside how long enquiries are kept. */
export const policyTexts = {
  /** `Asha Rai, Grievance Officer`, or `the Grievance Officer` if no name is set. */
  officer: ({ name, post }: { name: string; post: string }): string => {
    const called = post || 'Grievance Officer';
    return name ? `${name}, ${called}` : `the ${called}`;
  },
  /** What the page does when a form is accepted; `isListed`: it lists conversions for scripts. */
  conversions: (isListed: boolean): string =>
    isListed
      ? 'When a form is accepted, the page adds which form it was to a list named dataLayer, with nothing about you. The list ends with the page, and the page sends it to nobody.'
      : 'When a form is accepted, the page itself notes which form it was, with nothing about you.',
};
