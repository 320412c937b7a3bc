import { modelKey, rupeesToPaise } from '@dealership/shared';
import type { Insertable } from 'kysely';
import { isDuplicate, isLockTimeout } from '../db/dialect.ts';
import type { BuiltInPictures } from '../storage/built-in-pictures.ts';
import type { Database } from '../db/open-database.ts';
import { bumpContentRevision } from '../db/content-revision.ts';
import type { Tables } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { insertDemoContent } from './demo-content.ts';
import { readDemoVehicles, type SeedVehicle } from './demo-vehicles.ts';
import { fileNameOf } from './file-name.ts';
import { picturesOf } from './vehicle-pictures.ts';

/**
 * Loads the demo catalogue and content if there are no vehicles: all of it or none. Of two servers that
 * start together one loads it, and the other finds it loaded.
 */
export async function seedDemoCatalogue(
  db: Database,
  needs: { pictures: BuiltInPictures; now: number },
): Promise<void> {
  const present = await db.selectFrom('vehicles').select('id').limit(1).executeTakeFirst();
  if (present) return;
  const vehicles = readDemoVehicles();
  try {
    await inTransaction(db, async (transaction) => {
      for (const [index, vehicle] of vehicles.entries()) {
        await insertVehicle(transaction, vehicle, index + 1);
      }
      await insertDemoContent(transaction, needs);
      await bumpContentRevision(transaction);
    });
  } catch (error) {
    if (!isDuplicate(error) && !isLockTimeout(error)) throw error;
  }
}

async function insertVehicle(db: Database, vehicle: SeedVehicle, position: number): Promise<void> {
  const { type, name, bikeName, details, engine, power, transmission, price = 0 } = vehicle;
  const { insertId } = await db
    .insertInto('vehicles')
    .values({
      ...{ type, name, details, engine, power, transmission, position },
      bike_name: bikeName,
      model_key: modelKey(bikeName),
      slug: `honda-${fileNameOf(name)}`,
      status: 1,
      price_paise: rupeesToPaise(price),
    })
    .executeTakeFirstOrThrow();
  const inOrder = inOrderOf(Number(insertId));
  const pictures = picturesOf(vehicle);
  const withImage = <Part extends object>(images: readonly string[]) => {
    return (part: Part, index: number) => ({ ...part, image: images[index] ?? '' });
  };
  await insertAll(db, 'variants', vehicle.variants.map(toPriced).map(inOrder));
  await insertAll(db, 'vehicle_specs', toSpecLines(vehicle).map(inOrder));
  await insertAll(
    db,
    'colours',
    vehicle.colours
      .map((colour) => ({ name: colour }))
      .map(withImage(pictures.colours))
      .map(inOrder),
  );
  await insertAll(
    db,
    'features',
    vehicle.features
      .map(({ heading, description }) => ({ heading, description }))
      .map(withImage(pictures.features))
      .map(inOrder),
  );
  await insertAll(
    db,
    'accessories',
    vehicle.accessories.map(toAccessoryRow).map(withImage(pictures.accessories)).map(inOrder),
  );
  await insertAll(db, 'frames', pictures.frames.map((image) => ({ image })).map(inOrder));
  await insertAll(
    db,
    'vehicle_pictures',
    roles.map((role) => ({ vehicle_id: Number(insertId), role, image: pictures[role] })),
  );
}

const roles = ['lead', 'side', 'icon', 'name'] as const;

/** Skips an empty list: an insert without rows is invalid SQL. */
async function insertAll<Name extends keyof Tables>(
  db: Database,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> {
  if (rows.length > 0) await db.insertInto(table).values(rows).execute();
}

/** For `map`: adds the vehicle's id and the position, counting from 1. */
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
}: SeedVehicle['accessories'][number]) {
  return { ...toPriced({ heading, description, price }), part_no: partNo };
}

function toSpecLines({ specs }: SeedVehicle) {
  return Object.entries(specs ?? {}).flatMap(([section, lines]) =>
    Object.entries(lines).map(([label, value]) => ({ section, label, value })),
  );
}
