import { Router } from 'express';
import type { Database } from '../../db/open-database.ts';
import { listOffers, listPictures } from './content-repository.ts';
import { findDealer } from './dealer-repository.ts';
import { toBanner, toGalleryItem, toNotificationItem, toOfferItem } from './wire.ts';

/** What staff have published, for visitors and for staff alike (contract part 2, P8). */
export function contentRoutes({ db }: { db: Database }): Router {
  const router = Router();
  router.get('/api/images', async (_request, response) => {
    response.json((await listPictures(db, 'banners')).map(toBanner));
  });
  router.get('/api/dealers/:id', async (request, response) => {
    const dealer = await findDealer(db, request.params.id);
    response.json(dealer ? [dealer] : []);
  });
  router.get('/api/getOffers', async (_request, response) => {
    response.json((await listOffers(db)).map(toOfferItem));
  });
  router.get('/api/getNotification', async (_request, response) => {
    response.json((await listPictures(db, 'notifications')).map(toNotificationItem));
  });
  router.get('/api/gallery', async (_request, response) => {
    response.json((await listPictures(db, 'gallery_images')).map(toGalleryItem));
  });
  return router;
}
