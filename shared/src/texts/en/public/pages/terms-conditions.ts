export const termsTexts = {
  kind: 'Terms & Conditions',
  contact: 'Ask about the terms',
};
