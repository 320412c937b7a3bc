import { useState } from 'react';
import type { ReportPageData } from '../fetch-report.ts';
import type { Row } from '../report-source.ts';

/** The row shown in full, and the navigation from it. */
export type OpenRow = NonNullable<ReturnType<typeof useOpenRow>['open']>;

interface Shown {
  rows: readonly Row[];
  /** The shown page, once it is loaded. */
  page: Pick<ReportPageData, 'first' | 'totalRecords' | 'totalPages'> | undefined;
  /** Its number, counting from 1. */
  pageNumber: number;
  /** The rows are those of another page, until the wanted ones are loaded. */
  isStale: boolean;
  onPage: (page: number) => void;
}

/** Opens rows one after another, across pages too. */
export function useOpenRow({ rows, page, pageNumber, isStale, onPage }: Shown) {
  const [row, setRow] = useState<Row>();
  /** The page that is loading, and which of its rows will be opened. */
  const [awaited, setAwaited] = useState<{ page: number; end: 'first' | 'last' }>();

  const hasCome = awaited?.page === pageNumber && !isStale;
  const arrived = hasCome ? rows.at(awaited.end === 'first' ? 0 : -1) : undefined;
  if (arrived) {
    setRow(arrived);
    setAwaited(undefined);
  }

  const index =
    row && !isStale ? rows.findIndex(({ reference }) => reference === row.reference) : -1;
  /** Opens the row before or after this one; the one beyond the page is loaded first. */
  const stepTo = (by: -1 | 1) => {
    const target = rows[index + by];
    const nextPage = pageNumber + by;
    const isPage = nextPage >= 1 && nextPage <= (page?.totalPages ?? 0);
    if (index < 0 || (!target && !isPage)) return undefined;
    return () => {
      if (target) {
        setRow(target);
        return;
      }
      setAwaited({ page: nextPage, end: by > 0 ? 'first' : 'last' });
      onPage(nextPage);
    };
  };

  const open = row && {
    row,
    /** Among all matching rows, counting from 1; unknown while the rows of another page are shown. */
    position:
      index < 0 || !page ? undefined : { number: page.first + index, total: page.totalRecords },
    previous: stepTo(-1),
    next: stepTo(1),
    close: () => {
      setRow(undefined);
      setAwaited(undefined);
    },
  };
  return { open, openRow: (number: number) => setRow(rows[number]) };
}
