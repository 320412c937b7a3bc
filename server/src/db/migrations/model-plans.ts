import { minuteOf, type VehicleSectionName } from '@dealership/shared';
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

interface PlannedDraft {
  id: number;
  publish_at: number;
  publish_by: string | null;
  section: VehicleSectionName;
  version: number;
  saved_at: number;
}

/**
 * What is saved from here on is not published with a plan; what was saved after it was made is left out, too, where the audit
 * log still says when that was.
 */
async function noteWhatIsPlanned(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<PlannedDraft>`
    select vehicles.id, publish_at, publish_by, section, version, saved_at from vehicles
    join vehicle_sections on vehicle_sections.vehicle_id = vehicles.id
    where publish_at is not null and publish_versions is null and draft is not null`.execute(db);
  for (const id of new Set(rows.map((row) => row.id))) {
    const planned = rows.filter((row) => row.id === id);
    const plannedAt = (await findWhenPlanned(db, planned[0])) ?? Infinity;
    // The version before a later save: the section has changed since.
    const versions = planned.map(({ section, version, saved_at: savedAt }) => [
      section,
      savedAt > plannedAt ? version - 1 : version,
    ]);
    await sql`update vehicles set publish_versions = ${JSON.stringify(Object.fromEntries(versions))}
      where id = ${id}`.execute(db);
  }
}

/** When somebody last planned something for that minute (epoch ms): the event names the minute in India's time. */
async function findWhenPlanned(
  db: Kysely<unknown>,
  planned: PlannedDraft | undefined,
): Promise<number | undefined> {
  if (!planned) return undefined;
  const { rows } = await sql<{ at: number | null }>`
    select max(created_at) as at from audit_events
    where action = 'model scheduled' and user_id = ${planned.publish_by}
      and what like ${`%: ${minuteOf(planned.publish_at)}`}`.execute(db);
  return rows[0]?.at ?? undefined;
}
