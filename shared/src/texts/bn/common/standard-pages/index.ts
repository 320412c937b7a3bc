import type { EditedPage, WrittenPage } from '../../../../page-texts/page-text.ts';
import { aboutPage } from './about.ts';
import { amcPage } from './amc.ts';
import { insurancePage } from './insurance.ts';
import { joyClubPage } from './joy-club.ts';
import { privacyPage } from './privacy.ts';
import { termsPage } from './terms.ts';

/** Texts of pages that the dealership has not written itself. */
export const standardPages: Readonly<Record<EditedPage, WrittenPage<string>>> = {
  about: aboutPage,
  amc: amcPage,
  insurance: insurancePage,
  'joy-club': joyClubPage,
  'privacy-policy': privacyPage,
  'terms-conditions': termsPage,
};
