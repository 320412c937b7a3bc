import type { VehicleAbout, VehicleSections } from '@dealership/shared';
import type { Selectable } from 'kysely';
import type { Database } from './open-database.ts';
import type { VehiclesTable } from './schema.ts';

/** A model as visitors see it, on sale or not. */
export interface Vehicle extends VehicleSections {
  id: number;
  /** Its name in calls and addresses. */
  bikeName: string;
  isActive: boolean;
}

/** The content of the column `document`; the rest of a model has columns of its own. */
type VehicleDocument = Omit<VehicleSections, 'about'> & {
  about: Omit<VehicleAbout, 'type' | 'name'>;
};

/** The models that have been published and are not deleted. */
export function selectVehicles(db: Database) {
  return db
    .selectFrom('vehicles')
    .selectAll('vehicles')
    .where('document', 'is not', null)
    .where('deleted_at', 'is', null);
}

export function toVehicle(row: Selectable<VehiclesTable>): Vehicle {
  // Written by this product, from values that its schemas have accepted.
  const document = JSON.parse(row.document ?? '') as VehicleDocument;
  return {
    ...document,
    about: { ...document.about, type: row.type, name: row.name },
    id: row.id,
    bikeName: row.bike_name,
    isActive: row.status === 1,
  };
}

export function toSections({
  id: _,
  bikeName: __,
  isActive: ___,
  ...sections
}: Vehicle): VehicleSections {
  return sections;
}

export function toVehicleColumns({
  about: { type, name, ...about },
  ...sections
}: VehicleSections): Pick<Selectable<VehiclesTable>, 'type' | 'name' | 'document'> {
  const document: VehicleDocument = { about, ...sections };
  return { type, name, document: JSON.stringify(document) };
}
