import { identify, settleIdentity } from '../../db/database-identity.ts';
import type { Database } from '../../db/open-database.ts';
import type { ImageStorage } from '../../storage/image-storage.ts';
import { listNamedFiles } from './content-repository.ts';

interface Deps {
  db: Database;
  images: ImageStorage;
}

/** Whose the place is where this database's pictures lie. */
export interface PicturePlace {
  /** The id of this database. */
  databaseId: string;
  /** The id of the database whose pictures lie there; `undefined`: nobody has written one. */
  owner: string | undefined;
  isOwn: boolean;
}

/**
 * Whose pictures lie there, by the id written beside them (`owner.txt`). Only its owner takes anything
 * away: another database knows nothing of the pictures that the owner names.
 */
export async function findPlace({ db, images }: Deps): Promise<PicturePlace> {
  const { databaseId, isSettled } = await identify(db);
  let owner = await images.readNote('owner');
  if (!isSettled) {
    if (owner === undefined && (await namesWhatIsThere({ db, images }))) {
      await images.writeNote('owner', databaseId);
      owner = await images.readNote('owner');
    }
    await settleIdentity(db);
  }
  return { databaseId, owner, isOwn: owner === databaseId };
}

/**
 * Before pictures are kept: takes a place where none lies yet. In any other that is not its own this
 * database is a guest, and says so (`guest.txt`), lest the owner sweep what it does not know.
 */
export async function enterPlace({ db, images }: Deps): Promise<void> {
  const { databaseId, owner, isOwn } = await findPlace({ db, images });
  if (isOwn) return;
  const isFree = owner === undefined && (await isEmpty(images));
  await images.writeNote(isFree ? 'owner' : 'guest', databaseId);
}

/** Whether pictures from before there were ids are this database's: it names one of them. */
async function namesWhatIsThere({ db, images }: Deps): Promise<boolean> {
  const named = await listNamedFiles(db);
  for await (const { name } of images.list()) {
    if (named.has(name)) return true;
  }
  return false;
}

async function isEmpty(images: ImageStorage): Promise<boolean> {
  for await (const _ of images.list()) return false;
  return true;
}
