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
  const [isAdding, setIsAdding] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [since, setSince] = useState(unchanged);
  const name = JSON.stringify(filters);
  const [of, setOf] = useState(name);
  if (of !== name) {
    setOf(name);
    setSince(unchanged);
    setHasFailed(false);
  }
  /** The list that a late answer may change, and whether it is being read. */
  const current = useRef({ name, isRead });
  /** The list whose next page is being fetched. */
  const adding = useRef<string>(undefined);
  useEffect(() => {
    Object.assign(current.current, { name, isRead });
  }, [name, isRead]);

  const add = async (after: string) => {
    adding.current = name;
    setIsAdding(true);
    setHasFailed(false);
    try {
      const page = await fetchPage(filters, { after });
      if (current.current.name === name) put(withRows(shown(), page));
    } catch {
      // Without a connection: the further rows that the last refresh found.
      const before = shown();
      const found = since.fresh && withRows(before, since.fresh);
      const hasMore = found !== undefined && found.rows.length > (before?.rows.length ?? 0);
      setHasFailed(!hasMore);
      if (hasMore) put(found);
    } finally {
      setIsAdding(false);
      adding.current = undefined;
    }
  };

  return {
    query,
    since,
    isAdding,
    hasFailed,
    rows: query.data?.rows ?? [],
    isAll: query.data?.next === null,

    /** Shows the next page as well. */
    more: () => {
      const after = shown()?.next;
      if (after && adding.current !== name) void add(after);
    },

    /** Fetches changes; new rows wait while the list is read. That it fails is shown by the call for the counts. */
    refresh: async (): Promise<void> => {
      try {
        const { compareRows } = await import('./refresh-rows.ts');
        const changes = await compareRows(filters, shown);
        const now = current.current;
        if (now.name !== name || !changes) return;
        const isWaiting = now.isRead && changes.shown.rows.length > 0;
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

export type DeskList = ReturnType<typeof useDeskList>;
