import {
  arrivedParams,
  countedParams,
  defaultDeskView,
  isStartOfDesk,
  opensWhereWorkIs,
  readDeskFilters,
  workViews,
  type DeskFilters,
  type DeskView,
} from '@dealership/shared';
import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useContext, useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { RightsContext, useOwnKinds } from '../../../lib/staff/rights.ts';
import { searchIn, searchState } from '../../../lib/staff/search-term.ts';
import { useDeskCounts } from './use-desk-counts.ts';

/** The desk as a history entry holds it. */
export interface DeskAddress extends DeskFilters {
  /** Reference of the enquiry that is open; `''`: none. */
  enquiry: string;
}

/** As the screen offers them. */
export const viewsInOrder = Object.keys(deskTexts.views) as DeskView[];

type ReadOptions = Parameters<typeof readDeskFilters>[1];

/** Reads an address. */
export function readDeskAddress(params: URLSearchParams, options?: ReadOptions): DeskAddress {
  return { ...readDeskFilters(params, options), enquiry: params.get('enquiry') ?? '' };
}

/** Writes changes into an address, without what is not chosen and without the search term. */
export function writeDeskAddress(
  params: URLSearchParams,
  change: Partial<DeskAddress>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const {
    search: _,
    view,
    arrived,
    counted,
    ...values
  } = { ...readDeskAddress(params), ...change };
  // Without a list it is the desk as it opens.
  const isNamed = change.view !== undefined || params.get('view') === view;
  for (const [name, value] of Object.entries({
    view: isNamed ? view : '',
    ...values,
    ...arrivedParams(arrived),
    ...countedParams(counted),
  })) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

interface GoOptions {
  replace?: boolean;
}

/** What a history entry of the desk holds beside its address. */
export interface DeskState {
  /** The list is the entry before this one. */
  isFromList?: boolean;
  /** That entry is a day of the appointments. */
  isFromDay?: boolean;
}

/** Makes a link to the desk with something changed. */
export type DeskLinkTo = (change: Partial<DeskAddress>) => { to: string; state: unknown };

/** The state of the desk, what changes it, and how a link to a changed one is made. */
export function useDeskAddress() {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const search = searchIn(state);
  const { isFromList = false, isFromDay = false } = (state ?? {}) as DeskState;
  const kinds = useOwnKinds();
  const { isStart, start } = useStartView(params, search);
  const address = useMemo(
    () => readDeskAddress(params, { search, ownKinds: kinds, start }),
    [params, search, kinds, start],
  );

  const stateFor = useCallback(
    (change: Partial<DeskAddress>, isFrom: boolean) => ({
      ...searchState(change.search ?? search),
      // One that takes the place of another leads back to the same.
      ...(isFrom && { isFromList: true, isFromDay }),
    }),
    [search, isFromDay],
  );
  const go = useCallback(
    (change: Partial<DeskAddress>, { replace = false }: GoOptions = {}) =>
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
    // From now on it is this list, whatever is counted.
    if (isStart && start) go({ view: start }, { replace: true });
  }, [isStart, start, go]);
  /** Leads from an enquiry back to where it was opened. */
  const close = () => {
    // With the phone's own way back, so that the next one leaves the desk.
    if (isFromList) void navigate(-1);
    else go({ enquiry: '' }, { replace: true });
  };
  return { address, go, linkTo, close, isFromList, isFromDay, isWaiting: isStart && !start };
}

export type DeskPlace = ReturnType<typeof useDeskAddress>;

/**
 * The list with which the desk opens.
 * @returns `start` without a value while that is counted, and where the address says what is meant
 */
function useStartView(
  params: URLSearchParams,
  search: string,
): { isStart: boolean; start: DeskView | undefined } {
  const role = useContext(RightsContext)?.role;
  const isStart =
    role !== undefined && opensWhereWorkIs(role) && search === '' && isStartOfDesk(params);
  const { data, isError, isPaused } = useDeskCounts({ isAsking: false, isWanted: isStart });
  const begun = useQueryClient().getQueryData<DeskView>(queryKeys.desk.startView);
  if (!isStart) return { isStart, start: undefined };
  if (data)
    return { isStart, start: workViews.find((view) => data.counts[view] > 0) ?? defaultDeskView };
  return { isStart, start: begun ?? (isError || isPaused ? defaultDeskView : undefined) };
}
