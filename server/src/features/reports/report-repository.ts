import {
  endOfDay,
  startOfDay,
  toSearchKey,
  type Enquiry,
  type EnquiryKind,
  type ReportFilter,
  type ReportPlace,
  type ReportQuery,
} from '@dealership/shared';
import { sql, type Selectable, type SelectQueryBuilder } from 'kysely';
import { toEnquiry } from '../../db/enquiry-storage.ts';
import { countEnquiries, findPlace, type Period } from '../../db/enquiry-index/enquiry-counts.ts';
import { enquiriesAmong, findCandidates } from '../../db/enquiry-index/find-candidates.ts';
import type { Database } from '../../db/open-database.ts';
import type { EnquiriesTable, Tables } from '../../db/schema.ts';

/** Which enquiries are wanted. */
export interface EnquiryFilter extends ReportFilter {
  /** Absent: of all kinds. */
  kind?: EnquiryKind;
  /** The list of all enquiries also finds an enquiry by its reference (contract P46). */
  findsReference?: boolean;
}

type Query = SelectQueryBuilder<Tables, 'enquiries', object>;

/** Rows fetched at a time by an export. With 1,000 memory grew by 96 MB over a million rows, with 200 by 25. */
const BATCH = 200;

function matching(db: Database, filter: EnquiryFilter, candidates?: readonly number[]): Query {
  let query: Query = enquiriesAmong(db, candidates);
  const { from, before } = periodOf(filter);
  if (filter.kind) query = query.where('kind', '=', filter.kind);
  if (from !== undefined) query = query.where('created_at', '>=', from);
  if (before !== undefined) query = query.where('created_at', '<', before);
  if (filter.search) query = query.where(containsText(filter.search, filter.findsReference));
  return query;
}

function periodOf({ kind, fromDate, toDate }: EnquiryFilter): Period {
  return {
    kind,
    from: fromDate ? startOfDay(fromDate) : undefined,
    before: toDate ? endOfDay(toDate) : undefined,
  };
}

/** `instr` is in both engines and takes the term literally: no `%`, `_` or `\` means anything in it. */
function containsText(search: string, findsReference = false) {
  const inText = sql<boolean>`instr(search_text, ${toSearchKey(search)}) > 0`;
  if (!findsReference) return inText;
  return sql<boolean>`(${inText} or instr(reference, ${search.toUpperCase()}) > 0)`;
}

/** What the index says of a search: see `findCandidates`. */
function candidatesOf(db: Database, { search, findsReference, kind }: EnquiryFilter) {
  if (!search) return undefined;
  const terms = [toSearchKey(search), ...(findsReference ? [search.toUpperCase()] : [])];
  return findCandidates(db, terms, { kind });
}

/** One page, newest first, and how many match in all. */
export async function findEnquiries(
  db: Database,
  filter: EnquiryFilter,
  { page, limit }: Pick<ReportQuery, 'page' | 'limit'>,
): Promise<{ enquiries: Enquiry[]; total: number }> {
  const offset = (page - 1) * limit;
  const candidates = await candidatesOf(db, filter);
  if (candidates) return findAmong(db, matching(db, filter, candidates), { offset, limit });
  if (filter.search) return findByComparing(db, matching(db, filter), { offset, limit });
  // At once: on a database server each of the two is a way there and back.
  const [total, rows] = await Promise.all([
    countEnquiries(db, periodOf(filter)),
    idsOfPage(db, filter, { offset, limit }).then((ids) => readRows(db, ids)),
  ]);
  return { enquiries: rows.map(toEnquiry), total };
}

/**
 * Those below a place, newest first, and how many match in all. Whatever arrives or goes between two calls,
 * the second goes on where the first ended: no row comes twice, and none that stays is left out.
 *
 * @param options.after `null`: from the newest on
 */
export async function findEnquiriesAfter(
  db: Database,
  filter: EnquiryFilter,
  { after, limit }: { after: ReportPlace | null; limit: number },
): Promise<{ enquiries: Enquiry[]; total: number }> {
  const candidates = await candidatesOf(db, filter);
  const all = matching(db, filter, candidates);
  const below = after ? all.where(isOlderThan(after)) : all;
  const [total, found] = await Promise.all([
    filter.search ? countRows(all) : countEnquiries(db, periodOf(filter)),
    newestIds(below, { offset: 0, limit }).execute(),
  ]);
  const ids = found.map(({ id }) => id);
  return { enquiries: await listByIds(db, ids), total };
}

/** Each look is one at every enquiry: the second is for what the first has found. */
async function findByComparing(
  db: Database,
  query: Query,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ enquiries: Enquiry[]; total: number }> {
  const total = await countRows(query);
  if (offset >= total) return { enquiries: [], total };
  const rows = await readRows(db, newestIds(query, { offset, limit }));
  return { enquiries: rows.map(toEnquiry), total };
}

/** Candidates are compared once, for the page and the count together. */
async function findAmong(
  db: Database,
  query: Query,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ enquiries: Enquiry[]; total: number }> {
  const found = await newestIds(query, { offset, limit })
    .select(sql<number>`count(*) over ()`.as('total'))
    .execute();
  const total = found[0]?.total ?? (offset > 0 ? await countRows(query) : 0);
  const enquiries = await listByIds(
    db,
    found.map(({ id }) => id),
  );
  return { enquiries, total };
}

async function countRows(query: Query): Promise<number> {
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Those of these ids that there are, newest first. */
async function listByIds(db: Database, ids: readonly number[]): Promise<Enquiry[]> {
  if (ids.length === 0) return [];
  const rows = await newestFirst(
    db.selectFrom('enquiries').selectAll().where('enquiries.id', 'in', ids),
  ).execute();
  return rows.map(toEnquiry);
}

/** From this offset on it pays to ask first on which day the page begins. */
const FAR = 500;

async function idsOfPage(
  db: Database,
  filter: EnquiryFilter,
  { offset, limit }: { offset: number; limit: number },
) {
  if (offset < FAR) return newestIds(matching(db, filter), { offset, limit });
  const { before, younger } = await findPlace(db, periodOf(filter), offset);
  const fromThere = matching(db, filter).where('created_at', '<', before);
  return newestIds(fromThere, { offset: younger, limit });
}

/** Ids alone are found in an index; what lies beside them is read of the page's own rows only. */
function newestIds(query: Query, { offset, limit }: { offset: number; limit: number }) {
  return newestFirst(query.select('enquiries.id')).limit(limit).offset(offset);
}

function readRows(
  db: Database,
  ids: ReturnType<typeof newestIds>,
): Promise<Selectable<EnquiriesTable>[]> {
  return newestFirst(
    db
      .selectFrom(ids.as('page'))
      .innerJoin('enquiries', 'enquiries.id', 'page.id')
      .selectAll('enquiries'),
  ).execute();
}

function newestFirst<Row>(query: SelectQueryBuilder<Tables, 'enquiries', Row>) {
  return query.orderBy('enquiries.created_at', 'desc').orderBy('enquiries.id', 'desc');
}

/** The enquiry of a reference. */
export async function findEnquiry(db: Database, reference: string): Promise<Enquiry | undefined> {
  const row = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row && toEnquiry(row);
}

/**
 * All that match, newest first, in batches. Each batch goes on where the last one ended, so that no
 * connection is held while the reader is slow and no row comes twice.
 */
export async function* listEnquiries(
  db: Database,
  filter: EnquiryFilter,
): AsyncGenerator<Enquiry[]> {
  const candidates = await candidatesOf(db, filter);
  if (candidates) yield* listFound(db, matching(db, filter, candidates));
  else yield* listInOrder(db, filter);
}

/** Of candidates each is compared once, before the first batch. */
async function* listFound(db: Database, query: Query): AsyncGenerator<Enquiry[]> {
  const found = await newestFirst(query.select('enquiries.id')).execute();
  for (let start = 0; start < found.length; start += BATCH) {
    const ids = found.slice(start, start + BATCH).map(({ id }) => id);
    yield await listByIds(db, ids);
  }
}

async function* listInOrder(db: Database, filter: EnquiryFilter): AsyncGenerator<Enquiry[]> {
  let last: Enquiry | undefined;
  do {
    let query = matching(db, filter);
    if (last) query = query.where(isOlderThan(last));
    const rows = await readRows(db, newestIds(query, { offset: 0, limit: BATCH }));
    const enquiries = rows.map(toEnquiry);
    if (enquiries.length > 0) yield enquiries;
    last = enquiries.length === BATCH ? enquiries.at(-1) : undefined;
  } while (last);
}

function isOlderThan({ createdAt, id }: ReportPlace) {
  return sql<boolean>`created_at <= ${createdAt} and (created_at < ${createdAt} or enquiries.id < ${id})`;
}
