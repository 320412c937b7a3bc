import type { Logger } from 'pino';
import type { Database } from '../../db/open-database.ts';
import type { ImageStorage } from '../../storage/image-storage.ts';
import { filesOfPicture } from '../../storage/prepare-image.ts';
import { deleteContent, type ContentKind } from './content-repository.ts';

/** Deletes a record and its picture's files; whether there was one. */
export async function removeContent(
  { db, images, log }: { db: Database; images: ImageStorage; log: Logger },
  kind: ContentKind,
  id: number,
): Promise<boolean> {
  const picture = await deleteContent(db, kind, id);
  if (!picture) return false;
  try {
    await images.delete(filesOfPicture(picture));
  } catch (error) {
    // Gone from the site it is; a file that nobody refers to can wait for the operator.
    log.error({ err: error, event: 'picture not deleted', path: picture.path });
  }
  return true;
}
