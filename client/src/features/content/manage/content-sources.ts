import {
  contentLimits,
  type GalleryImage,
  type Notification,
  type Offer,
  type Picture,
} from '@dealership/shared';
import {
  galleryTexts,
  notificationTexts,
  offerTexts,
  type ContentTexts,
} from '@dealership/shared/messages/staff/content.ts';

/** An item of any of the three lists. */
export interface ContentItem {
  id: number;
  picture: Picture;
  /** Of an offer; `''` otherwise. */
  title: string;
  description: string;
}

/** One of the three sorts of what staff publish, and the calls that do it. */
export interface ContentSource {
  listCall: 'GET /api/getOffers' | 'GET /api/getNotification' | 'GET /api/gallery';
  addPath: string;
  deleteCall:
    | 'DELETE /api/deleteOffers/:id'
    | 'DELETE /api/deleteNotification/:id'
    | 'DELETE /api/deleteGalleryImg/:id';
  /** Wire name of the form's file. */
  pictureField: string;
  /** Most pictures that are chosen at once. */
  mostPictures: number;
  hasTexts: boolean;
  /** Whether visitors are shown the newest alone. */
  showsNewest: boolean;
  /** An offer's is 50 x 50 pixels (rules: given-figures). */
  thumbnail: 'square' | 'wide';
  texts: ContentTexts;
  toItem: (wire: never) => ContentItem;
}

const noTexts = { title: '', description: '' };

export const offers: ContentSource = {
  listCall: 'GET /api/getOffers',
  addPath: '/api/createOffers',
  deleteCall: 'DELETE /api/deleteOffers/:id',
  pictureField: 'image',
  mostPictures: 1,
  hasTexts: true,
  showsNewest: false,
  thumbnail: 'square',
  texts: offerTexts,
  toItem: ({ id, title, description, image, ...shape }: Offer) => ({
    ...{ id, title, description },
    picture: { path: image, ...shape },
  }),
};

export const notifications: ContentSource = {
  listCall: 'GET /api/getNotification',
  addPath: '/api/postNotification',
  deleteCall: 'DELETE /api/deleteNotification/:id',
  pictureField: 'image',
  mostPictures: 1,
  hasTexts: false,
  showsNewest: true,
  thumbnail: 'wide',
  texts: notificationTexts,
  toItem: ({ id, images, ...shape }: Notification) => ({
    ...{ id, ...noTexts },
    picture: { path: images, ...shape },
  }),
};

export const gallery: ContentSource = {
  listCall: 'GET /api/gallery',
  addPath: '/api/galleryupload',
  deleteCall: 'DELETE /api/deleteGalleryImg/:id',
  pictureField: 'images',
  mostPictures: contentLimits.galleryFiles,
  hasTexts: false,
  showsNewest: false,
  thumbnail: 'wide',
  texts: galleryTexts,
  toItem: ({ id, image_path, ...shape }: GalleryImage) => ({
    ...{ id, ...noTexts },
    picture: { path: image_path, ...shape },
  }),
};
