/** How long the toasts of offers, notifications and gallery stay (specification 9). */
export const TOAST_MS = 2000;
