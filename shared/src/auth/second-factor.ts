import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import { toPlainText } from '../text/unseen.ts';
import { textSchema } from '../text/text-schema.ts';

/** What an account can have besides its password. A passkey alone is enough to sign in. */
export const factors = ['passkey', 'totp'] as const;

export type Factor = (typeof factors)[number];

/** Ways to finish a login after the right password. */
export const secondSteps = ['passkey', 'totp', 'recovery'] as const;

export type SecondStep = (typeof secondSteps)[number];

/** How long the second step may take after the password, and a passkey after the request for it. */
export const SECOND_STEP_MINUTES = 5;

export const RECOVERY_CODES = 10;

/** A typed code, in digits of any script: blanks and hyphens are ignored. */
const code = z.pipe(
  z.pipe(
    z.string(coded('code_missing')),
    z.transform((text) => toPlainText(text).replace(/[\s-]/g, '').toLowerCase()),
  ),
  z.string().check(z.minLength(1, coded('code_missing')), z.maxLength(64, coded('code_wrong'))),
);

export const secondStepSchema = z.object({
  method: z.enum(['totp', 'recovery'], coded('not_option', { options: ['totp', 'recovery'] })),
  code,
});

/** A passkey's answer from the browser; `@simplewebauthn/server` checks it. */
const credential = z.looseObject(
  { id: z.string(), response: z.looseObject({}) },
  coded('passkey_unusable'),
);

export const passkeyLoginSchema = z.object({ credential });

/** Body of calls that ask for the password again, since a screen may be left open. */
export const passwordAgainSchema = z.object({
  password: z
    .string(coded('current_password_missing'))
    .check(
      z.minLength(1, coded('current_password_missing')),
      z.maxLength(1024, coded('password_too_long')),
    ),
});

export const newPasskeySchema = z.object({
  name: textSchema({ max: 60, missing: 'name_missing' }),
  credential,
});

export const totpConfirmationSchema = z.object({ ticket: z.string(), code });

/** Options of a passkey call, passed on to the browser unchanged. */
export const passkeyOptionsSchema = z.strictObject({ options: z.looseObject({}) });

/** Answer of calls that give an account its recovery codes, shown once; none if it has some already. */
export const recoveryCodesShape = { message: z.string(), recovery_codes: z.array(z.string()) };

export const ownFactorsSchema = z.strictObject({
  passkeys: z.array(
    z.strictObject({
      id: z.number(),
      name: z.string(),
      created_date: z.string(),
      /** `''`: not used yet. */
      last_used_date: z.string(),
    }),
  ),
  totp: z.boolean(),
  recovery_codes_left: z.number(),
  /** Whether the role requires a second factor: then the last one cannot be removed. */
  required: z.boolean(),
  /** The host for which passkeys are made; `''`: they are off, since the site is not served over https. */
  passkey_host: z.string(),
});

export type OwnFactors = z.infer<typeof ownFactorsSchema>;

/** Events of an account, or of its person's plans; the person sees them within a minute, else at the next sign-in. */
export const noticeEvents = [
  'recovery-code-used',
  /** A person who knows the password tries codes. */
  'many-wrong-codes',
  'second-factor-reset',
  'password-link-used',
  'owner-link-made',
  'owner-added',
  /** For owners: many enquiries were over the limit of all kinds (rules: enquiry-limit). */
  'enquiries-refused',
  /** A section of a model that the person planned to publish has been changed. */
  'plan-changed',
  /** A part of the person's plan for a model was not published. */
  'plan-left-out',
] as const;

export type NoticeEvent = (typeof noticeEvents)[number];

export const noticeSchema = z.strictObject({
  id: z.number(),
  event: z.enum(noticeEvents),
  /** User id of the account, or the name of the model; `''`: neither. */
  about: z.string(),
  /** User id of the person who did it; `''`: the operator of the server. */
  by: z.string(),
  created_date: z.string(),
  created_time: z.string(),
});

export type Notice = z.infer<typeof noticeSchema>;
