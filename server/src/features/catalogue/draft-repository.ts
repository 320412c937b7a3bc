import type { PartKey, VehicleSectionName, VehicleSections } from '@dealership/shared';
import type { Selectable, Updateable } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import type { VehiclesTable } from '../../db/schema.ts';
import { toSections, toVehicle, toVehicleColumns, type Vehicle } from '../../db/vehicle-row.ts';

/** A model for those who edit it, published or not, also a deleted one. */
export interface EditedModel {
  id: number;
  bikeName: string;
  slug: string;
  /** As they are published; of a model that never was, as it began. */
  name: string;
  type: Vehicle['about']['type'];
  isOnSale: boolean;
  /** What visitors see; `null`: nothing yet. */
  published: VehicleSections | null;
  /** When the draft is published by itself (epoch ms), and who wants it. */
  schedule: { at: number; by: string } | null;
  /** Epoch ms. */
  deletedAt: number | null;
}

/** All models that there are, in the order of the lists. */
export async function listModels(db: Database): Promise<EditedModel[]> {
  const rows = await db.selectFrom('vehicles').selectAll().orderBy('position').execute();
  return rows.map(toModel);
}

export async function findModel(db: Database, id: number): Promise<EditedModel | undefined> {
  const row = await db.selectFrom('vehicles').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toModel(row);
}

/** The one with this key (`modelKey`). */
export async function findModelOfKey(db: Database, key: string): Promise<EditedModel | undefined> {
  const row = await db
    .selectFrom('vehicles')
    .selectAll()
    .where('model_key', '=', key)
    .executeTakeFirst();
  return row && toModel(row);
}

/** Numbers of the models whose draft is to be published by now (epoch ms). */
export async function listDueModels(db: Database, now: number): Promise<number[]> {
  const rows = await db
    .selectFrom('vehicles')
    .select('id')
    .where('publish_at', '<=', now)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

function toModel(row: Selectable<VehiclesTable>): EditedModel {
  return {
    ...{ id: row.id, bikeName: row.bike_name, slug: row.slug, name: row.name, type: row.type },
    isOnSale: row.status === 1,
    published: row.document === null ? null : toSections(toVehicle(row)),
    schedule: row.publish_at === null ? null : { at: row.publish_at, by: row.publish_by ?? '' },
    deletedAt: row.deleted_at,
  };
}

/** Adds a model that visitors do not see yet, behind all others. */
export async function insertModel(
  db: Database,
  model: { type: EditedModel['type']; name: string; bikeName: string; key: string; slug: string },
): Promise<number> {
  const { last } = await db
    .selectFrom('vehicles')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .executeTakeFirstOrThrow();
  const { insertId } = await db
    .insertInto('vehicles')
    .values({
      ...{ type: model.type, name: model.name, bike_name: model.bikeName, slug: model.slug },
      ...{ model_key: model.key, status: 1, position: (last ?? 0) + 1, document: null },
    })
    .executeTakeFirstOrThrow();
  return Number(insertId);
}

/** Changes what stands beside the sections. */
export async function updateModel(
  db: Database,
  id: number,
  { schedule, deletedAt }: Partial<Pick<EditedModel, 'schedule' | 'deletedAt'>>,
): Promise<void> {
  const columns: Updateable<VehiclesTable> = {
    ...(schedule !== undefined && {
      ...{ publish_at: schedule?.at ?? null, publish_by: schedule?.by ?? null },
    }),
    ...(deletedAt !== undefined && { deleted_at: deletedAt }),
  };
  await db.updateTable('vehicles').set(columns).where('id', '=', id).execute();
}

/** Shows visitors these sections of a model from now on. */
export async function storePublished(
  db: Database,
  id: number,
  sections: VehicleSections,
): Promise<void> {
  await db.updateTable('vehicles').set(toVehicleColumns(sections)).where('id', '=', id).execute();
}

export async function storeModelOrder(db: Database, ids: readonly number[]): Promise<void> {
  for (const [index, id] of ids.entries()) {
    await db
      .updateTable('vehicles')
      .set({ position: index + 1 })
      .where('id', '=', id)
      .execute();
  }
}

/** Removes a model with all that is known of it. */
export async function deleteModel(db: Database, id: number): Promise<void> {
  await db.deleteFrom('vehicles').where('id', '=', id).execute();
}

/** The editing of a section: its draft, and how often it has changed. */
export interface StoredSection {
  version: number;
  /** `undefined`: there is no draft. */
  draft: unknown;
  userId: string;
  /** Epoch ms. */
  savedAt: number;
}

type Edits = Partial<Record<VehicleSectionName, StoredSection>>;

/** What has been edited of a model, by section. */
export async function readEdits(db: Database, vehicleId: number): Promise<Edits> {
  const rows = await db
    .selectFrom('vehicle_sections')
    .selectAll()
    .where('vehicle_id', '=', vehicleId)
    .execute();
  return Object.fromEntries(
    rows.map((row) => [
      row.section,
      {
        version: row.version,
        draft: row.draft === null ? undefined : (JSON.parse(row.draft) as unknown),
        ...{ userId: row.user_id, savedAt: row.saved_at },
      },
    ]),
  );
}

/** Numbers of the models that have a draft. */
export async function listDrafted(db: Database): Promise<Set<number>> {
  const rows = await db
    .selectFrom('vehicle_sections')
    .select('vehicle_id')
    .where('draft', 'is not', null)
    .distinct()
    .execute();
  return new Set(rows.map(({ vehicle_id: id }) => id));
}

/** Stores the editing of a section in place of the one before, inside a transaction that has locked the content. */
export async function storeEdit(
  db: Database,
  { vehicleId, section }: { vehicleId: number; section: VehicleSectionName },
  { version, draft, userId, savedAt }: StoredSection,
): Promise<void> {
  await db
    .deleteFrom('vehicle_sections')
    .where('vehicle_id', '=', vehicleId)
    .where('section', '=', section)
    .execute();
  await db
    .insertInto('vehicle_sections')
    .values({
      ...{ vehicle_id: vehicleId, section, version, user_id: userId, saved_at: savedAt },
      draft: draft === undefined ? null : JSON.stringify(draft),
    })
    .execute();
}

/** A change of what visitors see. */
export interface ModelChange {
  id: number;
  section: VehicleSectionName;
  /** `null`: there was nothing. */
  before: unknown;
  after: unknown;
  userId: string;
  /** Epoch ms. */
  at: number;
}

export async function insertModelChange(
  db: Database,
  vehicleId: number,
  { section, before, after, userId, at }: Omit<ModelChange, 'id'>,
): Promise<void> {
  await db
    .insertInto('vehicle_changes')
    .values({
      ...{ vehicle_id: vehicleId, section, user_id: userId, created_at: at },
      value_before: before === null ? null : JSON.stringify(before),
      value_after: JSON.stringify(after),
    })
    .execute();
}

/** The last changes of a model, the latest first. */
export async function listModelChanges(
  db: Database,
  vehicleId: number,
  limit: number,
): Promise<ModelChange[]> {
  const rows = await db
    .selectFrom('vehicle_changes')
    .selectAll()
    .where('vehicle_id', '=', vehicleId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, section: row.section, userId: row.user_id, at: row.created_at },
    before: row.value_before === null ? null : (JSON.parse(row.value_before) as unknown),
    after: JSON.parse(row.value_after) as unknown,
  }));
}

/** Prices of a model from a day on. */
export interface PlannedPrices {
  id: number;
  vehicleId: number;
  /** `YYYY-MM-DD` */
  validFrom: string;
  /** In paise. */
  prices: Readonly<Record<PartKey, number>>;
  userId: string;
}

/** Those of a model, or of all; in the order of their days. */
export async function listPlannedPrices(
  db: Database,
  vehicleId?: number,
): Promise<PlannedPrices[]> {
  const all = db.selectFrom('planned_prices').selectAll();
  const wanted = vehicleId === undefined ? all : all.where('vehicle_id', '=', vehicleId);
  const rows = await wanted.orderBy('valid_from').orderBy('id').execute();
  return rows.map((row) => ({
    ...{ id: row.id, vehicleId: row.vehicle_id, validFrom: row.valid_from, userId: row.user_id },
    prices: JSON.parse(row.prices) as PlannedPrices['prices'],
  }));
}

export async function insertPlannedPrices(
  db: Database,
  { vehicleId, validFrom, prices, userId }: Omit<PlannedPrices, 'id'>,
): Promise<void> {
  await db
    .insertInto('planned_prices')
    .values({
      ...{ vehicle_id: vehicleId, valid_from: validFrom, user_id: userId },
      prices: JSON.stringify(prices),
    })
    .execute();
}

/** @returns whether it was there */
export async function deletePlannedPrices(
  db: Database,
  { vehicleId, id }: Pick<PlannedPrices, 'vehicleId' | 'id'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('planned_prices')
    .where('vehicle_id', '=', vehicleId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
