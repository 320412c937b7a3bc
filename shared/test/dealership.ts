import type { Dealership } from '../src/dealership/dealership-schema.ts';
import { describeDealership } from '../../server/src/features/settings/describe-dealership.ts';
import { describePages } from '../../server/src/features/settings/describe-pages.ts';
import { demoBranch, demoDealership } from '../../server/src/seed/demo-dealership.ts';

/** What is told of the dealership of the demo. */
export const dealership: Dealership = describeDealership(
  {
    facts: demoDealership,
    first: demoBranch,
    branches: [{ ...demoBranch, id: 1 }],
    pictures: {},
    privacyEdition: 0,
  },
  'en',
);

/** What its pages say, and would say with other facts. */
export function pageTextsOf(told: Partial<Dealership> = {}) {
  return describePages(demoDealership, { ...dealership, ...told }, 'en');
}
