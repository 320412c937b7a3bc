import { toSearchKey, type Person } from '@dealership/shared';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { Database } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/schema.ts';
import { inPeriod, type Period } from '../enquiry-repository.ts';
import { columnOf } from '../enquiry-storage.ts';
import { enquiriesAmong, findCandidates } from './candidate-repository.ts';

/** Which enquiries are selected: those that match every condition. */
export interface Selection extends Period {
  /** Text that an enquiry contains; `''`: any. */
  search?: string | undefined;
  /** Whether it is also found by its reference. */
  findsReference?: boolean | undefined;
  /** Whose it is. */
  person?: Person | undefined;
}

export type EnquiryQuery = SelectQueryBuilder<Tables, 'enquiries', object>;

/**
 * The candidates of a selection: see `findCandidates`. `undefined` also if it has no condition that the index
 * supports.
 */
export async function candidatesOf(
  db: Database,
  { search, findsReference, person, kind }: Selection,
): Promise<number[] | undefined> {
  if (person) return findCandidates(db, [person.mobile ?? person.email.toLowerCase()]);
  if (!search) return undefined;
  const terms = [toSearchKey(search), ...(findsReference ? [search.toUpperCase()] : [])];
  return findCandidates(db, terms, { kind });
}

/** The selected enquiries; with candidates, only these are compared. */
export function matching(
  db: Database,
  selection: Selection,
  candidates: readonly number[] | undefined,
): EnquiryQuery {
  const { search, findsReference, person } = selection;
  let query = inPeriod(enquiriesAmong(db, candidates), selection);
  if (search) query = query.where(containsText(search, findsReference));
  if (person) query = query.where(isOf(person));
  return query;
}

/** Both engines have `instr`, which takes the term literally: `%`, `_` and `\` have no meaning. */
function containsText(search: string, findsReference = false) {
  const inText = sql<boolean>`instr(search_text, ${toSearchKey(search)}) > 0`;
  if (!findsReference) return inText;
  return sql<boolean>`(${inText} or instr(reference, ${search.toUpperCase()}) > 0)`;
}

/** E-mail addresses are ASCII, which both engines lower-case alike. */
function isOf({ mobile, email }: Person) {
  return mobile === undefined
    ? sql<boolean>`lower(${sql.ref(columnOf('email'))}) = ${email.toLowerCase()}`
    : sql<boolean>`${sql.ref(columnOf('mobile'))} = ${mobile}`;
}
