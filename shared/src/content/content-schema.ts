import * as z from 'zod/mini';
import { describedPictureShape } from './uploaded-picture.ts';

/** The model that an item is about; absent: none, or one that is no longer sold. */
const modelOnSaleSchema = z.strictObject({
  bikeName: z.string(),
  /** Display name. */
  name: z.string(),
  /** 'Start from', ex-showroom, in rupees. */
  price: z.number(),
  hasDetails: z.boolean(),
});

/** An item of `GET /api/getOffers`: first the current one, which has the highest id. */
export const offerSchema = z.strictObject({
  id: z.number(),
  title: z.string(),
  image: z.string(),
  description: z.string(),
  ...describedPictureShape,
  model: z.optional(modelOnSaleSchema),
});

export type Offer = z.infer<typeof offerSchema>;

/** An item of `GET /api/getNotification`; visitors see the first one. */
export const notificationSchema = z.strictObject({
  id: z.number(),
  images: z.string(),
  ...describedPictureShape,
});

export type Notification = z.infer<typeof notificationSchema>;

export const galleryImageSchema = z.strictObject({
  id: z.number(),
  image_path: z.string(),
  ...describedPictureShape,
});

export type GalleryImage = z.infer<typeof galleryImageSchema>;

export const bannerSchema = z.strictObject({
  id: z.number(),
  filepath: z.string(),
  ...describedPictureShape,
  model: z.optional(modelOnSaleSchema),
});

export type Banner = z.infer<typeof bannerSchema>;

export const dealerSchema = z.strictObject({
  name: z.string(),
  address: z.string(),
  mobile_no: z.string(),
  service_no: z.string(),
  open_time: z.string(),
  email: z.string(),
});

export type Dealer = z.infer<typeof dealerSchema>;
