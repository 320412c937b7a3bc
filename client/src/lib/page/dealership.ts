import type { Dealership, Department } from '@dealership/shared';
import { readPageData } from './page-data.ts';

/** The dealership as it was when the document was sent. */
export function dealership(): Dealership {
  return readPageData('dealership') as Dealership;
}

/** The departments with numbers above the menu and on the home page; the footer has the numbers of all. */
export const desks: readonly Department[] = ['sales', 'service'];

/** The first number of a department, or of the dealership if the department has none. */
export function phoneOf(wanted: Department): string {
  const { phones } = dealership();
  return (phones.find(({ department }) => department === wanted) ?? phones[0])?.phone ?? '';
}
