import type { EnquiryKind, ParsedEnquiry } from '@dealership/shared';
import type { Logger } from 'pino';
import { isDuplicate, isLockTimeout } from '../../db/dialect.ts';
import type { Database } from '../../db/open-database.ts';
import { Failure } from '../../http/failure.ts';
import { findBySubmissionKey, insertEnquiry, type Submission } from './enquiry-repository.ts';
import { newReference } from './reference.ts';

/** A taken reference is met once in thousands of enquiries; so often in a row it is another fault. */
const MOST_REFERENCES_TRIED = 5;

interface Needs {
  db: Database;
  clock: () => number;
  log: Logger;
}

/**
 * Stores an enquiry, once however often it is repeated under its key, and resolves when it is on disk.
 * The unique index on the key is the whole mechanism: of parallel repeats one is stored and the others
 * wait for it inside the database.
 *
 * @returns the reference of the stored enquiry
 * @throws {Failure} `submission_key_reused` when the key is bound to another body,
 *   `submission_in_flight` when a parallel repeat has not ended in 5 s
 */
export async function submitEnquiry(
  { db, clock, log }: Needs,
  kind: EnquiryKind,
  enquiry: ParsedEnquiry,
  submission: Submission | undefined,
): Promise<string> {
  for (let tried = 0; tried < MOST_REFERENCES_TRIED; tried += 1) {
    const reference = newReference();
    try {
      await insertEnquiry(db, { ...enquiry, kind, reference, createdAt: clock() }, submission);
      log.info({ event: 'enquiry stored', kind, reference });
      return reference;
    } catch (error) {
      if (submission && isLockTimeout(error)) throw submissionInFlight();
      if (!isDuplicate(error)) throw error;
      const earlier = submission && (await findBySubmissionKey(db, submission.key));
      if (earlier) {
        if (earlier.bodyDigest !== submission.bodyDigest) throw submissionKeyReused();
        return earlier.reference;
      }
    }
  }
  throw new Error('no free reference number was found');
}

function submissionInFlight(): Failure {
  return new Failure(
    'submission_in_flight',
    'This enquiry is being stored already. Please wait a moment.',
    { retryAfterSeconds: 1 },
  );
}

function submissionKeyReused(): Failure {
  return new Failure(
    'submission_key_reused',
    'An earlier version of this enquiry has arrived. Send the changed one as a new enquiry.',
  );
}
