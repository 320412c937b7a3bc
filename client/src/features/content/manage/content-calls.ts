import type { ContentRow, NewContent } from '@dealership/shared';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';
import { checkedList } from '../../../lib/staff/checked-list.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import type { ContentSource } from './content-sources.ts';

/** All of a kind in its order, the deleted ones last. */
export function useContent({ kind }: ContentSource) {
  return useQuery({
    queryKey: queryKeys.content(kind),
    queryFn: async ({ signal }) => {
      const { items } = await call('GET /api/content/:kind', { params: { kind }, signal });
      return checkedList(items);
    },
  });
}

/** Puts what a change has answered into the place of the list known before. */
export function useStoreContent({ kind }: ContentSource) {
  const queries = useQueryClient();
  return ({ items }: { items: ContentRow[] }) =>
    queries.setQueryData(queryKeys.content(kind), items);
}

/**
 * Publishes a stored picture with its texts.
 * @throws {ApiError}
 */
export async function addContent(
  { kind }: ContentSource,
  body: NewContent,
  signal: AbortSignal,
): Promise<void> {
  await call('POST /api/content/:kind', { params: { kind }, body, signal });
}

/** @throws {ApiError} */
export async function deleteContent({ deleteCall }: ContentSource, id: number): Promise<void> {
  await call(deleteCall, { params: { id: String(id) } });
}
