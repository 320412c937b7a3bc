import * as z from 'zod/mini';
import { enquiryKindSchema } from '../enquiries/kind-schema.ts';
import { currentUserSchema } from './login.ts';
import { roles } from './permissions.ts';

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
  /** Whether the account lacks the second factor that its role requires: then it may only set one up. */
  second_factor_missing: z.boolean(),
});

export type CurrentSession = z.infer<typeof currentSessionSchema>;
