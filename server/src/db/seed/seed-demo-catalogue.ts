import type { Database } from '../open-database.ts';
import { demoVehicles } from './demo-vehicles.ts';

/** Loads the demo catalogue if there are no vehicles; two servers that start together load it once. */
export async function seedDemoCatalogue(db: Database): Promise<void> {
  const present = await db.selectFrom('vehicles').select('id').limit(1).executeTakeFirst();
  if (present) return;
  const rows = demoVehicles.map(({ type, bikeName, name }, index) => ({
    type,
    name,
    bike_name: bikeName,
    model_key: bikeName.replace(/\s/g, '').toLowerCase(),
    slug: `honda-${slugOf(name)}`,
    status: 1 as const,
    position: index + 1,
  }));
  await db.insertInto('vehicles').ignore().values(rows).execute();
}

/** `Activa 6G` -> `activa-6g`, as the model choices of the home form have it. */
function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
