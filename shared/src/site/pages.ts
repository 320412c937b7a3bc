import type { PublicPageName } from './page-paths.ts';

/**
 * What the address of a public page names besides: such a page has one address, title and status for
 * each. In a file of its own, since every page of the site carries the list of addresses (page-paths.ts).
 */
export const pageSubjects: Readonly<Partial<Record<PublicPageName, 'model' | 'dealer'>>> = {
  'view-details': 'model',
  'angle-view': 'model',
  dealers: 'dealer',
  'text-ride-booking': 'model',
};
