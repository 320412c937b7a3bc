import type { PublicPageName } from './page-paths.ts';

/**
 * The subject that the address of a public page names: such a page has one address, title and status for each subject.
 * In a file of its own, since every page of the site has the list of addresses (page-paths.ts) in its first script.
 */
export const pageSubjects: Readonly<
  Partial<Record<PublicPageName, 'model' | 'dealer' | 'quotation'>>
> = {
  'view-details': 'model',
  'angle-view': 'model',
  dealers: 'dealer',
  'text-ride-booking': 'model',
  quotation: 'quotation',
};
