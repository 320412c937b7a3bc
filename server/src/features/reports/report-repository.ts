import {
  endOfDay,
  startOfDay,
  toSearchKey,
  type Enquiry,
  type EnquiryKind,
  type ReportFilter,
  type ReportQuery,
} from '@dealership/shared';
import { sql, type Selectable, type SelectQueryBuilder } from 'kysely';
import { toEnquiry } from '../../db/enquiry-storage.ts';
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

/** Rows fetched at a time by an export: what is in memory at once, about 1 MB. */
const BATCH = 1000;

function matching(db: Database, filter: EnquiryFilter): Query {
  let query: Query = db.selectFrom('enquiries');
  if (filter.kind) query = query.where('kind', '=', filter.kind);
  if (filter.fromDate) query = query.where('created_at', '>=', startOfDay(filter.fromDate));
  if (filter.toDate) query = query.where('created_at', '<', endOfDay(filter.toDate));
  if (filter.search) query = query.where(containsText(filter.search, filter.findsReference));
  return query;
}

/** `instr` is in both engines and takes the term literally: no `%`, `_` or `\` means anything in it. */
function containsText(search: string, findsReference = false) {
  const inText = sql<boolean>`instr(search_text, ${toSearchKey(search)}) > 0`;
  if (!findsReference) return inText;
  return sql<boolean>`(${inText} or instr(reference, ${search.toUpperCase()}) > 0)`;
}

/** One page, newest first, and how many match in all. */
export async function findEnquiries(
  db: Database,
  filter: EnquiryFilter,
  { page, limit }: Pick<ReportQuery, 'page' | 'limit'>,
): Promise<{ enquiries: Enquiry[]; total: number }> {
  const { total } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const offset = (page - 1) * limit;
  if (offset >= total) return { enquiries: [], total };
  const rows = await matching(db, filter)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { enquiries: rows.map(toEnquiry), total };
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
  let last: Selectable<EnquiriesTable> | undefined;
  do {
    let query = matching(db, filter);
    if (last) query = query.where(isOlderThan(last));
    const rows: Selectable<EnquiriesTable>[] = await query
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(BATCH)
      .execute();
    if (rows.length > 0) yield rows.map(toEnquiry);
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}

function isOlderThan({ created_at, id }: { created_at: number; id: number }) {
  return sql<boolean>`created_at <= ${created_at} and (created_at < ${created_at} or id < ${id})`;
}
