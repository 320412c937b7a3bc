import type { WrittenPage, WrittenSection } from '../../page-texts/page-text.ts';

type Section = Pick<WrittenSection<string>, 'heading' | 'body'> & Partial<WrittenSection<string>>;

/** A page's text as it comes with the product; a section's list has ticks unless it says otherwise. */
export function standardPage({
  sections,
  ...page
}: Omit<WrittenPage<string>, 'sections'> & { sections: readonly Section[] }): WrittenPage<string> {
  return {
    ...page,
    // oxlint-disable-next-line dealership/plain-words -- a code, not a word for people
    sections: sections.map(({ heading, inShort = '', look = 'ticks', body }) => ({
      heading,
      inShort,
      look,
      body,
    })),
  };
}
