import type { OfferTexts, Picture } from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import { notePublished } from '../../db/published.ts';

/** What staff publish: each with one picture. */
export type ContentKind = 'offers' | 'notifications' | 'gallery_images';

/** The tables of pictures without texts. */
type PictureKind = Exclude<ContentKind, 'offers'> | 'banners';

/** A published picture. */
export interface PublishedPicture {
  id: number;
  picture: Picture;
}

export type PublishedOffer = PublishedPicture & OfferTexts;

const PICTURE_COLUMNS = ['id', 'image', 'width', 'height', 'placeholder'] as const;

/** All of a kind without texts, the newest first. */
export async function listPictures(db: Database, kind: PictureKind): Promise<PublishedPicture[]> {
  const rows = await db.selectFrom(kind).select(PICTURE_COLUMNS).orderBy('id', 'desc').execute();
  return rows.map(toPublished);
}

/** All offers, the newest first. */
export async function listOffers(db: Database): Promise<PublishedOffer[]> {
  const rows = await db
    .selectFrom('offers')
    .select([...PICTURE_COLUMNS, 'title', 'description'])
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...toPublished(row),
    title: row.title,
    description: row.description,
  }));
}

/** Stores pictures in this order: all or none. */
export async function insertPictures(
  db: Database,
  kind: Exclude<ContentKind, 'offers'>,
  { pictures, createdAt }: { pictures: readonly Picture[]; createdAt: number },
): Promise<PublishedPicture[]> {
  return db.transaction().execute(async (transaction) => {
    const published: PublishedPicture[] = [];
    for (const picture of pictures) {
      const { insertId } = await transaction
        .insertInto(kind)
        .values({ ...toColumns(picture), created_at: createdAt })
        .executeTakeFirstOrThrow();
      published.push({ id: Number(insertId), picture });
    }
    await notePublished(transaction);
    return published;
  });
}

export async function insertOffer(
  db: Database,
  offer: OfferTexts & { picture: Picture; createdAt: number },
): Promise<PublishedOffer> {
  const { picture, title, description, createdAt } = offer;
  return db.transaction().execute(async (transaction) => {
    const { insertId } = await transaction
      .insertInto('offers')
      .values({ ...toColumns(picture), title, description, created_at: createdAt })
      .executeTakeFirstOrThrow();
    await notePublished(transaction);
    return { id: Number(insertId), picture, title, description };
  });
}

/** Removes one; its picture, or `undefined`: there is none with this id. */
export async function deleteContent(
  db: Database,
  kind: ContentKind,
  id: number,
): Promise<Picture | undefined> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom(kind)
      .select(PICTURE_COLUMNS)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return undefined;
    // Of two that delete it at once, one has done it.
    const { numDeletedRows } = await transaction
      .deleteFrom(kind)
      .where('id', '=', id)
      .executeTakeFirst();
    await notePublished(transaction);
    return numDeletedRows > 0n ? toPublished(row).picture : undefined;
  });
}

interface PictureRow {
  id: number;
  image: string;
  width: number;
  height: number;
  placeholder: string;
}

function toPublished({ id, image, width, height, placeholder }: PictureRow): PublishedPicture {
  return { id, picture: { path: image, width, height, placeholder } };
}

function toColumns({ path, ...shape }: Picture) {
  return { image: path, ...shape };
}
