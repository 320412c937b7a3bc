import type { DeskFilters, DeskPage, DeskRow } from '@dealership/shared';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { fetchFirst, fetchPage, withRows } from './fetch-rows.ts';
import type { Difference } from './refresh-rows.ts';

/** Changes since the rows were shown. */
type Since = Pick<Difference, 'arrived' | 'left'> & { fresh: DeskPage | undefined };

const unchanged: Since = { fresh: undefined, arrived: 0, left: new Set() };

/**
 * A list of the desk. Rows do not move while they are read: new ones are only counted until the user asks for them, and
 * rows that have left keep their place until then.
 * @param isRead whether the user sees the list
 */
export function useDeskList(filters: DeskFilters, isRead: boolean) {
  const queries = useQueryClient();
  const queryKey = queryKeys.desk.rows(filters);
  const shown = () => queries.getQueryData<DeskPage>(queryKey);
  const put = (page: DeskPage) => queries.setQueryData(queryKey, page);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      fetchFirst(filters, { count: shown()?.rows.length ?? 0, isVisit: true }, signal),
  });
  const [since, setSince] = useState(unchanged);
  const name = JSON.stringify(filters);
  const [of, setOf] = useState(name);
  if (of !== name) {
    setOf(name);
    setSince(unchanged);
  }
  /** The list that a late answer may change, and whether it is being read. */
  const current = useRef({ name, isRead });
  useEffect(() => {
    Object.assign(current.current, { name, isRead });
  }, [name, isRead]);

  const isShown = () => current.current.name === name;
  const adding = useNextPage({ filters, name, isShown, shown, put, fresh: since.fresh });

  return {
    query,
    since,
    /** With `more`, which shows the next page as well. */
    ...adding,
    rows: query.data?.rows ?? [],
    isAll: query.data?.next === null,

    /** Fetches changes; new rows wait while the list is read. That it fails is shown by the call for the counts. */
    refresh: async (): Promise<void> => {
      try {
        const { compareRows } = await import('./refresh-rows.ts');
        const changes = await compareRows(filters, shown);
        if (!isShown() || !changes) return;
        const isWaiting = current.current.isRead && changes.shown.rows.length > 0;
        put(isWaiting ? changes.shown : changes.fresh);
        setSince(isWaiting ? changes : unchanged);
      } catch {
        // The next refresh tries again.
      }
    },

    takeFresh: () => {
      if (since.fresh) put(since.fresh);
      setSince(unchanged);
    },

    replace: (row: DeskRow) => {
      const before = shown();
      if (!before) return;
      const rows = before.rows.map((each) => (each.reference === row.reference ? row : each));
      put({ rows, next: before.next });
    },
  };
}

interface Paged {
  filters: DeskFilters;
  /** Of the list with these filters. */
  name: string;
  /** Whether it is still the shown list, for a late answer. */
  isShown: () => boolean;
  shown: () => DeskPage | undefined;
  put: (page: DeskPage) => void;
  fresh: DeskPage | undefined;
}

/** Adds the next page to the shown rows. */
function useNextPage({ filters, name, isShown, shown, put, fresh }: Paged) {
  const [isAdding, setIsAdding] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [of, setOf] = useState(name);
  if (of !== name) {
    setOf(name);
    setHasFailed(false);
  }
  /** The list whose next page is being fetched. */
  const adding = useRef<string>(undefined);

  const add = async (after: string) => {
    adding.current = name;
    setIsAdding(true);
    setHasFailed(false);
    try {
      const page = await fetchPage(filters, { after });
      if (isShown()) put(withRows(shown(), page));
    } catch {
      // Without a connection: the further rows that the last refresh found.
      const before = shown();
      const found = fresh && withRows(before, fresh);
      const hasMore = found !== undefined && found.rows.length > (before?.rows.length ?? 0);
      setHasFailed(!hasMore);
      if (hasMore) put(found);
    } finally {
      setIsAdding(false);
      adding.current = undefined;
    }
  };

  return {
    isAdding,
    hasFailed,
    more: () => {
      const after = shown()?.next;
      if (after && adding.current !== name) void add(after);
    },
  };
}

export type DeskList = ReturnType<typeof useDeskList>;
