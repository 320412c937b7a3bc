import {
  hasDetails,
  kindsWithModel,
  startFrom,
  type ContentKind,
  type LocalText,
  type Picture,
  type Schedule,
  type UploadedPicture,
} from '@dealership/shared';
import type { Selectable } from 'kysely';
import { insertRow, pick, updateRows } from '../../db/rows.ts';
import type { Database } from '../../db/open-database.ts';
import type { Moment } from '../../db/content-revision.ts';
import { findPicturesAt, listPictures as listUploaded } from '../../db/pictures.ts';
import type { OffersTable, PictureTable } from '../../db/schema.ts';
import { selectVehicles, toVehicle } from '../../db/vehicle-row.ts';
import { filesOfPicture } from '../../storage/prepare-image.ts';

const tables = {
  offers: 'offers',
  notifications: 'notifications',
  gallery: 'gallery_images',
  banners: 'banners',
} as const satisfies Record<ContentKind, string>;

/** All that staff enter for something published, and that its history stores. */
export interface ContentFields extends Schedule {
  picture: Picture;
  /** Of an offer; `null`: its kind has none. */
  texts: { title: LocalText; description: LocalText } | null;
  /** `model_key` of the model that it is about; `null`: about none. */
  modelKey: string | null;
}

export interface ContentItem extends ContentFields {
  id: number;
  /** The stored picture with its description; `undefined`: it is built in. */
  uploaded: UploadedPicture | undefined;
  version: number;
  position: number;
  /** Epoch ms; `null`: it is not deleted. */
  deletedAt: number | null;
}

/** The model that something is about, while it is on sale. */
export interface ModelOnSale {
  bikeName: string;
  name: string;
  pricePaise: number;
  hasDetails: boolean;
}

/** Only offers have texts, and only they and banners a model. */
type Row = Selectable<PictureTable> & Partial<Pick<Selectable<OffersTable>, 'texts' | 'model_key'>>;

/** The four tables differ only in the columns that are optional in `Row`. */
export function tableOf(kind: ContentKind) {
  return tables[kind] as 'offers';
}

function selectAll(db: Database, kind: ContentKind) {
  return db.selectFrom(tableOf(kind)).selectAll().orderBy('position').orderBy('id', 'desc');
}

export async function listContent(db: Database, kind: ContentKind): Promise<ContentItem[]> {
  return toItems(db, await selectAll(db, kind).execute());
}

/** The content of a kind that visitors see at a moment, in its order; of offers the current one first. */
export async function listLive(db: Database, kind: ContentKind, { now, until }: Moment) {
  const rows = await selectAll(db, kind)
    .where('deleted_at', 'is', null)
    .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .execute();
  const isLive = ({ starts_at: start }: Row) => start === null || start <= now;
  for (const row of rows) {
    const next = isLive(row) ? row.ends_at : row.starts_at;
    if (next !== null) until(next);
  }
  const items = await toItems(db, rows.filter(isLive));
  return kind === 'offers' ? currentFirst(items) : items;
}

/** The offer with the highest id, then the others in their order. */
export function currentFirst<Item extends { id: number }>(items: readonly Item[]): Item[] {
  const highest = Math.max(...items.map(({ id }) => id));
  return items.toSorted((a, b) => Number(b.id === highest) - Number(a.id === highest));
}

export async function findContent(db: Database, kind: ContentKind, id: number) {
  const rows = await selectAll(db, kind).where('id', '=', id).execute();
  return (await toItems(db, rows))[0];
}

/** The one of a kind that has the uploaded picture at an address, deleted or not; of several the newest. */
export async function findContentWith(db: Database, kind: ContentKind, path: string) {
  const rows = await selectAll(db, kind).where('image', '=', path).execute();
  const newest = rows.toSorted((a, b) => b.id - a.id).slice(0, 1);
  return (await toItems(db, newest))[0];
}

export async function findModelsOnSale(
  db: Database,
  items: readonly Pick<ContentItem, 'modelKey'>[],
): Promise<Map<string, ModelOnSale>> {
  const keys = items.flatMap(({ modelKey: key }) => (key === null ? [] : [key]));
  if (keys.length === 0) return new Map();
  const rows = await selectVehicles(db)
    .where('model_key', 'in', [...new Set(keys)])
    .where('status', '=', 1)
    .execute();
  return new Map(
    rows.map((row) => {
      const vehicle = toVehicle(row);
      const { bikeName, about } = vehicle;
      const shown = { pricePaise: startFrom(vehicle), hasDetails: hasDetails(vehicle) };
      return [row.model_key, { bikeName, name: about.name, ...shown }];
    }),
  );
}

export async function listNamedFiles(db: Database): Promise<Set<string>> {
  return new Set((await listUploaded(db)).flatMap(filesOfPicture));
}

/** Stores something new before all others of its kind, inside a transaction. */
export async function insertContent(
  db: Database,
  kind: ContentKind,
  { fields, createdAt }: { fields: ContentFields; createdAt: number },
): Promise<number> {
  return insertRow(db, tableOf(kind), { ...toColumns(kind, fields), created_at: createdAt });
}

/** Changes the content, or when it was deleted, inside a transaction. */
export async function updateContent(
  db: Database,
  kind: ContentKind,
  id: number,
  change: { fields: ContentFields; version: number } | { deletedAt: number | null },
): Promise<void> {
  const columns =
    'fields' in change
      ? { ...toColumns(kind, change.fields), version: change.version }
      : { deleted_at: change.deletedAt };
  await updateRows(db, tableOf(kind), { equal: { id }, set: columns });
}

export interface ContentFieldsChange {
  before: ContentFields;
  after: ContentFields;
}

async function toItems(db: Database, rows: readonly Row[]): Promise<ContentItem[]> {
  const uploaded = await findPicturesAt(
    db,
    rows.map(({ image }) => image),
  );
  return rows.map((row) => ({
    ...pick(row, 'id', 'version', 'position'),
    deletedAt: row.deleted_at,
    ...toFields(row),
    uploaded: uploaded.get(row.image),
  }));
}

function toFields(row: Row): ContentFields {
  const { image, width, height, placeholder, texts } = row;
  return {
    picture: { path: image, width, height, placeholder },
    texts: texts === undefined ? null : (JSON.parse(texts) as ContentFields['texts']),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    modelKey: row.model_key ?? null,
  };
}

function toColumns(kind: ContentKind, fields: ContentFields) {
  const { picture, texts, modelKey, startsAt, endsAt } = fields;
  const { path, ...shape } = picture;
  const columns = {
    image: path,
    ...shape,
    starts_at: startsAt,
    ends_at: endsAt,
    ...(texts && { texts: JSON.stringify(texts) }),
    ...(kindsWithModel.includes(kind) && { model_key: modelKey }),
  };
  return columns as typeof columns & { texts: string; model_key: string | null };
}
