import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Answered } from './questions.ts';

const here = path.dirname(fileURLToPath(import.meta.url));

/** Observations of the version that made the fixture, which must still be true. */
export interface Observations {
  /** Logins and their statuses. */
  logins: { userId: string; password: string; status: number }[];
  /** Answers that staff and visitors read. */
  answered: Answered[];
}

/** The data of a version on one engine, in its own folder. */
export interface Fixture {
  name: string;
  engine: string;
  folder: string;
}

export function fixtureOf(name: string, engine: string): Fixture {
  return { name, engine, folder: path.join(here, name, engine) };
}

/** The fixtures of an engine that can be upgraded, oldest first by name. */
export function listFixtures(engine: string): Fixture[] {
  return readdirSync(here)
    .sort()
    .map((name) => fixtureOf(name, engine))
    .filter(({ folder }) => existsSync(folder));
}

/** Refused data: a database some steps before the last one before version 1.0, and its backup. */
const refused = path.join(here, 'refused');
export const refusedBackup = path.join(refused, 'backup.zip');

export function readRefusedDump(engine: string): string {
  return gunzipSync(readFileSync(path.join(refused, `${engine}.sql.gz`))).toString();
}

export function uploadsOf({ folder }: Fixture): string {
  return path.join(folder, 'uploads');
}

/** The backup that the version made of the same data. */
export function backupOf({ folder }: Fixture): string {
  return path.join(folder, 'backup.zip');
}

export function writeFixture(
  { folder }: Fixture,
  { dump, observations }: { dump: string; observations: Observations },
) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'database.sql.gz'), gzipSync(dump, { level: 9 }));
  writeFileSync(
    path.join(folder, 'facts.json.gz'),
    gzipSync(JSON.stringify(observations), { level: 9 }),
  );
}

export function readDump({ folder }: Fixture): string {
  return gunzipSync(readFileSync(path.join(folder, 'database.sql.gz'))).toString();
}

export function readObservations({ folder }: Fixture): Observations {
  const text = gunzipSync(readFileSync(path.join(folder, 'facts.json.gz'))).toString();
  return JSON.parse(text) as Observations;
}
