import type { Database } from '../../db/open-database.ts';

/** A version of a model with its own price, in paise. */
export interface Variant {
  name: string;
  pricePaise: number;
}

/** The variants of the vehicle with this key (`modelKey`), the cheapest first. */
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

/** The variants of all vehicles by the vehicle's id, the cheapest first. */
export async function listVariantsByVehicle(db: Database): Promise<Map<number, Variant[]>> {
  const rows = await db
    .selectFrom('variants')
    .select(['vehicle_id', 'name', 'price_paise'])
    .orderBy('vehicle_id')
    .orderBy('position')
    .execute();
  const variants = new Map<number, Variant[]>();
  for (const { vehicle_id, name, price_paise } of rows) {
    const variant = { name, pricePaise: price_paise };
    variants.set(vehicle_id, [...(variants.get(vehicle_id) ?? []), variant]);
  }
  return variants;
}
