import {
  contentLimits,
  DEFAULT_LOCALE,
  kindsWithModel,
  locales,
  titledKinds,
  type ContentKind,
  type ContentRow,
  type NamedCalls,
} from '@dealership/shared';
import {
  bannerTexts,
  contentTexts,
  galleryTexts,
  notificationTexts,
  offerTexts,
  type ContentTexts,
} from '@dealership/shared/texts/staff/catalogue/content.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callQuery } from '../../../lib/calls/call-query.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import type { EmptyScreenName, ScreenName } from '@dealership/shared/texts/staff/screens.ts';

/** The texts of an offer in a form. */
export const textInputs = {
  title: {
    label: contentTexts.titleLabel,
    placeholder: contentTexts.titlePlaceholder,
    max: contentLimits.offerTitle,
    required: true,
  },
  description: {
    label: contentTexts.descriptionLabel,
    placeholder: contentTexts.descriptionPlaceholder,
    max: contentLimits.offerDescription,
    lines: 4,
    required: true,
  },
};

/** The places of their problems: an English text has the name of its field, and each translation its own. */
export const textPlaces = Object.keys(textInputs).flatMap((name) => [
  name,
  ...locales.flatMap((locale) => (locale === DEFAULT_LOCALE ? [] : `${name}.${locale}`)),
]);

/** How long the toasts of offers, notifications and gallery stay (rules: given-figures). */
export const TOAST_MS = 2000;

export interface ContentSource {
  kind: ContentKind;
  screen: EmptyScreenName & ScreenName;
  deleteCall: Extract<keyof NamedCalls, `DELETE /api/delete${string}`>;
  /** Several pictures are added at once. */
  isSeveral: boolean;
  hasTexts: boolean;
  hasModel: boolean;
  /** An offer's is 50 x 50 pixels (rules: given-figures). */
  thumbnail: 'square' | 'wide';
  texts: ContentTexts;
}

function sourceOf(
  kind: ContentKind,
  rest: Pick<ContentSource, 'screen' | 'deleteCall' | 'texts'> & Partial<ContentSource>,
): ContentSource {
  return {
    kind,
    isSeveral: false,
    thumbnail: 'wide',
    hasTexts: titledKinds.includes(kind),
    hasModel: kindsWithModel.includes(kind),
    ...rest,
  };
}

export const sources: Readonly<Record<ContentKind, ContentSource>> = {
  offers: sourceOf('offers', {
    screen: 'offer',
    deleteCall: 'DELETE /api/deleteOffers/:id',
    thumbnail: 'square',
    texts: offerTexts,
  }),
  notifications: sourceOf('notifications', {
    screen: 'notification',
    deleteCall: 'DELETE /api/deleteNotification/:id',
    texts: notificationTexts,
  }),
  gallery: sourceOf('gallery', {
    screen: 'gallery',
    deleteCall: 'DELETE /api/deleteGalleryImg/:id',
    isSeveral: true,
    texts: galleryTexts,
  }),
  banners: sourceOf('banners', {
    screen: 'banners',
    deleteCall: 'DELETE /api/deleteBanner/:id',
    texts: bannerTexts,
  }),
};

/** All items of a kind in their order, the deleted ones last. */
export function contentQuery({ kind }: ContentSource) {
  return callQuery(queryKeys.content(kind), 'GET /api/content/:kind', { kind });
}

/** Replaces the cached list with the answer of a change. */
export function useStoreContent({ kind }: ContentSource) {
  const queries = useQueryClient();
  return ({ items }: { items: ContentRow[] }) =>
    queries.setQueryData(queryKeys.content(kind), { items });
}

/** An item's name for staff: its title, or its number in the list. */
export function nameOf({ texts }: ContentSource, { title }: ContentRow, index: number): string {
  return title?.en ?? contentTexts.nameOf(texts.imageAlt, index + 1);
}
