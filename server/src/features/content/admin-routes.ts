import type { IRouter } from 'express';
import type { Logger } from 'pino';
import {
  contentLimits,
  offerTextsSchema,
  type AuditedAction,
  type Picture,
} from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import type { Audit } from '../../http/audit.ts';
import { invalidInput, notFound } from '../../http/failure.ts';
import { idParam } from '../../http/id-param.ts';
import { userIdOf } from '../../http/require-session.ts';
import { receiveUpload, type Upload } from '../../http/upload.ts';
import { problemsOf } from '../../http/validate.ts';
import type { ImageStorage } from '../../storage/image-storage.ts';
import { insertOffer, insertPictures, type ContentKind } from './content-repository.ts';
import { keepPictures } from './keep-pictures.ts';
import { removeContent } from './remove-content.ts';
import { toGalleryItem, toNotificationItem, toOfferItem } from './wire.ts';

interface Needs {
  db: Database;
  clock: () => number;
  log: Logger;
  audit: Audit;
  images: ImageStorage;
}

interface Deletion {
  path: string;
  kind: ContentKind;
  /** How the answers name what is deleted. */
  noun: string;
  action: AuditedAction;
}

/** The calls that delete. */
const deletions: readonly Deletion[] = [
  {
    path: '/api/deleteOffers/:id',
    kind: 'offers',
    noun: 'Offer',
    action: 'offer deleted',
  },
  {
    path: '/api/deleteNotification/:id',
    kind: 'notifications',
    noun: 'Notification',
    action: 'notification deleted',
  },
  {
    path: '/api/deleteGalleryImg/:id',
    kind: 'gallery_images',
    noun: 'Image',
    action: 'gallery image deleted',
  },
];

/** What staff publish and take back: offers, notifications, gallery (contract part 2, P24-P26). */
export function addContentAdminRoutes(router: IRouter, needs: Needs): void {
  offerRoute(router, needs);
  notificationRoute(router, needs);
  galleryRoute(router, needs);
  for (const { path, kind, noun, action } of deletions) {
    router.delete(path, async (request, response) => {
      const id = idParam(request.params.id);
      if (!(await removeContent(needs, kind, id))) throw notFound(`This ${noun.toLowerCase()}`);
      await needs.audit({ userId: userIdOf(response), action, what: String(id) });
      response.json({ message: `${noun} Deleted Successfully!`, id });
    });
  }
}

function offerRoute(router: IRouter, { db, clock, audit, images }: Needs): void {
  router.post('/api/createOffers', async (request, response) => {
    const { texts, files } = await receiveUpload(request, { fields: ['image'], mostFiles: 1 });
    const checked = offerTextsSchema.safeParse(texts);
    const problems = { ...problemsOf(checked), ...missingPicture(files, 'image') };
    if (!checked.success || Object.keys(problems).length > 0) throw invalidInput(problems);
    const offer = await keepPictures(images, files, ([picture]) =>
      insertOffer(db, { ...checked.data, picture: picture as Picture, createdAt: clock() }),
    );
    await audit({
      userId: userIdOf(response),
      action: 'offer added',
      what: `${offer.id}: ${offer.title}`,
    });
    response.status(201).json({ message: 'Offer Added Successfully!', ...toOfferItem(offer) });
  });
}

function notificationRoute(router: IRouter, { db, clock, audit, images }: Needs): void {
  router.post('/api/postNotification', async (request, response) => {
    const rules = { fields: ['image', 'images'], mostFiles: 1 };
    const { files } = await receiveUpload(request, rules);
    refuseMissingPicture(files, 'image');
    const [notification] = await keepPictures(images, files, (pictures) =>
      insertPictures(db, 'notifications', { pictures, createdAt: clock() }),
    );
    if (!notification) throw new Error('a notification without a picture');
    await audit({
      userId: userIdOf(response),
      action: 'notification added',
      what: String(notification.id),
    });
    response
      .status(201)
      .json({ message: 'Notification Added Successfully!', ...toNotificationItem(notification) });
  });
}

function galleryRoute(router: IRouter, { db, clock, audit, images }: Needs): void {
  router.post('/api/galleryupload', async (request, response) => {
    const rules = { fields: ['images'], mostFiles: contentLimits.galleryFiles };
    const { files } = await receiveUpload(request, rules);
    refuseMissingPicture(files, 'images');
    const added = await keepPictures(images, files, (pictures) =>
      insertPictures(db, 'gallery_images', { pictures, createdAt: clock() }),
    );
    await audit({
      userId: userIdOf(response),
      action: 'gallery images added',
      what: added.map(({ id }) => id).join(', '),
    });
    const [first] = added;
    response.status(201).json({
      message: 'Image Added Successfully!',
      ...(first && toGalleryItem(first)),
      added: added.map(toGalleryItem),
    });
  });
}

function missingPicture(files: Upload['files'], field: string): Record<string, string> {
  return files.length > 0 ? {} : { [field]: 'Choose a picture' };
}

function refuseMissingPicture(files: Upload['files'], field: string): void {
  const problems = missingPicture(files, field);
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
}
