import type { ModelChoice, VehicleType } from '@dealership/shared';
import { updateRows } from '../../../db/rows.ts';
import type { Database } from '../../../db/open-database.ts';
import { bumpContentRevision } from '../../../db/content-revision.ts';
import { selectVehicles, toVehicle, type Vehicle } from '../../../db/vehicle-row.ts';

export async function listModelChoices(db: Database): Promise<ModelChoice[]> {
  return selectVehicles(db)
    .clearSelect()
    .select(['slug', 'name', 'type'])
    .where('status', '=', 1)
    .orderBy('position')
    .execute();
}

/** All models, on sale or not, in the catalogue's order. */
export async function listVehicles(db: Database): Promise<Vehicle[]> {
  const rows = await selectVehicles(db).orderBy('position').execute();
  return rows.map(toVehicle);
}

export async function listActiveVehicles(db: Database, type: VehicleType): Promise<Vehicle[]> {
  const rows = await selectVehicles(db)
    .where('type', '=', type)
    .where('status', '=', 1)
    .orderBy('position')
    .execute();
  return rows.map(toVehicle);
}

/** The model with this key (`modelKey`), on sale or not. */
export async function findVehicle(db: Database, key: string): Promise<Vehicle | undefined> {
  const row = await selectVehicles(db).where('model_key', '=', key).executeTakeFirst();
  return row && toVehicle(row);
}

export async function findVehicleNamed(db: Database, bikeName: string) {
  const row = await selectVehicles(db).where('bike_name', '=', bikeName).executeTakeFirst();
  return row && toVehicle(row);
}

/** `status`: 1 on sale, 0 not (rules: no-longer-sold). */
export type VehicleStatus = Awaited<ReturnType<typeof listVehicleStatuses>>[number];

function selectStatuses(db: Database, type: VehicleType) {
  return selectVehicles(db)
    .clearSelect()
    .select(['id', 'bike_name as bikeName', 'name', 'status'])
    .where('type', '=', type);
}

export async function listVehicleStatuses(db: Database, type: VehicleType) {
  return selectStatuses(db, type).orderBy('position').execute();
}

/** Switches a vehicle of a type on or off, inside a transaction; `undefined`: no such id. */
export async function updateVehicleStatus(
  db: Database,
  type: VehicleType,
  { id, status }: Pick<VehicleStatus, 'id' | 'status'>,
): Promise<VehicleStatus | undefined> {
  const vehicle = await selectStatuses(db, type).where('id', '=', id).executeTakeFirst();
  if (!vehicle) return undefined;
  await updateRows(db, 'vehicles', { equal: { id }, set: { status } });
  await bumpContentRevision(db);
  return { ...vehicle, status };
}
