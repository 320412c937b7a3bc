import type { Database } from '../../db/open-database.ts';

/** A colour with the address of the vehicle's picture in it. */
export interface Colour {
  id: number;
  name: string;
  image: string;
}

export interface Feature {
  heading: string;
  description: string;
  image: string;
}

export interface Accessory extends Feature {
  partNo: string;
  pricePaise: number;
}

/** The colours of the vehicle with this key (`modelKey`), in order; like all below `[]` when unknown. */
export async function listColours(db: Database, key: string): Promise<Colour[]> {
  return db
    .selectFrom('colours')
    .innerJoin('vehicles', 'vehicles.id', 'colours.vehicle_id')
    .select(['colours.id', 'colours.name', 'colours.image'])
    .where('vehicles.model_key', '=', key)
    .orderBy('colours.position')
    .execute();
}

export async function listFeatures(db: Database, key: string): Promise<Feature[]> {
  return db
    .selectFrom('features')
    .innerJoin('vehicles', 'vehicles.id', 'features.vehicle_id')
    .select(['features.heading', 'features.description', 'features.image'])
    .where('vehicles.model_key', '=', key)
    .orderBy('features.position')
    .execute();
}

export async function listAccessories(db: Database, key: string): Promise<Accessory[]> {
  const rows = await db
    .selectFrom('accessories')
    .innerJoin('vehicles', 'vehicles.id', 'accessories.vehicle_id')
    .select([
      'accessories.heading',
      'accessories.description',
      'accessories.image',
      'accessories.part_no',
      'accessories.price_paise',
    ])
    .where('vehicles.model_key', '=', key)
    .orderBy('accessories.position')
    .execute();
  return rows.map(({ part_no, price_paise, ...accessory }) => ({
    ...accessory,
    partNo: part_no,
    pricePaise: price_paise,
  }));
}

/** Addresses of the frames of the 360 view, in turning order. */
export async function listFrames(db: Database, key: string): Promise<string[]> {
  const rows = await db
    .selectFrom('frames')
    .innerJoin('vehicles', 'vehicles.id', 'frames.vehicle_id')
    .select('frames.image')
    .where('vehicles.model_key', '=', key)
    .orderBy('frames.position')
    .execute();
  return rows.map(({ image }) => image);
}
