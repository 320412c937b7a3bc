/** Texts of the terms page beside its own text. */
export const termsTexts = {
  kind: 'Terms & Conditions',
  contact: 'Ask about the terms',
};
