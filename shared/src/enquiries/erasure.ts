import * as z from 'zod/mini';
import { emailSchema, mobileSchema } from './field-schemas.ts';
import type { EnquiryKind } from './registry.ts';

/** Whose enquiries are meant: by contact number (10 digits) or by e-mail address. */
export type Person = { mobile: string; email?: undefined } | { email: string; mobile?: undefined };

/**
 * Who is to be erased (docs/api.md), by one of the two, spelled in any way that the forms take. `""` and
 * `null` count as absent.
 */
export const personSchema = z.pipe(
  z.pipe(
    z.object({ mobile: z.optional(z.unknown()), email: z.optional(z.unknown()) }),
    z.transform(({ mobile, email }) => ({
      ...(isGiven(mobile) && { mobile }),
      ...(isGiven(email) && { email }),
    })),
  ),
  z.pipe(
    z.object({ mobile: z.optional(mobileSchema), email: z.optional(emailSchema) }).check(
      z.refine(({ mobile, email }) => (mobile === undefined) !== (email === undefined), {
        error: 'Enter either a mobile number or an e-mail address',
        path: ['mobile'],
      }),
    ),
    z.transform((person) => person as Person),
  ),
);

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** How many enquiries were found or erased; kinds without any are left out. */
export interface ErasureCounts {
  total: number;
  kinds: Partial<Record<EnquiryKind, number>>;
}

/** What would go, and whose it is, as it is stored. */
export type ErasurePreview = Person & ErasureCounts;

/** What was erased, and the word under which the audit log holds it. */
export interface Erasure extends ErasureCounts {
  proof: string;
  /** Where it still is, beside backups; absent: nowhere. */
  pending?: PendingErasure;
}

/**
 * `database files`: SQLite's, while a backup or an export reads; a running server clears them within a minute
 * after that. `server logs`: MySQL's undo log, and its binary log where there is one; it clears them by itself.
 */
export type PendingErasure = 'database files' | 'server logs';

/** What has outlived its retention, of one kind. */
export interface Expired {
  kind: EnquiryKind;
  months: number;
  /** Stored before this day (`YYYY-MM-DD`). */
  before: string;
  count: number;
}

/** What has outlived its retention, of each kind that is not kept without end. */
export interface Retention {
  expired: Expired[];
  /** Why the server does not erase it by itself; absent: it does. */
  waits?: RetentionDoubt;
}

/** Why it is the operator who decides: an erasure cannot be undone. */
export type RetentionDoubt =
  /** The clock may be ahead: days (`YYYY-MM-DD`) as it says and as was certain last. */
  | { reason: 'clock'; today: string; known: string }
  /** Of so many stored enquiries, of a kind or of all that are not kept without end, many would go at once. */
  | { reason: 'share'; kind?: EnquiryKind; count: number; stored: number };
