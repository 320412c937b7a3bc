import { dealership } from '../dealership/dealership.ts';

/**
 * Version of the privacy notice at a form whose enquiries are kept for so many months: how long they are kept is
 * the server's configuration and part of what a visitor agrees to (`2026-11.4-24m`).
 */
export function noticeVersionOf(months: number | undefined): string {
  return dealership.noticeVersion + (months === undefined ? '' : `-${months}m`);
}
