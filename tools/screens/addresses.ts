import {
  pagePaths,
  pageSubjects,
  reportKinds,
  reportOf,
  type PublicPageName,
} from '@dealership/shared';
import { screenTexts } from '@dealership/shared/texts/staff/screens.ts';

/** A subject to take at every width: the name of the picture, and the address. */
export interface Subject {
  name: string;
  address: string;
}

const MODEL = 'ACTIVA6G';

/** Every public page, those about a model with and without one, and the page for unknown addresses. */
export const publicPages: readonly Subject[] = [
  ...Object.entries(pagePaths).flatMap(([name, path]) => {
    const subject = pageSubjects[name as PublicPageName];
    // It needs one that was made.
    if (subject === 'quotation') return [];
    if (subject === 'dealer') return [{ name, address: path.replace(/:\w+/, '1') }];
    const plain = { name, address: path };
    return subject === 'model'
      ? [plain, { name: `${name}-of-a-model`, address: `${path}?bike=${MODEL}` }]
      : [plain];
  }),
  { name: 'no-such-page', address: '/nowhere' },
  { name: 'no-such-model', address: `/view-details?bike=Nonesuch` },
  { name: 'sign-in', address: '/admin/login' },
];

/** The address of a staff screen, in a form that earlier and later versions accept. */
export const screenAddress = (screen: string) => `/admin/dashboard?screen=${screen}`;

const reports = reportKinds.flatMap((kind) => reportOf(kind)?.screen ?? []);

/** Staff screens by name; the names stay (rules: screen-addresses). */
export const staffScreens: readonly Subject[] = [
  ...Object.keys(screenTexts.screens),
  ...reports,
].map((name) => ({ name, address: screenAddress(name) }));
