import type { PublicPageName } from '../site/page-paths.ts';
import type { LocalText } from '../text/local-text.ts';

/** Pages whose text the dealership edits; each is a fact of that name. */
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

/** How the lists of a section look. */
export type ListLook = 'ticks' | 'points' | 'figures' | 'years';

/** A page's text as it is written: by the dealership in several languages, or as it comes with the product. */
export interface WrittenPage<Text = LocalText> {
  title: Text;
  lead: Text;
  sections: readonly WrittenSection<Text>[];
}

export interface WrittenSection<Text = LocalText> {
  heading: Text;
  /** `''`: nothing. */
  inShort: Text;
  /** Paragraphs with an empty line between them; lines that begin with a hyphen and a blank are a list. */
  body: Text;
  look: ListLook;
}

/** A page's text in one language, as the page shows it. */
export interface PageText {
  title: string;
  lead: string;
  sections: readonly PageSection[];
}

export interface PageSection {
  /** Its place in the address. */
  id: string;
  heading: string;
  inShort: string;
  look: ListLook;
  blocks: readonly PageBlock[];
}

/** A paragraph, or a list of lines in their parts. */
export type PageBlock = { text: string } | { items: readonly (readonly string[])[] };
