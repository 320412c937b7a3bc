import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Express } from 'express';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import type { Logger } from 'pino';
import request from 'supertest';
import { inject } from 'vitest';
import { DEFAULT_LOCALE, type ReportRow } from '@dealership/shared';
import { recordLog } from '../../../../scripts/test-run/test-records.mjs';
import { createApp, type AppDeps, type Sight } from '../../../src/app.ts';
import type { DatabaseConfig } from '../../../src/config.ts';
import { migrate } from '../../../src/db/migrate.ts';
import { openDatabase, openDatabases, type Database } from '../../../src/db/open-database.ts';
import { createDrawing } from '../../../src/drawing/drawing.ts';
import { createSheets } from '../../../src/sheets/sheets.ts';
import { demoBranch, demoDealership } from '../../../src/seed/demo-dealership.ts';
import { firstReplies } from '../../../src/seed/first-replies.ts';
import { seedDemoCatalogue } from '../../../src/seed/seed-demo-catalogue.ts';
import { ensureFirstStaff } from '../../../src/features/auth/first-staff.ts';
import { createDealershipSource } from '../../../src/features/settings/dealership-source.ts';
import { readConsents } from '../../../src/features/consents/read-consents.ts';
import { createReadAlert } from '../../../src/features/enquiries/desk/alerts/read-alert.ts';
import { openChannels } from '../../../src/features/messages/channels.ts';
import { readModels } from '../../../src/features/messages/outbox-repository.ts';
import { fixedSettings } from '../../../src/features/settings/fixed-settings.ts';
import { addFirstReplies } from '../../../src/features/replies/reply-repository.ts';
import { addMissingSettings } from '../../../src/features/settings/settings-repository.ts';

import { readClientBuilds } from '../../../src/site/html-document.ts';
import { createSite } from '../../../src/site/site.ts';
import { createLog } from '../../../src/log.ts';
import { readBuiltInPictures } from '../../../src/storage/built-in-pictures.ts';
import { createDiskImageStorage } from '../../../src/storage/disk-image-storage.ts';
import { createHeicReader } from '../../../src/storage/heic.ts';
import type { ImageStorage } from '../../../src/storage/image-storage.ts';
import { checkAnswer } from './check-answer.ts';
import { createClientFolder } from './client-folder.ts';
import { TEST_NOW } from '../enquiries/samples.ts';

export const pictures = readBuiltInPictures();

export const STAFF = { userId: 'staff', password: 'Sevoke-Road-1962' };

/** A new, empty database on the engine under test. */
export interface TestDatabase {
  config: DatabaseConfig;
  drop: () => Promise<void>;
}

export async function createTestDatabase(
  engine: string | undefined = process.env.TEST_ENGINE,
): Promise<TestDatabase> {
  if (engine === 'mysql') return createMysqlDatabase();
  const folder = mkdtempSync(path.join(tmpdir(), 'dealership-'));
  return {
    config: { engine: 'sqlite', file: path.join(folder, 'test.db') },
    drop: () => {
      rmSync(folder, { recursive: true });
      return Promise.resolve();
    },
  };
}

async function createMysqlDatabase(): Promise<TestDatabase> {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await withConnection(url.href, (connection) => connection.query(`create database ${name}`));
  url.pathname = `/${name}`;
  return {
    config: { engine: 'mysql', url: url.href },
    drop: () => withConnection(url.href, (connection) => connection.query(`drop database ${name}`)),
  };
}

async function withConnection(
  uri: string,
  work: (connection: Connection) => Promise<unknown>,
): Promise<void> {
  const connection = await createConnection({ uri, multipleStatements: true });
  try {
    await work(connection);
  } finally {
    await connection.end();
  }
}

/** Fills an empty database like the first start of the site: schema, demo catalogue, `STAFF`. */
export async function fillDatabase(config: DatabaseConfig): Promise<void> {
  await migrate(config);
  const db = openDatabase(config);
  await seedDemoCatalogue(db, { pictures, now: TEST_NOW });
  await addMissingSettings(db, { settings: demoDealership, branch: demoBranch });
  await addFirstReplies(db, { replies: firstReplies, now: TEST_NOW });
  await ensureFirstStaff({ db, clock: () => TEST_NOW }, STAFF);
  await db.destroy();
}

/** Read once, since all copies are made by the same statements. */
let copying: Promise<string> | undefined;

/** Statements that make a database on MySQL a copy of the one at an address on the same server. */
async function listCopies(url: string): Promise<string> {
  const from = new URL(url).pathname.slice(1);
  // `create table … like` would leave the foreign keys out.
  const copies = ['set foreign_key_checks = 0'];
  await withConnection(url, async (connection) => {
    const [tables] = await connection.query<(RowDataPacket & { name: string })[]>(
      'select table_name as name from information_schema.tables where table_schema = database()',
    );
    for (const { name } of tables) {
      const [[shape]] = await connection.query<(RowDataPacket & { 'Create Table': string })[]>(
        `show create table ${name}`,
      );
      copies.push(shape?.['Create Table'] ?? '');
      const [rows] = await connection.query<RowDataPacket[]>(`select 1 from ${name} limit 1`);
      if (rows.length > 0) copies.push(`insert into ${name} select * from ${from}.${name}`);
    }
  });
  return copies.join(';');
}

/** The same as `fillDatabase`, as a copy of the database that the test run has filled once. */
export async function createFilledDatabase(): Promise<TestDatabase> {
  const [own, filled] = [await createTestDatabase(), inject('filledDatabase')];
  if (own.config.engine === 'sqlite' && filled.engine === 'sqlite') {
    copyFileSync(filled.file, own.config.file);
  } else if (own.config.engine === 'mysql' && filled.engine === 'mysql') {
    const statements = await (copying ??= listCopies(filled.url));
    await withConnection(own.config.url, (connection) => connection.query(statements));
  }
  return own;
}

export interface TestServer {
  app: Express;
  db: Database;
  /** The same database, with the application's handle for staff. */
  staffDb: Database;
  config: TestConfig;
  /** The database, for a second server on the same data. */
  database: TestDatabase;
  /** Folder of uploaded pictures; deleted when the server stops. */
  uploadsDir: string;
  /** Address of the listening application. */
  url: string;
  /** The application's clock, epoch ms. */
  clock: () => number;
  /** Moves the application's clock on, in milliseconds; back if negative. */
  passTime: (ms: number) => void;
  /** The cookie of a fresh session of `STAFF`. */
  logIn: () => Promise<string>;
  /** A report's answer. */
  report: (path: string, body?: object) => Promise<ReportAnswer>;
  stop: () => Promise<void>;
}

export interface ReportAnswer {
  status: number;
  body: { data: ReportRow[]; totalPages: number; totalRecords: number };
}

type TestConfig = AppDeps['config'];

/** The default configuration of the application in tests. */
export const testConfig: TestConfig = {
  jwtSecret: 'a secret for tests only, long enough to be one',
  rateLimits: false,
  retentionMonths: undefined,
  siteUrl: undefined,
  tracking: undefined,
  trustProxy: 0,
  mail: undefined,
  webhook: undefined,
  isDemo: false,
  allowsPrivate: false,
};

/** For applications without pictures: the folder would be created with the first one. */
export const noImages = createDiskImageStorage(path.join(tmpdir(), 'dealership-no-uploads'));

/** For applications that draw no documents: the first one would start its workers. */
export const noDrawing = createDrawing({ engine: 'sqlite', file: 'none' });

/** For applications that read and write no tables: the first one would start its workers. */
export const noSheets = createSheets();

/** For applications that get no HEIC pictures. */
export const noHeic = createHeicReader();

/**
 * A log in the product's format, at the lowest level. The test command searches it for personal data.
 *
 * @param lines collects the lines for the test
 */
export function createTestLog(lines?: string[]): Logger {
  const write = (line: string) => {
    lines?.push(line);
    recordLog(line);
  };
  return createLog({ level: 'debug' }, { write });
}

/**
 * Makes an application listen on a free port.
 * @param options.checksAnswers whether each answer is checked against the list of calls, which decompresses it
 */
export async function serve(
  app: Express,
  { checksAnswers = true }: { checksAnswers?: boolean } = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = await new Promise<Server>((resolve) => {
    // On a busy machine a server closes an idle connection just as the next test uses it: the client closes it first.
    const listening = createServer({ keepAliveTimeout: 0 }, (request, response) => {
      if (checksAnswers) checkAnswer(request, response);
      app(request, response);
    }).listen(0, '127.0.0.1', () => {
      resolve(listening);
    });
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * The real application on a real database, listening on a free port; only its clock is fake.
 *
 * @param options.database an existing database to continue with, as after a restart; it outlives this server
 * @param options.startsAt initial time of its clock, epoch ms
 * @param options.hasSite with the pages, made from a minimal client build
 * @param options.images a picture storage other than the server's folder
 * @param options.checksAnswers see `serve`
 * @param options.limits limits of SQLite's workers that differ from the usual ones
 */
export async function startTestServer({
  database,
  startsAt = TEST_NOW,
  log = createTestLog(),
  hasSite = false,
  images,
  checksAnswers = true,
  ...overrides
}: Partial<TestConfig> & {
  database?: TestDatabase;
  startsAt?: number;
  log?: Logger;
  hasSite?: boolean;
  images?: ImageStorage;
  checksAnswers?: boolean;
} = {}): Promise<TestServer> {
  const own = database ?? (await createFilledDatabase());
  const { db, staffDb } = openDatabases(own.config);
  const drawing = createDrawing(own.config);
  const sheets = createSheets();
  const heic = createHeicReader();
  let now = startsAt;
  const clock = () => now;
  const uploadsDir = mkdtempSync(path.join(tmpdir(), 'dealership-uploads-'));
  const config = { ...testConfig, ...overrides };
  const client = hasSite ? createClientFolder() : undefined;
  const source = createDealershipSource({ db, clock, fixed: fixedSettings(config) });
  if (client) await source.read(DEFAULT_LOCALE);
  const builds = client && (await readClientBuilds(client.folder));
  const site =
    builds &&
    ((sight: Sight) =>
      createSite({
        db,
        clock,
        log,
        pictures,
        builds,
        siteUrl: config.siteUrl ?? 'http://localhost',
        read: source.read,
        ...sight,
      }));
  const app = createApp({
    db,
    staffDb,
    drawing,
    sheets,
    ...source,
    clock,
    log,
    config,
    pictures,
    images: images ?? createDiskImageStorage(uploadsDir),
    heic,
    failedTestMs: 0,
    channels: openChannels(config, {
      ...source,
      db,
      clock,
      readConsents,
      readAlert: createReadAlert({ db, clock, readModels: () => readModels(db) }),
    }),
    ...(site && { site }),
  });
  const { url, stop } = await serve(app, { checksAnswers });
  client?.remove();

  let cookie: string | undefined;
  const logIn = async () => {
    const { headers } = await request(url).post('/api/login').send(STAFF).expect(200);
    const [first = ''] = (headers['set-cookie'] ?? []) as unknown as string[];
    return first.split(';')[0] ?? '';
  };
  return {
    app,
    db,
    staffDb,
    config,
    database: own,
    uploadsDir,
    url,
    logIn,
    clock,
    passTime: (ms) => {
      now += ms;
    },
    report: async (reportPath, body = {}) => {
      cookie ??= await logIn();
      return request(url).post(reportPath).set('Cookie', cookie).send(body);
    },
    stop: async () => {
      await stop();
      await Promise.all([staffDb.destroy(), drawing.stop(), sheets.stop(), heic.stop()]);
      await db.destroy();
      rmSync(uploadsDir, { recursive: true });
      if (!database) await own.drop();
    },
  };
}
