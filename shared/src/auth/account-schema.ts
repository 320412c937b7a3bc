import * as z from 'zod/mini';
import { enquiryKindSchema } from '../enquiries/kind-schema.ts';
import { locales } from '../languages/locale.ts';
import { currentUserSchema } from './login.ts';
import { roles } from './permissions.ts';

export const accountRecordSchema = z.strictObject({
  user_id: z.string(),
  user_name: z.string(),
  mobile_no: z.string(),
  email: z.string(),
  city: z.string(),
  /** `YYYY-MM-DD`. */
  created_date: z.string(),
  /** Last day of use, `YYYY-MM-DD`; `''`: no end. */
  expire_date: z.string(),
  Status: z.enum(['active', 'inactive']),
});

export type AccountRecord = z.infer<typeof accountRecordSchema>;

export const ownSessionSchema = z.strictObject({
  /** `YYYY-MM-DD`, as is `last_seen_date`. */
  started_date: z.string(),
  /** `HH:MM:SS`, as is `last_seen_time`. */
  started_time: z.string(),
  last_seen_date: z.string(),
  last_seen_time: z.string(),
  /** Display name, such as `Chrome on Windows`. */
  device: z.string(),
  /** Whether it is the session of this call. */
  current: z.boolean(),
});

export type OwnSession = z.infer<typeof ownSessionSchema>;

/** Answer of `GET /api/me`; seconds are rounded down. */
export const currentSessionSchema = z.strictObject({
  /** Seconds until the session ends, or locks, unless it is used again. */
  ends_in: z.number(),
  /** Seconds until it ends even if it is used. */
  ends_at_latest_in: z.number(),
  /** Whether it locks before it ends (rules: own-phone). */
  is_own_phone: z.boolean(),
  ...currentUserSchema.shape,
  role: z.enum(roles),
  /** The kinds of enquiries that the person reads, in menu order. */
  kinds: z.array(enquiryKindSchema),
  /** Numbers of the branches whose enquiries the person reads; `null`: all. */
  branches: z.nullable(z.array(z.number())),
  /** Whether there are several branches, also such as visitors do not see. */
  has_branches: z.boolean(),
  /** Whether the account lacks the second factor that its role requires: then it may only set one up. */
  second_factor_missing: z.boolean(),
  /** Of their screens and messages; `null`: not chosen, which is English. */
  language: z.nullable(z.enum(locales)),
});

export type CurrentSession = z.infer<typeof currentSessionSchema>;
