import { createHash } from 'node:crypto';
import {
  dayOf,
  enquiryDefinitions,
  parseEnquiry,
  type EnquiryKind,
  type ParsedEnquiry,
} from '@dealership/shared';
import type { Database } from '../../../db/open-database.ts';
import { AppError } from '../../../errors/app-error.ts';
import { findBySubmissionKey } from '../enquiry-repository.ts';

/** What makes a repeated submission harmless: the kind's and the browser's key, and the body it binds. */
export interface Submission {
  /** `<kind>:<Idempotency-Key>`. */
  key: string;
  kind: EnquiryKind;
  body: Readonly<Record<string, unknown>>;
  /** SHA-256 (hex) of the body's bytes: all that an earlier version has stored of what a key binds. */
  bytesDigest: string;
}

/**
 * SHA-256 (hex) of what an enquiry says: equal for two bodies of a kind whose known fields are the same,
 * in whatever order and among whatever other keys they came.
 */
export function enquiryDigest({ values, noticeVersion }: ParsedEnquiry): string {
  const inOrder = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify([inOrder, noticeVersion ?? null]);
  return createHash('sha256').update(text).digest('hex');
}

/**
 * The reference of the enquiry that this submission repeats, if it repeats one.
 * @throws {AppError} `submission_key_reused` when its key is bound to another body
 */
export async function findEarlierReference(
  db: Database,
  { key, kind, body, bytesDigest }: Submission,
): Promise<string | undefined> {
  const earlier = await findBySubmissionKey(db, key);
  if (!earlier) return undefined;
  // Read as on its own day: a booking for today may be repeated after midnight.
  const today = dayOf(earlier.createdAt);
  const parsed = parseEnquiry(enquiryDefinitions[kind], body, { today });
  const same = [bytesDigest, ...(parsed.ok ? [enquiryDigest(parsed.enquiry)] : [])];
  if (!same.includes(earlier.digest)) throw submissionKeyReused(earlier.reference);
  return earlier.reference;
}

/** Whoever knows the key has sent that enquiry, and may know its reference. */
function submissionKeyReused(reference: string): AppError {
  return new AppError('submission_key_reused', (texts) => texts.submissionKeyReused, { reference });
}
