import { DAY_MS } from '@dealership/shared';
import type { Needs } from '../../needs.ts';
import { inContentTurn } from '../../db/content-revision.ts';
import { deletePictureAt, findNamedPaths, listPathsUpTo } from '../../db/pictures.ts';
import { noteDay } from '../../jobs/known-day-repository.ts';
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

/**
 * Forgets uploaded pictures that no record names any more; the sweep sets their files aside then. Not while the clock
 * may be wrong: their age depends on it.
 */
export async function forgetPictures(deps: Omit<Deps, 'images'>): Promise<void> {
  const { db, clock, log } = deps;
  const now = clock();
  if ((await noteDay(deps.db, now)).clock !== 'right') return;
  const old = await listPathsUpTo(db, now - UNNAMED_MS);
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
 * nothing in a storage that another database owns or uses too, for a database that names no picture, or while the clock
 * may be wrong: the age of files depends on it.
 */
export async function sweepPictures(deps: Deps): Promise<void> {
  const { db, clock, log, images } = deps;
  await bringBackPictures(deps);
  const named = await listNamedFiles(db);
  if (named.size === 0 || (await noteDay(deps.db, clock())).clock !== 'right') return;
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
  // First: files set aside below must not be deleted in the same run, even if the clock jumps.
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
