/**
 * Addresses of the public pages: the server answers 404 for any other address outside /admin, and the client has one
 * lazily loaded component for each. Other data about them is kept apart, because every page of the site has this list
 * in its first script.
 */
export const pagePaths = {
  home: '/',
  motorcycle: '/motorcycle',
  scooters: '/scooters',
  'view-details': '/view-details',
  'angle-view': '/angle-view',
  about: '/about',
  contact: '/contact',
  finance: '/finance',
  'service-booking': '/service-booking',
  amc: '/amc',
  'extended-warranty': '/extendedWarranty',
  optain: '/optain',
  'terms-conditions': '/terms-conditions',
  'joy-club': '/joy-club',
  'privacy-policy': '/privacy-policy',
  insurance: '/insurance',
  dealers: '/dealers/:id',
  offers: '/offers',
  gallery: '/gallery',
  'text-ride-booking': '/text-ride-booking',
  compare: '/compare',
  quotation: '/quotations/:token',
} as const;

export type PublicPageName = keyof typeof pagePaths;

/** The privacy notice in a further language; the browser loads it as a document of its own. */
export function noticePath(language: string): string {
  return `${pagePaths['privacy-policy']}/${language}`;
}

/**
 * Pages of text without anything to change: they stay as the server sent them, and load no code of their own
 * (`client/src/pages/text`).
 */
export const textPages: readonly string[] = [
  'about',
  'terms-conditions',
  'privacy-policy',
] satisfies PublicPageName[];
