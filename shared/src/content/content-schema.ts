import * as z from 'zod/mini';
import { pictureShape } from './picture-schema.ts';

export const offerShape = {
  id: z.number(),
  title: z.string(),
  image: z.string(),
  description: z.string(),
  ...pictureShape,
};

/** An item of `GET /api/getOffers`; the newest is the first. */
export const offerSchema = z.strictObject(offerShape);

export type Offer = z.infer<typeof offerSchema>;

export const notificationShape = {
  id: z.number(),
  images: z.string(),
  ...pictureShape,
};

/** An item of `GET /api/getNotification`; the newest is the first, and the one that visitors see. */
export const notificationSchema = z.strictObject(notificationShape);

export type Notification = z.infer<typeof notificationSchema>;

export const galleryImageShape = {
  id: z.number(),
  image_path: z.string(),
  ...pictureShape,
};

/** An item of `GET /api/gallery`; the newest is the first. */
export const galleryImageSchema = z.strictObject(galleryImageShape);

export type GalleryImage = z.infer<typeof galleryImageSchema>;

/** An item of `GET /api/images`: a banner of the home page. */
export const bannerSchema = z.strictObject({
  id: z.number(),
  filepath: z.string(),
  ...pictureShape,
  /** The model that it shows; absent: of none, or of one that is no longer sold. */
  model: z.optional(
    z.strictObject({
      bikeName: z.string(),
      /** Its name for people. */
      name: z.string(),
      /** 'Start from', ex-showroom, in rupees. */
      price: z.number(),
      hasDetails: z.boolean(),
    }),
  ),
});

export type Banner = z.infer<typeof bannerSchema>;

/** The item of `GET /api/dealers/{id}`. */
export const dealerSchema = z.strictObject({
  name: z.string(),
  address: z.string(),
  mobile_no: z.string(),
  service_no: z.string(),
  open_time: z.string(),
  email: z.string(),
});

export type Dealer = z.infer<typeof dealerSchema>;
