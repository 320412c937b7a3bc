import type { Dealership } from '../src/dealership/dealership.ts';
import { describeDealership } from '../../server/src/features/settings/describe-dealership.ts';
import { describePages } from '../../server/src/features/settings/describe-pages.ts';
import { demoBranch, demoDealership } from '../../server/src/seed/demo-dealership.ts';

/** What is told of the dealership of the demo. */
export const dealership: Dealership = describeDealership(
  { facts: demoDealership, first: demoBranch, branches: [{ ...demoBranch, id: 1 }] },
  'en',
);

/** What its pages say, with enquiries kept for so many months, by kind. */
export function pageTextsOf(
  retentionMonths: Parameters<typeof describePages>[1]['retentionMonths'],
) {
  return describePages(demoDealership, { dealership, retentionMonths }, 'en');
}
