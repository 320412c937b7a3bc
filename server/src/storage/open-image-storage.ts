import type { Config } from '../config.ts';
import { cacheImages, type PictureCacheCounts } from './cached-image-storage.ts';
import { createDiskImageStorage } from './disk-image-storage.ts';
import type { ImageStorage } from './image-storage.ts';

/** The configured storage of uploaded pictures. */
export interface OpenImageStorage {
  images: ImageStorage;
  /** Absent where nothing is cached: the system does it for the disk. */
  cache?: Readonly<PictureCacheCounts>;
}

/** Opens the bucket that `S3_*` names, or the folder; only who uses a bucket loads its client. */
export async function openImageStorage({
  objectStore,
  uploadsDir,
}: Pick<Config, 'objectStore' | 'uploadsDir'>): Promise<OpenImageStorage> {
  if (!objectStore) return { images: createDiskImageStorage(uploadsDir) };
  const { createS3ImageStorage } = await import('./s3-image-storage.ts');
  const { images, counts } = cacheImages(createS3ImageStorage(objectStore));
  return { images, cache: counts };
}
