import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import { localTextSchema } from '../text/local-text-schema.ts';
import { contentLimits } from './content.ts';
import { pictureShape } from './picture-schema.ts';

const altText = localTextSchema({ max: contentLimits.altText });

const wrong = coded('not_focus');
const percent = z.int(wrong).check(z.minimum(0, wrong), z.maximum(100, wrong));

/** The place that stays in sight where only a part of a picture is shown, in percent from the left and the top. */
export const focusSchema = z.strictObject({ x: percent, y: percent });

/** What staff have said of a picture, in answers for visitors; absent: nothing. */
export const pictureSaidShape = {
  /** What it shows, for those who do not see it. */
  alt: z.optional(z.string()),
  /** The place that stays in sight where only a part is shown; absent: the middle. */
  focus: z.optional(focusSchema),
};

export const saidPictureSchema = z.strictObject({
  path: z.string(),
  ...pictureShape,
  ...pictureSaidShape,
});

export type SaidPicture = z.infer<typeof saidPictureSchema>;

/** A picture that staff have uploaded, for those who use it. */
export const uploadedPictureShape = {
  id: z.number(),
  path: z.string(),
  ...pictureShape,
  /** What it shows, for those who do not see it. */
  alt: altText,
  focus: focusSchema,
  /** Grows with every change of what is said of it; goes back with the next one. */
  version: z.number(),
};

export const uploadedPictureSchema = z.strictObject(uploadedPictureShape);

export type UploadedPicture = z.infer<typeof uploadedPictureSchema>;

/** What is said of a picture beside itself. */
export const pictureChangeSchema = z.object({
  /** That the change was made from. */
  version: z.int(coded('not_version')),
  alt: z.optional(altText),
  focus: z.optional(focusSchema),
});

export type PictureChange = z.infer<typeof pictureChangeSchema>;
