import type { ModelChoice, VehicleType } from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import { bumpContentRevision } from '../../db/content-revision.ts';
import { listVariantsByVehicle, type NumberedVariant } from './variant-repository.ts';

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

/** What a vehicle costs, in paise. */
export interface VehiclePrices {
  id: number;
  bikeName: string;
  name: string;
  /** Of a vehicle without variants. */
  ownPaise: number;
  variants: NumberedVariant[];
}

/** The prices of all vehicles, in the catalogue's order. */
export async function listVehiclePrices(db: Database): Promise<VehiclePrices[]> {
  const vehicles = await selectOwnPrices(db).orderBy('position').execute();
  const variants = await listVariantsByVehicle(db);
  return vehicles.map((vehicle) => ({ ...vehicle, variants: variants.get(vehicle.id) ?? [] }));
}

/** Those of the vehicle of exactly this name. */
export async function findVehiclePrices(
  db: Database,
  bikeName: string,
): Promise<VehiclePrices | undefined> {
  const vehicle = await selectOwnPrices(db).where('bike_name', '=', bikeName).executeTakeFirst();
  if (!vehicle) return undefined;
  const variants = await listVariantsByVehicle(db, vehicle.id);
  return { ...vehicle, variants: variants.get(vehicle.id) ?? [] };
}

function selectOwnPrices(db: Database) {
  return db
    .selectFrom('vehicles')
    .select(['id', 'bike_name as bikeName', 'name', 'price_paise as ownPaise']);
}

/** Of a vehicle without variants, inside a transaction that marks the content as changed. */
export async function updateOwnPrice(
  db: Database,
  { id, pricePaise }: { id: number; pricePaise: number },
): Promise<void> {
  await db.updateTable('vehicles').set({ price_paise: pricePaise }).where('id', '=', id).execute();
}
