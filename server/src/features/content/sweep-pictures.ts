import type { Logger } from 'pino';
import type { Database } from '../../db/open-database.ts';
import type { ImageStorage } from '../../storage/image-storage.ts';
import { filesOfPicture } from '../../storage/prepare-image.ts';
import { listOffers, listPictures } from './content-repository.ts';

/** A file is kept before its record is stored; an upload takes less than a minute. */
const SAFE_AGE_MS = 24 * 60 * 60 * 1000;

/**
 * Removes files that no record has named for a day: what a crash left between the file and its record,
 * or after the record's deletion.
 */
export async function sweepPictures({
  db,
  clock,
  log,
  images,
}: {
  db: Database;
  clock: () => number;
  log: Logger;
  images: ImageStorage;
}): Promise<void> {
  const named = await listNamedFiles(db);
  const left: string[] = [];
  for await (const { name, keptSince } of images.list()) {
    if (!named.has(name) && keptSince < clock() - SAFE_AGE_MS) left.push(name);
  }
  await images.delete(left);
  if (left.length > 0) log.info({ event: 'left pictures removed', count: left.length });
}

async function listNamedFiles(db: Database): Promise<Set<string>> {
  const pictures = [
    ...(await listOffers(db)),
    ...(await listPictures(db, 'notifications')),
    ...(await listPictures(db, 'gallery_images')),
    ...(await listPictures(db, 'banners')),
  ];
  return new Set(pictures.flatMap(({ picture }) => filesOfPicture(picture)));
}
