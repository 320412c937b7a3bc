import type { Needs } from '../../needs.ts';
import { identify } from '../../db/database-identity.ts';

type Deps = Needs<'db' | 'images'>;

/**
 * Finds the owner of a picture storage by the id in its `owner.txt` (`undefined`: none yet). Only the owner deletes
 * files: another database does not know which pictures the owner's records name.
 */
export async function findPlace({ db, images }: Deps) {
  const databaseId = await identify(db);
  const owner = await images.readNote('owner');
  return { databaseId, owner, isOwn: owner === databaseId };
}

/**
 * Called before pictures are saved: takes ownership of an empty storage. In the storage of another database
 * this one is a guest, and writes that down (`guest.txt`), so that the owner does not sweep the guest's files.
 */
export async function enterPlace({ db, images }: Deps): Promise<void> {
  const { databaseId, owner, isOwn } = await findPlace({ db, images });
  if (isOwn) return;
  const isFree = owner === undefined && !(await hasPicture({ images }));
  await images.writeNote(isFree ? 'owner' : 'guest', databaseId);
}

async function hasPicture({ images }: Pick<Deps, 'images'>): Promise<boolean> {
  for await (const _ of images.list()) return true;
  return false;
}
