import type { WrittenPage, WrittenSection } from './page-text.ts';

type Section = Pick<WrittenSection<string>, 'heading' | 'body'> & Partial<WrittenSection<string>>;

/** A page's text as it comes with the product; a section's list has ticks unless it says otherwise. */
export function standardPage({
  sections,
  ...page
}: Omit<WrittenPage<string>, 'sections'> & { sections: readonly Section[] }): WrittenPage<string> {
  return {
    ...page,
    sections: sections.map(({ heading, inShort = '', look = 'ticks', body }) => ({
      heading,
      inShort,
      look,
      body,
    })),
  };
}
