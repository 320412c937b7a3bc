import type { ComponentType } from 'react';
import {
  isEditedPage,
  pagePaths,
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
  home: async () => (await import('../../pages/public/home/home-page.tsx')).HomePage,
  motorcycle: async () =>
    (await import('../../pages/public/motorcycle/motorcycle-page.tsx')).MotorcyclePage,
  scooters: async () =>
    (await import('../../pages/public/scooters/scooters-page.tsx')).ScootersPage,
  'view-details': async () =>
    (await import('../../pages/public/view-details/view-details-page.tsx')).ViewDetailsPage,
  'angle-view': async () =>
    (await import('../../pages/public/angle-view/angle-view-page.tsx')).AngleViewPage,
  about: async () => (await import('../../pages/text/about-page.tsx')).AboutPage,
  contact: async () => (await import('../../pages/public/contact/contact-page.tsx')).ContactPage,
  finance: async () => (await import('../../pages/public/finance/finance-page.tsx')).FinancePage,
  'service-booking': async () =>
    (await import('../../pages/public/service-booking/service-booking-page.tsx'))
      .ServiceBookingPage,
  amc: async () => (await import('../../pages/public/amc/amc-page.tsx')).AmcPage,
  'extended-warranty': async () =>
    (await import('../../pages/public/extended-warranty/extended-warranty-page.tsx'))
      .ExtendedWarrantyPage,
  optain: async () => (await import('../../pages/public/optain/optain-page.tsx')).OptainPage,
  'terms-conditions': async () =>
    (await import('../../pages/text/terms-conditions-page.tsx')).TermsConditionsPage,
  'joy-club': async () =>
    (await import('../../pages/public/joy-club/joy-club-page.tsx')).JoyClubPage,
  'privacy-policy': async () =>
    (await import('../../pages/text/privacy-policy-page.tsx')).PrivacyPolicyPage,
  insurance: async () =>
    (await import('../../pages/public/insurance/insurance-page.tsx')).InsurancePage,
  dealers: async () => (await import('../../pages/public/dealers/dealers-page.tsx')).DealersPage,
  offers: async () => (await import('../../pages/public/offers/offers-page.tsx')).OffersPage,
  gallery: async () => (await import('../../pages/public/gallery/gallery-page.tsx')).GalleryPage,
  'text-ride-booking': async () =>
    (await import('../../pages/public/text-ride-booking/text-ride-booking-page.tsx'))
      .TextRideBookingPage,
  compare: async () => (await import('../../pages/public/compare/compare-page.tsx')).ComparePage,
  quotation: async () =>
    (await import('../../pages/public/quotation/quotation-page.tsx')).QuotationPage,
  [NOT_FOUND]: async () => (await import('../../pages/text/not-found-page.tsx')).NotFoundPage,
};

export const shownPages = Object.keys(pageLoaders) as ShownPage[];

export const pageNames = Object.keys(pagePaths) as PublicPageName[];

/** Path of a page, in the format of the router. */
export function routeOf(name: ShownPage): string {
  return name === NOT_FOUND ? '*' : pagePaths[name];
}

/** @param pathname without a language, as in the router's locations and from `sitePath` */
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
