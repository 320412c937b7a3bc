import { isReference, type DeskRow, type FoundCustomer } from '@dealership/shared';
import { useEffect, useState } from 'react';
import { statusOf } from '../../../lib/calls/use-resource.ts';
import { call } from '../../../lib/calls/call.ts';
import { failureText } from '../../../lib/calls/failure-text.ts';

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
export function useJumpSearch(
  typed: string,
  { mayFindCustomers, mayFindEnquiries }: Record<'mayFindCustomers' | 'mayFindEnquiries', boolean>,
) {
  const [found, setFound] = useState({ ...nothing, text: '' });
  const text = typed.trim();
  const reference = mayFindEnquiries ? referenceIn(text) : undefined;
  const isLong = Array.from(text).length >= LEAST;
  const isWanted = (mayFindCustomers && isLong) || reference !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    const ended = new AbortController();
    const { signal } = ended;
    const look = async () => {
      const [enquiry, customers] = await Promise.all([
        reference === undefined ? {} : findEnquiry(reference, signal),
        mayFindCustomers ? findCustomers(text, signal) : {},
      ]);
      if (!signal.aborted) setFound({ ...nothing, ...enquiry, ...customers, text });
    };
    const timer = setTimeout(() => void look(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [text, reference, isWanted, mayFindCustomers]);

  const isKnown = isWanted && found.text === text;
  return {
    ...(isKnown ? found : nothing),
    isLooking: isWanted && !isKnown,
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
