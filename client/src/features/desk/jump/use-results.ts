import {
  isReference,
  screenAddress,
  toPlainText,
  type DeskRow,
  type FoundCustomer,
} from '@dealership/shared';
import { customerTexts, foundText } from '@dealership/shared/texts/staff/desk/customers.ts';
import { kindNames } from '@dealership/shared/texts/staff/desk/desk.ts';
import { jumpTexts as texts } from '@dealership/shared/texts/staff/desk/jump.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { useMay, useOwnUserId } from '../../../lib/staff/rights.ts';
import { nameOf, useRecentCustomers } from '../common/customer-queries.ts';
import { findWays, type Way } from './find-ways.ts';
import { callQuery } from '../../../lib/calls/call-query.ts';
import { choicesQuery } from '../../../lib/staff/use-choices.ts';
import { statusOf } from '../../../lib/calls/use-resource.ts';
import { call } from '../../../lib/calls/call.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { failureText } from '../../../lib/calls/failure-text.ts';

export interface Result {
  to: string;
  title: string;
  /** Distinguishes it from others with the same title. */
  about: string;
}

/** The input, its results, and the chosen result. */
export function useResults(known: readonly Way[]) {
  const mayFindCustomers = useMay('enquiries.work');
  const mayFindEnquiries = useMay('enquiries.read');
  const [typed, setTyped] = useState('');
  /** Address of the result that the arrows have reached; `undefined`: the first one is chosen. */
  const [reached, setReached] = useState<string>();
  const search = useJumpSearch(typed, mayFindCustomers, mayFindEnquiries);
  const isEmpty = typed.trim() === '';
  const recent = useRecentCustomers(mayFindCustomers);
  const ways = findWays(typed, [
    ...known,
    ...useModelWays(),
    ...useOfferWays(),
    ...usePeopleWays(mayFindEnquiries),
  ]);
  const groups = groupsOf(ways, search, isEmpty ? recent : []);
  const all = groups.flatMap(({ results }) => results);
  const found = all.findIndex(({ to }) => to === reached);
  const chosen = Math.max(found, 0);
  const { all: anything, enquiries, screens } = texts.label;
  return {
    label: mayFindCustomers ? anything : mayFindEnquiries ? enquiries : screens,
    typed,
    type: (text: string) => {
      setTyped(text);
      setReached(undefined);
    },
    search,
    groups,
    all,
    /** The first one until the arrows reach another. */
    active: all[chosen],
    /** Handles an arrow, or Home and End. @returns whether the key is one of them */
    move: (key: string): boolean => {
      const steps: Partial<Record<string, number>> = {
        // Until the arrows have moved in the list, Home and End belong to the field.
        ...(reached !== undefined && { Home: 0, End: all.length - 1 }),
        // The first one is already chosen and announced.
        ArrowDown: chosen + 1,
        ArrowUp: chosen - 1 + all.length,
      };
      const next = steps[key];
      if (next !== undefined) setReached(all[next % all.length]?.to);
      return next !== undefined;
    },
  };
}

export type Results = ReturnType<typeof useResults>;

/** Of each sort; more would hide the customers below them. */
const MOST = 8;

function groupsOf(
  ways: readonly Way[],
  { enquiry, customers }: Found,
  recent: readonly FoundCustomer[],
) {
  const waysOf = (is: Way['is']) => ({
    title: texts.groups[is],
    results: ways
      .filter((way) => way.is === is)
      .slice(0, MOST)
      .map(({ to, title, group }): Result => ({ to, title, about: group === title ? '' : group })),
  });
  return [
    { title: texts.groups.recent, results: recent.map(customerResult) },
    waysOf('actions'),
    waysOf('screens'),
    waysOf('models'),
    waysOf('offers'),
    waysOf('people'),
    {
      title: texts.groups.enquiry,
      results: [enquiry ?? []].flat().map(({ reference, kind, sent }) => ({
        to: screenAddress('desk', { enquiry: reference }),
        title: sent.name || texts.unnamed,
        about: `${reference} · ${kindNames[kind]}`,
      })),
    },
    { title: texts.groups.customers, results: customers.map(customerResult) },
  ].filter(({ results }) => results.length > 0);
}

function customerResult(customer: FoundCustomer): Result {
  return {
    to: screenAddress('customer', { customer: String(customer.id) }),
    title: nameOf(customer),
    about: [
      ...(customer.found_by ? [foundText(customer.found_by)] : []),
      customer.known_by.join(', '),
      customerTexts.total(customer.total),
      `${kindNames[customer.last.kind]}, ${timeTexts.day(customer.last.arrived_at)}`,
    ].join(' · '),
  };
}

/** The models that the user may edit. */
function useModelWays(): Way[] {
  const query = callQuery(queryKeys.models, 'GET /api/vehicles');
  const { data } = useQuery({ ...query, enabled: useMay('catalogue.edit') });
  const there = (data?.models ?? []).filter((model) => model.days_left === null);
  return there.map(({ id, name, outline }) => ({
    is: 'models',
    to: screenAddress('models', { model: String(id) }),
    title: name,
    group: '',
    words: '',
    outline,
  }));
}

function useOfferWays(): Way[] {
  const query = callQuery(queryKeys.content('offers'), 'GET /api/content/:kind', {
    kind: 'offers',
  });
  const { data } = useQuery({ ...query, enabled: useMay('catalogue.read') });
  const there = (data?.items ?? []).filter((offer) => offer.days_left === null);
  return there.map(({ id, title }) => ({
    is: 'offers',
    to: screenAddress('offer', { item: String(id) }),
    title: title?.en ?? '',
    group: '',
    words: '',
  }));
}

/** The colleagues, each with the list of their open enquiries. */
function usePeopleWays(isWanted: boolean): Way[] {
  const { data } = useQuery({ ...choicesQuery, enabled: isWanted });
  const ownUserId = useOwnUserId();
  const others = (data?.colleagues ?? []).filter(({ user_id: id }) => id !== ownUserId);
  return others.map(({ user_id: id, user_name: name }) => ({
    is: 'people',
    to: screenAddress('desk', { view: 'open', assignee: id }),
    title: name,
    group: texts.theirs,
    words: id,
  }));
}

/** Pause after the last key before the search, in ms. */
const PAUSE_MS = 200;

/** Fewer letters or digits would match every second customer. */
export const LEAST = 3;

interface Found {
  enquiry?: DeskRow | undefined;
  customers: readonly FoundCustomer[];
  /** There are more customers. */
  isCut: boolean;
  /** `''`: nothing has failed. */
  failure: string;
}

const nothing: Found = { customers: [], isCut: false, failure: '' };

/**
 * Searches for customers, and for the enquiry of a whole reference, while the user types. Results of an older input are
 * dropped, and nothing is kept once the field is closed.
 */
function useJumpSearch(typed: string, mayFindCustomers: boolean, mayFindEnquiries: boolean) {
  const text = typed.trim();
  const reference = mayFindEnquiries ? referenceIn(text) : undefined;
  const isLong = Array.from(text).length >= LEAST;
  const isWanted = (mayFindCustomers && isLong) || reference !== undefined;
  const { data, isPending } = useQuery({
    queryKey: queryKeys.jump(text),
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      signal.throwIfAborted();
      const [enquiry, customers] = await Promise.all([
        reference === undefined ? {} : findEnquiry(reference, signal),
        mayFindCustomers ? findCustomers(text, signal) : {},
      ]);
      return { ...nothing, ...enquiry, ...customers };
    },
    enabled: isWanted,
    gcTime: 0,
  });
  return {
    ...(data ?? nothing),
    isLooking: isWanted && isPending,
    isTooShort: mayFindCustomers && text !== '' && !isLong,
  };
}

/** A reference in the text, also in groups as people read it out, and with digits of any script. */
function referenceIn(text: string): string | undefined {
  const plain = toPlainText(text).replaceAll(/[\s-]/g, '').toUpperCase();
  return isReference(plain) ? plain : undefined;
}

async function findEnquiry(reference: string, signal: AbortSignal): Promise<Partial<Found>> {
  try {
    const options = { params: { reference }, signal };
    return { enquiry: (await call('GET /api/desk/enquiries/:reference', options)).enquiry };
  } catch (error) {
    // A user who may not read it gets the same answer as for a missing one.
    return statusOf(error) === 404 ? {} : { failure: failureText(error) };
  }
}

async function findCustomers(search: string, signal: AbortSignal): Promise<Partial<Found>> {
  try {
    const answer = await call('POST /api/customerSearch', { body: { search }, signal });
    return { customers: answer.customers, isCut: answer.is_cut };
  } catch (error) {
    return { failure: failureText(error) };
  }
}
