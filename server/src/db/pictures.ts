import type { LocalText, Picture, UploadedPicture } from '@dealership/shared';
import type { Selectable } from 'kysely';
import type { Database } from './open-database.ts';
import type { PicturesTable } from './schema.ts';

/** As many addresses are asked for in one statement: engines bound what one may hold. */
const PATHS_AT_ONCE = 500;

/** Notes an uploaded picture, inside a transaction. Nothing is said of it yet: its middle stays in sight. */
export async function insertPicture(
  db: Database,
  { path, width, height, placeholder }: Picture,
  { by, at }: { by: string; at: number },
): Promise<UploadedPicture> {
  const alt: LocalText = { en: '' };
  const { insertId } = await db
    .insertInto('pictures')
    .values({
      ...{ path, width, height, placeholder, alt: JSON.stringify(alt) },
      ...{ focus_x: 50, focus_y: 50, user_id: by, created_at: at },
    })
    .executeTakeFirstOrThrow();
  const focus = { x: 50, y: 50 };
  return { id: Number(insertId), path, width, height, placeholder, alt, focus };
}

/** The uploaded pictures at these addresses, as far as they are there, by address. */
export async function findPicturesAt(
  db: Database,
  paths: Iterable<string>,
): Promise<Map<string, UploadedPicture>> {
  const wanted = [...new Set(paths)];
  const found = new Map<string, UploadedPicture>();
  for (let from = 0; from < wanted.length; from += PATHS_AT_ONCE) {
    const rows = await db
      .selectFrom('pictures')
      .selectAll()
      .where('path', 'in', wanted.slice(from, from + PATHS_AT_ONCE))
      .execute();
    for (const row of rows) found.set(row.path, toPicture(row));
  }
  return found;
}

export async function findPicture(db: Database, id: number): Promise<UploadedPicture | undefined> {
  const row = await db.selectFrom('pictures').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toPicture(row);
}

/** All uploaded pictures that this database knows. */
export async function listPictures(db: Database): Promise<Pick<Picture, 'path' | 'width'>[]> {
  return db.selectFrom('pictures').select(['path', 'width']).execute();
}

/** Changes what is said of a picture. */
export async function updatePicture(
  db: Database,
  { id, alt, focus }: Pick<UploadedPicture, 'id' | 'alt' | 'focus'>,
): Promise<void> {
  await db
    .updateTable('pictures')
    .set({ alt: JSON.stringify(alt), focus_x: focus.x, focus_y: focus.y })
    .where('id', '=', id)
    .execute();
}

/** Forgets the picture at an address. */
export async function deletePictureAt(db: Database, path: string): Promise<void> {
  await db.deleteFrom('pictures').where('path', '=', path).execute();
}

function toPicture(row: Selectable<PicturesTable>): UploadedPicture {
  const { id, path, width, height, placeholder } = row;
  return {
    ...{ id, path, width, height, placeholder, alt: JSON.parse(row.alt) as LocalText },
    focus: { x: row.focus_x, y: row.focus_y },
  };
}
