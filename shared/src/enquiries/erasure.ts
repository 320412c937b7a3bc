import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import { emailSchema, mobileSchema } from './field-schemas.ts';
import { enquiryKindSchema } from './kind-schema.ts';
import { isReference } from './reference.ts';

/**
 * Whose enquiries are meant: by contact number (10 digits), by e-mail address, or, of somebody who has given neither, by the
 * reference of the one enquiry.
 */
export type Person =
  | { mobile: string; email?: undefined; reference?: undefined }
  | { email: string; mobile?: undefined; reference?: undefined }
  | { reference: string; mobile?: undefined; email?: undefined };

const referenceSchema = z
  .string(coded('invalid'))
  .check(z.trim(), z.refine(isReference, { error: coded('invalid') }), z.toUpperCase());

/**
 * Who is to be erased (docs/api.md), by one of the three, spelled in any way that the forms take. `""` and
 * `null` count as absent.
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

/** How many enquiries were found or erased; kinds without any are left out. */
const countsShape = {
  total: z.number(),
  kinds: z.partialRecord(enquiryKindSchema, z.number()),
};

const absent = z.optional(z.undefined());
const previewShape = {
  ...countsShape,
  /** Numbers, addresses and references of those who were joined with the person, whose enquiries stay; absent: nobody was. */
  joined: z.optional(z.array(z.string())),
};

/** What would go, and whose it is, as it is stored. */
export const erasurePreviewSchema = z.union([
  z.strictObject({ mobile: z.string(), email: absent, reference: absent, ...previewShape }),
  z.strictObject({ email: z.string(), mobile: absent, reference: absent, ...previewShape }),
  z.strictObject({ reference: z.string(), mobile: absent, email: absent, ...previewShape }),
]);

export type ErasurePreview = z.infer<typeof erasurePreviewSchema>;

/**
 * `database files`: SQLite's, while a backup or an export reads; a running server clears them within a minute
 * after that. `server logs`: MySQL's undo log, and its binary log where there is one; it clears them by itself.
 */
const pendingErasureSchema = z.enum(['database files', 'server logs']);

export type PendingErasure = z.infer<typeof pendingErasureSchema>;

/** What `POST /api/erasures` answers: what was erased, and the word under which the audit log holds it. */
export const erasureAnswerSchema = z.strictObject({
  message: z.string(),
  ...countsShape,
  proof: z.string(),
  /** Where it still is, beside backups; absent: nowhere. */
  pending: z.optional(pendingErasureSchema),
});

export type Erasure = Omit<z.infer<typeof erasureAnswerSchema>, 'message'>;

export type ErasureCounts = Pick<Erasure, 'total' | 'kinds'>;

/** What has outlived its retention, of one kind. */
const expiredSchema = z.strictObject({
  kind: enquiryKindSchema,
  months: z.number(),
  /** Stored before this day (`YYYY-MM-DD`). */
  before: z.string(),
  count: z.number(),
  /** The days of the first and the last of them; absent when there are none. */
  oldest: z.optional(z.string()),
  newest: z.optional(z.string()),
});

export type Expired = z.infer<typeof expiredSchema>;

/** Why it is the operator who decides: an erasure cannot be undone. */
const retentionDoubtSchema = z.discriminatedUnion('reason', [
  /** The clock may be ahead: days (`YYYY-MM-DD`) as it says and as was certain last. */
  z.strictObject({ reason: z.literal('clock'), today: z.string(), known: z.string() }),
  /** Of so many stored enquiries, of a kind or of all that are not kept without end, many would go at once. */
  z.strictObject({
    reason: z.literal('share'),
    kind: z.optional(enquiryKindSchema),
    count: z.number(),
    stored: z.number(),
  }),
]);

export type RetentionDoubt = z.infer<typeof retentionDoubtSchema>;

/** What has outlived its retention, of each kind that is not kept without end. */
export const retentionSchema = z.strictObject({
  expired: z.array(expiredSchema),
  /** Why the server does not erase it by itself; absent: it does. */
  waits: z.optional(retentionDoubtSchema),
});

export type Retention = z.infer<typeof retentionSchema>;
