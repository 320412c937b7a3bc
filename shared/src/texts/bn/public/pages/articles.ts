import type { SameTexts } from '../../../../text/same-texts.ts';
import type { articlesTexts as english } from '../../../en/public/pages/articles.ts';

export const articlesTexts: SameTexts<typeof english> = {
  contents: 'সূচি',
  inShort: 'সংক্ষেপে:',
};
