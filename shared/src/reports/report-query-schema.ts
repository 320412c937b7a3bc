import * as z from 'zod/mini';
import { isEnquiryKind } from '../enquiries/registry.ts';
import { codePoints, hasUnprintable } from '../text/text.ts';
import { isCalendarDay } from '../time/ist.ts';
import {
  DEFAULT_PAGE_SIZE,
  FROM_NEWEST,
  MAX_PAGE_SIZE,
  MAX_SEARCH_LENGTH,
  type ReportFilter,
  type ReportPlace,
  type ReportQuery,
} from './report-query.ts';

const day = z
  .string('Enter a date as YYYY-MM-DD')
  .check(z.refine((value) => value === '' || isCalendarDay(value), 'Enter a date as YYYY-MM-DD'));

const searchTerm = z.string('Enter the search as text').check(
  z.refine(
    (value) => codePoints(value) <= MAX_SEARCH_LENGTH,
    `Search for at most ${MAX_SEARCH_LENGTH} characters`,
  ),
  z.refine(
    (value) => !hasUnprintable(value, { multiline: true }),
    'Search for readable characters',
  ),
);

function wholeNumber({ from, to, problem }: { from: number; to: number; problem: string }) {
  return z.int(problem).check(z.minimum(from, problem), z.maximum(to, problem));
}

/** What a report can be filtered by; `search` and `searchTerm` mean the same. */
export const filterKeys = {
  fromDate: z.optional(z.nullable(day)),
  toDate: z.optional(z.nullable(day)),
  search: z.optional(z.nullable(searchTerm)),
  searchTerm: z.optional(z.nullable(searchTerm)),
};

interface FilterKeys {
  fromDate?: string | null | undefined;
  toDate?: string | null | undefined;
  search?: string | null | undefined;
  searchTerm?: string | null | undefined;
}

function toFilter({ fromDate, toDate, search, searchTerm }: FilterKeys): ReportFilter {
  const term = search || searchTerm;
  return {
    ...(fromDate && { fromDate }),
    ...(toDate && { toDate }),
    ...(term && { search: term }),
  };
}

const inOrder = z.refine<FilterKeys>(
  ({ fromDate, toDate }) => !fromDate || !toDate || fromDate <= toDate,
  { error: 'From Date is after To Date', path: ['fromDate'] },
);

/** The query string of an export (rules: report-query). */
export const reportFilterSchema = z.pipe(
  z.object(filterKeys).check(inOrder),
  z.transform(toFilter),
);

/** The body of a report call (rules: report-query); the keys `search` and `searchTerm` mean the same. */
export const reportQuerySchema = z.pipe(
  z
    .object({
      ...filterKeys,
      page: z._default(
        wholeNumber({
          from: 1,
          to: Number.MAX_SAFE_INTEGER,
          problem: 'page is a whole number of at least 1',
        }),
        1,
      ),
      limit: z._default(
        wholeNumber({
          from: 1,
          to: MAX_PAGE_SIZE,
          problem: `limit is a whole number from 1 to ${MAX_PAGE_SIZE}`,
        }),
        DEFAULT_PAGE_SIZE,
      ),
    })
    .check(inOrder),
  z.transform(({ page, limit, ...filter }): ReportQuery => ({ page, limit, ...toFilter(filter) })),
);

/** A place as it travels in `after` and `next`. */
export function toPlaceText({ createdAt, id }: ReportPlace): string {
  return `${createdAt}-${id}`;
}

const PLACE = new RegExp(`^(?:${FROM_NEWEST}|(\\d{1,15})-(\\d{1,15}))$`);

/**
 * The key `after` of a report call, for all rows in calls one after the other: `after` is `undefined`
 * without it, `null` for the first rows. With it `page` has no meaning.
 */
export const reportPlaceSchema = z.pipe(
  z.object({
    after: z.optional(
      z.nullable(
        z
          .string('after is what the answer before gave as next')
          .check(z.regex(PLACE, 'after is what the answer before gave as next')),
      ),
    ),
  }),
  z.transform(({ after }): { after?: ReportPlace | null } => {
    if (typeof after !== 'string') return {};
    const [, createdAt, id] = PLACE.exec(after) ?? [];
    return { after: id === undefined ? null : { createdAt: Number(createdAt), id: Number(id) } };
  }),
);

/** The key `kind` of the list's calls; empty or absent means all thirteen. */
export const kindFilterSchema = z.object({
  kind: z.optional(
    z.nullable(
      z
        .string('Choose a kind of enquiry')
        .check(
          z.refine((value) => value === '' || isEnquiryKind(value), 'Choose a kind of enquiry'),
        ),
    ),
  ),
});

/** `Paged` of rows, with the key `next` of `RowsAfter`. */
export function pagedSchema<Row extends z.ZodMiniType>(row: Row) {
  return z.strictObject({
    data: z.array(row),
    totalPages: z.number(),
    totalRecords: z.number(),
    next: z.optional(z.nullable(z.string())),
  });
}
