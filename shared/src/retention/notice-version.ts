/**
 * Version of the privacy notice shown at every form; stored with each enquiry. Change it whenever the notice's text
 * changes.
 */
export const NOTICE_VERSION = '2026-11.9';

interface Told {
  tracking: boolean;
  privacyEdition: number;
}

/**
 * Version of the notice of a dealership that is told of conversions, or is not: the policy has other words then
 * (`2026-11.9t`); and of one that has written its policy itself, with the edition of that (`2026-11.9.e3`).
 */
export function policyVersionOf({ tracking, privacyEdition }: Told): string {
  const own = privacyEdition === 0 ? '' : `.e${privacyEdition}`;
  return NOTICE_VERSION + (tracking ? 't' : '') + own;
}

/**
 * The same at a form whose enquiries are kept for so many months: how long is a setting, and part of what a visitor
 * agrees to (`2026-11.9-24m`).
 */
export function noticeVersionOf(months: number | undefined, dealership: Told): string {
  return policyVersionOf(dealership) + (months === undefined ? '' : `-${months}m`);
}
