import type { Picture } from '@dealership/shared';
import type { UploadedFile } from '../../http/upload.ts';
import type { ImageStorage } from '../../storage/image-storage.ts';
import { prepareImages } from '../../storage/prepare-image.ts';

/**
 * Makes pictures of uploaded files and keeps them for as long as their records: when `store` fails,
 * nothing is left of them.
 *
 * @throws {Failure} when a file is no picture that we take
 */
export async function keepPictures<Stored>(
  images: ImageStorage,
  uploads: readonly UploadedFile[],
  store: (pictures: Picture[]) => Promise<Stored>,
): Promise<Stored> {
  const prepared = await prepareImages(uploads);
  const files = prepared.flatMap((image) => image.files);
  await images.save(files);
  try {
    return await store(prepared.map(({ picture }) => picture));
  } catch (error) {
    await images.delete(files.map(({ name }) => name));
    throw error;
  }
}
