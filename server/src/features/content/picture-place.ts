import type { Needs } from '../../needs.ts';
import { identify, settleIdentity } from '../../db/database-identity.ts';
import type { ImageStorage } from '../../storage/image-storage.ts';
import { listNamedFiles } from './content-repository.ts';

type Deps = Needs<'db' | 'images'>;

/**
 * Finds the owner of a picture storage by the id in its `owner.txt` (`undefined`: none yet). Only the owner deletes
 * files: another database does not know which pictures the owner's records name.
 */
export async function findPlace({ db, images }: Deps) {
  const { databaseId, isSettled } = await identify(db);
  let owner = await images.readNote('owner');
  if (!isSettled) {
    // Pictures from before there were ids belong to this database if its records name one of them.
    if (owner === undefined && (await hasPicture(images, await listNamedFiles(db)))) {
      await images.writeNote('owner', databaseId);
      owner = await images.readNote('owner');
    }
    await settleIdentity(db);
  }
  return { databaseId, owner, isOwn: owner === databaseId };
}

/**
 * Called before pictures are saved: takes ownership of an empty storage. In the storage of another database
 * this one is a guest, and writes that down (`guest.txt`), so that the owner does not sweep the guest's files.
 */
export async function enterPlace({ db, images }: Deps): Promise<void> {
  const { databaseId, owner, isOwn } = await findPlace({ db, images });
  if (isOwn) return;
  const isFree = owner === undefined && !(await hasPicture(images));
  await images.writeNote(isFree ? 'owner' : 'guest', databaseId);
}

/** Whether there is a picture or, of some names, one of these. */
async function hasPicture(images: ImageStorage, names?: ReadonlySet<string>): Promise<boolean> {
  for await (const { name } of images.list()) {
    if (names?.has(name) ?? true) return true;
  }
  return false;
}
