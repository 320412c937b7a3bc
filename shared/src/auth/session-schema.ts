import * as z from 'zod/mini';
import { enquiryKindSchema } from '../enquiries/kind-schema.ts';
import { currentUserShape } from './login.ts';
import { roles } from './permissions.ts';

/** What `GET /api/me` answers; seconds are rounded down. */
export const currentSessionSchema = z.strictObject({
  /** Seconds until the session ends, or is locked, unless it is used again. */
  ends_in: z.number(),
  /** Seconds until it ends however much it is used. */
  ends_at_latest_in: z.number(),
  /** Whether it is locked before it ends (rules: own-phone). */
  is_own_phone: z.boolean(),
  ...currentUserShape,
  role: z.enum(roles),
  /** The kinds of enquiries that the person reads, in menu order. */
  kinds: z.array(enquiryKindSchema),
  /** Whether the role asks for a second factor that the account lacks: it may do nothing but get one. */
  second_factor_missing: z.boolean(),
});

export type CurrentSession = z.infer<typeof currentSessionSchema>;
