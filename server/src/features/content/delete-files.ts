import type { Picture } from '@dealership/shared';
import type { Logger } from 'pino';
import type { Database } from '../../db/open-database.ts';
import type { ImageStorage } from '../../storage/image-storage.ts';
import { filesOfPicture } from '../../storage/prepare-image.ts';
import { findPlace } from './picture-place.ts';

/** Deletes the files of a picture whose record is gone for good, in storage that this database owns. */
export async function deleteFiles(
  { db, images, log }: { db: Database; images: ImageStorage; log: Logger },
  picture: Picture,
): Promise<void> {
  const files = filesOfPicture(picture);
  if (files.length === 0) return;
  try {
    const { isOwn, ...ids } = await findPlace({ db, images });
    if (isOwn) await images.delete(files);
    else
      log.warn({ event: 'picture left in a place that is not ours', path: picture.path, ...ids });
  } catch (error) {
    // The record is gone; an unused file can wait for the sweep.
    log.error({ err: error, event: 'picture not deleted', path: picture.path });
  }
}
