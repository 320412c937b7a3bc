import type { LocalText, Picture, UploadedPicture } from '@dealership/shared';
import { sql, type Selectable } from 'kysely';
import type { Database } from './open-database.ts';
import { deleteRows, findRow, inParts, insertRow, updateRows } from './rows.ts';
import type { PicturesTable, Tables } from './schema.ts';

/** Addresses looked up in one statement: engines limit its size. */
const PATHS_AT_ONCE = 500;

/** Records an uploaded picture, inside a transaction. It has no description yet, and its middle stays in sight. */
export async function insertPicture(
  db: Database,
  { path, width, height, placeholder }: Picture,
  { by, at }: { by: string; at: number },
): Promise<UploadedPicture> {
  const alt: LocalText = { en: '' };
  const focus = { x: 50, y: 50 };
  const id = await insertRow(db, 'pictures', {
    path,
    width,
    height,
    placeholder,
    alt: JSON.stringify(alt),
    focus_x: focus.x,
    focus_y: focus.y,
    user_id: by,
    created_at: at,
  });
  return { id, path, width, height, placeholder, alt, focus, version: 1 };
}

/** The uploaded pictures at these addresses, by address; missing ones are left out. */
export async function findPicturesAt(
  db: Database,
  paths: Iterable<string>,
): Promise<Map<string, UploadedPicture>> {
  const found = new Map<string, UploadedPicture>();
  for (const wanted of inParts([...new Set(paths)], PATHS_AT_ONCE)) {
    const query = db.selectFrom('pictures').selectAll().where('path', 'in', wanted);
    for (const row of await query.execute()) found.set(row.path, toPicture(row));
  }
  return found;
}

export async function findPicture(db: Database, id: number): Promise<UploadedPicture | undefined> {
  const row = await findRow(db, 'pictures', { id });
  return row && toPicture(row);
}

export async function listPictures(db: Database): Promise<Pick<Picture, 'path' | 'width'>[]> {
  return db.selectFrom('pictures').select(['path', 'width']).execute();
}

/** Paths of the pictures that were uploaded by an instant (epoch ms). */
export async function listPathsUpTo(db: Database, at: number): Promise<string[]> {
  const rows = await db
    .selectFrom('pictures')
    .select('path')
    .where('created_at', '<=', at)
    .execute();
  return rows.map(({ path }) => path);
}

export async function updatePicture(
  db: Database,
  { id, alt, focus, version }: Pick<UploadedPicture, 'id' | 'alt' | 'focus' | 'version'>,
): Promise<void> {
  const set = { alt: JSON.stringify(alt), focus_x: focus.x, focus_y: focus.y, version };
  await updateRows(db, 'pictures', { equal: { id }, set });
}

/** Whether the dealership uses the picture at an address in place of one of the product's. */
export async function isPictureOfSetting(db: Database, path: string): Promise<boolean> {
  return (await findRow(db, 'settings', { value: JSON.stringify(path) })) !== undefined;
}

export async function deletePictureAt(db: Database, path: string): Promise<void> {
  await deleteRows(db, 'pictures', { path });
}

/** Where records name pictures by their paths, alone or inside JSON: the column of each table. All have an `id`. */
export const namingColumns = {
  vehicles: 'document',
  vehicle_sections: 'draft',
  offers: 'image',
  notifications: 'image',
  gallery_images: 'image',
  banners: 'image',
  settings: 'value',
  history: 'value',
} as const satisfies Partial<Record<keyof Tables, string>>;

/** Random enough to be searched for in any text. */
const UPLOADED_PATH = /\/uploads\/[0-9a-f]{32}\.webp/g;

/** Rows in memory at a time, up to 20 KB each. */
const ROWS_AT_ONCE = 200;

interface NamedPaths {
  paths: Set<string>;
  /** The last row of the history that was read: its rows are added and never changed. */
  lastOfHistory: number;
}

/**
 * The uploaded pictures that any record names: published, drafted, planned, deleted but not yet removed, or in a
 * history.
 * @param since an earlier answer: of the history the rows since then are read
 */
export async function findNamedPaths(db: Database, since?: NamedPaths): Promise<NamedPaths> {
  const paths = new Set(since?.paths);
  let lastOfHistory = since?.lastOfHistory ?? 0;
  for (const [table, column] of Object.entries(namingColumns)) {
    let from = table === 'history' ? lastOfHistory : 0;
    for (let isMore = true; isMore;) {
      const { rows } = await sql<{ id: number; content: string | null }>`
        select id, ${sql.ref(column)} as content from ${sql.table(table)}
        where id > ${from} order by id limit ${sql.lit(ROWS_AT_ONCE)}`.execute(db);
      for (const { id, content } of rows) {
        for (const [path] of content?.matchAll(UPLOADED_PATH) ?? []) paths.add(path);
        from = id;
      }
      isMore = rows.length === ROWS_AT_ONCE;
    }
    if (table === 'history') lastOfHistory = from;
  }
  return { paths, lastOfHistory };
}

function toPicture(row: Selectable<PicturesTable>): UploadedPicture {
  const { id, path, width, height, placeholder, version } = row;
  return {
    id,
    path,
    width,
    height,
    placeholder,
    version,
    alt: JSON.parse(row.alt) as LocalText,
    focus: { x: row.focus_x, y: row.focus_y },
  };
}
