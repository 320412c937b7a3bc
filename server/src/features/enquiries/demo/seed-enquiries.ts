import type { ModelChoice, NewEnquiry } from '@dealership/shared';
import { isDuplicate } from '../../../db/dialect.ts';
import type { Database } from '../../../db/open-database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { insertEnquiries } from '../enquiry-repository.ts';
import { fakeEnquiries } from './fake-enquiries.ts';
import { newReference } from '../submit/reference.ts';

/** Rows in one statement: 24 columns each, well below SQLite's 32,766 values. */
const ROWS_AT_ONCE = 500;

/** Stores made-up enquiries in one transaction: all of them or none. */
export async function seedEnquiries(
  db: Database,
  options: { count: number; seed: number; now: number; models: readonly ModelChoice[] },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const enquiries = fakeEnquiries(options);
    for (;;) {
      const batch = [...take(enquiries, ROWS_AT_ONCE)];
      if (batch.length > 0) await insertWithNewReferences(transaction, batch);
      if (batch.length < ROWS_AT_ONCE) return;
    }
  });
}

/** Among many, some reference may be taken already; then the whole batch gets new ones. */
async function insertWithNewReferences(
  db: Database,
  batch: readonly Omit<NewEnquiry, 'reference'>[],
): Promise<void> {
  for (;;) {
    try {
      const numbered = batch.map((enquiry) => ({
        enquiry: { ...enquiry, reference: newReference() },
      }));
      await insertEnquiries(db, numbered);
      return;
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
