import { screenAddress, isReference, type DeskRow, type FoundCustomer } from '@dealership/shared';
import { customerTexts, foundText } from '@dealership/shared/texts/staff/desk/customers.ts';
import { kindNames } from '@dealership/shared/texts/staff/desk/desk.ts';
import { jumpTexts as texts } from '@dealership/shared/texts/staff/desk/jump.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { useMay } from '../../../lib/staff/rights.ts';
import { nameOf } from '../common/customer-queries.ts';
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
export function useResults(ways: readonly Way[]) {
  const mayFindCustomers = useMay('enquiries.work');
  const mayFindEnquiries = useMay('enquiries.read');
  const [typed, setTyped] = useState('');
  /** Address of the result that the arrows have reached; `undefined`: the first one is chosen. */
  const [reached, setReached] = useState<string>();
  const search = useJumpSearch(typed, mayFindCustomers, mayFindEnquiries);
  const groups = groupsOf(findScreens(typed, ways), search);
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

function groupsOf(
  screens: readonly Way[],
  { enquiry, customers }: ReturnType<typeof useJumpSearch>,
) {
  return [
    {
      title: texts.groups.screens,
      results: screens.map(({ to, title, group }): Result => {
        return { to, title, about: group === title ? '' : group };
      }),
    },
    {
      title: texts.groups.enquiry,
      results: [enquiry ?? []].flat().map(({ reference, kind, sent }) => ({
        to: screenAddress('desk', { enquiry: reference }),
        title: sent.name || texts.unnamed,
        about: `${reference} · ${kindNames[kind]}`,
      })),
    },
    {
      title: texts.groups.customers,
      results: customers.map((customer) => ({
        to: screenAddress('customer', { customer: String(customer.id) }),
        title: nameOf(customer),
        about: [
          ...(customer.found_by ? [foundText(customer.found_by)] : []),
          customer.known_by.join(', '),
          customerTexts.total(customer.total),
          `${kindNames[customer.last.kind]}, ${timeTexts.day(customer.last.arrived_at)}`,
        ].join(' · '),
      })),
    },
  ].filter(({ results }) => results.length > 0);
}

/** A screen that the jump field can find. */
export interface Way {
  to: string;
  title: string;
  /** Title of its group in the menu. */
  group: string;
  /** Other names for it. */
  words: string;
}

/** More would hide the customers below them. */
const MOST = 8;

/** The screens in which each typed word begins a word; matches in the title come first. */
function findScreens(typed: string, ways: readonly Way[]): Way[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const isIn = (text: string) => {
    const known = wordsOf(text);
    return words.every((word) => known.some((each) => each.startsWith(word)));
  };
  const found = ways.filter((way) => isIn(`${way.title} ${way.group} ${way.words}`));
  const named = found.filter(({ title }) => isIn(title));
  return [...new Set([...named, ...found])].slice(0, MOST);
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFC').toLowerCase();
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
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

/** A reference in the text, also in groups as people read it out. */
function referenceIn(text: string): string | undefined {
  const plain = text.replaceAll(/[\s-]/g, '').toUpperCase();
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
