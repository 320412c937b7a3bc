import * as z from 'zod/mini';
import { emailSchema, mobileSchema } from '../enquiries/field-schemas.ts';
import { limits } from '../enquiries/fields.ts';
import { coded } from '../errors/problem.ts';
import { textSchema } from '../text/text-schema.ts';
import { hasPasswordLength, passwordLimits } from './account.ts';

/** Absent: it stays as it is; blank: it is taken away. */
export function clearable<Schema extends z.ZodMiniType<string>>(schema: Schema) {
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

export const profileChangeSchema = z.object({
  userName: textSchema({ max: limits.name, missing: 'name_missing' }),
  email: clearable(emailSchema),
  mobileNo: clearable(mobileSchema),
});

/** Longest current password that is worth comparing, as at the login. */
const LONGEST_PASSWORD = 1024;

const newPasswordShape = {
  newPassword: z
    .string(coded('new_password_missing'))
    .check(z.refine(hasPasswordLength, coded('password_length', passwordLimits))),
  confirmPassword: z.string(coded('new_password_not_repeated')),
};

const isRepeated = z.refine<{ newPassword: string; confirmPassword: string }>(
  ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
  { error: coded('passwords_differ'), path: ['confirmPassword'] },
);

/** Body of a password change; whether the new one is among the common ones is the server's to say. */
export const passwordChangeSchema = z
  .object({
    oldPassword: z
      .string(coded('current_password_missing'))
      .check(
        z.minLength(1, coded('current_password_missing')),
        z.maxLength(LONGEST_PASSWORD, coded('password_too_long')),
      ),
    ...newPasswordShape,
  })
  .check(isRepeated);

/** Names a link for setting a password; what is no token names none. */
const token = z.string(coded('not_text')).check(z.maxLength(100, coded('text_too_long')));

export const passwordLinkSchema = z.object({ token });

/** Body that sets a password by a link. */
export const passwordByLinkSchema = z.object({ token, ...newPasswordShape }).check(isRepeated);
