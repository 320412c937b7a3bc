import {
  arrivedParams,
  countedParams,
  defaultDeskView,
  isStartOfDesk,
  opensWhereWorkIs,
  readDeskFilters,
  shownParams,
  workViews,
  type DeskFilters,
  type DeskView,
} from '@dealership/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useContext, useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { withParams } from '../../../lib/browser/with-params.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { RightsContext, useOwnKinds } from '../../../lib/staff/rights.ts';
import { searchIn, searchState } from '../../../lib/staff/search-term.ts';
import { useDeskCounts } from './use-desk-counts.ts';

/** The desk's address, as in the browser's history. */
export interface DeskAddress extends DeskFilters {
  /** Reference of the enquiry that is open; `''`: none. */
  enquiry: string;
}

/** The filters that the user chooses. */
export const noFilters = { kind: '', status: '', branch: '', assignee: '' } as const;

type ReadOptions = Parameters<typeof readDeskFilters>[1];

export function readDeskAddress(params: URLSearchParams, options?: ReadOptions): DeskAddress {
  return { ...readDeskFilters(params, options), enquiry: params.get('enquiry') ?? '' };
}

/** Changes an address. Values that are not chosen and the search term are left out. */
export function writeDeskAddress(
  params: URLSearchParams,
  change: Partial<DeskAddress>,
): URLSearchParams {
  const changed = { ...readDeskAddress(params), ...change };
  const { search: _, view, branch, arrived, counted, shown, ...values } = changed;
  // Without a list it is the address at which the desk opens.
  const isNamed = change.view !== undefined || params.get('view') === view;
  return withParams(params, {
    view: isNamed ? view : '',
    ...values,
    branch: String(branch),
    ...arrivedParams(arrived),
    ...countedParams(counted),
    ...shownParams(counted && shown),
  });
}

export interface DeskState {
  /** The previous history entry is the list. */
  isFromList?: boolean;
  /** The previous entry is a day of the appointments. */
  isFromDay?: boolean;
}

export type DeskLinkTo = (change: Partial<DeskAddress>) => { to: string; state: unknown };

/** The desk's address, and functions to change it and to link to a changed one. */
export function useDeskAddress() {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const search = searchIn(state);
  const { isFromList = false, isFromDay = false } = (state ?? {}) as DeskState;
  const kinds = useOwnKinds();
  const ownBranches = useContext(RightsContext)?.branches;
  const { isStart, start } = useStartView(params, search);
  const address = useMemo(
    () => readDeskAddress(params, { search, ownKinds: kinds, ownBranches, start }),
    [params, search, kinds, ownBranches, start],
  );

  const stateFor = useCallback(
    (change: Partial<DeskAddress>, isFrom: boolean) => ({
      ...searchState(change.search ?? search),
      // An enquiry that replaces another one leads back to the same place.
      ...(isFrom && { isFromList: true, isFromDay }),
    }),
    [search, isFromDay],
  );
  const go = useCallback(
    (change: Partial<DeskAddress>, { replace = false } = {}) =>
      setParams((current) => writeDeskAddress(current, change), {
        replace,
        state: stateFor(change, change.enquiry !== '' && (replace ? isFromList : true)),
      }),
    [setParams, stateFor, isFromList],
  );
  const isListOpen = address.enquiry === '';
  const linkTo: DeskLinkTo = useCallback(
    (change) => ({
      to: `${pathname}?${writeDeskAddress(params, change).toString()}`,
      state: stateFor(change, change.enquiry !== '' && (isListOpen || isFromList)),
    }),
    [params, pathname, stateFor, isListOpen, isFromList],
  );
  useEffect(() => {
    // From now on the address names this list, whatever the counts become.
    if (isStart && start) go({ view: start }, { replace: true });
  }, [isStart, start, go]);
  /** Leads from an enquiry back to the place where it was opened. */
  const close = () => {
    // Goes back in the history, so that the next step back leaves the desk.
    if (isFromList) void navigate(-1);
    else go({ enquiry: '' }, { replace: true });
  };
  return { address, go, linkTo, close, isFromList, isFromDay, isWaiting: isStart && !start };
}

export type DeskPlace = ReturnType<typeof useDeskAddress>;

/**
 * The list with which the desk opens.
 * @returns `start` without a value while the counts are fetched, and where the address names a list
 */
function useStartView(params: URLSearchParams, search: string) {
  const role = useContext(RightsContext)?.role;
  const isStart =
    role !== undefined && opensWhereWorkIs(role) && search === '' && isStartOfDesk(params);
  const { data, isError, isPaused } = useDeskCounts({ isAsking: false, isWanted: isStart });
  const begun = useQueryClient().getQueryData<DeskView>(queryKeys.desk.startView);
  if (!isStart) return { isStart, start: undefined };
  const found = data && (workViews.find((view) => data.counts[view] > 0) ?? defaultDeskView);
  return { isStart, start: found ?? begun ?? (isError || isPaused ? defaultDeskView : undefined) };
}
