import type { CurrentUser } from './login.ts';

/** What `GET /api/me` answers; seconds are rounded down. */
export interface CurrentSession extends CurrentUser {
  /** Seconds until the session ends, unless it is used again. */
  ends_in: number;
  /** Seconds until it ends however much it is used. */
  ends_at_latest_in: number;
}

/**
 * Header of a request that no hand has asked for, such as a list that a page refreshes by itself: it does
 * not count as use of the session.
 */
export const UNATTENDED_HEADER = 'X-Unattended';
