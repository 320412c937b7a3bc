import type { ComponentType } from 'react';
import { locale } from '@dealership/shared/texts/common/locale.ts';
import {
  isEditedPage,
  pagePaths,
  pathIn,
  textPages,
  type EditedPage,
  type PageText,
  type PublicPageName,
} from '@dealership/shared';
import { matchPath } from 'react-router-dom';
import { fetchedTexts, pageText } from '../../lib/page/page-text.ts';

const NOT_FOUND = 'not-found';

/** A page, or the page for unknown addresses. */
export type ShownPage = PublicPageName | typeof NOT_FOUND;

/** Pages whose code is already loaded. */
export type ReadyPages = Partial<Record<ShownPage, ComponentType>>;

/**
 * The code of every public page, each in its own chunk, which the server finds in the build's
 * manifest as `src/pages/public/<name>/<name>-page.tsx` or `src/pages/text/<name>-page.tsx`.
 */
export const pageLoaders: Readonly<Record<ShownPage, () => Promise<ComponentType>>> = {
  home: () => import('../../pages/public/home/home-page.tsx').then((page) => page.HomePage),
  motorcycle: () =>
    import('../../pages/public/motorcycle/motorcycle-page.tsx').then((page) => page.MotorcyclePage),
  scooters: () =>
    import('../../pages/public/scooters/scooters-page.tsx').then((page) => page.ScootersPage),
  'view-details': () =>
    import('../../pages/public/view-details/view-details-page.tsx').then(
      (page) => page.ViewDetailsPage,
    ),
  'angle-view': () =>
    import('../../pages/public/angle-view/angle-view-page.tsx').then((page) => page.AngleViewPage),
  about: () => import('../../pages/text/about-page.tsx').then((page) => page.AboutPage),
  contact: () =>
    import('../../pages/public/contact/contact-page.tsx').then((page) => page.ContactPage),
  finance: () =>
    import('../../pages/public/finance/finance-page.tsx').then((page) => page.FinancePage),
  'service-booking': () =>
    import('../../pages/public/service-booking/service-booking-page.tsx').then(
      (page) => page.ServiceBookingPage,
    ),
  amc: () => import('../../pages/public/amc/amc-page.tsx').then((page) => page.AmcPage),
  'extended-warranty': () =>
    import('../../pages/public/extended-warranty/extended-warranty-page.tsx').then(
      (page) => page.ExtendedWarrantyPage,
    ),
  optain: () => import('../../pages/public/optain/optain-page.tsx').then((page) => page.OptainPage),
  'terms-conditions': () =>
    import('../../pages/text/terms-conditions-page.tsx').then((page) => page.TermsConditionsPage),
  'joy-club': () =>
    import('../../pages/public/joy-club/joy-club-page.tsx').then((page) => page.JoyClubPage),
  'privacy-policy': () =>
    import('../../pages/text/privacy-policy-page.tsx').then((page) => page.PrivacyPolicyPage),
  insurance: () =>
    import('../../pages/public/insurance/insurance-page.tsx').then((page) => page.InsurancePage),
  dealers: () =>
    import('../../pages/public/dealers/dealers-page.tsx').then((page) => page.DealersPage),
  offers: () => import('../../pages/public/offers/offers-page.tsx').then((page) => page.OffersPage),
  gallery: () =>
    import('../../pages/public/gallery/gallery-page.tsx').then((page) => page.GalleryPage),
  'text-ride-booking': () =>
    import('../../pages/public/text-ride-booking/text-ride-booking-page.tsx').then(
      (page) => page.TextRideBookingPage,
    ),
  [NOT_FOUND]: () =>
    import('../../pages/text/not-found-page.tsx').then((page) => page.NotFoundPage),
};

export const shownPages = Object.keys(pageLoaders) as ShownPage[];

export const pageNames = Object.keys(pagePaths) as PublicPageName[];

/** Path of a page, in the format of the router. */
export function routeOf(name: ShownPage): string {
  return name === NOT_FOUND ? '*' : pathIn(locale, pagePaths[name]);
}

export function pageNameAt(pathname: string): PublicPageName | undefined {
  return pageNames.find((name) => matchPath(routeOf(name), pathname));
}

export function shownPageAt(pathname: string): ShownPage {
  return pageNameAt(pathname) ?? NOT_FOUND;
}

/** Loads a page's code, and its texts by the dealership. */
export async function loadPage(name: ShownPage): Promise<ComponentType> {
  const [page] = await Promise.all([pageLoaders[name](), isEditedPage(name) && fetchText(name)]);
  return page;
}

/** Fetches a text, unless the document has brought it. */
async function fetchText(page: EditedPage): Promise<void> {
  if ((pageText(page) as PageText | undefined) !== undefined) return;
  const { call } = await import('../../lib/calls/call.ts');
  fetchedTexts[page] = await call('GET /api/pages/:page', { params: { page } });
}

/** Whether a page is only text, and stays as the server sent it. */
export function isText(name: ShownPage): boolean {
  return name === NOT_FOUND || textPages.includes(name);
}
