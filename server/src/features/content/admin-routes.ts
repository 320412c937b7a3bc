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
import { withUpload, type Upload } from '../../http/upload.ts';
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
      const event = { userId: userIdOf(response), action, what: String(id) };
      const isGone = await removeContent(needs, { kind, id, event });
      if (!isGone) throw notFound(`This ${noun.toLowerCase()}`);
      response.json({ message: `${noun} Deleted Successfully!`, id });
    });
  }
}

function offerRoute(router: IRouter, { db, clock, audit, images }: Needs): void {
  router.post('/api/createOffers', async (request, response) => {
    const rules = { fields: ['image'], mostFiles: 1 };
    const offer = await withUpload(request, rules, async ({ texts, files }) => {
      const checked = offerTextsSchema.safeParse(texts);
      const problems = { ...problemsOf(checked), ...missingPicture(files, 'image') };
      if (!checked.success || Object.keys(problems).length > 0) throw invalidInput(problems);
      const userId = userIdOf(response);
      return keepPictures({ db, images }, files, async ([picture], transaction) => {
        const texts = { ...checked.data, picture: picture as Picture, createdAt: clock() };
        const added = await insertOffer(transaction, texts);
        const what = `${added.id}: ${added.title}`;
        await audit({ userId, action: 'offer added', what }, transaction);
        return added;
      });
    });
    response.status(201).json({ message: 'Offer Added Successfully!', ...toOfferItem(offer) });
  });
}

function notificationRoute(router: IRouter, { db, clock, audit, images }: Needs): void {
  router.post('/api/postNotification', async (request, response) => {
    const rules = { fields: ['image', 'images'], mostFiles: 1 };
    const [notification] = await withUpload(request, rules, async ({ files }) => {
      refuseMissingPicture(files, 'image');
      const userId = userIdOf(response);
      return keepPictures({ db, images }, files, async (pictures, transaction) => {
        const shown = { pictures, createdAt: clock() };
        const added = await insertPictures(transaction, 'notifications', shown);
        const what = listIds(added);
        await audit({ userId, action: 'notification added', what }, transaction);
        return added;
      });
    });
    if (!notification) throw new Error('a notification without a picture');
    response
      .status(201)
      .json({ message: 'Notification Added Successfully!', ...toNotificationItem(notification) });
  });
}

function galleryRoute(router: IRouter, { db, clock, audit, images }: Needs): void {
  router.post('/api/galleryupload', async (request, response) => {
    const rules = { fields: ['images'], mostFiles: contentLimits.galleryFiles };
    const added = await withUpload(request, rules, async ({ files }) => {
      refuseMissingPicture(files, 'images');
      const userId = userIdOf(response);
      return keepPictures({ db, images }, files, async (pictures, transaction) => {
        const shown = { pictures, createdAt: clock() };
        const stored = await insertPictures(transaction, 'gallery_images', shown);
        const what = listIds(stored);
        await audit({ userId, action: 'gallery images added', what }, transaction);
        return stored;
      });
    });
    const [first] = added;
    response.status(201).json({
      message: 'Image Added Successfully!',
      ...(first && toGalleryItem(first)),
      added: added.map(toGalleryItem),
    });
  });
}

function listIds(pictures: readonly { id: number }[]): string {
  return pictures.map(({ id }) => id).join(', ');
}

function missingPicture(files: Upload['files'], field: string): Record<string, string> {
  return files.length > 0 ? {} : { [field]: 'Choose a picture' };
}

function refuseMissingPicture(files: Upload['files'], field: string): void {
  const problems = missingPicture(files, field);
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
}
