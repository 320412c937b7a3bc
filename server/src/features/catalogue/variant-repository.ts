import type { Database } from '../../db/open-database.ts';

/** A version of a model with its own price, in paise. */
export interface Variant {
  name: string;
  pricePaise: number;
}

/** One that can be named by its id. */
export interface NumberedVariant extends Variant {
  id: number;
}

/** The variants of the vehicle with this key (`modelKey`), in their order. */
export async function listVariants(db: Database, key: string): Promise<Variant[]> {
  const rows = await db
    .selectFrom('variants')
    .innerJoin('vehicles', 'vehicles.id', 'variants.vehicle_id')
    .select(['variants.name', 'variants.price_paise'])
    .where('vehicles.model_key', '=', key)
    .orderBy('variants.position')
    .execute();
  return rows.map(({ name, price_paise }) => ({ name, pricePaise: price_paise }));
}

/** The variants of all vehicles, or of one, by the vehicle's id, in their order. */
export async function listVariantsByVehicle(
  db: Database,
  vehicleId?: number,
): Promise<Map<number, NumberedVariant[]>> {
  const all = db.selectFrom('variants').select(['id', 'vehicle_id', 'name', 'price_paise']);
  const wanted = vehicleId === undefined ? all : all.where('vehicle_id', '=', vehicleId);
  const rows = await wanted.orderBy('vehicle_id').orderBy('position').execute();
  const variants = new Map<number, NumberedVariant[]>();
  for (const { id, vehicle_id, name, price_paise } of rows) {
    const variant = { id, name, pricePaise: price_paise };
    variants.set(vehicle_id, [...(variants.get(vehicle_id) ?? []), variant]);
  }
  return variants;
}

/** Inside a transaction that marks the content as changed. */
export async function updateVariantPrice(
  db: Database,
  { id, pricePaise }: Pick<NumberedVariant, 'id' | 'pricePaise'>,
): Promise<void> {
  await db.updateTable('variants').set({ price_paise: pricePaise }).where('id', '=', id).execute();
}
