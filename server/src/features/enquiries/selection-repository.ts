import { toSearchKey, type Person } from '@dealership/shared';
import { sql, type SelectQueryBuilder } from 'kysely';
import { besideIndex, contains, readThrough } from '../../db/dialect.ts';
import type { Database } from '../../db/open-database.ts';
import type { Tables } from '../../db/schema.ts';
import { inPeriod, oneAtLeast, type Period } from './enquiry-repository.ts';
import { columnOf } from './enquiry-storage.ts';
import { mayBeInReference } from './submit/reference.ts';

/** Which enquiries are selected: those that match every condition. */
export interface Selection extends Period {
  /** Text that an enquiry contains; `''`: any. */
  search?: string | undefined;
  /** Whether it is also found by its reference. */
  findsReference?: boolean | undefined;
  /** Whether it is also found by its message: that is read for each, so only within a period. */
  findsMessage?: boolean | undefined;
  /** Whose it is. */
  person?: Person | undefined;
}

export type EnquiryQuery = SelectQueryBuilder<Tables, 'enquiries', object>;

/** The selected enquiries. */
export function matching(db: Database, selection: Selection): EnquiryQuery {
  return narrow(db, db.selectFrom('enquiries'), selection);
}

/** The same for a selection that few enquiries match: in order only after all have been read. */
export function fewMatching(db: Database, selection: Selection): EnquiryQuery {
  const indexes = ['enquiries_by_time', 'enquiries_by_kind_and_time'];
  return narrow(db, db.selectFrom(readThrough(db, 'enquiries', indexes)), selection);
}

function narrow(db: Database, all: EnquiryQuery, selection: Selection): EnquiryQuery {
  const { kinds, search, findsReference, findsMessage, person, ...period } = selection;
  let query = inPeriod(all, period);
  // Newest first from the index by time: through that by kind SQLite would look up the row of every match.
  if (kinds) query = query.where(besideIndex(db, 'kind'), 'in', oneAtLeast(kinds));
  if (search) query = query.where(containsText(db, search, { findsReference, findsMessage }));
  if (person) query = query.where(isOf(person));
  return query;
}

function containsText(
  db: Database,
  search: string,
  { findsReference, findsMessage }: Pick<Selection, 'findsReference' | 'findsMessage'>,
) {
  const key = toSearchKey(search);
  const inMessage = contains(db, sql`lower(message)`, key);
  const inSearchText = contains(db, 'search_text', key);
  const inText = findsMessage ? sql<boolean>`(${inSearchText} or ${inMessage})` : inSearchText;
  const reference = search.toUpperCase();
  // Most searches cannot be for one, and are faster without.
  if (!findsReference || !mayBeInReference(reference)) return inText;
  return sql<boolean>`(${inText} or ${contains(db, 'reference', reference)})`;
}

/** E-mail addresses are ASCII, which both engines lower-case alike. */
function isOf({ mobile, email, reference }: Person) {
  const [mobiles, emails] = [sql.ref(columnOf('mobile')), sql.ref(columnOf('email'))];
  if (mobile !== undefined) return sql<boolean>`${mobiles} = ${mobile}`;
  if (email !== undefined) return sql<boolean>`lower(${emails}) = ${email.toLowerCase()}`;
  // Whoever has given a number or an address may have sent others too.
  return sql<boolean>`(reference = ${reference} and ${mobiles} is null and ${emails} is null)`;
}
