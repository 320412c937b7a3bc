import {
  contentLimits,
  kindsWithModel,
  titledKinds,
  type ContentKind,
  type ContentRow,
} from '@dealership/shared';
import {
  bannerTexts,
  contentTexts,
  galleryTexts,
  notificationTexts,
  offerTexts,
  type ContentTexts,
} from '@dealership/shared/messages/staff/content.ts';

/** One of the four sorts of what staff publish, and the calls that add and delete. */
export interface ContentSource {
  kind: ContentKind;
  addPath: string;
  deleteCall:
    | 'DELETE /api/deleteOffers/:id'
    | 'DELETE /api/deleteNotification/:id'
    | 'DELETE /api/deleteGalleryImg/:id'
    | 'DELETE /api/deleteBanner/:id';
  /** Wire name of the form's file. */
  pictureField: string;
  /** Most pictures that are chosen at once. */
  mostPictures: number;
  hasTexts: boolean;
  hasModel: boolean;
  /** An offer's is 50 x 50 pixels (rules: given-figures). */
  thumbnail: 'square' | 'wide';
  texts: ContentTexts;
}

function sourceOf(
  kind: ContentKind,
  rest: Pick<ContentSource, 'addPath' | 'deleteCall' | 'texts'> & Partial<ContentSource>,
): ContentSource {
  return {
    ...{ kind, pictureField: 'image', mostPictures: 1, thumbnail: 'wide' },
    ...{ hasTexts: titledKinds.includes(kind), hasModel: kindsWithModel.includes(kind) },
    ...rest,
  };
}

export const sources: Readonly<Record<ContentKind, ContentSource>> = {
  offers: sourceOf('offers', {
    ...{ addPath: '/api/createOffers', deleteCall: 'DELETE /api/deleteOffers/:id' },
    ...{ thumbnail: 'square', texts: offerTexts },
  }),
  notifications: sourceOf('notifications', {
    ...{ addPath: '/api/postNotification', deleteCall: 'DELETE /api/deleteNotification/:id' },
    texts: notificationTexts,
  }),
  gallery: sourceOf('gallery', {
    ...{ addPath: '/api/galleryupload', deleteCall: 'DELETE /api/deleteGalleryImg/:id' },
    ...{ pictureField: 'images', mostPictures: contentLimits.galleryFiles, texts: galleryTexts },
  }),
  banners: sourceOf('banners', {
    ...{ addPath: '/api/createBanner', deleteCall: 'DELETE /api/deleteBanner/:id' },
    texts: bannerTexts,
  }),
};

/** What somebody reads of it: its title, or its number in the list. */
export function nameOf({ texts }: ContentSource, { title }: ContentRow, index: number): string {
  return title?.en ?? contentTexts.nameOf(texts.imageAlt, index + 1);
}
