import type { DeskDetail, DeskRow } from '@dealership/shared';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../../../lib/calls/api-client.ts';
import { call } from '../../../lib/calls/call.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { useDesk } from '../common/desk-context.ts';

const nothingMore = {
  events: [],
  has_earlier: false,
  visit: {},
  others: [],
  open_by: [],
  offer_ways: [],
  offer_waits: [],
};

/**
 * The enquiry that is open.
 * @param row what the list knows of it: that is shown until more is known, also where that cannot be had
 * @param onRow how it is now
 */
export function useEnquiry(row: DeskRow | undefined, onRow: (row: DeskRow) => void) {
  const { open: reference, isCut } = useDesk();
  const queries = useQueryClient();
  const queryKey = queryKeys.desk.enquiry(reference);
  const query = useQuery<DeskDetail>({
    queryKey,
    queryFn: ({ signal }) =>
      call('GET /api/desk/enquiries/:reference', { params: { reference }, signal }),
  });
  const reload = useEffectEvent(() => {
    if (query.isError) void query.refetch();
  });
  useEffect(() => {
    // The line is there again.
    if (!isCut) reload();
  }, [isCut]);
  const refusal = query.error instanceof ApiError ? query.error : undefined;
  const isPartial = query.data === undefined;
  const detail: DeskDetail | undefined = query.data ?? (row && { ...nothingMore, enquiry: row });
  return {
    query,
    detail,
    isPartial,
    /** Erased, or not to be read any more: what is known of it is not shown either. */
    isGone: refusal?.status === 404,
    /** Without a line what the list knows is enough: if somebody else was quicker, that is shown when it is back. */
    isKnown: !isPartial || isCut || refusal?.code === 'unreachable',
    put: (stored: DeskDetail) => {
      queries.setQueryData(queryKey, stored);
      onRow(stored.enquiry);
    },
    /** An answer may come yet that is older than what was stored since. */
    readAgain: () => void queries.invalidateQueries({ queryKey }),
  };
}

export type Known = ReturnType<typeof useEnquiry>;
