import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import { localTextSchema } from '../text/local-text-schema.ts';
import { wholeNumber } from '../values/value-schemas.ts';
import { contentLimits } from './content.ts';

/** What every answer with a picture has besides its path. */
export const pictureShape = {
  /** In pixels, as is `height`. */
  width: z.number(),
  height: z.number(),
  /** `#rrggbb` to show in its place until it has loaded. */
  placeholder: z.string(),
};

export const pictureSchema = z.strictObject({
  /** Server-relative path that answers without a redirect. */
  path: z.string(),
  ...pictureShape,
});

export type Picture = z.infer<typeof pictureSchema>;

const altText = localTextSchema({ max: contentLimits.altText });

const percent = wholeNumber(0, 100, coded('not_focus'));

/** The point that stays visible where a picture is cropped, in percent from the left and the top. */
export const focusSchema = z.strictObject({ x: percent, y: percent });

/** A picture in answers for visitors, with the description and focus that staff have given it; absent: none given. */
export const describedPictureShape = {
  ...pictureShape,
  /** Text for people who cannot see the picture. */
  alt: z.optional(z.string()),
  /** The point that stays visible where the picture is cropped; absent: the middle. */
  focus: z.optional(focusSchema),
};

export const describedPictureSchema = z.strictObject({
  path: z.string(),
  ...describedPictureShape,
});

export type DescribedPicture = z.infer<typeof describedPictureSchema>;

/** An uploaded picture, as staff who use it see it. */
export const uploadedPictureSchema = z.strictObject({
  id: z.number(),
  path: z.string(),
  ...pictureShape,
  alt: altText,
  focus: focusSchema,
  /** Grows with every change of description or focus; sent back with the next one. */
  version: z.number(),
});

export type UploadedPicture = z.infer<typeof uploadedPictureSchema>;

export const pictureChangeSchema = z.object({
  /** The version that the change was made from. */
  version: z.int(coded('not_version')),
  alt: z.optional(altText),
  focus: z.optional(focusSchema),
});

export type PictureChange = z.infer<typeof pictureChangeSchema>;
