import { searchTextOf, type NewEnquiry } from '@dealership/shared';
import { toColumns } from '../../db/enquiry-storage.ts';
import type { Database } from '../../db/open-database.ts';

/** What makes a repeated submission harmless: the kind's and the browser's key, and the body it bound. */
export interface Submission {
  /** `<kind>:<Idempotency-Key>`. */
  key: string;
  bodyDigest: string;
}

/**
 * Stores enquiries, all of them or none; a taken reference or submission key is a duplicate error of the
 * database.
 */
export async function insertEnquiries(
  db: Database,
  enquiries: readonly { enquiry: NewEnquiry; submission?: Submission | undefined }[],
): Promise<void> {
  await db
    .insertInto('enquiries')
    .values(enquiries.map(({ enquiry, submission }) => toRow(enquiry, submission)))
    .execute();
}

function toRow(enquiry: NewEnquiry, submission: Submission | undefined) {
  return {
    ...toColumns(enquiry.values),
    reference: enquiry.reference,
    kind: enquiry.kind,
    notice_version: enquiry.noticeVersion ?? null,
    search_text: searchTextOf(enquiry),
    submission_key: submission?.key ?? null,
    submission_hash: submission?.bodyDigest ?? null,
    created_at: enquiry.createdAt,
  };
}

/** The enquiry that bound a submission key, if any did. */
export async function findBySubmissionKey(
  db: Database,
  key: string,
): Promise<{ reference: string; bodyDigest: string } | undefined> {
  const row = await db
    .selectFrom('enquiries')
    .select(['reference', 'submission_hash'])
    .where('submission_key', '=', key)
    .executeTakeFirst();
  return row && { reference: row.reference, bodyDigest: row.submission_hash ?? '' };
}
