import { hash } from 'node:crypto';
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

export interface Accepted {
  reference: string;
  /** By when the dealership promises to call them (epoch ms); `null`: no promise. */
  promisedAt: number | null;
}

/** Identifies a repeated submission. */
export interface Submission {
  /** `<kind>:<Idempotency-Key>`. */
  key: string;
  kind: EnquiryKind;
  body: Readonly<Record<string, unknown>>;
}

/**
 * SHA-256 (hex) of an enquiry's values: equal for two bodies of a kind with the same known fields, in any order and
 * with any unknown keys.
 */
export function enquiryDigest({ values, noticeVersion }: ParsedEnquiry): string {
  const inOrder = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return hash('sha256', JSON.stringify([inOrder, noticeVersion ?? null]));
}

/**
 * The answer to the enquiry that this submission repeats, if it repeats one.
 * @throws {AppError} `submission_key_reused` when the key was used with another body
 */
export async function findEarlier(
  db: Database,
  { key, kind, body }: Submission,
): Promise<Accepted | undefined> {
  const earlier = await findBySubmissionKey(db, key);
  if (!earlier) return undefined;
  // Parsed as on the day it was sent: a booking for today may be repeated after midnight.
  const today = dayOf(earlier.createdAt);
  const parsed = parseEnquiry(enquiryDefinitions[kind], body, { today });
  const { reference, promisedAt, digest } = earlier;
  if (!parsed.ok || enquiryDigest(parsed.enquiry) !== digest) {
    // Only the sender of the enquiry knows the key, so the answer may name the reference.
    const details = { reference };
    throw new AppError('submission_key_reused', (texts) => texts.submissionKeyReused, details);
  }
  return { reference, promisedAt };
}
