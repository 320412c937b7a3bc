import {
  readSearch,
  SEARCH_TEXT_MARK,
  toSearchKey,
  wholeInSearchText,
  type Person,
} from '@dealership/shared';
import { sql, type SelectQueryBuilder } from 'kysely';
import { besideIndex, comesBefore, contains, readThrough } from '../../db/dialect.ts';
import type { Database } from '../../db/open-database.ts';
import type { Tables } from '../../db/schema.ts';
import { inPeriod, type Period } from './enquiry-repository.ts';
import { columnOf } from './enquiry-storage.ts';
import { isInBranches, kindsIn, oneAtLeast } from './reads-repository.ts';
import { mayBeInReference } from './submit/reference.ts';

/** Which enquiries are selected: those that match every condition. */
export interface Selection extends Period {
  /** Text that an enquiry contains, as `readSearch` reads it; `''`: any. */
  search?: string | undefined;
  findsReference?: boolean | undefined;
  /** Whether it is also found by its message: every message is read for that, so only within a period. */
  findsMessage?: boolean | undefined;
  /** Whether it is also found by its vehicle (rules: desk-search), and by these models, as they were sent. */
  findsVehicle?: { models: readonly string[] } | undefined;
  /** Its sender. */
  person?: Person | undefined;
}

export type EnquiryQuery = SelectQueryBuilder<Tables, 'enquiries', object>;

export function matching(db: Database, selection: Selection): EnquiryQuery {
  return narrow(db, db.selectFrom('enquiries'), selection);
}

/** The same for a selection that few enquiries match: they are sorted only after all have been read. */
export function fewMatching(db: Database, selection: Selection): EnquiryQuery {
  const indexes = ['enquiries_by_time', 'enquiries_by_kind_and_time'];
  return narrow(db, db.selectFrom(readThrough(db, 'enquiries', indexes)), selection);
}

function narrow(db: Database, all: EnquiryQuery, selection: Selection): EnquiryQuery {
  const { reads, search, person, ...rest } = selection;
  let query = inPeriod(all, rest);
  const kinds = reads && kindsIn(reads);
  const isInThem = reads && isInBranches(reads);
  // Reads newest first from the index by time: with the one by kind, SQLite would look up the row of every match.
  if (kinds) query = query.where(besideIndex(db, 'kind'), 'in', oneAtLeast(kinds));
  if (isInThem) query = query.where(isInThem);
  if (search) query = query.where(containsText(db, search, rest));
  if (person) query = query.where(isOf(person));
  return query;
}

function containsText(
  db: Database,
  search: string,
  {
    findsReference = false,
    findsMessage = false,
    findsVehicle,
  }: Pick<Selection, 'findsReference' | 'findsMessage' | 'findsVehicle'>,
) {
  const readings = readSearch(search);
  const inText = readings.map((reading) => {
    const isContained = contains(db, 'search_text', reading);
    if (findsVehicle) return isContained;
    const isBefore = comesBefore(db, 'search_text', reading, SEARCH_TEXT_MARK);
    return sql<boolean>`(${isContained} and ${isBefore})`;
  });
  if (findsMessage) inText.push(contains(db, sql`lower(message)`, toSearchKey(search)));
  const models = (findsVehicle?.models ?? []).map((model) =>
    contains(db, 'search_text', wholeInSearchText(model)),
  );
  // Most searches cannot be for a reference, and are faster without one.
  const references = readings
    .map((reading) => reading.toUpperCase())
    .filter((reading) => findsReference && mayBeInReference(reading))
    .map((reading) => contains(db, 'reference', reading));
  const ways = [...inText, ...models, ...references];
  return ways.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`(${sql.join(ways, sql` or `)})`;
}

/** E-mail addresses are ASCII, which both engines lower-case in the same way. */
function isOf({ mobile, email, reference }: Person) {
  const [mobiles, emails] = [sql.ref(columnOf('mobile')), sql.ref(columnOf('email'))];
  if (mobile !== undefined) return sql<boolean>`${mobiles} = ${mobile}`;
  if (email !== undefined) return sql<boolean>`lower(${emails}) = ${email.toLowerCase()}`;
  // A sender who has given a number or an address may have sent other enquiries too.
  return sql<boolean>`(reference = ${reference} and ${mobiles} is null and ${emails} is null)`;
}
