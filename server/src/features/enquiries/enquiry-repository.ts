import { searchTextOf, type NewEnquiry } from '@dealership/shared';
import { toColumns } from '../../db/enquiry-storage.ts';
import type { Database } from '../../db/open-database.ts';

/** What binds an enquiry to the key under which it was sent. */
export interface Binding {
  key: string;
  /** Of the enquiry: another one under this key is refused. */
  digest: string;
}

/**
 * Stores enquiries, all of them or none; a taken reference or submission key is a duplicate error of the
 * database.
 */
export async function insertEnquiries(
  db: Database,
  enquiries: readonly { enquiry: NewEnquiry; binding?: Binding | undefined }[],
): Promise<void> {
  await db
    .insertInto('enquiries')
    .values(enquiries.map(({ enquiry, binding }) => toRow(enquiry, binding)))
    .execute();
}

function toRow(enquiry: NewEnquiry, binding: Binding | undefined) {
  return {
    ...toColumns(enquiry.values),
    reference: enquiry.reference,
    kind: enquiry.kind,
    notice_version: enquiry.noticeVersion ?? null,
    search_text: searchTextOf(enquiry),
    submission_key: binding?.key ?? null,
    submission_hash: binding?.digest ?? null,
    created_at: enquiry.createdAt,
  };
}

/** The enquiry that bound a submission key, if any did. */
export async function findBySubmissionKey(
  db: Database,
  key: string,
): Promise<{ reference: string; digest: string; createdAt: number } | undefined> {
  const row = await db
    .selectFrom('enquiries')
    .select(['reference', 'submission_hash', 'created_at'])
    .where('submission_key', '=', key)
    .executeTakeFirst();
  return (
    row && {
      reference: row.reference,
      digest: row.submission_hash ?? '',
      createdAt: row.created_at,
    }
  );
}
