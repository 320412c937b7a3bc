import { parseArgs } from 'node:util';
import { loadEnvironmentFile, readConfig } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { seedDemoCatalogue } from '../seed/seed-demo-catalogue.ts';
import { demoBranch, demoDealership } from '../seed/demo-dealership.ts';
import { noteOptIns } from '../features/consents/append-consents.ts';
import { createAnsweringSource } from '../features/settings/answering-source.ts';
import { addMissingSettings } from '../features/settings/settings-repository.ts';
import { listModelChoices } from '../features/catalogue/models/vehicle-repository.ts';
import { readBuiltInPictures } from '../storage/built-in-pictures.ts';
import { seedEnquiries } from '../seed/enquiries/seed-enquiries.ts';

const MAX_ENQUIRIES = 5_000_000;

const USAGE =
  'Usage: npm run seed -- --enquiries N [--seed S]   (N up to 5000000, S a whole number)';

await main();

/** `npm run seed -- --enquiries N [--seed S]`: made-up enquiries over the past year, as a desk at work has them. */
async function main(): Promise<void> {
  const { count, seed } = readArguments();
  loadEnvironmentFile();
  const config = readConfig();
  await migrate(config.database);
  const db = openDatabase(config.database);
  const now = Date.now();
  try {
    await seedDemoCatalogue(db, { pictures: readBuiltInPictures(), now });
    await addMissingSettings(db, { facts: demoDealership, branch: demoBranch });
    await seedEnquiries(db, {
      count,
      seed,
      now,
      noteOptIns,
      models: await listModelChoices(db),
      facts: await createAnsweringSource({ db, clock: () => now })(),
    });
  } finally {
    await db.destroy();
  }
  process.stdout.write(`${count} enquiries stored (seed ${seed}).\n`);
}

function readArguments(): { count: number; seed: number } {
  try {
    const { values } = parseArgs({
      options: { enquiries: { type: 'string' }, seed: { type: 'string', default: '1' } },
    });
    const count = wholeNumber(values.enquiries);
    const seed = wholeNumber(values.seed);
    if (count >= 1 && count <= MAX_ENQUIRIES) return { count, seed };
  } catch {
    // An unknown option is refused below, like any other wrong argument.
  }
  process.stderr.write(`${USAGE}\n`);
  process.exit(1);
}

function wholeNumber(text: string | undefined): number {
  if (text === undefined || !/^\d{1,9}$/.test(text)) throw new Error('not a whole number');
  return Number(text);
}
