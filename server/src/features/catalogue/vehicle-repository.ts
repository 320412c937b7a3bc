import type { ModelChoice } from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';

/** The models on sale, in the catalogue's order. */
export async function listModelChoices(db: Database): Promise<ModelChoice[]> {
  return db
    .selectFrom('vehicles')
    .select(['slug', 'name', 'type'])
    .where('status', '=', 1)
    .orderBy('position')
    .execute();
}
