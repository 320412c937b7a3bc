import { contentKinds, isOver, type Picture } from '@dealership/shared';
import type { Needs } from '../../needs.ts';
import { inContentTurn } from '../../db/content-revision.ts';
import { deleteHistory, readHistory } from '../../db/history.ts';
import { deletePictureAt, findNamedPaths } from '../../db/pictures.ts';
import { deleteRows } from '../../db/rows.ts';
import { filesOfPicture } from '../../storage/prepare-image.ts';
import { listContent, tableOf, type ContentFieldsChange } from './content-repository.ts';
import { findPlace } from './picture-place.ts';

type Deps = Needs<'db' | 'clock' | 'images' | 'log'>;

/**
 * Removes for good what staff deleted at least 30 days ago, with its history and its pictures. Keeps a picture that
 * another record names.
 */
export async function removeDeletedContent(deps: Deps): Promise<void> {
  for (const kind of contentKinds) {
    const forgotten = await inContentTurn(deps, async (transaction) => {
      const all = await listContent(transaction, kind);
      const pictures: Picture[] = [];
      for (const { id, picture } of all.filter((item) => isOver(item, deps.clock()))) {
        const changes = await readHistory<ContentFieldsChange>(
          transaction,
          { kind, subject: id },
          Number.MAX_SAFE_INTEGER,
        );
        pictures.push(
          picture,
          ...changes.flatMap(({ value }) => [value.before.picture, value.after.picture]),
        );
        await deleteRows(transaction, tableOf(kind), { id });
        await deleteHistory(transaction, { kind, subject: id });
      }
      if (pictures.length === 0) return [];
      const { paths } = await findNamedPaths(transaction);
      const gone = new Map(pictures.map((each) => [each.path, each]));
      for (const path of paths) gone.delete(path);
      for (const path of gone.keys()) await deletePictureAt(transaction, path);
      return [...gone.values()];
    });
    for (const picture of forgotten) await deletePictureFiles(deps, picture);
  }
}

/** Deletes the files of a picture whose record is gone. Storage that another database owns is left alone. */
async function deletePictureFiles({ db, images, log }: Deps, picture: Picture): Promise<void> {
  const files = filesOfPicture(picture);
  if (files.length === 0) return;
  try {
    const { isOwn, ...ids } = await findPlace({ db, images });
    if (isOwn) await images.delete(files);
    else
      log.warn({ event: 'picture left in a place that is not ours', path: picture.path, ...ids });
  } catch (error) {
    // This must not fail: the record is gone, and `sweepPictures` finds unused files later.
    log.error({ err: error, event: 'picture not deleted', path: picture.path });
  }
}
