/** Version of the privacy notice at every form, stored with each enquiry. It changes with the notice's text. */
export const NOTICE_VERSION = '2026-11.12';

interface PolicyInputs {
  tracking: boolean;
  privacyEdition: number;
}

/**
 * Version of the notice, which depends on whether the dealership tracks conversions: its policy then has other words
 * (`2026-11.12t`); and on its own policy, if it has written one, with that edition (`2026-11.12.e3`).
 */
export function policyVersionOf({ tracking, privacyEdition }: PolicyInputs): string {
  const own = privacyEdition === 0 ? '' : `.e${privacyEdition}`;
  return NOTICE_VERSION + (tracking ? 't' : '') + own;
}

/**
 * The same at a form whose enquiries are kept for a number of months: that number is a setting, and part of what a
 * visitor agrees to (`2026-11.12-24m`).
 */
export function noticeVersionOf(months: number | undefined, dealership: PolicyInputs): string {
  return policyVersionOf(dealership) + (months === undefined ? '' : `-${months}m`);
}
