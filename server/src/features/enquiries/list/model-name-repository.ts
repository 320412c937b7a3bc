import {
  createModelNamer,
  findModels,
  readCode,
  readSearch,
  type NamedModel,
  type SpokenModel,
} from '@dealership/shared';
import { coalesceReads } from '../../../db/coalesce-reads.ts';
import { contains } from '../../../db/dialect.ts';
import type { Database } from '../../../db/open-database.ts';

/**
 * Reads the names of all models, also deleted ones and those not on sale. The function names a model as it was sent.
 */
export const readModelNames = coalesceReads(async (db: Database) =>
  createModelNamer(await listModels(db)),
);

/**
 * Models that a search text means, as they may have been sent: each in the letters and digits that distinguish it. Meant
 * are those whose name contains it, or whose slug equals it, and those that sound like it or are of the sort that it
 * says (rules: desk-search). Those that contain the search text themselves are left out.
 */
export async function listModelsSent(db: Database, search: string): Promise<string[]> {
  const readings = readSearch(search);
  const wanted = readings.filter((reading) => reading === readCode(reading));
  if (wanted.length === 0) return [];
  const holdsIt = (code: string) => readings.some((reading) => code.includes(reading));
  const models = await listSpokenModels(db);
  const sounding = findModels(search, models, { isSure: true });
  const sent = models.flatMap((model) => {
    const name = readCode(model.name);
    const others = [model.bikeName, model.slug].map(readCode);
    const isMeant = holdsIt(name) || others.some((code) => wanted.includes(code));
    return isMeant || sounding.includes(model) ? [name, ...others] : [];
  });
  return [...new Set(sent)].filter((code) => code !== '' && !holdsIt(code));
}

export async function listModels(db: Database): Promise<NamedModel[]> {
  return selectModels(db).execute();
}

function selectModels(db: Database) {
  return db.selectFrom('vehicles').select(['bike_name as bikeName', 'name', 'slug']).orderBy('id');
}

async function listSpokenModels(db: Database): Promise<(NamedModel & SpokenModel)[]> {
  const isElectric = contains(db, 'document', JSON.stringify({ fuel: 'electric' }).slice(1, -1));
  const rows = await selectModels(db)
    .select(['type', isElectric.as('isElectric')])
    .execute();
  return rows.map(({ type, isElectric: is, ...model }) => ({
    ...model,
    outline: is ? `electric-${type}` : type,
  }));
}
