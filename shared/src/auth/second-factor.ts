import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import { textSchema } from '../text/text-schema.ts';

/** What an account can have besides its password. A passkey signs in by itself. */
export const factors = ['passkey', 'totp'] as const;

export type Factor = (typeof factors)[number];

/** How a login can be finished whose password was right. */
export const secondSteps = ['passkey', 'totp', 'recovery'] as const;

export type SecondStep = (typeof secondSteps)[number];

/** How long the second step may take after the password, and a passkey after it was asked for. */
export const SECOND_STEP_MINUTES = 5;

/** Recovery codes of an account. */
export const RECOVERY_CODES = 10;

/** A code as it is typed: blanks and hyphens do not matter. */
const code = z.pipe(
  z.pipe(
    z.string(coded('code_missing')),
    z.transform((text) => text.replace(/[\s-]/g, '').toLowerCase()),
  ),
  z.string().check(z.minLength(1, coded('code_missing')), z.maxLength(64, coded('code_wrong'))),
);

export const secondStepSchema = z.object({
  method: z.enum(['totp', 'recovery'], coded('not_option', { options: ['totp', 'recovery'] })),
  code,
});

/** What a browser makes of a passkey; `@simplewebauthn/server` checks it. */
const credential = z.looseObject(
  { id: z.string(), response: z.looseObject({}) },
  coded('passkey_unusable'),
);

export const passkeyLoginSchema = z.object({ credential });

/** Body of what asks for the password again: a screen may be left open. */
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

/** Options of a passkey call, for the browser as they are. */
export const passkeyOptionsSchema = z.strictObject({ options: z.looseObject({}) });

/** Answer of whatever gives an account its recovery codes, shown once; none when it has some. */
export const recoveryCodesShape = { message: z.string(), recovery_codes: z.array(z.string()) };

/** Answer of `GET /api/factors`: the own second factors. */
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
  /** Whether the role asks for a second factor: the last one cannot be removed then. */
  required: z.boolean(),
  /** The host for which passkeys are made; `''`: they are off, since the site is not served over https. */
  passkey_host: z.string(),
});

export type OwnFactors = z.infer<typeof ownFactorsSchema>;

/** What happened to an account, or to what its person has planned; it is shown to the person within a minute, else at the next sign-in. */
export const noticeEvents = [
  'recovery-code-used',
  /** Somebody who knows the password tries codes. */
  'many-wrong-codes',
  'second-factor-reset',
  'password-link-used',
  'owner-link-made',
  'owner-added',
  /** To owners: many were over the limit of all kinds (rules: enquiry-limit). */
  'enquiries-refused',
  /** Somebody has changed a section of a model that the person has planned to publish. */
  'plan-changed',
  /** Of what the person has planned to publish of a model, something was not. */
  'plan-left-out',
] as const;

export type NoticeEvent = (typeof noticeEvents)[number];

export const noticeSchema = z.strictObject({
  id: z.number(),
  event: z.enum(noticeEvents),
  /** User id of the account, or the name of the model; `''`: it is about neither. */
  about: z.string(),
  /** Who did it: a user id, or `''` for whoever runs the server. */
  by: z.string(),
  created_date: z.string(),
  created_time: z.string(),
});

export type Notice = z.infer<typeof noticeSchema>;
