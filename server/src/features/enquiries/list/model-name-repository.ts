import { createModelNamer, readCode, readSearch, type NamedModel } from '@dealership/shared';
import { coalesceReads } from '../../../db/coalesce-reads.ts';
import type { Database } from '../../../db/open-database.ts';

/**
 * Reads the names of all models, also deleted ones and those not on sale. The function names a model as it was sent.
 */
export const readModelNames = coalesceReads(async (db: Database) =>
  createModelNamer(await listModels(db)),
);

/**
 * Models whose name contains the search text, or whose slug equals it, as they may have been sent: each in the letters
 * and digits that distinguish it. Those that contain the search text themselves are left out.
 */
export async function listModelsSent(db: Database, search: string): Promise<string[]> {
  const readings = readSearch(search);
  const wanted = readings.filter((reading) => reading === readCode(reading));
  if (wanted.length === 0) return [];
  const holdsIt = (code: string) => readings.some((reading) => code.includes(reading));
  const models = (await listModels(db)).map((model) => ({
    name: readCode(model.name),
    others: [model.bikeName, model.slug].map(readCode),
  }));
  const meant = models.filter(
    ({ name, others }) => holdsIt(name) || others.some((code) => wanted.includes(code)),
  );
  const sent = meant.flatMap(({ name, others }) => [name, ...others]);
  return [...new Set(sent)].filter((code) => code !== '' && !holdsIt(code));
}

export async function listModels(db: Database): Promise<NamedModel[]> {
  return db
    .selectFrom('vehicles')
    .select(['bike_name as bikeName', 'name', 'slug'])
    .orderBy('id')
    .execute();
}
