import { migrate } from '../db/migrate.ts';
import { seedDemoCatalogue } from '../seed/seed-demo-catalogue.ts';
import { demoBranch, demoDealership } from '../seed/demo-dealership.ts';
import { noteOptIns } from '../features/consents/append-consents.ts';
import { createAnsweringSource } from '../features/settings/answering-source.ts';
import { addMissingSettings } from '../features/settings/settings-repository.ts';
import { listModelChoices } from '../features/catalogue/models/vehicle-repository.ts';
import { readBuiltInPictures } from '../storage/built-in-pictures.ts';
import { seedEnquiries } from '../seed/enquiries/seed-enquiries.ts';
import { readArguments, Refusal, runCommand } from './terminal/run-command.ts';

const MAX_ENQUIRIES = 5_000_000;

const USAGE =
  'Usage: npm run seed -- --enquiries N [--seed S]   (N up to 5000000, S a whole number)';

/** `npm run seed -- --enquiries N [--seed S]`: made-up enquiries over the past year, as a desk at work has them. */
await runCommand(() => {
  const { enquiries, seed: given } = readArguments(USAGE, {
    options: { enquiries: { type: 'string' }, seed: { type: 'string', default: '1' } },
  }).values;
  const [count, seed] = [wholeNumber(enquiries), wholeNumber(given)];
  if (count < 1 || count > MAX_ENQUIRIES) throw new Refusal(USAGE);
  return async ({ config, db, clock }) => {
    await migrate(config.database);
    const now = clock();
    await seedDemoCatalogue(db, { pictures: readBuiltInPictures(), now });
    await addMissingSettings(db, { settings: demoDealership, branch: demoBranch });
    await seedEnquiries(db, {
      count,
      seed,
      now,
      noteOptIns,
      models: await listModelChoices(db),
      settings: await createAnsweringSource({ db, clock })(),
    });
    return `${count} enquiries stored (seed ${seed}).`;
  };
});

function wholeNumber(text = ''): number {
  if (!/^\d{1,9}$/.test(text)) throw new Refusal(USAGE);
  return Number(text);
}
