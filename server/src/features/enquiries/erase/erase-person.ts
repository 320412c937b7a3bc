import { createHmac } from 'node:crypto';
import {
  enquiryKinds,
  type EnquiryKind,
  type Erasure,
  type ErasureCounts,
  type Person,
  type PendingErasure,
} from '@dealership/shared';
import type { Needs } from '../../../needs.ts';
import type { Database } from '../../../db/open-database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { deleteEnquiries, ERASED_AT_ONCE, listOfPerson, sumUp } from './erasure-repository.ts';
import { purgeDeleted } from '../../../db/dialect.ts';

/** Ends the consents of people whose enquiries are erased; passed in by the consents feature. */
export interface ConsentErasure {
  erase: (transaction: Database, mobile: string) => Promise<void>;
  /** Ends the consents of all who have decided nothing since an instant (epoch ms). */
  expire: (db: Database, before: number, isOver: () => boolean) => Promise<void>;
}

interface Deps extends Needs<'db' | 'audit'> {
  consents?: ConsentErasure;
  config: { jwtSecret: string };
}

/** Most rounds, in case the person keeps sending enquiries in the meantime. */
const MAX_ROUNDS = 500;

/**
 * Erases all enquiries of a person, of all kinds, and those that arrive meanwhile; for a number also its consents. The
 * search runs outside the transactions, since it reads every enquiry. Each transaction stores the audit event that
 * proves what it erased; if there is nothing to erase, one event records that.
 * @param userId the user who erases them
 */
export async function erasePerson(
  { db, audit, consents, config }: Deps,
  person: Person,
  userId: string,
): Promise<Erasure> {
  const proof = proofOf(config.jwtSecret, person);
  const all: [EnquiryKind, number][] = [];
  let found = await listOfPerson(db, person);
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const erased = await inTransaction(db, async (transaction) => {
      const deleted = await deleteEnquiries(transaction, found.slice(0, ERASED_AT_ONCE));
      if (person.mobile !== undefined) await consents?.erase(transaction, person.mobile);
      const what = `${proof}: ${describeCounts(deleted)}`;
      await audit({ userId, action: 'person erased', what }, transaction);
      return deleted;
    });
    all.push(...(Object.entries(erased.kinds) as typeof all));
    found = found.slice(ERASED_AT_ONCE);
    if (found.length === 0) found = await listOfPerson(db, person);
    if (found.length === 0) break;
  }
  const counts = sumUp(all);
  const pending = await purge(db);
  return { ...counts, proof, ...(counts.total > 0 && pending && { pending }) };
}

/** `3 (sales 2, finance 1)`. */
export function describeCounts({ total, kinds }: ErasureCounts): string {
  const parts = enquiryKinds
    .filter((kind) => kinds[kind] !== undefined)
    .map((kind) => `${kind} ${kinds[kind]}`);
  return parts.length > 0 ? `${total} (${parts.join(', ')})` : String(total);
}

/**
 * A keyed digest by which only the holder of the server's secret can find out whose erasure an event records: a plain
 * digest of ten digits could be guessed in seconds.
 */
export function proofOf(secret: string, person: Person): string {
  const [key, value = ''] = Object.entries(person).find(([, given]) => given !== undefined) ?? [''];
  const digest = createHmac('sha256', secret)
    .update(`erasure\n${key}\n${value.toLowerCase()}`)
    .digest('hex');
  return `${key}#${digest.slice(0, 20)}`;
}

/** Removes erased rows from the database's files too; returns where copies remain. */
export async function purge(db: Database): Promise<PendingErasure | undefined> {
  const isPurged = await purgeDeleted(db);
  if (isPurged === undefined) return 'server logs' satisfies PendingErasure;
  return isPurged ? undefined : ('database files' satisfies PendingErasure);
}
