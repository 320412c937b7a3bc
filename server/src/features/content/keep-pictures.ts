import type { Picture } from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { UploadedFile } from '../../http/upload.ts';
import type { ImageStorage } from '../../storage/image-storage.ts';
import { prepareImages } from '../../storage/prepare-image.ts';
import { enterPlace } from './picture-place.ts';

/**
 * Makes pictures of uploaded files and keeps them for as long as their records: when `store` fails,
 * nothing is left of them.
 *
 * @param store writes their records, in one transaction
 * @throws {Failure} when a file is no picture that we take
 */
export async function keepPictures<Stored>(
  { db, images }: { db: Database; images: ImageStorage },
  uploads: readonly UploadedFile[],
  store: (pictures: Picture[], transaction: Database) => Promise<Stored>,
): Promise<Stored> {
  const prepared = await prepareImages(uploads);
  const files = prepared.flatMap((image) => image.files);
  await enterPlace({ db, images });
  await images.save(files);
  try {
    const pictures = prepared.map(({ picture }) => picture);
    return await inTransaction(db, (transaction) => store(pictures, transaction));
  } catch (error) {
    await images.delete(files.map(({ name }) => name));
    throw error;
  }
}
