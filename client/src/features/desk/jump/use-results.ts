import { screenAddress } from '@dealership/shared';
import { customerTexts, foundText } from '@dealership/shared/texts/staff/desk/customers.ts';
import { kindNames } from '@dealership/shared/texts/staff/desk/desk.ts';
import { jumpTexts as texts } from '@dealership/shared/texts/staff/desk/jump.ts';
import { useState } from 'react';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { useMay } from '../../../lib/staff/rights.ts';
import { nameOf } from '../common/customer-queries.ts';
import { findScreens, type Way } from './find-screens.ts';
import { useJumpSearch } from './use-jump-search.ts';

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
  const search = useJumpSearch(typed, { mayFindCustomers, mayFindEnquiries });
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
