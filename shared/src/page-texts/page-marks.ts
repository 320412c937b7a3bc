/** What may stand between braces in a page's text; the page shows the fact that stands there now. */
export const pageMarks = [
  'name',
  'street',
  'city',
  'address',
  'phone',
  'email',
  // The firm behind the name, and who answers complaints.
  'firm',
  'officer',
  'officer-email',
  'officer-phone',
  // How long enquiries are kept, what is listed for scripts, and the version of the privacy notice.
  'kept',
  'conversions',
  'version',
] as const;

export type PageMark = (typeof pageMarks)[number];

const MARK = /\{([^{}]*)\}/g;

/** A text with what its marks stand for; what is filled in is not searched for marks again. */
export function fillMarks(text: string, values: Readonly<Record<PageMark, string>>): string {
  return text.replaceAll(MARK, (whole, mark: string) => (isMark(mark) ? values[mark] : whole));
}

/** The first word between braces that is no mark, such as `{nmae}`. */
export function unknownMark(text: string): string | undefined {
  return [...text.matchAll(MARK)].find(([, mark = '']) => !isMark(mark))?.[0];
}

function isMark(word: string): word is PageMark {
  return (pageMarks as readonly string[]).includes(word);
}
