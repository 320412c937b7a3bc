import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { locales } from '@dealership/shared';
import type { Logger } from 'pino';
import { createApp, type Sight } from './app.ts';
import { startBackgroundWork } from './background-work.ts';
import type { Config } from './config.ts';
import { isDatabaseUnavailable, isStepTaken } from './db/dialect.ts';
import { migrate } from './db/migrate.ts';
import { openDatabases, type Database } from './db/open-database.ts';
import { createDrawing } from './drawing/drawing.ts';
import { createSheets } from './sheets/sheets.ts';
import { demoBranch, demoDealership } from './seed/demo-dealership.ts';
import { firstReplies } from './seed/first-replies.ts';
import { seedDemoCatalogue } from './seed/seed-demo-catalogue.ts';
import { ensureFirstStaff, refuseCommonPassword } from './features/auth/first-staff.ts';
import { readConsents } from './features/consents/read-consents.ts';
import { createReadAlert } from './features/enquiries/desk/alerts/read-alert.ts';
import { openChannels } from './features/messages/channels.ts';
import { readModels } from './features/messages/outbox-repository.ts';
import { createDealershipSource } from './features/settings/dealership-source.ts';
import { fixedSettings } from './features/settings/fixed-settings.ts';
import { addFirstReplies } from './features/replies/reply-repository.ts';
import { addMissingSettings } from './features/settings/settings-repository.ts';
import { endRestore } from './features/backup/restore-mark-repository.ts';
import { warnOfAddress } from './http/server/address-warnings.ts';
import { createHttpServer } from './http/server/http-server.ts';
import { createMetricsServer } from './http/server/metrics-server.ts';
import { createMetrics } from './http/server/metrics.ts';
import { readClientBuilds, type ClientBuilds } from './site/html-document.ts';
import { createSite } from './site/site.ts';
import { readBuiltInPictures, type BuiltInPictures } from './storage/built-in-pictures.ts';
import { createHeicReader } from './storage/heic.ts';
import { openImageStorage } from './storage/open-image-storage.ts';
import { keepPrograms } from './workers/kept-programs.ts';

/** A database server that starts together with this one (docker compose, a reboot) gets this long. */
const DATABASE_WAIT_MS = 30_000;
const DATABASE_RETRY_MS = 500;

/** Requests in flight at a stop get this long; the process must be gone within 10 s. */
const DRAIN_MS = 5000;
/** A background job that takes longer is cut off between two of its transactions. */
const LAST_WORK_MS = 1000;
/** How often idle connections are closed meanwhile. */
const CLOSE_IDLE_EVERY_MS = 50;

const clock = () => Date.now();

export interface RunningServer {
  /** Address for people on this machine. */
  url: string;
  /** Address of the metrics; undefined without `METRICS`. */
  metricsUrl: string | undefined;
  /** The first staff account, when this start has made it. */
  firstStaff: { userId: string; password: string; isMadeUp: boolean } | undefined;
  /** Finishes the requests in flight and closes the database. */
  stop: () => Promise<void>;
}

interface StartOptions {
  isApiOnly: boolean;
  banners?: Parameters<typeof readClientBuilds>[1];
}

/**
 * Migrates, loads the demo catalogue and the first account where there are none, and listens.
 * @param options.banners HTML above every page, by language
 * @param options.isApiOnly leaves files and pages to another program (Vite's, in development)
 * @throws when the port is taken, or the database is newer than the program, half restored or unreachable
 */
export async function startServer(
  config: Config,
  log: Logger,
  { isApiOnly, banners }: StartOptions,
): Promise<RunningServer> {
  const here = path.dirname(fileURLToPath(import.meta.url));
  keepPrograms(here);
  await migrateWhenReachable(config, log);
  const connections = { open: 0, inUse: 0, waiting: 0 };
  const { db, staffDb } = openDatabases(config.database, config.metrics && connections);
  const drawing = createDrawing(config.database);
  const sheets = createSheets();
  const heic = createHeicReader();
  const { images, cache } = await openImageStorage(config);
  const metrics = config.metrics && (await createMetrics(connections, cache));
  const pictures = readBuiltInPictures();
  const firstStaff = await fillDatabase(db, config, pictures);
  const server = createHttpServer();
  const stopping = new AbortController();
  const metricsServer = metrics && createMetricsServer(metrics.registry);
  try {
    const metricsUrl =
      metricsServer && config.metrics && (await listenForMetrics(metricsServer, config.metrics));
    // All that takes time comes before: from then on requests come.
    const clientFolder = path.join(here, '../../client/dist');
    const builds = isApiOnly ? undefined : await readClientBuilds(clientFolder, banners);
    const source = createDealershipSource({ db, clock, fixed: fixedSettings(config) });
    // So that pages can be served even if the database goes away before the first.
    await Promise.all(locales.map(source.read));
    const port = await listen(server, config);
    const siteUrl = config.siteUrl ?? `http://localhost:${port}`;
    const createOwnSite = (client: ClientBuilds) => (sight: Sight) =>
      createSite({
        db,
        clock,
        log,
        pictures,
        builds: client,
        siteUrl,
        read: source.read,
        ...sight,
      });
    const staff = { db: staffDb, clock };
    const readAlert = createReadAlert({ ...staff, readModels: () => readModels(staffDb) });
    const channels = openChannels(config, { ...source, ...staff, readConsents, readAlert });
    const backgroundWork = startBackgroundWork({ ...staff, log, images, config, channels });
    server.on(
      'request',
      createApp({
        db,
        staffDb,
        drawing,
        sheets,
        ...source,
        clock,
        log,
        config,
        pictures,
        images,
        heic,
        channels,
        onStored: backgroundWork.wake,
        stopping: stopping.signal,
        ...(metrics && { metrics }),
        ...(builds && { site: createOwnSite(builds) }),
      }),
    );
    warnOfAddress(server, log, config);
    if (!config.rateLimits) log.warn('RATE_LIMITS is off: for tests and load tests only');
    return {
      url: addressOf({ host: config.host, port }),
      metricsUrl,
      firstStaff,
      stop: async () => {
        stopping.abort();
        await close(server);
        metricsServer?.close();
        const workEnded = backgroundWork.stop();
        await Promise.race([workEnded, sleep(LAST_WORK_MS)]);
        await Promise.all([staffDb.destroy(), drawing.stop(), sheets.stop(), heic.stop()]);
        await workEnded;
        await db.destroy();
      },
    };
  } catch (error) {
    server.close();
    metricsServer?.close();
    await staffDb.destroy();
    await db.destroy();
    throw error;
  }
}

/** Stores the defaults of a new dealership, where they are missing. */
async function fillDatabase(db: Database, config: Config, pictures: BuiltInPictures) {
  await seedDemoCatalogue(db, { pictures, now: clock() });
  await addMissingSettings(db, { settings: demoDealership, branch: demoBranch });
  await addFirstReplies(db, { replies: firstReplies, now: clock() });
  return ensureFirstStaff({ db, clock }, config.firstStaff);
}

function addressOf({ host, port }: Pick<Config, 'host' | 'port'>): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Its error names the metrics address: `explain` in main.ts speaks of the site's own port. */
async function listenForMetrics(server: Server, address: Pick<Config, 'host' | 'port'>) {
  try {
    const port = await listen(server, address);
    return `${addressOf({ ...address, port })}/metrics`;
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new Error(`nobody can listen on the address in METRICS (${reason}).`, { cause: error });
  }
}

async function migrateWhenReachable(config: Config, log: Logger): Promise<void> {
  const giveUpAt = Date.now() + DATABASE_WAIT_MS;
  for (;;) {
    try {
      await endRestore(config.database);
      await refuseCommonPassword(config.database, config.firstStaff);
      const steps = await migrate(config.database);
      if (steps.length > 0) log.info({ event: 'database migrated', steps });
      return;
    } catch (error) {
      const isWorthWaiting = isDatabaseUnavailable(error) || isStepTaken(error);
      if (!isWorthWaiting || Date.now() > giveUpAt) throw error;
      log.warn({
        event: isStepTaken(error)
          ? 'waiting for another server to migrate'
          : 'waiting for the database',
      });
      await sleep(DATABASE_RETRY_MS);
    }
  }
}

async function listen(
  server: Server,
  { port, host, socket }: Pick<Config, 'host' | 'port'> & Partial<Pick<Config, 'socket'>>,
): Promise<number> {
  server.listen(socket === undefined ? { port, host } : { fd: socket });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Resolves when every request in flight is answered, or after `DRAIN_MS`. */
function close(server: Server): Promise<void> {
  // Otherwise a client that keeps sending requests would keep its connection open.
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.setHeader('Connection', 'close');
  });
  return new Promise((resolve) => {
    // An answer that has already begun promised keep-alive: its client would keep the connection for seconds.
    const closing = setInterval(() => {
      server.closeIdleConnections();
    }, CLOSE_IDLE_EVERY_MS);
    server.close(() => {
      clearInterval(closing);
      resolve();
    });
    server.closeIdleConnections();
    setTimeout(() => {
      server.closeAllConnections();
    }, DRAIN_MS).unref();
  });
}
