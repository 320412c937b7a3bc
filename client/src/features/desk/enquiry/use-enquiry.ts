import { type DeskDetail, type DeskRow, UNATTENDED_HEADER } from '@dealership/shared';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../../lib/calls/api-client.ts';
import { callQuery } from '../../../lib/calls/call-query.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { useDesk } from '../common/desk-context.ts';
import { call } from '../../../lib/calls/call.ts';

const nothingMore = {
  events: [],
  has_earlier: false,
  visit: {},
  others: [],
  is_handed_away: false,
  open_by: [],
  offer_ways: [],
  offer_waits: [],
};

/** The open enquiry; the list's `row` is shown until all of it is loaded, also when that fails. */
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

/** Interval of this report to the server, in ms; the server drops a report after `openMs`. */
const EVERY_MS = 5_000;

/** Shows colleagues that the user has an enquiry open, while the tab is visible. @returns the others who have it */
export function useLook(reference: string, known: DeskDetail['open_by']): DeskDetail['open_by'] {
  const [openBy, setOpenBy] = useState<{ of: string; people: DeskDetail['open_by'] }>();
  useEffect(() => {
    const ended = new AbortController();
    const notify = async (isOpen: boolean) => {
      try {
        const { open_by: people } = await call('POST /api/desk/enquiries/:reference/open', {
          params: { reference },
          body: { isOpen },
          headers: { [UNATTENDED_HEADER]: '1' },
        });
        if (!ended.signal.aborted) setOpenBy({ of: reference, people });
      } catch {
        // The next report repeats it, and old ones expire.
      }
    };
    const look = () => void (document.visibilityState === 'visible' && notify(true));
    look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look, { signal: ended.signal });
    return () => {
      ended.abort();
      clearInterval(timer);
      void notify(false);
    };
  }, [reference]);
  return openBy?.of === reference ? openBy.people : known;
}
