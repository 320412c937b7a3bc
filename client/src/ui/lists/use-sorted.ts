import { useState } from 'react';
import { compareNames } from '../../lib/page/compare-names.ts';

interface SortableColumn<Row> {
  key: string;
  sortBy?: (row: Row) => string | number;
}

export interface Sort {
  /** `''`: the order in which the rows came. */
  key: string;
  direction: 'ascending' | 'descending';
}

const UNSORTED: Sort = { key: '', direction: 'ascending' };

/** Rows in the chosen order; the sort is stable. */
export function useSorted<Row>(rows: readonly Row[], columns: readonly SortableColumn<Row>[]) {
  const [sort, setSort] = useState(UNSORTED);
  const sortBy = columns.find(({ key }) => key === sort.key)?.sortBy;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const sorted = sortBy
    ? rows.toSorted((left, right) => sign * compare(sortBy(left), sortBy(right)))
    : rows;
  return { sorted, sort, setSort };
}

/** The sort after a click on a column's head: ascending, descending, unsorted. */
export function nextSort(sort: Sort, key: string): Sort {
  if (sort.key !== key) return { key, direction: 'ascending' };
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : UNSORTED;
}

function compare(left: string | number, right: string | number): number {
  return typeof left === 'number' && typeof right === 'number'
    ? left - right
    : compareNames(String(left), String(right));
}
