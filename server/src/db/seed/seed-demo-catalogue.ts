import { modelKey, rupeesToPaise } from '@dealership/shared';
import { isDuplicate, isLockTimeout } from '../dialect.ts';
import type { Database } from '../open-database.ts';
import { catalogue } from './catalogue/catalogue.ts';
import type { SpecSection, VehicleSheet } from './catalogue/vehicle-sheet.ts';

/**
 * Loads the demo catalogue if there are no vehicles: all of it or none. Of two servers that start
 * together one loads it, and the other finds it done.
 */
export async function seedDemoCatalogue(db: Database): Promise<void> {
  const present = await db.selectFrom('vehicles').select('id').limit(1).executeTakeFirst();
  if (present) return;
  try {
    await db.transaction().execute(async (transaction) => {
      for (const [index, sheet] of catalogue.entries()) {
        await insertVehicle(transaction, sheet, index + 1);
      }
    });
  } catch (error) {
    if (!isDuplicate(error) && !isLockTimeout(error)) throw error;
  }
}

async function insertVehicle(db: Database, sheet: VehicleSheet, position: number): Promise<void> {
  const { insertId } = await db
    .insertInto('vehicles')
    .values({
      type: sheet.type,
      name: sheet.name,
      bike_name: sheet.bikeName,
      model_key: modelKey(sheet.bikeName),
      slug: `honda-${slugOf(sheet.name)}`,
      status: 1,
      position,
      details: sheet.details,
      engine: sheet.engine,
      power: sheet.power,
      transmission: sheet.transmission,
      price_paise: rupeesToPaise(sheet.price),
    })
    .executeTakeFirstOrThrow();
  const inOrder = inOrderOf(Number(insertId));
  const variants = sheet.variants.map(toPriced).map(inOrder);
  const specs = toSpecLines(sheet).map(inOrder);
  const colours = sheet.colours.map((colour) => ({ name: colour })).map(inOrder);
  const features = sheet.features.map(inOrder);
  const accessories = sheet.accessories.map(toAccessoryRow).map(inOrder);
  // An insert of no rows is no statement.
  if (variants.length > 0) await db.insertInto('variants').values(variants).execute();
  if (specs.length > 0) await db.insertInto('vehicle_specs').values(specs).execute();
  if (colours.length > 0) await db.insertInto('colours').values(colours).execute();
  if (features.length > 0) await db.insertInto('features').values(features).execute();
  if (accessories.length > 0) await db.insertInto('accessories').values(accessories).execute();
}

/** Makes a part of a vehicle a row of it: for `map`, which counts. */
function inOrderOf(vehicleId: number) {
  return <Part extends object>(part: Part, index: number) => ({
    ...part,
    vehicle_id: vehicleId,
    position: index + 1,
  });
}

function toPriced<Part extends { price: number }>({ price, ...rest }: Part) {
  return { ...rest, price_paise: rupeesToPaise(price) };
}

function toAccessoryRow({ partNo, ...rest }: VehicleSheet['accessories'][number]) {
  return { ...toPriced(rest), part_no: partNo };
}

function toSpecLines({ specs }: VehicleSheet) {
  const sections = Object.entries<SpecSection>({ ...specs });
  return sections.flatMap(([section, lines]) =>
    Object.entries(lines).map(([label, value]) => ({ section, label, value })),
  );
}

/** `Activa 6G` -> `activa-6g`, as the model choices of the home form have it. */
function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
