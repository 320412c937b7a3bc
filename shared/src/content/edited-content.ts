import * as z from 'zod/mini';
import { coded, problem, type Problems } from '../errors/problem.ts';
import { historySchema } from '../history/history-schema.ts';
import { localTextSchema } from '../text/local-text-schema.ts';
import { textSchema } from '../text/text-schema.ts';
import { DAY_MS, instantOf } from '../time/ist.ts';
import { minuteSchema } from '../text/minute-schema.ts';
import { contentLimits } from './content.ts';
import { pictureSchema } from './picture-schema.ts';
import { focusSchema, uploadedPictureSchema } from './uploaded-picture.ts';

/** A start or an end; `''`: none. */
const minuteOrNever = z.union([z.literal(''), minuteSchema], coded('not_instant'));

const title = localTextSchema({ max: contentLimits.offerTitle, isRequired: true });
const description = localTextSchema({
  max: contentLimits.offerDescription,
  isRequired: true,
  multiline: true,
});

/** What is said of something published beside its picture. A key that its kind does not have counts for nothing. */
const typedShape = {
  title: z.optional(title),
  description: z.optional(description),
  /** `YYYY-MM-DDTHH:MM`, Asia/Kolkata: when it begins to be shown, and when it is shown no more. */
  start: z.optional(minuteOrNever),
  end: z.optional(minuteOrNever),
  /** The name of a model without blanks, in any case; `''`: none. */
  model: z.optional(z.string(coded('not_model'))),
};

/** What is changed of something published; what is absent stays. */
export const contentChangeSchema = z.object({
  /** That the change was made from. */
  version: z.int(coded('not_version')),
  ...typedShape,
  /** The path of a picture that was stored. */
  picture: z.optional(z.string(coded('not_picture_path'))),
});

export type ContentChange = z.infer<typeof contentChangeSchema>;

/** What is published anew; an offer has a title and a description. */
export const newContentSchema = z.object({
  ...typedShape,
  /** The path of a picture that was stored. */
  picture: z.string(coded('picture_missing')).check(z.minLength(1, coded('picture_missing'))),
});

export type NewContent = z.infer<typeof newContentSchema>;

const FOCUS = /^(?:100|0?\d{1,2}),(?:100|0?\d{1,2})$/;

/** `30,70`: percent from the left and from the top. */
const typedFocus = z.pipe(
  z.pipe(
    z.string(coded('not_focus')).check(z.regex(FOCUS, coded('not_focus'))),
    z.transform((text) => {
      const [x, y] = text.split(',').map(Number);
      return { x, y };
    }),
  ),
  focusSchema,
);

/** What may come along in the form that adds something. */
export const contentFormSchema = z.object({
  start: z.optional(minuteOrNever),
  end: z.optional(minuteOrNever),
  model: z.optional(z.string(coded('not_model'))),
  /** What the picture shows, in English. */
  alt: z.optional(textSchema({ max: contentLimits.altText })),
  focus: z.optional(typedFocus),
});

/** What may be said of each in the form that adds it, as programs send it. */
export const contentFormShape = {
  start: z.optional(z.string()),
  end: z.optional(z.string()),
  alt: z.optional(z.string()),
  focus: z.optional(z.string()),
};

/** When something is shown, in epoch ms; `null`: from the first moment, without end. */
export interface Schedule {
  startsAt: number | null;
  endsAt: number | null;
}

const MINUTE_MS = 60_000;

/** `''` is none. */
export function instantOrNever(minute: string): number | null {
  return minute === '' ? null : instantOf(minute);
}

/**
 * What is wrong with a schedule that somebody wants, by field (rules: content-dates). An instant that was there before is
 * not asked again whether it is past; the minute that runs counts as now.
 */
export function scheduleProblems(wanted: Schedule, before: Schedule, now: number): Problems {
  const { startsAt: start, endsAt: end } = wanted;
  const last = now + contentLimits.daysAhead * DAY_MS;
  const isWrong = (at: number | null, was: number | null, first: number) =>
    at !== null && at !== was && (at < first || at > last);
  const days = contentLimits.daysAhead;
  return {
    ...(isWrong(start, before.startsAt, now - MINUTE_MS) && {
      start: problem('not_soon', { days }),
    }),
    ...(isWrong(end, before.endsAt, now) && { end: problem('not_soon', { days }) }),
    ...(start !== null && end !== null && end <= start && { end: problem('end_before_start') }),
  };
}

export const contentStates = ['planned', 'live', 'over'] as const;

/** Whether it is shown now (epoch ms). */
export function stateAt(
  { startsAt, endsAt }: Schedule,
  now: number,
): (typeof contentStates)[number] {
  if (endsAt !== null && endsAt <= now) return 'over';
  return startsAt !== null && startsAt > now ? 'planned' : 'live';
}

const typedText = z.strictObject({
  en: z.string(),
  bn: z.optional(z.string()),
  hi: z.optional(z.string()),
});

/** What is said of something published, as it stands in its history too. */
const contentValueShape = {
  /** Of an offer. */
  title: z.optional(typedText),
  description: z.optional(typedText),
  picture: pictureSchema,
  /** `YYYY-MM-DDTHH:MM`; `''`: none. */
  start: z.string(),
  end: z.string(),
  /** As calls name it; `''`: none. */
  model: z.string(),
};

const contentRowSchema = z.strictObject({
  id: z.number(),
  ...contentValueShape,
  /** What is said of the picture; absent: it is built in, and nothing can be said of it. */
  uploaded: z.optional(
    z.pick(uploadedPictureSchema, { id: true, alt: true, focus: true, version: true }),
  ),
  state: z.enum(contentStates),
  /** The first that visitors see. */
  is_first: z.boolean(),
  /** For how many more days it can be brought back; `null`: it is not deleted. */
  days_left: z.nullable(z.number()),
  /** Grows with every change; goes back with the next one. */
  version: z.number(),
});

/** Something that staff publish, as they see it. */
export type ContentRow = z.infer<typeof contentRowSchema>;

/** All of a kind in its order; the deleted ones last. */
export const contentListShape = { items: z.array(contentRowSchema) };

/** Where it stands: behind another; 0: at the beginning. */
export const contentMoveSchema = z.object({ after: z.int(coded('not_content')) });

const contentValueSchema = z.strictObject(contentValueShape);

export type ContentValue = z.infer<typeof contentValueSchema>;

export const contentHistorySchema = historySchema({
  before: contentValueSchema,
  after: contentValueSchema,
});
