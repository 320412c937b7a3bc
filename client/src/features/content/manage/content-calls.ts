import type { ContentRow } from '@dealership/shared';
import { useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import type { ContentSource } from './content-sources.ts';

/** Replaces the cached list with the answer of a change. */
export function useStoreContent({ kind }: ContentSource) {
  const queries = useQueryClient();
  return ({ items }: { items: ContentRow[] }) =>
    queries.setQueryData(queryKeys.content(kind), { items });
}
