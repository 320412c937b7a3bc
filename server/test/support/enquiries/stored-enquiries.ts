import type { NewEnquiry } from '@dealership/shared';
import { bumpErasures } from '../../../src/db/content-revision.ts';
import type { Database } from '../../../src/db/open-database.ts';
import { insertEnquiries } from '../../../src/features/enquiries/enquiry-repository.ts';
import { newReference } from '../../../src/features/enquiries/submit/reference.ts';
import { TEST_NOW } from './samples.ts';
import type { TestServer } from '../server/test-server.ts';

/** An enquiry as the product would store it. */
export function buildEnquiry(overrides: Partial<NewEnquiry> = {}): NewEnquiry {
  return {
    kind: 'sales',
    reference: unusedReference(),
    createdAt: TEST_NOW,
    ...overrides,
    values: {
      name: 'Ananya Das',
      mobile: '9832012345',
      email: 'ananya.das@example.com',
      pinCode: '734001',
      ...overrides.values,
    },
  };
}

const used = new Set<string>();

/** A new reference: unlike in the product there is no retry here, and two of thousands in a test may be the same. */
export function unusedReference(): string {
  let reference = newReference();
  while (used.has(reference)) reference = newReference();
  used.add(reference);
  return reference;
}

/** Rows in one statement, well below SQLite's limit of values. */
const ROWS_AT_ONCE = 500;

/** Stores enquiries directly, in this order, so that a test chooses their instants. */
export async function storeEnquiries(
  { db }: Pick<TestServer, 'db'>,
  enquiries: NewEnquiry[],
): Promise<void> {
  for (let start = 0; start < enquiries.length; start += ROWS_AT_ONCE) {
    const rows = enquiries.slice(start, start + ROWS_AT_ONCE);
    await insertEnquiries(
      db,
      rows.map((enquiry) => ({ enquiry })),
    );
  }
}

/** Erases all enquiries, or some by their references, but no records that refer to them. */
export async function eraseStored(
  { db }: { db: Database },
  references?: readonly string[],
): Promise<void> {
  const erased = db.deleteFrom('enquiries');
  await (references ? erased.where('reference', 'in', references) : erased).execute();
  await bumpErasures(db);
}
