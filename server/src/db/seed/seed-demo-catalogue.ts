import { modelKey, rupeesToPaise } from '@dealership/shared';
import type { Insertable } from 'kysely';
import { isDuplicate, isLockTimeout } from '../dialect.ts';
import type { BuiltInPictures } from '../../storage/built-in-pictures.ts';
import type { Database } from '../open-database.ts';
import { notePublished } from '../published.ts';
import type { Tables } from '../schema.ts';
import { inTransaction } from '../transaction.ts';
import { catalogue } from './catalogue/catalogue.ts';
import { fileNameOf, picturesOf } from './catalogue/sheet-pictures.ts';
import type { SpecSection, VehicleSheet } from './catalogue/vehicle-sheet.ts';
import { insertDemoContent } from './content/demo-content.ts';

/**
 * Loads the demo catalogue and content if there are no vehicles: all of it or none. Of two servers that
 * start together one loads it, and the other finds it done.
 */
export async function seedDemoCatalogue(
  db: Database,
  needs: { pictures: BuiltInPictures; now: number },
): Promise<void> {
  const present = await db.selectFrom('vehicles').select('id').limit(1).executeTakeFirst();
  if (present) return;
  try {
    await inTransaction(db, async (transaction) => {
      for (const [index, sheet] of catalogue.entries()) {
        await insertVehicle(transaction, sheet, index + 1);
      }
      await insertDemoContent(transaction, needs);
      await notePublished(transaction);
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
      slug: `honda-${fileNameOf(sheet.name)}`,
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
  const pictures = picturesOf(sheet);
  const withImage = <Part extends object>(images: readonly string[]) => {
    return (part: Part, index: number) => ({ ...part, image: images[index] ?? '' });
  };
  await insertAll(db, 'variants', sheet.variants.map(toPriced).map(inOrder));
  await insertAll(db, 'vehicle_specs', toSpecLines(sheet).map(inOrder));
  await insertAll(
    db,
    'colours',
    sheet.colours
      .map((colour) => ({ name: colour }))
      .map(withImage(pictures.colours))
      .map(inOrder),
  );
  await insertAll(
    db,
    'features',
    sheet.features
      .map(({ heading, description }) => ({ heading, description }))
      .map(withImage(pictures.features))
      .map(inOrder),
  );
  await insertAll(
    db,
    'accessories',
    sheet.accessories.map(toAccessoryRow).map(withImage(pictures.accessories)).map(inOrder),
  );
  await insertAll(db, 'frames', pictures.frames.map((image) => ({ image })).map(inOrder));
  await insertAll(
    db,
    'vehicle_pictures',
    roles.map((role) => ({ vehicle_id: Number(insertId), role, image: pictures[role] })),
  );
}

const roles = ['lead', 'side', 'icon', 'name'] as const;

/** An insert of no rows is no statement. */
async function insertAll<Name extends keyof Tables>(
  db: Database,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> {
  if (rows.length > 0) await db.insertInto(table).values(rows).execute();
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

function toAccessoryRow({
  heading,
  description,
  partNo,
  price,
}: VehicleSheet['accessories'][number]) {
  return { ...toPriced({ heading, description, price }), part_no: partNo };
}

function toSpecLines({ specs }: VehicleSheet) {
  const sections = Object.entries<SpecSection>({ ...specs });
  return sections.flatMap(([section, lines]) =>
    Object.entries(lines).map(([label, value]) => ({ section, label, value })),
  );
}
