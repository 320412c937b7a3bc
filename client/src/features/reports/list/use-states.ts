import type { EnquiryState } from '@dealership/shared';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import type { Row } from '../report-source.ts';

/** Tells where an enquiry stands on the desk: `undefined` while that is on its way, `null` where it is not known. */
export type StateOf = (reference: string) => EnquiryState | null | undefined;

/** Where the enquiries of some rows stand, asked for all at once. */
export function useStates(rows: readonly Row[], isWanted: boolean): StateOf | undefined {
  const references = rows.map(({ reference }) => reference);
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: queryKeys.desk.stands(references),
    queryFn: ({ signal }) => call('POST /api/desk/stands', { body: { references }, signal }),
    enabled: isWanted && references.length > 0,
    // Meanwhile a colleague may have answered.
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
