import type { ModelChoice, VehicleType } from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import { bumpContentRevision } from '../../db/content-revision.ts';

/** The models on sale, in the catalogue's order. */
export async function listModelChoices(db: Database): Promise<ModelChoice[]> {
  return db
    .selectFrom('vehicles')
    .select(['slug', 'name', 'type'])
    .where('status', '=', 1)
    .orderBy('position')
    .execute();
}

/** A vehicle as staff switch it on and off. */
export interface VehicleStatus {
  id: number;
  bikeName: string;
  name: string;
  /** 1 on sale, 0 not (rules: no-longer-sold). */
  status: 0 | 1;
}

/** All vehicles of a type, on sale or not. */
export async function listVehicleStatuses(
  db: Database,
  type: VehicleType,
): Promise<VehicleStatus[]> {
  const rows = await db
    .selectFrom('vehicles')
    .select(['id', 'bike_name', 'name', 'status'])
    .where('type', '=', type)
    .orderBy('position')
    .execute();
  return rows.map(({ bike_name, ...row }) => ({ ...row, bikeName: bike_name }));
}

/** Switches a vehicle of a type on or off, inside a transaction; `undefined`: no such id. */
export async function updateVehicleStatus(
  db: Database,
  type: VehicleType,
  { id, status }: Pick<VehicleStatus, 'id' | 'status'>,
): Promise<VehicleStatus | undefined> {
  const vehicle = await db
    .selectFrom('vehicles')
    .select(['bike_name', 'name'])
    .where('id', '=', id)
    .where('type', '=', type)
    .executeTakeFirst();
  if (!vehicle) return undefined;
  await db.updateTable('vehicles').set({ status }).where('id', '=', id).execute();
  await bumpContentRevision(db);
  return { id, bikeName: vehicle.bike_name, name: vehicle.name, status };
}

/** The 'Start from' price of a vehicle, in paise. */
export interface VehiclePrice {
  bikeName: string;
  name: string;
  pricePaise: number;
}

export async function listVehiclePrices(db: Database): Promise<VehiclePrice[]> {
  const rows = await db
    .selectFrom('vehicles')
    .select(['bike_name', 'name', 'price_paise'])
    .orderBy('position')
    .execute();
  return rows.map(({ bike_name, name, price_paise }) => ({
    bikeName: bike_name,
    name,
    pricePaise: price_paise,
  }));
}

/**
 * Sets a vehicle's 'Start from' price and that of its first variant, which are the same price. Inside a
 * transaction.
 * @returns `undefined`: there is no vehicle of exactly this name
 */
export async function updateVehiclePrice(
  db: Database,
  { bikeName, pricePaise }: Pick<VehiclePrice, 'bikeName' | 'pricePaise'>,
): Promise<VehiclePrice | undefined> {
  const vehicle = await db
    .selectFrom('vehicles')
    .select(['id', 'name'])
    .where('bike_name', '=', bikeName)
    .executeTakeFirst();
  if (!vehicle) return undefined;
  await db
    .updateTable('vehicles')
    .set({ price_paise: pricePaise })
    .where('id', '=', vehicle.id)
    .execute();
  await db
    .updateTable('variants')
    .set({ price_paise: pricePaise })
    .where('vehicle_id', '=', vehicle.id)
    .where('position', '=', 1)
    .execute();
  await bumpContentRevision(db);
  return { bikeName, name: vehicle.name, pricePaise };
}
