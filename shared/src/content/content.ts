import * as z from 'zod/mini';
import { textSchema } from '../text/text-schema.ts';
import type { Picture } from './picture.ts';

/** What every answer with a picture tells besides its path. */
type PictureShape = Omit<Picture, 'path'>;

/** An item of `GET /api/getOffers`; the newest is the first. */
export interface Offer extends PictureShape {
  id: number;
  title: string;
  image: string;
  description: string;
}

/** An item of `GET /api/getNotification`; the newest is the first, and the one that visitors see. */
export interface Notification extends PictureShape {
  id: number;
  images: string;
}

/** An item of `GET /api/gallery`; the newest is the first. */
export interface GalleryImage extends PictureShape {
  id: number;
  image_path: string;
}

/** An item of `GET /api/images`: a banner of the home page. */
export interface Banner extends PictureShape {
  id: number;
  filepath: string;
}

/** The item of `GET /api/dealers/{id}`. */
export interface Dealer {
  name: string;
  address: string;
  mobile_no: string;
  service_no: string;
  open_time: string;
  email: string;
}

/** Longest texts of an offer, in code points, and pictures in one upload (contract P25, P53). */
export const contentLimits = {
  offerTitle: 120,
  offerDescription: 2000,
  pictureBytes: 5 * 1024 * 1024,
  picturePixels: 40_000_000,
  galleryFiles: 20,
} as const;

/** The texts of a new offer. */
export const offerTextsSchema = z.object({
  title: textSchema({ max: contentLimits.offerTitle, emptyMessage: 'Enter a title' }),
  description: textSchema({
    max: contentLimits.offerDescription,
    multiline: true,
    emptyMessage: 'Enter a description',
  }),
});

export type OfferTexts = z.infer<typeof offerTextsSchema>;
