import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import { secondSteps } from './second-factor.ts';

/** Limits of a login; longer values cannot belong to an account (passwords: 8-128). */
export const loginSchema = z.object({
  userId: z
    .string(coded('user_id_missing'))
    .check(
      z.trim(),
      z.minLength(1, coded('user_id_missing')),
      z.maxLength(100, coded('user_id_too_long')),
    ),
  password: z
    .string(coded('password_missing'))
    .check(
      z.minLength(1, coded('password_missing')),
      z.maxLength(1024, coded('password_too_long')),
    ),
});

export type LoginRequest = z.infer<typeof loginSchema>;

/** A session has begun; its credential is the cookie of the same answer. */
export const sessionBegunSchema = z.strictObject({
  /** A mark for the browser's route guard; the server never accepts it. */
  token: z.string(),
});

/** Answer of a login: the session, or the ways to finish the login, with only a cookie of five minutes. */
export const loginAnswerSchema = z.union([
  sessionBegunSchema,
  z.strictObject({ secondFactor: z.array(z.enum(secondSteps)) }),
]);

/** What `GET /api/me` returns about the staff member of this session. */
export const currentUserSchema = z.strictObject({
  user_id: z.string(),
  user_name: z.string(),
  email: z.string(),
  mobile_no: z.string(),
});

export type CurrentUser = z.infer<typeof currentUserSchema>;
