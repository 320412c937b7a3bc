import { createModelNamer } from '@dealership/shared';
import type { Database } from '../../../db/open-database.ts';

/** Reads what each model is called, on sale, deleted or not: the function tells it of a model as it was sent. */
export async function readModelNames(db: Database): Promise<(sent: string) => string> {
  const rows = await db.selectFrom('vehicles').select(['bike_name', 'name', 'slug']).execute();
  return createModelNamer(
    rows.map(({ bike_name, name, slug }) => ({ bikeName: bike_name, name, slug })),
  );
}
