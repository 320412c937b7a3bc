import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createApp, isServedSecurely } from './app.ts';
import type { Config } from './config.ts';
import { startDailyWork } from './daily-work.ts';
import { isDatabaseUnavailable } from './db/dialect.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { seedDemoCatalogue } from './db/seed/seed-demo-catalogue.ts';
import { createAuditTrail } from './features/audit/audit-trail.ts';
import { ensureFirstStaff } from './features/auth/first-staff.ts';
import { sweepPictures } from './features/content/sweep-pictures.ts';
import { eraseExpired } from './features/erasure/erase-expired.ts';
import { SERVER } from './http/audit.ts';
import { createHttpServer } from './http/http-server.ts';
import { createSite } from './http/site.ts';
import { createPageLoaders, listFurtherPages, SITE_SHARE_PICTURE } from './site-pages.ts';
import { dealerStatements } from './site-statements.ts';
import { startIndexing } from './indexing.ts';
import { readBuiltInPictures } from './storage/built-in-pictures.ts';
import { createDiskImageStorage } from './storage/disk-image-storage.ts';

/** A database server that starts beside this one (docker compose, a reboot) gets this long. */
const DATABASE_WAIT_MS = 30_000;
const DATABASE_RETRY_MS = 500;

/** Requests in flight at a stop get this long; the process must be gone within 10 s (design part 7). */
const DRAIN_MS = 5000;
/** How often connections on which nothing is asked any more are closed meanwhile. */
const LET_GO_EVERY_MS = 50;

export interface RunningServer {
  /** Address for people on this machine. */
  url: string;
  /** The first staff account, when this start has made it. */
  firstStaff: { userId: string; password: string; isMadeUp: boolean } | undefined;
  /** Finishes what is in flight and closes the database. */
  stop: () => Promise<void>;
}

/**
 * Migrates, loads the demo catalogue and the first account where there are none, and listens.
 *
 * @param options.isApiOnly leaves files and pages to another program (Vite's, in development)
 * @throws when the port is taken, the database is newer than the program or stays away
 */
export async function startServer(
  config: Config,
  log: Logger,
  { isApiOnly }: { isApiOnly: boolean },
): Promise<RunningServer> {
  await migrateWhenReachable(config, log);
  const db = openDatabase(config.database);
  const clock = Date.now;
  const pictures = readBuiltInPictures();
  await seedDemoCatalogue(db, { pictures, now: clock() });
  const firstStaff = await ensureFirstStaff({ db, clock }, config.firstStaff);
  const server = createHttpServer();
  try {
    const port = await listen(server, config);
    const siteUrl = config.siteUrl ?? `http://localhost:${port}`;
    const createOwnSite = () =>
      createSite({
        clientFolder: clientFolder(),
        siteUrl,
        isSecure: isServedSecurely(config),
        tracking: config.tracking,
        pages: createPageLoaders({ db, pictures, siteUrl }),
        head: { sharePicture: SITE_SHARE_PICTURE, structuredData: dealerStatements(siteUrl) },
        listFurtherPages: () => listFurtherPages(db),
      });
    server.on(
      'request',
      createApp({ db, clock, log, config, pictures, ...(!isApiOnly && { site: createOwnSite() }) }),
    );
    const audit = createAuditTrail({ db, clock, log });
    const images = createDiskImageStorage(config.uploadsDir);
    const dailyWork = startDailyWork(
      { db, clock, log },
      {
        retention: () => eraseExpired({ db, clock, audit, config }, SERVER),
        pictures: () => sweepPictures({ db, clock, log, images }),
      },
    );
    const indexing = startIndexing({ db, log });
    if (!config.rateLimits) log.warn('RATE_LIMITS is off: for tests and load tests only');
    return {
      url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
      firstStaff,
      stop: async () => {
        await close(server);
        await dailyWork.stop();
        await indexing.stop();
        await db.destroy();
      },
    };
  } catch (error) {
    server.close();
    await db.destroy();
    throw error;
  }
}

/** The client's build lies beside this program's, whichever folder it is started from. */
function clientFolder(): string {
  return path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../client/dist');
}

async function migrateWhenReachable(config: Config, log: Logger): Promise<void> {
  const giveUpAt = Date.now() + DATABASE_WAIT_MS;
  for (;;) {
    try {
      const steps = await migrate(config.database);
      if (steps.length > 0) log.info({ event: 'database migrated', steps });
      return;
    } catch (error) {
      if (!isDatabaseUnavailable(error) || Date.now() > giveUpAt) throw error;
      log.warn({ event: 'waiting for the database' });
      await sleep(DATABASE_RETRY_MS);
    }
  }
}

function listen(server: Server, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Ends when every request that has come is answered, or after `DRAIN_MS`. */
function close(server: Server): Promise<void> {
  // A client that asks for one thing after the other would else never let go of its connection.
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.setHeader('Connection', 'close');
  });
  return new Promise((resolve) => {
    // One that was just being answered is told nothing, and its client would keep it open for seconds.
    const letGo = setInterval(() => {
      server.closeIdleConnections();
    }, LET_GO_EVERY_MS);
    server.close(() => {
      clearInterval(letGo);
      resolve();
    });
    server.closeIdleConnections();
    setTimeout(() => {
      server.closeAllConnections();
    }, DRAIN_MS).unref();
  });
}
