import * as z from 'zod/mini';
import { emailSchema, mobileSchema } from '../enquiries/field-schemas.ts';
import { limits } from '../enquiries/fields.ts';
import { coded } from '../errors/problem.ts';
import { locales } from '../languages/locale.ts';
import { textSchema } from '../text/text-schema.ts';
import { hasPasswordLength, passwordLimits } from './account.ts';
import { passwordAgainSchema } from './second-factor.ts';

/** Absent: the value stays; blank: it is removed. */
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
  /** Absent: it stays. */
  language: z.optional(z.enum(locales, coded('not_option', { options: locales }))),
});

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

/** Body of a password change; the server checks whether the new password is a common one. */
export const passwordChangeSchema = z
  .object({ oldPassword: passwordAgainSchema.shape.password, ...newPasswordShape })
  .check(isRepeated);

/** Token of a link for setting a password; any other text matches no link. */
const token = z.string(coded('not_text')).check(z.maxLength(100, coded('text_too_long')));

export const passwordLinkSchema = z.object({ token });

export const passwordByLinkSchema = z.object({ token, ...newPasswordShape }).check(isRepeated);
