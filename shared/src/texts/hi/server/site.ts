import type { siteTexts as english } from '../../en/server/site.ts';
import type { SameTexts } from '../../../text/same-texts.ts';

export const siteTexts: SameTexts<typeof english> = {
  adminTitle: ({ seller }) => `एडमिन पैनल · ${seller}`,
  officeName: ({ seller }) => `${seller}: डेस्क`,
  officeShortName: 'डेस्क',
  notFoundTitle: ({ seller }) => `पेज नहीं मिला · ${seller}`,
  noModel: 'मॉडल चुनें',
  categories: { motorcycle: 'मोटरसाइकिल', scooter: 'स्कूटर' },
};
