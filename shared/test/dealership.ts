import type { Dealership } from '../src/dealership/dealership-schema.ts';
import { describeDealership } from '../../server/src/features/settings/describe-dealership.ts';
import { describePages } from '../../server/src/features/settings/describe-pages.ts';
import { demoBranch, demoDealership } from '../../server/src/seed/demo-dealership.ts';

/** What visitors read about the dealership of the demo. */
export const dealership: Dealership = describeDealership(
  {
    settings: demoDealership,
    first: demoBranch,
    branches: [{ ...demoBranch, id: 1 }],
    pictures: {},
    privacyEdition: 0,
  },
  'en',
);

/** The texts of its pages, also with other settings. */
export function pageTextsOf(changed: Partial<Dealership> = {}) {
  return describePages(demoDealership, { ...dealership, ...changed }, 'en');
}
