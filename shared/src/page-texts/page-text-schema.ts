import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import { localTextSchema } from '../text/local-text-schema.ts';
import { listLooks, pageTextLimits } from './written-page.ts';
import { editedPages, type EditedPage, type ListLook } from './page-text.ts';
import { pageMarks, unknownMark } from './page-marks.ts';
import type { DeepReadonly } from '../types/deep-readonly.ts';

const { title, lead, sections, heading, inShort, body } = pageTextLimits;

const text = (options: { max: number; isRequired?: boolean; multiline?: boolean }) =>
  localTextSchema({
    ...options,
    check: z.refine(
      (value) => unknownMark(value) === undefined,
      coded('not_mark', { marks: pageMarks }),
    ),
  });

const writtenPage = z.object({
  title: text({ max: title, isRequired: true }),
  lead: text({ max: lead }),
  sections: z
    .array(
      z.object({
        heading: text({ max: heading, isRequired: true }),
        inShort: text({ max: inShort }),
        body: text({ max: body, multiline: true }),
        look: z.enum(Object.keys(listLooks) as ListLook[], coded('invalid')),
      }),
      coded('invalid'),
    )
    .check(z.maxLength(sections, coded('too_many_values', { max: sections }))),
});

/** A page's text as staff may enter it; `null`: the text that comes with the product. */
export const writtenPageSchema = z.nullable(writtenPage);

/** The pages as they come with the product, in all languages. */
export const standardPagesSchema = z.strictObject(
  Object.fromEntries(editedPages.map((page) => [page, writtenPage])) as Record<
    EditedPage,
    typeof writtenPage
  >,
);
export type StandardPages = z.infer<typeof standardPagesSchema>;

/** A page's text in one language, as the page shows it. */
export const pageTextSchema = z.strictObject({
  title: z.string(),
  lead: z.string(),
  sections: z.array(
    z.strictObject({
      /** Its anchor in the address. */
      id: z.string(),
      heading: z.string(),
      inShort: z.string(),
      look: z.enum(Object.keys(listLooks) as ListLook[]),
      /** Paragraphs, and lists of lines split into parts. */
      blocks: z.array(
        z.union([
          z.strictObject({ text: z.string() }),
          z.strictObject({ items: z.array(z.array(z.string())) }),
        ]),
      ),
    }),
  ),
});
export type PageText = DeepReadonly<z.infer<typeof pageTextSchema>>;
export type PageSection = PageText['sections'][number];
export type PageBlock = PageSection['blocks'][number];
