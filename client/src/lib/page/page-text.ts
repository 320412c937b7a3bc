import type { EditedPage, PageText } from '@dealership/shared';
import { readPageData } from './page-data.ts';

/** Texts that have been fetched, since the document had brought another page's. */
export const fetchedTexts: Partial<Record<EditedPage, PageText>> = {};

/** What a page says in the words of the dealership; it is there before the page is shown. */
export function pageText(page: EditedPage): PageText {
  const brought = readPageData('pageTexts') as typeof fetchedTexts | undefined;
  return (brought?.[page] ?? fetchedTexts[page]) as PageText;
}
