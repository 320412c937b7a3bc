import type { ComponentType } from 'react';
import { pagePaths, type PublicPageName } from '@dealership/shared';
import { matchPath } from 'react-router-dom';

/** Pages whose code is there already. */
export type ReadyPages = Partial<Record<PublicPageName, ComponentType>>;

/**
 * The code of every public page, each in its own chunk, which the server finds in the build's
 * manifest as `src/pages/public/<name>-page.tsx`.
 */
export const pageLoaders: Readonly<Record<PublicPageName, () => Promise<ComponentType>>> = {
  home: () => import('../pages/public/home-page.tsx').then((page) => page.HomePage),
  motorcycle: () =>
    import('../pages/public/motorcycle-page.tsx').then((page) => page.MotorcyclePage),
  scooters: () => import('../pages/public/scooters-page.tsx').then((page) => page.ScootersPage),
  'view-details': () =>
    import('../pages/public/view-details-page.tsx').then((page) => page.ViewDetailsPage),
  'angle-view': () =>
    import('../pages/public/angle-view-page.tsx').then((page) => page.AngleViewPage),
  about: () => import('../pages/public/about-page.tsx').then((page) => page.AboutPage),
  contact: () => import('../pages/public/contact-page.tsx').then((page) => page.ContactPage),
  finance: () => import('../pages/public/finance-page.tsx').then((page) => page.FinancePage),
  'service-booking': () =>
    import('../pages/public/service-booking-page.tsx').then((page) => page.ServiceBookingPage),
  amc: () => import('../pages/public/amc-page.tsx').then((page) => page.AmcPage),
  'extended-warranty': () =>
    import('../pages/public/extended-warranty-page.tsx').then((page) => page.ExtendedWarrantyPage),
  optain: () => import('../pages/public/optain-page.tsx').then((page) => page.OptainPage),
  'terms-conditions': () =>
    import('../pages/public/terms-conditions-page.tsx').then((page) => page.TermsConditionsPage),
  'joy-club': () => import('../pages/public/joy-club-page.tsx').then((page) => page.JoyClubPage),
  'privacy-policy': () =>
    import('../pages/public/privacy-policy-page.tsx').then((page) => page.PrivacyPolicyPage),
  insurance: () => import('../pages/public/insurance-page.tsx').then((page) => page.InsurancePage),
  dealers: () => import('../pages/public/dealers-page.tsx').then((page) => page.DealersPage),
  offers: () => import('../pages/public/offers-page.tsx').then((page) => page.OffersPage),
  gallery: () => import('../pages/public/gallery-page.tsx').then((page) => page.GalleryPage),
  'text-ride-booking': () =>
    import('../pages/public/text-ride-booking-page.tsx').then((page) => page.TextRideBookingPage),
};

export const pageNames = Object.keys(pagePaths) as PublicPageName[];

/** The page at an address of this site, if there is one. */
export function pageNameAt(pathname: string): PublicPageName | undefined {
  return pageNames.find((name) => matchPath(pagePaths[name], pathname));
}
