import type { EnquiryState } from '@dealership/shared';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import type { Row } from '../report-source.ts';

/** Returns an enquiry's state on the desk: `undefined` while it is loading, `null` where it is unknown. */
export type StateOf = (reference: string) => EnquiryState | null | undefined;

/** The states of the enquiries of some rows, fetched in one request. */
export function useStates(rows: readonly Row[], isWanted: boolean): StateOf | undefined {
  const references = rows.map(({ reference }) => reference);
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: queryKeys.desk.stands(references),
    queryFn: ({ signal }) => call('POST /api/desk/stands', { body: { references }, signal }),
    enabled: isWanted && references.length > 0,
    // A colleague may have answered in the meantime.
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });
  if (!isWanted) return undefined;
  return (reference) => {
    const stand = data?.stands.find((each) => each.reference === reference);
    if (stand) return stand;
    return isError || (data && !isPlaceholderData) ? null : undefined;
  };
}
