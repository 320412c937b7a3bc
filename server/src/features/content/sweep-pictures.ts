import { DAY_MS } from '@dealership/shared';
import type { Needs } from '../../needs.ts';
import { inContentTurn } from '../../db/content-revision.ts';
import { deletePictureAt, findNamedPaths, listPathsUpTo } from '../../db/pictures.ts';
import type { Shelf } from '../../storage/image-storage.ts';
import { listNamedFiles } from './content-repository.ts';
import { findPlace } from './picture-place.ts';

/** A picture that was just uploaded is in no record yet; its form may be finished weeks later. */
const UNNAMED_MS = 30 * DAY_MS;

/** Newer files may be uploads whose record is not stored yet; an upload takes less than a minute. */
const SAFE_AGE_MS = DAY_MS;

/** So that a database restored to an older state finds files that were set aside since. */
const ASIDE_MS = 30 * DAY_MS;

type Deps = Needs<'db' | 'clock' | 'log' | 'images'>;

/** Forgets uploaded pictures that no record names any more; the sweep sets their files aside then. */
export async function forgetPictures(deps: Omit<Deps, 'images'>): Promise<void> {
  const { db, clock, log } = deps;
  const old = await listPathsUpTo(db, clock() - UNNAMED_MS);
  if (old.length === 0) return;
  const seen = await findNamedPaths(db);
  const unnamed = old.filter((path) => !seen.paths.has(path));
  if (unnamed.length === 0) return;
  const forgotten = await inContentTurn(deps, async (transaction) => {
    // A record may name one by now.
    const { paths } = await findNamedPaths(transaction, seen);
    const gone = unnamed.filter((path) => !paths.has(path));
    for (const path of gone) await deletePictureAt(transaction, path);
    return gone.length;
  });
  if (forgotten > 0) log.info({ event: 'pictures forgotten', count: forgotten });
}

/**
 * Sets aside files that no record has named for a day (left by a crash between storing the file and its record, or
 * after deleting the record), and deletes them 30 days later; half-written files from a crash are deleted at once. Does
 * nothing in a storage that another database owns or uses too, or for a database that names no picture.
 */
export async function sweepPictures(deps: Omit<Deps, 'clock'>): Promise<void> {
  const { db, log, images } = deps;
  await bringBackPictures(deps);
  const named = await listNamedFiles(db);
  if (named.size === 0) return;
  const { isOwn, ...ids } = await findPlace({ db, images });
  const guest = await images.readNote('guest');
  const isShared = guest !== undefined && guest !== ids.databaseId;
  if (!isOwn || isShared) {
    log.warn({ event: 'pictures not swept: another database has some there', ...ids, guest });
    return;
  }
  const unnamed = async (shelf: Shelf, leastAge: number) => {
    const names = [];
    for await (const { name, age } of images.list(shelf)) {
      if (!named.has(name) && age > leastAge) names.push(name);
    }
    return names;
  };
  const old = await unnamed('aside', ASIDE_MS);
  await images.delete(old, 'aside');
  const left = await unnamed('shown', SAFE_AGE_MS);
  await images.move(left, 'aside');
  const drafts = await images.removeDrafts(SAFE_AGE_MS);
  if (left.length > 0 || old.length > 0 || drafts > 0) {
    const removed = old.length + drafts;
    log.info({ event: 'left pictures set aside', count: left.length, removed });
  }
}

/** Restores set-aside files that a record names again, because the database was restored to an older state. */
export async function bringBackPictures(deps: Needs<'db' | 'log' | 'images'>): Promise<void> {
  const { db, log, images } = deps;
  const aside = [];
  for await (const { name } of images.list('aside')) aside.push(name);
  if (aside.length === 0) return;
  const named = await listNamedFiles(db);
  const back = aside.filter((name) => named.has(name));
  await images.move(back, 'shown');
  if (back.length > 0) log.info({ event: 'pictures brought back', count: back.length });
}
