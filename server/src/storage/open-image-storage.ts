import type { Config } from '../config.ts';
import { cacheImages, type PictureCacheCounts } from './cached-image-storage.ts';
import { createDiskImageStorage } from './disk-image-storage.ts';
import type { ImageStorage } from './image-storage.ts';

export interface OpenImageStorage {
  images: ImageStorage;
  /** Absent for the disk, which the operating system caches. */
  cache?: Readonly<PictureCacheCounts>;
}

/** Opens the bucket that `S3_*` names, or the folder; the S3 client is loaded only for a bucket. */
export async function openImageStorage({
  objectStore,
  uploadsDir,
}: Pick<Config, 'objectStore' | 'uploadsDir'>): Promise<OpenImageStorage> {
  if (!objectStore) return { images: createDiskImageStorage(uploadsDir) };
  const { createS3ImageStorage } = await import('./s3-image-storage.ts');
  const { images, counts } = cacheImages(createS3ImageStorage(objectStore));
  return { images, cache: counts };
}
