/**
 * Header of a request that no hand has asked for, such as a list that a page refreshes by itself: it does
 * not count as use of the session.
 */
export const UNATTENDED_HEADER = 'X-Unattended';
