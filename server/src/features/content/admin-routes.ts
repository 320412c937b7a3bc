import { isDeepStrictEqual } from 'node:util';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import {
  contentLimits,
  offerTextsSchema,
  photographs,
  problem,
  problemsOf,
  type AuditedAction,
  type Picture,
  type PictureChange,
  type Problems,
  type UploadedPicture,
} from '@dealership/shared';
import { bumpContentRevision, lockContent } from '../../db/content-revision.ts';
import type { Database } from '../../db/open-database.ts';
import { findPicture, updatePicture } from '../../db/pictures.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Audit } from '../../audit/audit.ts';
import { invalidInput, notFound } from '../../errors/app-error.ts';
import type { NamedHandlers } from '../../http/add-calls.ts';
import { idParam } from '../../http/id-param.ts';
import { answersTo } from '../../http/locale-of.ts';
import { userIdOf } from '../../http/require-session.ts';
import { limitsOfPictures, withUpload, type Upload } from '../../http/upload.ts';
import type { HeicReader } from '../../storage/heic.ts';
import type { ImageStorage } from '../../storage/image-storage.ts';
import { insertOffer, insertPictures, type ContentKind } from './content-repository.ts';
import { keepPictures, TURN_QUALITY } from './keep-pictures.ts';
import { removeContent } from './remove-content.ts';
import { toGalleryItem, toNotificationItem, toOfferItem } from './presenters.ts';

interface Deps {
  db: Database;
  clock: () => number;
  log: Logger;
  audit: Audit;
  images: ImageStorage;
  heic: HeicReader;
}

/** Staff publish and delete content: offers, notifications, gallery. */
export function contentAdminHandlers(deps: Deps) {
  return {
    'POST /api/createOffers': (given) => addOffer(deps, given),
    'POST /api/postNotification': (given) => addNotification(deps, given),
    'POST /api/galleryupload': (given) => addGalleryPictures(deps, given),
    'POST /api/pictures': (given) => addPicture(deps, given),
    'PATCH /api/pictures/:id': async ({ request, params, body }) => ({
      message: answersTo(request).pictureChanged,
      ...(await changePicture(deps, idParam(params.id), body)),
    }),
    'DELETE /api/deleteOffers/:id': deletion(deps, 'offers', 'offer', 'offer deleted'),
    'DELETE /api/deleteNotification/:id': deletion(
      deps,
      ...(['notifications', 'notification', 'notification deleted'] as const),
    ),
    'DELETE /api/deleteGalleryImg/:id': deletion(
      deps,
      ...(['gallery_images', 'image', 'gallery image deleted'] as const),
    ),
  } satisfies Partial<NamedHandlers>;
}

interface Given {
  request: Request;
  response: Response;
}

/** @param what names what is deleted among the texts */
function deletion(
  deps: Deps,
  kind: ContentKind,
  what: 'offer' | 'notification' | 'image',
  action: AuditedAction,
) {
  return async ({ request, response, params }: Given & { params: { id: string } }) => {
    const id = idParam(params.id);
    const event = { userId: userIdOf(response), action, what: String(id) };
    const isGone = await removeContent(deps, { kind, id, event });
    if (!isGone) throw notFound(what);
    return { message: answersTo(request).deleted[what], id };
  };
}

async function addOffer(deps: Deps, { request, response }: Given) {
  const { clock, audit } = deps;
  const rules = { fields: ['image'], maxFiles: 1 };
  const offer = await withUpload(request, rules, async ({ texts, files }) => {
    const checked = offerTextsSchema.safeParse(texts);
    const problems = { ...problemsOf(checked.error), ...missingPicture(files, 'image') };
    if (!checked.success || Object.keys(problems).length > 0) throw invalidInput(problems);
    const userId = userIdOf(response);
    return keepPictures(deps, { by: userId, uploads: files }, async ([kept], transaction) => {
      const picture = kept?.picture as Picture;
      const texts = { ...checked.data, picture, createdAt: clock() };
      const added = await insertOffer(transaction, texts);
      const what = `${added.id}: ${added.title}`;
      await audit({ userId, action: 'offer added', what }, transaction);
      return added;
    });
  });
  return { message: answersTo(request).added.offer, ...toOfferItem(offer) };
}

async function addNotification(deps: Deps, { request, response }: Given) {
  const { clock, audit } = deps;
  const rules = { fields: ['image', 'images'], maxFiles: 1 };
  const [notification] = await withUpload(request, rules, async ({ files }) => {
    refuseMissingPicture(files, 'image');
    const userId = userIdOf(response);
    return keepPictures(deps, { by: userId, uploads: files }, async (kept, transaction) => {
      const pictures = kept.map(({ picture }) => picture);
      const shown = { pictures, createdAt: clock() };
      const added = await insertPictures(transaction, 'notifications', shown);
      const what = listIds(added);
      await audit({ userId, action: 'notification added', what }, transaction);
      return added;
    });
  });
  if (!notification) throw new Error('a notification without a picture');
  return { message: answersTo(request).added.notification, ...toNotificationItem(notification) };
}

async function addGalleryPictures(deps: Deps, { request, response }: Given) {
  const { clock, audit } = deps;
  const rules = { fields: ['images'], maxFiles: contentLimits.galleryFiles };
  const added = await withUpload(request, rules, async ({ files }) => {
    refuseMissingPicture(files, 'images');
    const userId = userIdOf(response);
    return keepPictures(deps, { by: userId, uploads: files }, async (kept, transaction) => {
      const pictures = kept.map(({ picture }) => picture);
      const shown = { pictures, createdAt: clock() };
      const stored = await insertPictures(transaction, 'gallery_images', shown);
      const what = listIds(stored);
      await audit({ userId, action: 'gallery images added', what }, transaction);
      return stored;
    });
  });
  const [first] = added;
  if (!first) throw new Error('gallery pictures without a picture');
  return {
    message: answersTo(request).added.image,
    ...toGalleryItem(first),
    added: added.map(toGalleryItem),
  };
}

async function addPicture(deps: Deps, { request, response }: Given) {
  const limits = photographs;
  const one = { fields: ['image'], maxFiles: 1 };
  const rules = { ...one, limits: limitsOfPictures(limits, one) };
  const [picture] = await withUpload(request, rules, async ({ texts, files }) => {
    refuseMissingPicture(files, 'image');
    const upload = {
      ...{ by: userIdOf(response), uploads: files, limits },
      ...(texts.use === 'turn' && { quality: TURN_QUALITY }),
    };
    return keepPictures(deps, upload, (kept) =>
      Promise.resolve(kept.map(({ uploaded }) => uploaded)),
    );
  });
  if (!picture) throw new Error('an upload without a picture');
  return { message: answersTo(request).pictureAdded, ...picture };
}

/** @throws {AppError} `not_found` */
async function changePicture(
  { db }: Pick<Deps, 'db'>,
  id: number,
  change: PictureChange,
): Promise<UploadedPicture> {
  return inTransaction(db, async (transaction) => {
    await lockContent(transaction);
    const before = await findPicture(transaction, id);
    if (!before) throw notFound('picture');
    const after = { ...before, alt: change.alt ?? before.alt, focus: change.focus ?? before.focus };
    if (isDeepStrictEqual(before, after)) return before;
    await updatePicture(transaction, after);
    await bumpContentRevision(transaction);
    return after;
  });
}

function listIds(pictures: readonly { id: number }[]): string {
  return pictures.map(({ id }) => id).join(', ');
}

function missingPicture(files: Upload['files'], field: string): Problems {
  return files.length > 0 ? {} : { [field]: problem('picture_missing') };
}

function refuseMissingPicture(files: Upload['files'], field: string): void {
  const problems = missingPicture(files, field);
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
}
