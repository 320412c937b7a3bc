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
}

/** What has outlived its retention, of one kind. */
export interface Expired {
  kind: EnquiryKind;
  months: number;
  /** Stored before this day (`YYYY-MM-DD`). */
  before: string;
  count: number;
}
