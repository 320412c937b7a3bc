import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import { localTextSchema } from '../text/local-text-schema.ts';
import { requiredTextSchema } from '../text/text-schema.ts';
import { listLooks, pageTextLimits } from './written-page.ts';
import { editedPages, type EditedPage, type ListLook } from './page-text.ts';
import { noticeMarks, pageMarks, unknownMark } from './page-marks.ts';
import type { DeepReadonly } from '../types/deep-readonly.ts';

const { title, lead, sections, heading, inShort, body, noticeText, noticeBasis } = pageTextLimits;

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

const marked = (options: { max: number; multiline?: boolean }) =>
  z.pipe(
    requiredTextSchema(options),
    z
      .string()
      .check(
        z.refine(
          (value) => unknownMark(value, noticeMarks) === undefined,
          coded('not_mark', { marks: noticeMarks }),
        ),
      ),
  );

/** The privacy notice in a further language, as staff paste it; `null`: it is not offered in that language. */
export const furtherNoticeSchema = z.nullable(
  z.object({
    title: marked({ max: title }),
    /** Like the body of a section; a line that begins with a number sign and a blank is a heading. */
    text: marked({ max: noticeText, multiline: true }),
    /** What the notice was when the text was written (`noticeBasisOf`). */
    basis: requiredTextSchema({ max: noticeBasis }),
  }),
);
export type FurtherNotice = NonNullable<DeepReadonly<z.infer<typeof furtherNoticeSchema>>>;

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
export type PageText = DeepReadonly<z.infer<typeof pageTextSchema>> & {
  /** Of the privacy notice in a further language; `version` is its part of the version (`ne3`). */
  readonly notice?: {
    readonly lang: string;
    readonly dir: 'ltr' | 'rtl';
    readonly version: string;
  };
};
export type PageSection = PageText['sections'][number];
export type PageBlock = PageSection['blocks'][number];
