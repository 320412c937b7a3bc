import type { Request, Response } from 'express';
import type { Database } from '../../db/open-database.ts';
import type { PublishedCache } from '../../db/content-revision.ts';
import type { NamedHandlers } from '../../http/add-calls.ts';
import { sendPublished } from '../../http/published-json.ts';
import { listBanners, listOffers, listPictures } from './content-repository.ts';
import { toBanner, toGalleryItem, toNotificationItem, toOfferItem } from './presenters.ts';

interface Deps {
  db: Database;
  published: PublishedCache;
}

/** Published content, for visitors and for staff alike (rules: published-lists). */
export function contentHandlers({ db, published }: Deps) {
  const all =
    (name: string, list: () => Promise<unknown>) =>
    ({ request, response }: { request: Request; response: Response }) =>
      sendPublished({ published, request, response }, name, list);
  return {
    'GET /api/images': all('banners', async () => (await listBanners(db)).map(toBanner)),
    'GET /api/getOffers': all('offers', async () => (await listOffers(db)).map(toOfferItem)),
    'GET /api/getNotification': all('notifications', async () =>
      (await listPictures(db, 'notifications')).map(toNotificationItem),
    ),
    'GET /api/gallery': all('gallery', async () =>
      (await listPictures(db, 'gallery_images')).map(toGalleryItem),
    ),
  } satisfies Partial<NamedHandlers>;
}
