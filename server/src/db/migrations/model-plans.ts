import type { VehicleSectionName } from '@dealership/shared';
import { sql, type Kysely } from 'kysely';
import { addColumnOnce, type Engine } from '../dialect.ts';

type Step = (db: Kysely<unknown>, engine: Engine) => Promise<void>;

/** Plans that know what they publish, saves that are known when they are sent again, and versions of pictures. */
export const modelPlanSteps: Readonly<Record<string, Step>> = {
  '0560-publish-versions-of-vehicles': (db, engine) =>
    addColumnOnce(db, engine, {
      table: 'vehicles',
      column: 'publish_versions',
      type: sql.raw('varchar(1000)'),
      define: (definition) => definition,
    }),
  '0561-what-is-planned-of-vehicles': noteWhatIsPlanned,
  '0562-request-keys-of-vehicle-sections': (db, engine) =>
    addColumnOnce(db, engine, {
      table: 'vehicle_sections',
      column: 'request_key',
      type: sql.raw('varchar(64)'),
      define: (definition) => definition,
    }),
  '0563-versions-of-pictures': (db, engine) =>
    addColumnOnce(db, engine, {
      table: 'pictures',
      column: 'version',
      type: 'bigint',
      define: (definition) => definition.notNull().defaultTo(1),
    }),
};

/** Drafts that are planned are those that stand now: what is saved from here on is not published with them. */
async function noteWhatIsPlanned(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; section: VehicleSectionName; version: number }>`
    select vehicles.id, section, version from vehicles
    join vehicle_sections on vehicle_sections.vehicle_id = vehicles.id
    where publish_at is not null and publish_versions is null and draft is not null`.execute(db);
  for (const id of new Set(rows.map((row) => row.id))) {
    const planned = rows.filter((row) => row.id === id);
    const versions = Object.fromEntries(planned.map(({ section, version }) => [section, version]));
    await sql`update vehicles set publish_versions = ${JSON.stringify(versions)}
      where id = ${id}`.execute(db);
  }
}
