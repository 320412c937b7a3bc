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
export const currentUserShape = {
  user_id: z.string(),
  user_name: z.string(),
  email: z.string(),
  mobile_no: z.string(),
};

export const currentUserSchema = z.strictObject(currentUserShape);

export type CurrentUser = z.infer<typeof currentUserSchema>;
