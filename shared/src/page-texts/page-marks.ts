/** Placeholders between braces in a page's text; the page shows the present setting in their place. */
export const pageMarks = [
  'name',
  'street',
  'city',
  'address',
  'phone',
  'email',
  // The company behind the name, and the person who answers complaints.
  'firm',
  'officer',
  'officer-email',
  'officer-phone',
  // How long enquiries are kept, the list of scripts, and the version of the privacy notice.
  'kept',
  'conversions',
  'version',
] as const;

export type PageMark = (typeof pageMarks)[number];

/** Those whose values are words of the site's languages. */
const worded: readonly PageMark[] = ['officer', 'kept', 'conversions'];

/** Those in a notice that the dealership has pasted in a further language. */
export const noticeMarks = pageMarks.filter((mark) => !worded.includes(mark));

const MARK = /\{([^{}]*)\}/g;

/** Fills in the placeholders of a text; the values are not searched for placeholders again. */
export function fillMarks(text: string, values: Readonly<Record<PageMark, string>>): string {
  return text.replaceAll(MARK, (whole, mark: string) => (isMark(mark) ? values[mark] : whole));
}

/** The first word between braces that is none of these placeholders, such as `{nmae}`. */
export function unknownMark(text: string, known: readonly string[] = pageMarks) {
  return [...text.matchAll(MARK)].find(([, mark = '']) => !known.includes(mark))?.[0];
}

function isMark(word: string): word is PageMark {
  return (pageMarks as readonly string[]).includes(word);
}
