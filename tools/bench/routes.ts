import { pagePaths, type PublicPageName } from '@dealership/shared';

/** A model of the demo catalogue with data, colours and frames. */
const MODEL = 'ACTIVA6G';

const pagesAboutModels: readonly PublicPageName[] = [
  'view-details',
  'angle-view',
  'text-ride-booking',
];

/** Every public page but a customer's quotation, and those about a model once more with a model. */
export const publicRoutes: readonly string[] = (Object.keys(pagePaths) as PublicPageName[])
  .filter((name) => name !== 'quotation')
  .flatMap((name) => {
    const path = pagePaths[name].replace(':id', '1');
    return pagesAboutModels.includes(name) ? [path, `${path}?bike=${MODEL}`] : [path];
  });

/** Pages with only text: no form, no picture. */
export const textPages: readonly string[] = (
  ['about', 'privacy-policy', 'terms-conditions'] satisfies PublicPageName[]
).map((name) => pagePaths[name]);

export const bikePage = `${pagePaths['view-details']}?bike=${MODEL}`;
export const turnPage = `${pagePaths['angle-view']}?bike=${MODEL}`;
export const adminList = '/admin/enquiries';

/** @throws {Error} naming the first address that is no public page */
export function chooseRoutes(wanted: readonly string[] | undefined): readonly string[] {
  if (wanted === undefined) return publicRoutes;
  const unknown = wanted.find((route) => !publicRoutes.includes(route));
  if (unknown !== undefined) throw new Error(`Not a public page: ${unknown}`);
  return wanted;
}
