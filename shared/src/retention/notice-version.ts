/**
 * Version of the privacy notice shown at every form; stored with each enquiry. Change it whenever the notice's text
 * changes.
 */
export const NOTICE_VERSION = '2026-11.4';

/**
 * Version of the privacy notice at a form whose enquiries are kept for so many months: how long they are kept is
 * the server's configuration and part of what a visitor agrees to (`2026-11.4-24m`).
 */
export function noticeVersionOf(months: number | undefined): string {
  return NOTICE_VERSION + (months === undefined ? '' : `-${months}m`);
}
