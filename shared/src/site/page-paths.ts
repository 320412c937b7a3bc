/**
 * Where the public pages are: the server answers 404 for any other address outside /admin, and the client has one lazily
 * loaded component for each. What else there is about them stands apart, because every page of the
 * site carries this list in its first script.
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
} as const;

export type PublicPageName = keyof typeof pagePaths;

/**
 * Pages of text, which nobody changes anything on: they stay as the server sent them, and no code of
 * theirs is fetched for them (`client/src/pages/text`).
 */
export const textPages: readonly string[] = [
  'about',
  'terms-conditions',
  'privacy-policy',
] satisfies PublicPageName[];
