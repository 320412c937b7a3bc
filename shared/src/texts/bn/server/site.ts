import type { siteTexts as english } from '../../en/server/site.ts';
import type { SameTexts } from '../../../text/same-texts.ts';

export const siteTexts: SameTexts<typeof english> = {
  adminTitle: ({ seller }) => `অ্যাডমিন প্যানেল · ${seller}`,
  officeName: ({ seller }) => `${seller}: ডেস্ক`,
  officeShortName: 'ডেস্ক',
  notFoundTitle: ({ seller }) => `পাতাটি পাওয়া গেল না · ${seller}`,
  noModel: 'মডেল বেছে নিন',
  categories: { motorcycle: 'মোটরসাইকেল', scooter: 'স্কুটার' },
};
