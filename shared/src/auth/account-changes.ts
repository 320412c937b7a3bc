import * as z from 'zod/mini';
import { emailSchema, mobileSchema } from '../enquiries/field-schemas.ts';
import { limits } from '../enquiries/fields.ts';
import { textSchema } from '../text/text-schema.ts';
import { hasPasswordLength, PASSWORD_LENGTH_PROBLEM, PASSWORDS_DIFFER } from './account.ts';

/** Absent: it stays as it is; blank: it is taken away. */
function clearable<Schema extends z.ZodMiniType<string>>(schema: Schema) {
  return z.optional(
    z.union([
      z.pipe(
        z.null(),
        z.transform(() => ''),
      ),
      z.pipe(
        z.string().check(z.regex(/^\s*$/)),
        z.transform(() => ''),
      ),
      schema,
    ]),
  );
}

/** Body of a profile change. */
export const profileChangeSchema = z.object({
  userName: textSchema({ max: limits.name, emptyMessage: 'Enter a name' }),
  email: clearable(emailSchema),
  mobileNo: clearable(mobileSchema),
});

/** Longest current password that is worth comparing, as at the login. */
const LONGEST_PASSWORD = 1024;

/** Body of a password change; whether the new one is among the common ones is the server's to say. */
export const passwordChangeSchema = z
  .object({
    oldPassword: z
      .string('Enter your current password')
      .check(
        z.minLength(1, 'Enter your current password'),
        z.maxLength(LONGEST_PASSWORD, 'This password is too long'),
      ),
    newPassword: z
      .string('Enter a new password')
      .check(z.refine(hasPasswordLength, PASSWORD_LENGTH_PROBLEM)),
    confirmPassword: z.string('Enter the new password again'),
  })
  .check(
    z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      error: PASSWORDS_DIFFER,
      path: ['confirmPassword'],
    }),
  );
