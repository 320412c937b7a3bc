import type { EditedPage, PageText } from '@dealership/shared';
import { readPageData } from './page-data.ts';

/** Fetched texts: the document brings those of its own page alone. */
export const fetchedTexts: Partial<Record<EditedPage, PageText>> = {};

/** The dealership's texts on a page; they are loaded before the page is shown. */
export function pageText(page: EditedPage): PageText {
  const brought = readPageData('pageTexts') as typeof fetchedTexts | undefined;
  return (brought?.[page] ?? fetchedTexts[page]) as PageText;
}
