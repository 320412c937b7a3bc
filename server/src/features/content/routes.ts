import type { Request, Response } from 'express';
import type { ContentKind } from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import type { Moment, PublishedCache } from '../../db/content-revision.ts';
import type { NamedHandlers } from '../../http/calls/add-calls.ts';
import { localeOf } from '../../http/answers/locale-of.ts';
import { sendPublished } from '../../http/calls/published-json.ts';
import { listPublic } from './public-content.ts';

interface Deps {
  db: Database;
  published: PublishedCache;
}

/** The content that is published now, for visitors and for staff (rules: published-lists). */
export function contentHandlers({ db, published }: Deps) {
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
