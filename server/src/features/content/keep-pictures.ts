import {
  orderedPictures,
  type Picture,
  type PictureLimits,
  type UploadedPicture,
} from '@dealership/shared';
import type { Needs } from '../../needs.ts';
import type { Database } from '../../db/open-database.ts';
import { insertPicture } from '../../db/pictures.ts';
import { inTransaction } from '../../db/transaction.ts';
import { checkImages, prepareImage, type UploadedFile } from '../../storage/prepare-image.ts';
import { enterPlace } from './picture-place.ts';

/** WebP quality, from 1 to 100. */
const USUAL_QUALITY = 80;

/** For 24 to 72 pictures of a 360° view: the first twelve, 320 px wide, under 150 KB (journey: model-pictures). */
export const TURN_QUALITY = 60;

/**
 * Converts uploaded files to pictures and saves them. If a step fails, saved files are deleted again, unless the
 * records may exist because the answer to the commit was lost (tests in server/test/storage: photographs,
 * picture-sizes, picture-places, upload-storage, upload-memory, hostile-uploads, both/durability-pictures).
 *
 * @param by user id of the uploader
 * @param quality WebP quality of the stored files
 * @param limits which files are accepted; absent: those of the calls in the product's specification
 * @param store writes the records that use them, in one transaction; may run again, so it changes only the database
 * @throws {AppError} when a file is not an accepted picture
 */
export async function keepPictures<Stored>(
  { db, images, heic, clock }: Needs<'db' | 'images' | 'heic' | 'clock'>,
  {
    by,
    uploads,
    limits = orderedPictures,
    quality = USUAL_QUALITY,
  }: {
    by: string;
    uploads: readonly UploadedFile[];
    limits?: PictureLimits;
    quality?: number | undefined;
  },
  store: (kept: UploadedPicture[], transaction: Database) => Promise<Stored>,
): Promise<Stored> {
  await checkImages(uploads, limits);
  // Before any file is saved: no other database may then sweep the files of this storage.
  await enterPlace({ db, images });
  const pictures: Picture[] = [];
  const kept: string[] = [];
  let mayBeStored = false as boolean;
  try {
    // One after another, so that only one is in memory.
    for (const upload of uploads) {
      const { picture, files } = await prepareImage(upload, { limits, heic, quality });
      kept.push(...files.map(({ name }) => name));
      await images.save(files);
      pictures.push(picture);
    }
    return await inTransaction(db, async (transaction) => {
      mayBeStored = false;
      const noted: UploadedPicture[] = [];
      for (const picture of pictures) {
        noted.push(await insertPicture(transaction, picture, { by, at: clock() }));
      }
      const stored = await store(noted, transaction);
      mayBeStored = true;
      return stored;
    });
  } catch (error) {
    // If only the answer to the commit was lost, the records exist; otherwise the sweep removes the files.
    if (!mayBeStored) await images.delete(kept);
    throw error;
  }
}
