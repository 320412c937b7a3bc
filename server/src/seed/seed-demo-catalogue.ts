import { figuresInLines, modelKey, vehicleSchema, type SpecSectionKey } from '@dealership/shared';
import type * as z from 'zod/mini';
import { isDuplicate, isLockTimeout } from '../db/dialect.ts';
import type { BuiltInPictures } from '../storage/built-in-pictures.ts';
import type { Database } from '../db/open-database.ts';
import { bumpContentRevision } from '../db/content-revision.ts';
import { withNumbers } from '../db/part-numbers.ts';
import { inTransaction } from '../db/transaction.ts';
import { toVehicleColumns } from '../db/vehicle-row.ts';
import { insertDemoContent } from './demo-content.ts';
import { readDemoVehicles, type SeedVehicle } from './demo-vehicles.ts';
import { readDemoWords, type DemoWords } from './demo-words.ts';
import { fileNameOf } from './file-name.ts';
import { picturesOf } from './vehicle-pictures.ts';

/**
 * Loads the demo catalogue and content if there are no vehicles: all of it or none. If two servers start together, one
 * loads it and the other finds it loaded.
 */
export async function seedDemoCatalogue(
  db: Database,
  needs: { pictures: BuiltInPictures; now: number },
): Promise<void> {
  const present = await db.selectFrom('vehicles').select('id').limit(1).executeTakeFirst();
  if (present) return;
  const vehicles = readDemoVehicles();
  const words = await readDemoWords();
  try {
    await inTransaction(db, async (transaction) => {
      for (const [index, vehicle] of vehicles.entries()) {
        await insertVehicle(transaction, { seed: vehicle, words }, index + 1);
      }
      await insertDemoContent(transaction, { ...needs, words });
      await bumpContentRevision(transaction);
    });
  } catch (error) {
    if (!isDuplicate(error) && !isLockTimeout(error)) throw error;
  }
}

interface Seed {
  seed: SeedVehicle;
  words: DemoWords;
}

async function insertVehicle(db: Database, model: Seed, position: number): Promise<void> {
  const { name, bikeName } = model.seed;
  const vehicle = vehicleSchema.parse(toVehicle(model));
  await db
    .insertInto('vehicles')
    .values({
      position,
      status: 1,
      bike_name: bikeName,
      model_key: modelKey(bikeName),
      slug: `honda-${fileNameOf(name)}`,
      ...toVehicleColumns(await withNumbers(db, vehicle)),
    })
    .execute();
}

/** A model of the demo in the form in which the editor would send it. */
function toVehicle({ seed, words }: Seed): z.input<typeof vehicleSchema> {
  const { inAllLanguages, translationsOf } = words;
  const { type, name, engine, power, transmission } = seed;
  const { frames, colours, features, accessories, ...pictures } = picturesOf(seed);
  const specs = Object.entries(seed.specs ?? {}).flatMap(([section, lines]) =>
    Object.entries(lines).map(([label, value]) => ({
      section: section as SpecSectionKey,
      label,
      value,
      valueIn: translationsOf(value),
    })),
  );
  return {
    about: {
      type,
      name,
      engine,
      engineIn: translationsOf(engine),
      power,
      powerIn: translationsOf(power),
      transmission,
      transmissionIn: translationsOf(transmission),
      class: seed.class,
      details: inAllLanguages(seed.details),
      figures: figuresInLines({ engine, power, specs }),
      price: seed.price ?? null,
    },
    variants: seed.variants.map((variant) => ({ id: 0, ...variant })),
    colours: seed.colours.map((colour, index) => ({
      id: 0,
      name: colour,
      nameIn: translationsOf(colour),
      swatch: null,
      image: colours[index] ?? '',
    })),
    specs,
    features: seed.features.map(({ heading, description }, index) => ({
      heading: inAllLanguages(heading),
      description: inAllLanguages(description),
      image: features[index] ?? '',
    })),
    accessories: seed.accessories.map(({ heading, description, partNo, price }, index) => ({
      id: 0,
      heading: inAllLanguages(heading),
      description: inAllLanguages(description),
      partNo,
      price,
      image: accessories[index] ?? '',
    })),
    pictures: { ...pictures, frames },
  };
}
