import type { ContentRow } from '@dealership/shared';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';
import { checkedList } from '../../../lib/staff/checked-list.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import type { ContentSource } from './content-sources.ts';

/** All items of a kind in their order, the deleted ones last. */
export function useContent({ kind }: ContentSource) {
  return useQuery({
    queryKey: queryKeys.content(kind),
    queryFn: async ({ signal }) => {
      const { items } = await call('GET /api/content/:kind', { params: { kind }, signal });
      return checkedList(items);
    },
  });
}

/** Replaces the cached list with the answer of a change. */
export function useStoreContent({ kind }: ContentSource) {
  const queries = useQueryClient();
  return ({ items }: { items: ContentRow[] }) =>
    queries.setQueryData(queryKeys.content(kind), items);
}
