import type { DeskDetail, DeskRow } from '@dealership/shared';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../../../lib/calls/api-client.ts';
import { callQuery } from '../../../lib/calls/call-query.ts';
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
 * The open enquiry.
 * @param row the list's row: shown until the full enquiry is loaded, also when that fails
 * @param onRow gets the current row
 */
export function useEnquiry(row: DeskRow | undefined, onRow: (row: DeskRow) => void) {
  const { open: reference, isCut } = useDesk();
  const queries = useQueryClient();
  const queryKey = queryKeys.desk.enquiry(reference);
  const query = useQuery(callQuery(queryKey, 'GET /api/desk/enquiries/:reference', { reference }));
  const reload = useEffectEvent(() => {
    if (query.isError) void query.refetch();
  });
  useEffect(() => {
    // The connection is back.
    if (!isCut) reload();
  }, [isCut]);
  const refusal = query.error instanceof ApiError ? query.error : undefined;
  const isPartial = query.data === undefined;
  const detail: DeskDetail | undefined = query.data ?? (row && { ...nothingMore, enquiry: row });
  return {
    query,
    detail,
    isPartial,
    /** Erased, or no longer visible to the user: the row from the list is hidden as well. */
    isGone: refusal?.status === 404,
    /** Without a connection the list's row is enough; a conflict with a colleague's change is shown once it is back. */
    isKnown: !isPartial || isCut || refusal?.code === 'unreachable',
    put: (stored: DeskDetail) => {
      queries.setQueryData(queryKey, stored);
      onRow(stored.enquiry);
    },
    /** An answer that is still to come may be older than the stored change. */
    readAgain: () => void queries.invalidateQueries({ queryKey }),
  };
}

export type Known = ReturnType<typeof useEnquiry>;
