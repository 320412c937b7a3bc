import type { Request, Response } from 'express';
import type { NamedHandlers } from '../../http/calls/add-calls.ts';
import { localeOf } from '../../http/answers/locale-of.ts';
import { sendPublished } from '../../http/calls/published-json.ts';
import type { ContentKind, Locale } from '@dealership/shared';
import type { Moment, PublishedCache } from '../../db/content-revision.ts';
import type { Database } from '../../db/open-database.ts';
import { findModelsOnSale, listLive, type ContentItem } from './content-repository.ts';
import { toBanner, toGalleryItem, toNotificationItem, toOfferItem } from './presenters.ts';

const presenters = {
  offers: toOfferItem,
  notifications: toNotificationItem,
  gallery: toGalleryItem,
  banners: toBanner,
} satisfies Record<ContentKind, unknown>;

type Answer<Kind extends ContentKind> = ReturnType<(typeof presenters)[Kind]>;

/** Content of a kind as calls and documents carry it. */
export async function present<Kind extends ContentKind>(
  db: Database,
  { kind, items, locale }: { kind: Kind; items: readonly ContentItem[]; locale: Locale },
): Promise<Answer<Kind>[]> {
  const context = { locale, models: await findModelsOnSale(db, items) };
  return items.map((item) => presenters[kind](item, context) as Answer<Kind>);
}

export async function listPublic<Kind extends ContentKind>(
  db: Database,
  kind: Kind,
  { moment, locale }: { moment: Moment; locale: Locale },
): Promise<Answer<Kind>[]> {
  return present(db, { kind, items: await listLive(db, kind, moment), locale });
}

/** The content that is published now, for visitors and for staff (rules: published-lists). */
export function contentHandlers({ db, published }: { db: Database; published: PublishedCache }) {
  const live =
    (kind: ContentKind) =>
    ({ request, response }: { request: Request; response: Response }) =>
      sendPublished({ published, request, response }, kind, (moment: Moment) =>
        listPublic(db, kind, { moment, locale: localeOf(request) }),
      );
  return {
    'GET /api/images': live('banners'),
    'GET /api/getOffers': live('offers'),
    'GET /api/getNotification': live('notifications'),
    'GET /api/gallery': live('gallery'),
  } satisfies Partial<NamedHandlers>;
}
