import * as z from 'zod/mini';
import { codePoints, hasUnprintable } from '../text/text.ts';
import { isCalendarDay } from '../time/ist.ts';

export const DEFAULT_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 100;
export const MAX_SEARCH_LENGTH = 100;

/** Rows up to which PDF and Print take all matching rows; beyond, CSV is offered (architecture part 6). */
export const MAX_ROWS_FOR_PAPER = 5000;

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

const filterKeys = {
  fromDate: z.optional(z.nullable(day)),
  toDate: z.optional(z.nullable(day)),
  search: z.optional(z.nullable(searchTerm)),
  searchTerm: z.optional(z.nullable(searchTerm)),
};

/** Which rows of a report are wanted; absent means no limit. Days are inclusive, `YYYY-MM-DD`. */
export interface ReportFilter {
  fromDate?: string;
  toDate?: string;
  search?: string;
}

/** A page of them; `page` counts from 1. */
export interface ReportQuery extends ReportFilter {
  page: number;
  limit: number;
}

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

/** The query string of an export (contract part 3). */
export const reportFilterSchema = z.pipe(
  z.object(filterKeys).check(inOrder),
  z.transform(toFilter),
);

/** The body of a report call (contract P32); the keys `search` and `searchTerm` mean the same. */
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

/** The answer of every paged list (specification part 3). */
export interface Paged<Row> {
  data: Row[];
  /** `ceil(totalRecords / limit)`, 0 when there are none. */
  totalPages: number;
  totalRecords: number;
}
