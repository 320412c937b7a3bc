import * as z from 'zod/mini';
import { coded, problem, type Problems } from '../errors/problem.ts';
import { historySchema } from '../history/history-schema.ts';
import { localTextSchema } from '../text/local-text-schema.ts';
import { DAY_MS, instantOf, MINUTE_MS } from '../time/ist.ts';
import { minuteSchema } from '../text/day-schema.ts';
import { pictureSchema, focusSchema, uploadedPictureSchema } from './uploaded-picture.ts';
import { textSchema } from '../text/text-schema.ts';
import { contentLimits } from './content.ts';

/** A start or an end; `''`: none. */
const minuteOrNever = z.union([z.literal(''), minuteSchema], coded('not_instant'));

const title = localTextSchema({ max: contentLimits.offerTitle, isRequired: true });
const description = localTextSchema({
  max: contentLimits.offerDescription,
  isRequired: true,
  multiline: true,
});

/** The form values of an item beside its picture. Keys that its kind does not have are ignored. */
const typedShape = {
  title: z.optional(title),
  description: z.optional(description),
  /** `YYYY-MM-DDTHH:MM`, Asia/Kolkata: when it is first shown, and until when. */
  start: z.optional(minuteOrNever),
  end: z.optional(minuteOrNever),
  /** The name of a model without blanks, in any case; `''`: none. */
  model: z.optional(z.string(coded('not_model'))),
};

/** A change of an item; absent values stay. */
export const contentChangeSchema = z.object({
  /** The version that the change was made from. */
  version: z.int(coded('not_version')),
  ...typedShape,
  /** The path of a stored picture. */
  picture: z.optional(z.string(coded('not_picture_path'))),
});

export type ContentChange = z.infer<typeof contentChangeSchema>;

/** A new item; an offer has a title and a description. */
export const newContentSchema = z.object({
  ...typedShape,
  /** The path of a stored picture. */
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

/** Optional values in the form that adds an item. */
export const contentFormSchema = z.object({
  start: z.optional(minuteOrNever),
  end: z.optional(minuteOrNever),
  model: z.optional(z.string(coded('not_model'))),
  /** Describes the picture in English. */
  alt: z.optional(textSchema({ max: contentLimits.altText })),
  focus: z.optional(typedFocus),
});

/** The form values of each kind that programs send when they add an item. */
export const contentFormShape = {
  start: z.optional(z.string()),
  end: z.optional(z.string()),
  alt: z.optional(z.string()),
  focus: z.optional(z.string()),
};

/** When an item is shown, in epoch ms; `null`: from the first moment, without end. */
export interface Schedule {
  startsAt: number | null;
  endsAt: number | null;
}

/** `''` means no instant. */
export function instantOrNever(minute: string): number | null {
  return minute === '' ? null : instantOf(minute);
}

/**
 * Returns the problems of a schedule, by field (rules: content-dates). An unchanged instant may be in the past; the
 * current minute counts as now.
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

const contentStates = ['planned', 'live', 'over'] as const;

/** State of an item at an instant (epoch ms). */
export function stateAt({ startsAt, endsAt }: Schedule, now: number) {
  if (endsAt !== null && endsAt <= now) return 'over';
  return startsAt !== null && startsAt > now ? 'planned' : 'live';
}

const typedText = z.strictObject({
  en: z.string(),
  bn: z.optional(z.string()),
  hi: z.optional(z.string()),
});

/** The values of an item, as its history stores them too. */
const contentValueSchema = z.strictObject({
  /** Of an offer only. */
  title: z.optional(typedText),
  description: z.optional(typedText),
  picture: pictureSchema,
  /** `YYYY-MM-DDTHH:MM`; `''`: none. */
  start: z.string(),
  end: z.string(),
  /** As the API names it; `''`: none. */
  model: z.string(),
});

const contentRowSchema = z.strictObject({
  id: z.number(),
  ...contentValueSchema.shape,
  /** The uploaded picture with its description; absent: the picture is built in and has none. */
  uploaded: z.optional(
    z.pick(uploadedPictureSchema, { id: true, alt: true, focus: true, version: true }),
  ),
  state: z.enum(contentStates),
  is_first: z.boolean(),
  /** How many more days it can be restored; `null`: it is not deleted. */
  days_left: z.nullable(z.number()),
  /** Grows with every change; sent back with the next one. */
  version: z.number(),
});

export type ContentRow = z.infer<typeof contentRowSchema>;

/** All of a kind in its order; the deleted ones last. */
export const contentListShape = { items: z.array(contentRowSchema) };

/** The new place: behind this item; 0: at the beginning. */
export const contentMoveSchema = z.object({ after: z.int(coded('not_content')) });

export type ContentValue = z.infer<typeof contentValueSchema>;

export const contentHistorySchema = historySchema({
  before: contentValueSchema,
  after: contentValueSchema,
});

export const offerTextsSchema = z.object({
  title: textSchema({ max: contentLimits.offerTitle, missing: 'title_missing' }),
  description: textSchema({
    max: contentLimits.offerDescription,
    multiline: true,
    missing: 'description_missing',
  }),
});
