import type { PublicPageName } from '../site/page-paths.ts';
import type { LocalText } from '../text/local-text.ts';

/** Pages whose text the dealership edits; each is a setting of that name. */
export const editedPages = [
  'about',
  'amc',
  'insurance',
  'joy-club',
  'privacy-policy',
  'terms-conditions',
] satisfies PublicPageName[];

export type EditedPage = (typeof editedPages)[number];

export function isEditedPage(name: string): name is EditedPage {
  return (editedPages as readonly string[]).includes(name);
}

export type ListLook = 'ticks' | 'points' | 'figures' | 'years';

/** The source of a page's text: from the dealership in several languages, or as it comes with the product. */
export interface WrittenPage<Text = LocalText> {
  title: Text;
  lead: Text;
  sections: readonly WrittenSection<Text>[];
}

export interface WrittenSection<Text = LocalText> {
  heading: Text;
  /** `''`: nothing. */
  inShort: Text;
  /** Paragraphs separated by an empty line; lines that begin with a hyphen and a blank are a list. */
  body: Text;
  look: ListLook;
}
