import * as z from 'zod/mini';
import { currentUserShape } from './login.ts';

/** What `GET /api/me` answers; seconds are rounded down. */
export const currentSessionSchema = z.strictObject({
  /** Seconds until the session ends, unless it is used again. */
  ends_in: z.number(),
  /** Seconds until it ends however much it is used. */
  ends_at_latest_in: z.number(),
  ...currentUserShape,
});

export type CurrentSession = z.infer<typeof currentSessionSchema>;
