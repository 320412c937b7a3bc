import type { Database } from '../../db/open-database.ts';
import { bumpContentRevision } from '../../db/content-revision.ts';

/** An accessory as staff price it. */
export interface AccessoryPrice {
  id: number;
  heading: string;
  partNo: string;
  pricePaise: number;
  /** The model it is for: several models have accessories with the same heading. */
  bikeName: string;
  modelName: string;
}

/** The accessories of all vehicles, in the catalogue's order. */
export async function listAccessoryPrices(db: Database): Promise<AccessoryPrice[]> {
  const rows = await selectPrices(db)
    .orderBy('vehicles.position')
    .orderBy('accessories.position')
    .execute();
  return rows.map(toPrice);
}

/** Sets the price of an accessory, inside a transaction; `undefined`: no such id. */
export async function updateAccessoryPrice(
  db: Database,
  { id, pricePaise }: Pick<AccessoryPrice, 'id' | 'pricePaise'>,
): Promise<AccessoryPrice | undefined> {
  await db
    .updateTable('accessories')
    .set({ price_paise: pricePaise })
    .where('id', '=', id)
    .execute();
  const row = await selectPrices(db).where('accessories.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  await bumpContentRevision(db);
  return toPrice(row);
}

function selectPrices(db: Database) {
  return db
    .selectFrom('accessories')
    .innerJoin('vehicles', 'vehicles.id', 'accessories.vehicle_id')
    .select([
      'accessories.id',
      'accessories.heading',
      'accessories.part_no',
      'accessories.price_paise',
      'vehicles.bike_name',
      'vehicles.name',
    ]);
}

function toPrice(row: {
  id: number;
  heading: string;
  part_no: string;
  price_paise: number;
  bike_name: string;
  name: string;
}): AccessoryPrice {
  return {
    id: row.id,
    heading: row.heading,
    partNo: row.part_no,
    pricePaise: row.price_paise,
    bikeName: row.bike_name,
    modelName: row.name,
  };
}
