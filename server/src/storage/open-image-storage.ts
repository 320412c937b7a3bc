import type { Config } from '../config.ts';
import { cacheImages } from './cached-image-storage.ts';
import { createDiskImageStorage } from './disk-image-storage.ts';

/**
 * Opens the bucket that `S3_*` names, or the folder; the S3 client is loaded only for a bucket.
 * @returns `cache`: absent for the disk, which the operating system caches
 */
export async function openImageStorage({
  objectStore,
  uploadsDir,
}: Pick<Config, 'objectStore' | 'uploadsDir'>) {
  if (!objectStore) return { images: createDiskImageStorage(uploadsDir) };
  const { createS3ImageStorage } = await import('./s3-image-storage.ts');
  const { images, counts } = cacheImages(createS3ImageStorage(objectStore));
  return { images, cache: counts };
}
