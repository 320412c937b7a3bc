import * as z from 'zod/mini';
import { textSchema } from '../text/text-schema.ts';

/** Longest texts of an offer, in code points, and pictures in one upload (rules: admin-limits, uploaded-pictures). */
export const contentLimits = {
  offerTitle: 120,
  offerDescription: 2000,
  pictureBytes: 5 * 1024 * 1024,
  picturePixels: 40_000_000,
  galleryFiles: 20,
} as const;

/** The texts of a new offer. */
export const offerTextsSchema = z.object({
  title: textSchema({ max: contentLimits.offerTitle, missing: 'title_missing' }),
  description: textSchema({
    max: contentLimits.offerDescription,
    multiline: true,
    missing: 'description_missing',
  }),
});

export type OfferTexts = z.infer<typeof offerTextsSchema>;
