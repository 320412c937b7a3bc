import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import { emailSchema, mobileSchema } from './field-schemas.ts';
import { enquiryKindSchema } from './kind-schema.ts';
import { isReference } from './reference.ts';

/**
 * The person whose enquiries are meant: by contact number (10 digits), by e-mail address, or, if they have given
 * neither, by the reference of their one enquiry.
 */
export type Person =
  | { mobile: string; email?: undefined; reference?: undefined }
  | { email: string; mobile?: undefined; reference?: undefined }
  | { reference: string; mobile?: undefined; email?: undefined };

const referenceSchema = z
  .string(coded('invalid'))
  .check(z.trim(), z.refine(isReference, { error: coded('invalid') }), z.toUpperCase());

/**
 * The person to erase (docs/api.md), by one of the three, in any spelling that the forms accept. `""` and `null` count
 * as absent.
 */
export const personSchema = z.pipe(
  z.pipe(
    z.object({
      mobile: z.optional(z.unknown()),
      email: z.optional(z.unknown()),
      reference: z.optional(z.unknown()),
    }),
    z.transform((person) =>
      Object.fromEntries(Object.entries(person).filter(([, value]) => isGiven(value))),
    ),
  ),
  z.pipe(
    z
      .object({
        mobile: z.optional(mobileSchema),
        email: z.optional(emailSchema),
        reference: z.optional(referenceSchema),
      })
      .check(
        z.refine((person) => Object.values(person).filter(isGiven).length === 1, {
          error: coded('mobile_or_email'),
          path: ['mobile'],
        }),
      ),
    z.transform((person) => person as Person),
  ),
);

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** Number of enquiries found or erased; kinds without any are left out. */
const countsShape = {
  total: z.number(),
  kinds: z.partialRecord(enquiryKindSchema, z.number()),
};

const absent = z.optional(z.undefined());
const previewShape = {
  ...countsShape,
  /** Numbers, addresses and references of joined customers, whose enquiries stay; absent: none. */
  joined: z.optional(z.array(z.string())),
};

/** What would be erased, and its person as stored. */
export const erasurePreviewSchema = z.union([
  z.strictObject({ mobile: z.string(), email: absent, reference: absent, ...previewShape }),
  z.strictObject({ email: z.string(), mobile: absent, reference: absent, ...previewShape }),
  z.strictObject({ reference: z.string(), mobile: absent, email: absent, ...previewShape }),
]);

export type ErasurePreview = z.infer<typeof erasurePreviewSchema>;

/**
 * `database files`: of SQLite, while a backup or an export reads; a running server clears them within a minute after
 * that. `server logs`: the undo log of MySQL, and its binary log if there is one; MySQL clears them automatically.
 */
const pendingErasureSchema = z.enum(['database files', 'server logs']);

export type PendingErasure = z.infer<typeof pendingErasureSchema>;

/** Answer of `POST /api/erasures`: what was erased, and the word that the audit log has for it. */
export const erasureAnswerSchema = z.strictObject({
  message: z.string(),
  ...countsShape,
  proof: z.string(),
  /** Where erased data still is, beside backups; absent: nowhere. */
  pending: z.optional(pendingErasureSchema),
});

export type Erasure = Omit<z.infer<typeof erasureAnswerSchema>, 'message'>;

export type ErasureCounts = Pick<Erasure, 'total' | 'kinds'>;

/** Enquiries of one kind that are past their retention. */
const expiredSchema = z.strictObject({
  kind: enquiryKindSchema,
  months: z.number(),
  /** Stored before this day (`YYYY-MM-DD`). */
  before: z.string(),
  count: z.number(),
  /** The days of the first and the last of them; absent if there are none. */
  oldest: z.optional(z.string()),
  newest: z.optional(z.string()),
});

export type Expired = z.infer<typeof expiredSchema>;

/** Why the operator has to decide: an erasure cannot be undone. */
const retentionDoubtSchema = z.discriminatedUnion('reason', [
  /** The clock may be ahead: the day (`YYYY-MM-DD`) of the clock, and the last day that was certain. */
  z.strictObject({ reason: z.literal('clock'), today: z.string(), known: z.string() }),
  /** A large share of the stored enquiries of a kind, or of all kinds with a retention, would be erased at once. */
  z.strictObject({
    reason: z.literal('share'),
    kind: z.optional(enquiryKindSchema),
    count: z.number(),
    stored: z.number(),
  }),
]);

export type RetentionDoubt = z.infer<typeof retentionDoubtSchema>;

/** Enquiries past their retention, for each kind that has one. */
export const retentionSchema = z.strictObject({
  expired: z.array(expiredSchema),
  /** Why the server does not erase them automatically; absent: it does. */
  waits: z.optional(retentionDoubtSchema),
});

export type Retention = z.infer<typeof retentionSchema>;
