import type {
  PartKey,
  PLANNED_PRICES,
  VehicleSectionName,
  VehicleSections,
} from '@dealership/shared';
import type { Selectable, Updateable } from 'kysely';
import { deleteRows, findRow, insertRow, updateRows } from '../../../db/rows.ts';
import type { Database } from '../../../db/open-database.ts';
import type { VehicleSectionsTable, VehiclesTable } from '../../../db/schema.ts';
import { toSections, toVehicle, toVehicleColumns } from '../../../db/vehicle-row.ts';

/** A model as its editors see it: published or not, or deleted. */
export type EditedModel = ReturnType<typeof toModel>;

export type Versions = Partial<Record<VehicleSectionName, number>>;

export async function listModels(db: Database) {
  const rows = await db
    .selectFrom('vehicles')
    .selectAll('vehicles')
    .select(({ selectFrom }) =>
      selectFrom('vehicle_sections')
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('vehicle_sections.vehicle_id', '=', 'vehicles.id')
        .where('vehicle_sections.draft', 'is not', null)
        .as('drafts'),
    )
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ ...toModel(row), drafts: Number(row.drafts) }));
}

/** By model, the drafts of what lists show; of the models that were never published, deleted ones too. */
export async function listFirstDrafts(db: Database) {
  const rows = await db
    .selectFrom('vehicle_sections')
    .innerJoin('vehicles', 'vehicles.id', 'vehicle_id')
    .select(['vehicle_id', 'section', 'draft'])
    .where('document', 'is', null)
    .where('draft', 'is not', null)
    .where('section', 'in', ['about', 'variants', 'colours', 'pictures'])
    .execute();
  const drafts = new Map<number, Partial<VehicleSections>>();
  for (const { vehicle_id: id, section, draft } of rows) {
    drafts.set(id, { ...drafts.get(id), [section]: JSON.parse(draft ?? '') as unknown });
  }
  return drafts;
}

export async function findModel(db: Database, id: number): Promise<EditedModel | undefined> {
  const row = await findRow(db, 'vehicles', { id });
  return row && toModel(row);
}

/**
 * The model with a number or a key (`modelKey`), with its edits: in one statement, so that sections published meanwhile
 * do not meet older drafts.
 */
export async function findModelWithEdits(db: Database, wanted: { id: number } | { key: string }) {
  const rows = await db
    .selectFrom('vehicles')
    .leftJoin('vehicle_sections', 'vehicle_sections.vehicle_id', 'vehicles.id')
    .selectAll('vehicles')
    .select(['section', 'version', 'draft', 'user_id', 'saved_at', 'request_key'])
    .where(({ eb }) =>
      'id' in wanted
        ? eb('vehicles.id', '=', wanted.id)
        : eb('vehicles.model_key', '=', wanted.key),
    )
    .execute();
  const [row] = rows;
  return row && { model: toModel(row), edits: toEdits(rows) };
}

/** The present name of each model, and its name once its draft is published. */
export async function listModelNames(db: Database) {
  const rows = await db
    .selectFrom('vehicles')
    .leftJoin('vehicle_sections', (join) =>
      join
        .onRef('vehicle_sections.vehicle_id', '=', 'vehicles.id')
        .on('vehicle_sections.section', '=', 'about'),
    )
    .select(['vehicles.id', 'bike_name as bikeName', 'name', 'slug', 'deleted_at', 'draft'])
    .execute();
  return rows.map(({ deleted_at: deletedAt, draft, ...row }) => ({
    ...row,
    // Absent: no draft changes its name.
    ...(draft !== null && { draftName: (JSON.parse(draft) as VehicleSections['about']).name }),
    isDeleted: deletedAt !== null,
  }));
}

/** Numbers of the models whose draft is due for publication (epoch ms). */
export async function listDueModels(db: Database, now: number): Promise<number[]> {
  const rows = await db
    .selectFrom('vehicles')
    .select('id')
    .where('publish_at', '<=', now)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

function toModel(row: Selectable<VehiclesTable>) {
  const { publish_at: at, publish_by: by } = row;
  /** The versions of the sections whose drafts are published then. */
  const versions = JSON.parse(row.publish_versions ?? '{}') as Versions;
  return {
    id: row.id,
    bikeName: row.bike_name,
    slug: row.slug,
    /** The published name and type; for a model that was never published, those of its creation. */
    name: row.name,
    type: row.type,
    isOnSale: row.status === 1,
    /** The sections that visitors see; `null`: none yet. */
    published: row.document === null ? null : toSections(toVehicle(row)),
    /** When the draft is published automatically (epoch ms); `null`: never. */
    schedule: at === null ? null : { at, by: by ?? '', versions },
    /** Epoch ms. */
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
  return insertRow(db, 'vehicles', {
    type: model.type,
    name: model.name,
    bike_name: model.bikeName,
    slug: model.slug,
    model_key: model.key,
    status: 1,
    position: (last ?? 0) + 1,
    document: null,
  });
}

export async function updateModel(
  db: Database,
  id: number,
  { schedule, deletedAt }: Partial<Pick<EditedModel, 'schedule' | 'deletedAt'>>,
): Promise<void> {
  const columns: Updateable<VehiclesTable> = {
    ...(schedule !== undefined && {
      publish_at: schedule?.at ?? null,
      publish_by: schedule?.by ?? null,
      publish_versions: schedule && JSON.stringify(schedule.versions),
    }),
    ...(deletedAt !== undefined && { deleted_at: deletedAt }),
  };
  await updateRows(db, 'vehicles', { equal: { id }, set: columns });
}

export async function storePublished(db: Database, id: number, sections: VehicleSections) {
  await updateRows(db, 'vehicles', { equal: { id }, set: toVehicleColumns(sections) });
}

/** The editing of a section: its draft, and how often it has changed. */
export interface StoredSection {
  version: number;
  draft: unknown;
  userId: string;
  /** Epoch ms. */
  savedAt: number;
  /** Key of the call that saved it last; `null`: it had none. */
  requestKey: string | null;
}

export type Edits = Partial<Record<VehicleSectionName, StoredSection>>;

export async function readEdits(db: Database, vehicleId: number): Promise<Edits> {
  const rows = await db
    .selectFrom('vehicle_sections')
    .selectAll()
    .where('vehicle_id', '=', vehicleId)
    .execute();
  return toEdits(rows);
}

type SectionRow = Omit<Selectable<VehicleSectionsTable>, 'id' | 'vehicle_id'>;

/** @param rows without a section: the model has never been edited */
function toEdits(rows: readonly { [Key in keyof SectionRow]: SectionRow[Key] | null }[]): Edits {
  const edited = rows.filter((row): row is SectionRow => row.section !== null);
  return Object.fromEntries(
    edited.map(({ section, draft, ...row }) => {
      const { version, user_id: userId, saved_at: savedAt, request_key: requestKey } = row;
      const value = draft === null ? undefined : (JSON.parse(draft) as unknown);
      return [section, { version, draft: value, userId, savedAt, requestKey }];
    }),
  );
}

/** Stores the editing of a section in place of the earlier one, inside a transaction that has locked the content. */
export async function storeEdit(
  db: Database,
  { vehicleId, section }: { vehicleId: number; section: VehicleSectionName },
  { version, draft, userId, savedAt, requestKey }: StoredSection,
): Promise<void> {
  await deleteRows(db, 'vehicle_sections', { vehicle_id: vehicleId, section });
  await insertRow(db, 'vehicle_sections', {
    vehicle_id: vehicleId,
    section,
    version,
    user_id: userId,
    saved_at: savedAt,
    draft: draft === undefined ? null : JSON.stringify(draft),
    request_key: requestKey,
  });
}

export interface ModelChange {
  section: VehicleSectionName | typeof PLANNED_PRICES;
  /** `null`: there was nothing. */
  before: unknown;
  after: unknown;
}

/** Prices of a model from a day on (`YYYY-MM-DD`), in paise. */
export type PlannedPrices = Awaited<ReturnType<typeof listPlannedPrices>>[number];

/** The planned prices of a model, or of all; in the order of their days. */
export async function listPlannedPrices(db: Database, vehicleId?: number) {
  const all = db
    .selectFrom('planned_prices')
    .select(['id', 'vehicle_id as vehicleId', 'valid_from as validFrom'])
    .select(['prices', 'user_id as userId']);
  const wanted = vehicleId === undefined ? all : all.where('vehicle_id', '=', vehicleId);
  const rows = await wanted.orderBy('valid_from').orderBy('id').execute();
  return rows.map((row) => ({
    ...row,
    prices: JSON.parse(row.prices) as Readonly<Record<PartKey, number>>,
  }));
}

/** Stores other prices under the number of a plan. */
export async function updatePlannedPrices(
  db: Database,
  { id, prices }: Pick<PlannedPrices, 'id' | 'prices'>,
): Promise<void> {
  const set = { prices: JSON.stringify(prices) };
  await updateRows(db, 'planned_prices', { equal: { id }, set });
}

export async function insertPlannedPrices(
  db: Database,
  { vehicleId, validFrom, prices, userId }: Omit<PlannedPrices, 'id'>,
): Promise<void> {
  await insertRow(db, 'planned_prices', {
    vehicle_id: vehicleId,
    valid_from: validFrom,
    user_id: userId,
    prices: JSON.stringify(prices),
  });
}
