import * as z from 'zod/mini';
import { isEnquiryKind } from '../enquiries/registry.ts';
import { coded } from '../errors/problem.ts';
import { codePoints, hasUnprintable } from '../text/text.ts';
import { isCalendarDay } from '../time/ist.ts';
import { matching, wholeNumber } from '../values/value-schemas.ts';
import {
  DEFAULT_PAGE_SIZE,
  exportFormats,
  FROM_NEWEST,
  MAX_PAGE_SIZE,
  MAX_ROWS_FOR_PAPER,
  MAX_SEARCH_LENGTH,
  type ReportFilter,
  type ReportPlace,
} from './report-query.ts';

const day = z
  .string(coded('not_date'))
  .check(z.refine((value) => value === '' || isCalendarDay(value), coded('not_date')));

const searchTerm = z.string(coded('search_not_text')).check(
  z.refine(
    (value) => codePoints(value) <= MAX_SEARCH_LENGTH,
    coded('search_too_long', { max: MAX_SEARCH_LENGTH }),
  ),
  z.refine((value) => !hasUnprintable(value, { multiline: true }), coded('search_unreadable')),
);

/** Number of a branch; in a query string it is text, and `''` means none. */
const branch = z.union(
  [z.int().check(z.positive()), z.string().check(z.regex(/^([1-9]\d{0,8})?$/))],
  coded('not_branch'),
);

/** Filters of a report; `search` and `searchTerm` mean the same. */
export const filterKeys = {
  fromDate: z.nullish(day),
  toDate: z.nullish(day),
  search: z.nullish(searchTerm),
  searchTerm: z.nullish(searchTerm),
  branch: z.nullish(branch),
};

const filterSchema = z.object(filterKeys);
type FilterKeys = z.infer<typeof filterSchema>;

function toFilter({ fromDate, toDate, search, searchTerm, branch: of }: FilterKeys): ReportFilter {
  const term = search || searchTerm;
  return {
    ...(fromDate && { fromDate }),
    ...(toDate && { toDate }),
    ...(term && { search: term }),
    ...(of && { branch: Number(of) }),
  };
}

const inOrder = z.refine<FilterKeys>(
  ({ fromDate, toDate }) => !fromDate || !toDate || fromDate <= toDate,
  { error: coded('days_reversed'), path: ['fromDate'] },
);

/** The query string of an export (rules: report-query). */
export const reportFilterSchema = z.pipe(filterSchema.check(inOrder), z.transform(toFilter));

const pageNumber = wholeNumber(1, Number.MAX_SAFE_INTEGER, coded('not_page'));
const pageSize = wholeNumber(1, MAX_PAGE_SIZE, coded('limit_out_of_range', { max: MAX_PAGE_SIZE }));

/** The body of a report call (rules: report-query); the keys `search` and `searchTerm` mean the same. */
export const reportQuerySchema = z.pipe(
  z
    .object({
      ...filterKeys,
      page: z._default(pageNumber, 1),
      limit: z._default(pageSize, DEFAULT_PAGE_SIZE),
    })
    .check(inOrder),
  z.transform(({ page, limit, ...filter }) => ({ page, limit, ...toFilter(filter) })),
);

/** A page of the rows; `page` counts from 1. */
export type ReportQuery = z.infer<typeof reportQuerySchema>;

/** The body of a report's PDF: with `page` or `limit` one page, else all matching rows. */
export const pdfQuerySchema = z.pipe(
  z
    .object({ ...filterKeys, page: z.optional(pageNumber), limit: z.optional(pageSize) })
    .check(inOrder),
  z.transform(({ page, limit, ...filter }) => {
    const isAll = page === undefined && limit === undefined;
    const range = isAll ? undefined : { page: page ?? 1, limit: limit ?? DEFAULT_PAGE_SIZE };
    return { ...toFilter(filter), range };
  }),
);

/** A place as text, for `after` and `next`. */
export function toPlaceText({ createdAt, id }: ReportPlace): string {
  return `${createdAt}-${id}`;
}

const PLACE = new RegExp(`^(?:${FROM_NEWEST}|(\\d{1,15})-(\\d{1,15}))$`);

/**
 * The key `after` of a report call, which reads all rows in calls one after the other: `after` is `undefined` without
 * it, `null` for the first rows. With it, `page` is ignored.
 */
export const reportPlaceSchema = z.pipe(
  z.object({
    after: z.nullish(matching(PLACE, coded('not_place'))),
  }),
  z.transform(({ after }): { after?: ReportPlace | null } => {
    if (typeof after !== 'string') return {};
    const [, createdAt, id] = PLACE.exec(after) ?? [];
    return { after: id === undefined ? null : { createdAt: Number(createdAt), id: Number(id) } };
  }),
);

/** The key `kind` of the list's calls; empty or absent means all thirteen. */
export const kindFilterSchema = z.object({
  kind: z.nullish(
    z
      .string(coded('not_kind'))
      .check(z.refine((value) => value === '' || isEnquiryKind(value), coded('not_kind'))),
  ),
});

/** `Paged` of rows, with the key `next` of `RowsAfter`. */
export function pagedSchema<Row extends z.ZodMiniType>(row: Row) {
  return z.strictObject({
    data: z.array(row),
    totalPages: z.number(),
    totalRecords: z.number(),
    next: z.nullish(z.string()),
  });
}

/** Sent by a browser that has made an export itself; the report's filters are sent with it. */
export const exportNoticeSchema = z.object({
  format: z.enum(exportFormats, coded('not_format')),
  rows: wholeNumber(1, MAX_ROWS_FOR_PAPER, coded('rows_out_of_range', { max: MAX_ROWS_FOR_PAPER })),
});
export type ExportNotice = z.infer<typeof exportNoticeSchema>;
