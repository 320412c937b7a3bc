import type { SpecSectionKey, VehicleType } from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import type { VehiclePicturesTable } from '../../db/schema.ts';
import { hasDetails, startFrom } from '../../db/vehicle-facts.ts';

/** A model as visitors see it in a list. */
export interface Vehicle {
  id: number;
  type: VehicleType;
  bikeName: string;
  name: string;
  isActive: boolean;
  details: string;
  engine: string;
  power: string;
  transmission: string;
  /** 'Start from'. */
  pricePaise: number;
  /** Addresses of its pictures by role; a role without one is absent. */
  pictures: Partial<Record<VehiclePicturesTable['role'], string>>;
  hasDetails: boolean;
  hasFrames: boolean;
}

/** The models of a type that are on sale, in the catalogue's order. */
export async function listActiveVehicles(db: Database, type: VehicleType): Promise<Vehicle[]> {
  const rows = await selectVehicles(db)
    .where('type', '=', type)
    .where('status', '=', 1)
    .orderBy('position')
    .execute();
  return withPictures(db, rows);
}

/** The model with this key (`modelKey`), on sale or not. */
export async function findVehicle(db: Database, key: string): Promise<Vehicle | undefined> {
  const rows = await selectVehicles(db).where('model_key', '=', key).execute();
  const [vehicle] = await withPictures(db, rows);
  return vehicle;
}

function selectVehicles(db: Database) {
  return db
    .selectFrom('vehicles')
    .select((eb) => [
      'id',
      'type',
      'bike_name',
      'name',
      'status',
      'details',
      'engine',
      'power',
      'transmission',
      startFrom().as('price_paise'),
      hasDetails().as('has_details'),
      eb
        .exists(
          eb
            .selectFrom('frames')
            .select('frames.id')
            .whereRef('frames.vehicle_id', '=', 'vehicles.id'),
        )
        .as('has_frames'),
    ]);
}

type VehicleRow = Awaited<ReturnType<ReturnType<typeof selectVehicles>['execute']>>[number];

async function withPictures(db: Database, rows: readonly VehicleRow[]): Promise<Vehicle[]> {
  if (rows.length === 0) return [];
  const pictures = await db
    .selectFrom('vehicle_pictures')
    .select(['vehicle_id', 'role', 'image'])
    .where(
      'vehicle_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    bikeName: row.bike_name,
    name: row.name,
    isActive: row.status === 1,
    details: row.details,
    engine: row.engine,
    power: row.power,
    transmission: row.transmission,
    pricePaise: row.price_paise,
    pictures: Object.fromEntries(
      pictures
        .filter(({ vehicle_id }) => vehicle_id === row.id)
        .map(({ role, image }) => [role, image]),
    ),
    // Both engines answer 0 or 1.
    hasDetails: Boolean(row.has_details),
    hasFrames: Boolean(row.has_frames),
  }));
}

/** The specifications of a vehicle: its sections, each with labels in order; a bare one has none. */
export async function findSpecs(
  db: Database,
  vehicleId: number,
): Promise<Partial<Record<SpecSectionKey, Record<string, string>>>> {
  const rows = await db
    .selectFrom('vehicle_specs')
    .select(['section', 'label', 'value'])
    .where('vehicle_id', '=', vehicleId)
    .orderBy('position')
    .execute();
  const specs: Record<string, Record<string, string>> = {};
  for (const { section, label, value } of rows) (specs[section] ??= {})[label] = value;
  return specs;
}
