import { DAY_MS } from '@dealership/shared';
import type { Needs } from '../../needs.ts';
import { inContentTurn } from '../../db/content-revision.ts';
import { deletePictureAt, findNamedPaths, listPathsUpTo } from '../../db/pictures.ts';
import { noteDay, type DayDeps } from '../../jobs/known-day-repository.ts';

/** A picture that was just uploaded is in no record yet; its form may be finished weeks later. */
const UNNAMED_MS = 30 * DAY_MS;

type Deps = DayDeps & Needs<'clock' | 'log'>;

/**
 * Forgets uploaded pictures that no record names any more; the sweep sets their files aside then. Not while the clock
 * may be wrong: their age depends on it.
 */
export async function forgetPictures(deps: Deps): Promise<void> {
  const { db, clock, log } = deps;
  const now = clock();
  if ((await noteDay(deps, now)).clock !== 'right') return;
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
