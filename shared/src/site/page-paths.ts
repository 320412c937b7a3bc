/**
 * Where the public pages are. The texts about them stand apart (pages.ts), because every page of the
 * site carries this list in its first script.
 */
export const pagePaths = {
  home: '/',
  about: '/about',
  contact: '/contact',
  finance: '/finance',
  'service-booking': '/service-booking',
  amc: '/amc',
  extendedWarranty: '/extendedWarranty',
  optain: '/optain',
  'terms-conditions': '/terms-conditions',
  'joy-club': '/joy-club',
  'privacy-policy': '/privacy-policy',
  insurance: '/insurance',
  dealers: '/dealers/:id',
} as const;

export type PublicPageName = keyof typeof pagePaths;

/** Addresses that people try or that stood in older links, and where they lead (design part 8). */
export const pageAliases: Readonly<Record<string, string>> = {
  '/home': '/',
  '/opt-in': '/optain',
  '/test-ride-booking': '/text-ride-booking',
  '/extended-warranty': '/extendedWarranty',
  '/services': '/service-booking',
  '/networks': '/dealers/1',
  '/dealers': '/dealers/1',
};
