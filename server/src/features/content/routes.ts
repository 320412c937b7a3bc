import type { IRouter } from 'express';
import type { Database } from '../../db/open-database.ts';
import type { PublishedCache } from '../../db/published.ts';
import { sendPublished } from '../../http/published-json.ts';
import { listOffers, listPictures } from './content-repository.ts';
import { findDealer } from './dealer-repository.ts';
import { toBanner, toGalleryItem, toNotificationItem, toOfferItem } from './wire.ts';

interface Needs {
  db: Database;
  published: PublishedCache;
}

/** What staff have published, for visitors and for staff alike (contract part 2, P8). */
export function addContentRoutes(router: IRouter, { db, published }: Needs): void {
  const lists: readonly { path: string; list: () => Promise<unknown> }[] = [
    {
      path: '/api/images',
      list: async () => (await listPictures(db, 'banners')).map(toBanner),
    },
    {
      path: '/api/getOffers',
      list: async () => (await listOffers(db)).map(toOfferItem),
    },
    {
      path: '/api/getNotification',
      list: async () => (await listPictures(db, 'notifications')).map(toNotificationItem),
    },
    {
      path: '/api/gallery',
      list: async () => (await listPictures(db, 'gallery_images')).map(toGalleryItem),
    },
  ];
  for (const { path, list } of lists) {
    router.get(path, (request, response) =>
      sendPublished({ published, request, response }, path, list),
    );
  }
  router.get('/api/dealers/:id', (request, response) => {
    const { id } = request.params;
    return sendPublished({ published, request, response }, `/api/dealers/${id}`, async () => {
      const dealer = await findDealer(db, id);
      return dealer && [dealer];
    });
  });
}
