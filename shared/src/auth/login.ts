import * as z from 'zod/mini';

/** Limits of what a login may send; longer values cannot belong to an account (passwords: 8-128). */
export const loginSchema = z.object({
  userId: z
    .string('Enter your user id')
    .check(
      z.trim(),
      z.minLength(1, 'Enter your user id'),
      z.maxLength(100, 'This user id is too long'),
    ),
  password: z
    .string('Enter your password')
    .check(z.minLength(1, 'Enter your password'), z.maxLength(1024, 'This password is too long')),
});

export type LoginRequest = z.infer<typeof loginSchema>;

/** What `GET /api/me` tells about the staff member of this session. */
export interface CurrentUser {
  user_id: string;
  user_name: string;
  email: string;
  mobile_no: string;
}

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
