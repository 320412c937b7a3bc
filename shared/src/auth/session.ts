/**
 * Header of a request that no hand has asked for, such as a list that a page refreshes by itself: it does
 * not count as use of the session.
 */
export const UNATTENDED_HEADER = 'X-Unattended';

/** A session ends, or is locked on one's own phone, when it has not been used for this long. */
export const SESSION_IDLE_MINUTES = 30;
