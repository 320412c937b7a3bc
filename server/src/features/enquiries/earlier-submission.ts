import type { Database } from '../../db/open-database.ts';
import { Failure } from '../../http/failure.ts';
import { findBySubmissionKey, type Submission } from './enquiry-repository.ts';

/**
 * The reference of the enquiry that this submission repeats, if it repeats one.
 * @throws {Failure} `submission_key_reused` when its key is bound to another body
 */
export async function findEarlierReference(
  db: Database,
  { key, bodyDigest }: Submission,
): Promise<string | undefined> {
  const earlier = await findBySubmissionKey(db, key);
  if (earlier && earlier.bodyDigest !== bodyDigest) throw submissionKeyReused(earlier.reference);
  return earlier?.reference;
}

/** Whoever knows the key has sent that enquiry, and may know its reference. */
function submissionKeyReused(reference: string): Failure {
  return new Failure(
    'submission_key_reused',
    'An earlier version of this enquiry has arrived. Send the changed one as a new enquiry.',
    { reference },
  );
}
