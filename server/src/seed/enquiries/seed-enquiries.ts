import type { AnsweringSettings, EnquiryKind, ModelChoice, NewEnquiry } from '@dealership/shared';
import { isDuplicate } from '../../db/dialect.ts';
import { readEnquiryIds } from '../../db/enquiry-ids.ts';
import type { Database } from '../../db/open-database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockCustomers } from '../../features/enquiries/desk/rows/customer-repository.ts';
import { listColleagues } from '../../features/enquiries/desk/rows/people-repository.ts';
import { contactOf } from '../../features/enquiries/desk-row.ts';
import { insertEnquiries } from '../../features/enquiries/enquiry-repository.ts';
import type { NoteOptIns } from '../../features/enquiries/submit/insert-batcher.ts';
import { newReference } from '../../features/enquiries/submit/reference.ts';
import { fakeEnquiries } from './fake-enquiries.ts';
import { workOn, type Answerer } from './fake-work.ts';
import { seededRandom } from './random.ts';
import { addCustomersSince, insertWorks } from './seed-repository.ts';

/** Rows in one statement: some 30 columns each, well below SQLite's 32,766 values. */
const ROWS_AT_ONCE = 500;

interface Seeding {
  count: number;
  seed: number;
  /** Epoch ms. */
  now: number;
  /** Length of the time before `now`; default: a year. */
  spanMs?: number;
  /** A kind that is listed more often comes more often; by default all come equally often. */
  kinds?: readonly EnquiryKind[];
  /** Of four enquiries the fourth is of this branch; absent: all are of the first one. */
  secondBranch?: number;
  /** Average number of enquiries of a visitor; default: two. */
  eachSends?: number;
  /** All older enquiries have been answered; by default some of any age wait. */
  unansweredMs?: number;
  models: readonly ModelChoice[];
  settings: AnsweringSettings;
  noteOptIns: NoteOptIns;
}

/**
 * Stores made-up enquiries in one transaction, all of them or none: with their customers, the work of staff on them,
 * and the consents of opt-ins. Nobody gets a message about any of it.
 */
export async function seedEnquiries(db: Database, options: Seeding): Promise<void> {
  const colleagues = await listColleagues(db, options.now);
  const onDuty = colleagues.filter(({ onDutyUntil }) => onDutyUntil !== null);
  const people = onDuty.length > 0 ? onDuty : colleagues;
  await inTransaction(db, async (transaction) => {
    await lockCustomers(transaction);
    const enquiries = fakeEnquiries(options);
    // A stream of its own, so that the enquiries of a seed do not depend on the work on them.
    const random = seededRandom(Math.imul(options.seed + 1, 0x85ebca6b));
    for (;;) {
      const batch = [...take(enquiries, ROWS_AT_ONCE)];
      if (batch.length > 0) await storeBatch(transaction, batch, { ...options, people, random });
      if (batch.length < ROWS_AT_ONCE) return;
    }
  });
}

async function storeBatch(
  db: Database,
  batch: readonly Omit<NewEnquiry, 'reference'>[],
  making: Seeding & { people: readonly Answerer[]; random: () => number },
): Promise<void> {
  const { secondBranch } = making;
  const enquiries = await insertWithNewReferences(
    db,
    batch.map((enquiry, at) =>
      secondBranch !== undefined && at % 4 === 3 ? { ...enquiry, branch: secondBranch } : enquiry,
    ),
  );
  const ids = await readEnquiryIds(
    db,
    enquiries.map(({ reference }) => reference),
  );
  const customers = await addCustomersSince(db, firstsOf(enquiries));
  const works = enquiries.map((enquiry) => ({
    id: ids.get(enquiry.reference) ?? 0,
    customerId: customers.get(contactOf(enquiry)) ?? null,
    ...workOn(enquiry, making),
  }));
  await insertWorks(db, works);
  await making.noteOptIns(db, enquiries, 'website');
}

/** The time of each customer's first enquiry, by contact; `enquiries` has the oldest first. */
function firstsOf(enquiries: readonly NewEnquiry[]): Map<string, number> {
  const firsts = new Map<string, number>();
  for (const enquiry of enquiries) {
    const contact = contactOf(enquiry);
    if (!firsts.has(contact)) firsts.set(contact, enquiry.createdAt);
  }
  return firsts;
}

/** Stores a batch; if a reference is taken already, the whole batch gets new ones. */
async function insertWithNewReferences(
  db: Database,
  batch: readonly Omit<NewEnquiry, 'reference'>[],
): Promise<NewEnquiry[]> {
  for (;;) {
    try {
      const enquiries = batch.map((enquiry) => ({ ...enquiry, reference: newReference() }));
      await insertEnquiries(
        db,
        enquiries.map((enquiry) => ({ enquiry })),
      );
      return enquiries;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
  }
}

function* take<Item>(items: Generator<Item>, count: number): Generator<Item> {
  for (let taken = 0; taken < count; taken += 1) {
    const next = items.next();
    if (next.done) return;
    yield next.value;
  }
}
