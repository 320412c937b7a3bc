import {
  endOfDay,
  startOfDay,
  type Enquiry,
  type ReportFilter,
  type ReportPlace,
  type ReportQuery,
} from '@dealership/shared';
import { sql, type SelectQueryBuilder } from 'kysely';
import { countRows, inParts } from '../../../db/rows.ts';
import { backwardsCost, countsBeside } from '../../../db/dialect.ts';
import type { Database } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/schema.ts';
import { columnsOfEnquiry, toEnquiry } from '../enquiry-storage.ts';
import { countAll } from './count-all-repository.ts';
import { listModelsSent } from './model-name-repository.ts';
import {
  fewMatching,
  matching,
  type EnquiryQuery,
  type Selection,
} from '../selection-repository.ts';

/** `reads`: what the user may read; absent: all. */
export type EnquiryFilter = ReportFilter & Pick<Selection, 'kind' | 'reads' | 'findsReference'>;

interface PageRange {
  offset: number;
  limit: number;
}

/** Rows that an export reads at once. Over a million rows, memory grew by 96 MB with 1,000, by 25 MB with 200. */
const BATCH = 200;

function selectionOf({ fromDate, toDate, branch: _, ...filter }: EnquiryFilter): Selection {
  return {
    ...filter,
    from: fromDate ? startOfDay(fromDate) : undefined,
    before: toDate ? endOfDay(toDate) : undefined,
  };
}

/** One page, newest first, and how many match in all. */
export async function findEnquiries(
  db: Database,
  filter: EnquiryFilter,
  { page, limit }: Pick<ReportQuery, 'page' | 'limit'>,
) {
  const range = { offset: (page - 1) * limit, limit };
  const selection = selectionOf(filter);
  if (selection.search && countsBeside(db)) return searchCounting(db, selection, range);
  if (selection.search && range.offset + limit <= FEW) return searchOnce(db, selection, range);
  const query = matching(db, selection);
  const total = await countSelected(db, selection);
  if (range.offset >= total) return { enquiries: [], total };
  const ids = idsOfPage(query, range, { total, backwardsCost: backwardsCost(db) });
  return { enquiries: await readPage(db, ids), total };
}

/**
 * Keyset paging: the matching rows after a given row, newest first, and how many match in all. Even if rows are stored
 * or deleted between two calls, no row comes twice, and no remaining row is left out.
 * @param options.after `null`: begins with the newest
 */
export async function findEnquiriesAfter(
  db: Database,
  filter: EnquiryFilter,
  { after, limit }: { after: ReportPlace | null; limit: number },
) {
  const selection = selectionOf(filter);
  const all = selection.search ? fewMatching(db, selection) : matching(db, selection);
  const below = after ? all.where(isOlderThan(after)) : all;
  const [total, enquiries] = await Promise.all([
    countSelected(db, selection),
    readPage(db, newestIds(below, { offset: 0, limit })),
  ]);
  return { enquiries, total };
}

/** Compares every enquiry once: each id comes with the number of all matches, which MySQL counts before it limits. */
async function searchCounting(db: Database, selection: Selection, range: PageRange) {
  const ids = newestIds(fewMatching(db, selection), range);
  const found = await ids.select(sql<number>`count(*) over ()`.as('total')).execute();
  // Beyond the last page there is no row with the total.
  const total = found[0]?.total ?? (range.offset > 0 ? await countSelected(db, selection) : 0);
  return { enquiries: await readFound(db, found), total };
}

/** Up to this many matches are read and counted; more are counted by a second query. 4,000 numbers take 10 ms. */
const FEW = 4000;

/** Compares every enquiry once for both page and total if few match, otherwise twice. */
async function searchOnce(db: Database, selection: Selection, { offset, limit }: PageRange) {
  const found = await listFew(db, selection);
  const total = found.length < FEW ? found.length : await countRows(matching(db, selection));
  return { enquiries: await readFound(db, found.slice(offset, offset + limit)), total };
}

/** The newest matches; fewer than `FEW` are all. */
function listFew(db: Database, selection: Selection): Promise<{ id: number }[]> {
  return newestIds(fewMatching(db, selection), { offset: 0, limit: FEW }).execute();
}

/** The newest enquiries that a search of the desk finds, of those after a given one. */
export async function findNewestMatches(
  db: Database,
  {
    limit,
    after,
    ...selection
  }: Pick<Selection, 'reads' | 'findsMessage' | 'from' | 'before'> & {
    search: string;
    limit: number;
    after?: ReportPlace | undefined;
  },
) {
  const findsVehicle = { models: await listModelsSent(db, selection.search) };
  const all = fewMatching(db, { ...selection, findsReference: true, findsVehicle });
  const below = after ? all.where(isOlderThan(after)) : all;
  const found = below.select(['enquiries.id', 'enquiries.created_at as value']);
  return newestFirst(found).limit(limit).execute();
}

/** Counts of all enquiries, or all of a kind, come from `countAll`, which keeps most of the count. */
function countSelected(db: Database, selection: Selection): Promise<number> {
  const { kind, reads, from, before, search } = selection;
  const kinds = reads?.kinds;
  if (from !== undefined || before !== undefined || search || reads?.branches) {
    return countRows(matching(db, selection));
  }
  if (!kind) return countAll(db, kinds);
  return !kinds || kinds.includes(kind) ? countAll(db, [kind]) : Promise.resolve(0);
}

/** Reads the found enquiries, newest first, without those that have just been deleted. */
async function readFound(db: Database, found: readonly { id: number }[]): Promise<Enquiry[]> {
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  return read(db.selectFrom('enquiries').where('enquiries.id', 'in', ids));
}

/** Reads a page in one statement with the query for its ids. */
function readPage(db: Database, ids: ReturnType<typeof newestIds>): Promise<Enquiry[]> {
  return read(db.selectFrom(ids.as('page')).innerJoin('enquiries', 'enquiries.id', 'page.id'));
}

async function read(query: EnquiryQuery): Promise<Enquiry[]> {
  return (await newestFirst(query.select(columnsOfEnquiry)).execute()).map(toEnquiry);
}

/** Reads ids from an index alone; the other columns are read only for the rows of the page. */
function newestIds(query: EnquiryQuery, { offset, limit }: PageRange) {
  return newestFirst(query.select('enquiries.id')).limit(limit).offset(offset);
}

/** The same, from the end that is nearer: every skipped row costs a read. */
function idsOfPage(
  query: EnquiryQuery,
  { offset, limit }: PageRange,
  { total, backwardsCost: cost }: { total: number; backwardsCost: number },
) {
  const after = total - offset - limit;
  if (after >= offset * cost) return newestIds(query, { offset, limit });
  return query
    .select('enquiries.id')
    .orderBy('enquiries.created_at')
    .orderBy('enquiries.id')
    .limit(Math.min(limit, total - offset))
    .offset(Math.max(0, after));
}

function newestFirst<Row>(query: SelectQueryBuilder<Tables, 'enquiries', Row>) {
  return query.orderBy('enquiries.created_at', 'desc').orderBy('enquiries.id', 'desc');
}

/**
 * All matching enquiries, newest first, in batches. Each batch is a query of its own (keyset paging), so that a
 * slow reader holds no connection and no row comes twice.
 */
export async function* listEnquiries(db: Database, filter: EnquiryFilter) {
  const selection = selectionOf(filter);
  if (selection.search) {
    const found = await listFew(db, selection);
    if (found.length < FEW) {
      for (const part of inParts(found, BATCH)) yield await readFound(db, part);
      return;
    }
  }
  const query = matching(db, selection);
  let last: Enquiry | undefined;
  do {
    const below = last ? query.where(isOlderThan(last)) : query;
    const enquiries = await readPage(db, newestIds(below, { offset: 0, limit: BATCH }));
    if (enquiries.length > 0) yield enquiries;
    last = enquiries.length === BATCH ? enquiries.at(-1) : undefined;
  } while (last);
}

function isOlderThan({ createdAt, id }: ReportPlace) {
  return sql<boolean>`created_at <= ${createdAt} and (created_at < ${createdAt} or enquiries.id < ${id})`;
}
