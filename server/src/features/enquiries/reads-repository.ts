import { enquiryKinds, FIRST_BRANCH, type EnquiryKind, type Reads } from '@dealership/shared';
import { sql, type RawBuilder } from 'kysely';
import { besideIndex } from '../../db/dialect.ts';
import type { Database } from '../../db/open-database.ts';

/** MySQL allows no empty list; no kind is called `''`. */
export function oneAtLeast(kinds: readonly EnquiryKind[]): readonly EnquiryKind[] {
  return kinds.length > 0 ? kinds : ['' as EnquiryKind];
}

/** The kinds that narrow a list; `undefined`: all, and without the condition a list is read in the order of its index. */
export function kindsIn({ kinds }: Pick<Reads, 'kinds'>): readonly EnquiryKind[] | undefined {
  return kinds.length < enquiryKinds.length ? kinds : undefined;
}

/** Whether a branch is one of these; no branch has the number 0. */
function isAmong(branch: RawBuilder<unknown>, branches: readonly number[]): RawBuilder<boolean> {
  return sql<boolean>`${branch} in (${sql.join(branches.length > 0 ? branches : [0])})`;
}

/** Whether a row of `desk` is of a branch that is read; `undefined`: all are. */
export function inBranches(db: Database, { branches }: Pick<Reads, 'branches'>) {
  return branches ? isAmong(besideIndex(db, 'desk.dealer_id'), branches) : undefined;
}

/** Whether a row of `desk` is one that a person reads (rules: rights). */
export function isReadOnDesk(db: Database, reads: Reads): RawBuilder<boolean> {
  const kinds = kindsIn(reads);
  const isOfKind =
    kinds && sql<boolean>`${besideIndex(db, 'desk.kind')} in (${sql.join(oneAtLeast(kinds))})`;
  const conditions = [isOfKind, inBranches(db, reads)].filter((each) => each !== undefined);
  return conditions.length === 0
    ? sql<boolean>`1 = 1`
    : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** The branch of a row of `enquiries`. An enquiry that another program stored may not be on the desk. */
export const branchOfEnquiry = sql<number>`coalesce((select dealer_id from desk where desk.enquiry_id = enquiries.id), ${sql.lit(FIRST_BRANCH)})`;

/** Whether a row of `enquiries` is of a branch that is read; `undefined`: all are. */
export function isInBranches({ branches }: Pick<Reads, 'branches'>) {
  return branches ? isAmong(branchOfEnquiry, branches) : undefined;
}

/** Whether a text is the reference of an enquiry that a person reads. */
export function isReadReference(
  db: Database,
  reads: Reads,
  reference: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from enquiries as named inner join desk on desk.enquiry_id = named.id
    where named.reference = ${reference} and ${isReadOnDesk(db, reads)})`;
}
