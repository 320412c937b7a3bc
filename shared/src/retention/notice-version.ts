import { spellRetention, type RetentionMonths } from './retention-months.ts';

/** Version of the privacy notice at every form, stored with each enquiry. It changes with the notice's text. */
export const NOTICE_VERSION = '2026-11.15';

interface PolicyInputs {
  tracking: boolean;
  privacyEdition: number;
}

/**
 * Version of the notice, which depends on whether the dealership tracks conversions: its policy then has other words
 * (`2026-11.15t`); and on its own policy, if it has written one, with that edition (`2026-11.15.e3`).
 */
export function policyVersionOf({ tracking, privacyEdition }: PolicyInputs): string {
  const own = privacyEdition === 0 ? '' : `.e${privacyEdition}`;
  return NOTICE_VERSION + (tracking ? 't' : '') + own;
}

/**
 * The same at a form whose enquiries are kept for a number of months: that number is a setting, and part of what a
 * visitor agrees to (`2026-11.15-24m`).
 *
 * @param read the notice in a further language that the visitor has opened, with the edition of its text (`ne3`):
 *   `2026-11.15.ne3-24m`
 */
export function noticeVersionOf(
  months: number | undefined,
  dealership: PolicyInputs,
  read?: string,
): string {
  const further = read === undefined ? '' : `.${read}`;
  return policyVersionOf(dealership) + further + (months === undefined ? '' : `-${months}m`);
}

/**
 * All that a text of the notice in a further language depends on: the version of the policy, and how long enquiries are
 * kept (`2026-11.15.e3-24`). A text with another basis says something else than the notice now does.
 */
export function noticeBasisOf(dealership: PolicyInputs & { retention: RetentionMonths }): string {
  const kept = spellRetention(dealership.retention);
  return policyVersionOf(dealership) + (kept === '' ? '' : `-${kept}`);
}
