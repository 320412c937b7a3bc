/** How long the toasts of offers, notifications and gallery stay (rules: given-figures). */
export const TOAST_MS = 2000;
