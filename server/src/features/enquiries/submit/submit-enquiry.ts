import type {
  EnquiryCard,
  EnquiryKind,
  Locale,
  ParsedEnquiry,
  SiteVisit,
} from '@dealership/shared';
import type { Needs } from '../../../needs.ts';
import { isLockTimeout } from '../../../db/dialect.ts';
import { LOCK_WAIT_SECONDS } from '../../../db/engines/lock-wait.ts';
import { untilUnlocked } from '../../../db/transaction.ts';
import { AppError } from '../../../errors/app-error.ts';
import {
  enquiryDigest,
  findEarlier,
  type Accepted,
  type Submission,
} from './earlier-submission.ts';
import type { InsertEnquiry } from './insert-batcher.ts';
import { storeUnderReference } from './reference.ts';

/** A repeat waits 5 s for the first one's answer (rules: sent-twice), in steps of the database's lock wait. */
const MAX_LOCK_WAITS = 5 / LOCK_WAIT_SECONDS;

export interface SubmitDeps extends Needs<'db' | 'clock' | 'log' | 'onStored'> {
  insertEnquiry: InsertEnquiry;
  countEnquiry: ((kind: EnquiryKind) => void) | undefined;
}

/** The submission of an enquiry, the network it came from, and how its sender came to the site. */
export interface Sender {
  submission: Submission | undefined;
  network: string;
  /** It may differ when the enquiry is sent again. */
  visit: SiteVisit | undefined;
  /** Number of the branch that answers it, which may differ too: the first one stays. */
  branch?: number;
  /** Of the form, which may differ too. */
  language: Locale;
  /** It may differ as well: the first one stays. */
  priceCard?: EnquiryCard | undefined;
}

/**
 * Stores an enquiry, once however often it is repeated with its key, and resolves when it is on disk.
 * The unique index on the key is the whole mechanism: of parallel repeats one is stored, and the others
 * wait for it inside the database.
 * @returns the answer to its sender: for a repeated one, the first answer
 * @throws {AppError} `submission_key_reused` when the key was used with another body,
 *   `submission_in_flight` when a parallel repeat has not ended in 5 s
 */
export async function submitEnquiry(
  { db, clock, log, insertEnquiry, countEnquiry, onStored }: SubmitDeps,
  kind: EnquiryKind,
  enquiry: ParsedEnquiry,
  { submission, network, visit, branch, language, priceCard }: Sender,
): Promise<Accepted> {
  const binding = submission && { key: submission.key, digest: enquiryDigest(enquiry) };
  const store = async (reference: string) => {
    const promisedAt = await insertInTurn(insertEnquiry, {
      enquiry: {
        ...enquiry,
        ...(visit && { visit }),
        ...(branch !== undefined && { branch }),
        language,
        ...(priceCard && { priceCard }),
        kind,
        reference,
        createdAt: clock(),
      },
      binding,
      network,
    });
    log.info({ event: 'enquiry stored', kind, reference });
    countEnquiry?.(kind);
    onStored?.();
    return { reference, promisedAt };
  };
  return storeUnderReference(store, async () => submission && findEarlier(db, submission));
}

/**
 * Stores an enquiry, and tries again on a lock wait timeout: a parallel repeat is then still being stored. Without a
 * key there is no repeat, and it simply tries again.
 */
async function insertInTurn(insertEnquiry: InsertEnquiry, arriving: Parameters<InsertEnquiry>[0]) {
  if (!arriving.binding) return untilUnlocked(() => insertEnquiry(arriving));
  for (let waited = 0; waited < MAX_LOCK_WAITS; waited += 1) {
    try {
      return await insertEnquiry(arriving);
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
    }
  }
  throw new AppError('submission_in_flight', (texts) => texts.submissionInFlight, {
    retryAfterSeconds: 1,
  });
}
