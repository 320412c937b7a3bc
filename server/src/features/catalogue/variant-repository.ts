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
