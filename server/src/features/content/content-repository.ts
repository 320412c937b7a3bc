import { hasDetails, startFrom, type OfferTexts, type Picture } from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import { bumpContentRevision } from '../../db/content-revision.ts';
import { deletePictureAt, listPictures as listUploaded } from '../../db/pictures.ts';
import { selectVehicles, toVehicle } from '../../db/vehicle-row.ts';
import { filesOfPicture } from '../../storage/prepare-image.ts';

/** What staff publish: each with one picture. */
export type ContentKind = 'offers' | 'notifications' | 'gallery_images';

/** The tables of pictures without texts. */
type PictureKind = Exclude<ContentKind, 'offers'>;

/** A published picture. */
export interface PublishedPicture {
  id: number;
  picture: Picture;
}

export interface PublishedBanner extends PublishedPicture {
  /** The model that it shows, while that is on sale. */
  model?: { bikeName: string; name: string; pricePaise: number; hasDetails: boolean };
}

export type PublishedOffer = PublishedPicture & OfferTexts;

const PICTURE_COLUMNS = ['id', 'image', 'width', 'height', 'placeholder'] as const;

/** All pictures of a kind without texts, the newest first. */
export async function listPictures(db: Database, kind: PictureKind): Promise<PublishedPicture[]> {
  const rows = await db.selectFrom(kind).select(PICTURE_COLUMNS).orderBy('id', 'desc').execute();
  return rows.map(toPublished);
}

/** All banners, the newest first. */
export async function listBanners(db: Database): Promise<PublishedBanner[]> {
  const rows = await db
    .selectFrom('banners')
    .select([...PICTURE_COLUMNS, 'model_key'])
    .orderBy('id', 'desc')
    .execute();
  const keys = rows.flatMap(({ model_key: key }) => (key === null ? [] : [key]));
  const models = new Map<string, NonNullable<PublishedBanner['model']>>();
  for (const row of await selectOnSale(db, keys)) {
    const vehicle = toVehicle(row);
    const { bikeName, about } = vehicle;
    const facts = { pricePaise: startFrom(vehicle), hasDetails: hasDetails(vehicle) };
    models.set(row.model_key, { bikeName, name: about.name, ...facts });
  }
  return rows.map(({ model_key: key, ...row }) => {
    const model = key === null ? undefined : models.get(key);
    return { ...toPublished(row), ...(model && { model }) };
  });
}

/** The models with these keys, as far as they are on sale. */
async function selectOnSale(db: Database, keys: readonly string[]) {
  if (keys.length === 0) return [];
  return selectVehicles(db).where('model_key', 'in', keys).where('status', '=', 1).execute();
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

/** The files of all uploaded pictures that this database knows. */
export async function listNamedFiles(db: Database): Promise<Set<string>> {
  return new Set((await listUploaded(db)).flatMap(filesOfPicture));
}

/** Stores pictures in this order; inside a transaction. */
export async function insertPictures(
  db: Database,
  kind: Exclude<ContentKind, 'offers'>,
  { pictures, createdAt }: { pictures: readonly Picture[]; createdAt: number },
): Promise<PublishedPicture[]> {
  const published: PublishedPicture[] = [];
  for (const picture of pictures) {
    const { insertId } = await db
      .insertInto(kind)
      .values({ ...toColumns(picture), created_at: createdAt })
      .executeTakeFirstOrThrow();
    published.push({ id: Number(insertId), picture });
  }
  await bumpContentRevision(db);
  return published;
}

/** Stores an offer; inside a transaction. */
export async function insertOffer(
  db: Database,
  offer: OfferTexts & { picture: Picture; createdAt: number },
): Promise<PublishedOffer> {
  const { picture, title, description, createdAt } = offer;
  const { insertId } = await db
    .insertInto('offers')
    .values({ ...toColumns(picture), title, description, created_at: createdAt })
    .executeTakeFirstOrThrow();
  await bumpContentRevision(db);
  return { id: Number(insertId), picture, title, description };
}

/** Deletes a record inside a transaction and returns its picture; `undefined`: no such id. */
export async function deleteContent(
  db: Database,
  kind: ContentKind,
  id: number,
): Promise<Picture | undefined> {
  const row = await db
    .selectFrom(kind)
    .select(PICTURE_COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { numDeletedRows } = await db.deleteFrom(kind).where('id', '=', id).executeTakeFirst();
  // Of two requests that delete it at once, only one has deleted it.
  if (numDeletedRows === 0n) return undefined;
  await deletePictureAt(db, row.image);
  await bumpContentRevision(db);
  return toPublished(row).picture;
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
