import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  enquiryDefinitions,
  IST_OFFSET_MS,
  type EnquiryKind,
  type Notification,
} from '@dealership/shared';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import mysql from 'mysql2/promise';
import { createServerHost, createServerProcess, type ServerProcess } from './server-process.ts';

/** The built site, running on its own database; one for each worker. */
export interface Site {
  url: string;
  staff: Staff;
  /** Address of its database, for the commands of an operator. */
  databaseUrl: string;
}

export interface Staff {
  userId: string;
  password: string;
}

interface WorkerFixtures {
  engine: 'sqlite' | 'mysql';
  site: Site;
  /** A filled site to copy: filling a new database takes a third of a server's start. */
  filled: Filled | undefined;
  /** Runs the servers of `ownSite` without special settings. */
  host: ServerProcess;
}

/** An SQLite file after the first start, and its member of staff. */
interface Filled {
  file: string;
  staff: Staff;
}

/** A site for one test only, whose server can be stopped. */
export interface OwnSite extends Site {
  /** Kills the server, like a power cut. */
  kill: () => Promise<void>;
  /** Starts it again at the same address, on the same database. */
  restart: () => Promise<void>;
  /** Everything that the server has written to its log. */
  log: () => string;
  /** Sets the clock of a server with `hasMovableClock` this many ms ahead of the real one. */
  moveClock: (ms: number) => void;
}

interface TestFixtures {
  /** Further settings for the server of `ownSite`. */
  environment: Record<string, string>;
  /** Whether `moveClock` of `ownSite` has an effect. */
  hasMovableClock: boolean;
  ownSite: OwnSite;
  /**
   * Console errors that this test provokes on purpose, such as the browser's line about a 401. Any other error on any
   * page fails the test, and so does any refusal by the Content-Security-Policy.
   */
  expectedErrors: RegExp[];
  /** Whether the home page's pop-up appears as for visitors; otherwise it never does. */
  hasNotice: boolean;
  /** Opens a page in a new browser context: no cookies, another size. */
  openPage: (viewport: { width: number; height: number }) => Promise<Page>;
  /** Sends an enquiry with another API client; returns its reference. */
  submitEnquiry: (kind: EnquiryKind, values: Record<string, unknown>) => Promise<string>;
  /** Signs a member of staff in on a page without the login screen; default: at `site`. */
  logIn: (page: Page, as?: Staff, at?: string) => Promise<void>;
  /** Adds an account with the operator's command. */
  addStaff: (userId: string) => Promise<Staff>;
}

const repoRoot = join(import.meta.dirname, '..', '..');

const preloadClock = `--import ${pathToFileURL(join(import.meta.dirname, 'moved-clock.mjs')).href}`;

export { expect };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['sqlite', { option: true, scope: 'worker' }],

  site: [
    async ({ engine }, use) => {
      const server = await prepareServer(engine);
      try {
        const url = await server.start();
        await use({ ...server.site, url });
        expect(await server.stop(), 'exit code of the server after SIGTERM').toBe(0);
      } finally {
        await server.remove();
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  filled: [
    async ({ engine, host }, use) => {
      if (engine === 'mysql') {
        await use(undefined);
        return;
      }
      const server = await prepareServer(engine, {}, undefined, host);
      try {
        await server.start();
        await server.stop();
        await use({ file: server.file, staff: server.site.staff });
      } finally {
        await server.remove();
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  host: [
    async ({ browserName: _browserName }, use) => {
      const host = createServerHost();
      await use(host);
      await host.kill();
    },
    { scope: 'worker' },
  ],

  environment: [{}, { option: true }],

  hasMovableClock: [false, { option: true }],

  ownSite: async ({ browser, engine, environment: given, hasMovableClock, filled, host }, use) => {
    const environment = hasMovableClock ? { ...given, NODE_OPTIONS: preloadClock } : given;
    // Settings may change the content of a new database, or how its process is started.
    const isUsual = Object.keys(environment).length === 0;
    const server = await (isUsual
      ? prepareServer(engine, {}, filled, host)
      : prepareServer(engine, environment));
    try {
      const url = await server.start();
      const restart = async () => {
        await server.start(new URL(url).port);
      };
      const { site, kill, log, moveClock } = server;
      await use({ ...site, url, kill, restart, log, moveClock });
      // Screens go on asking for news, even of a site that is shutting down.
      const pages = browser.contexts().flatMap((each) => each.pages());
      await Promise.all(pages.map((page) => page.goto('about:blank')));
    } finally {
      await server.remove();
    }
  },

  baseURL: async ({ site }, use) => use(site.url),

  // A new list for every test; Playwright insists on a destructured first argument.
  expectedErrors: async ({ browserName: _browserName }, use) => use([]),

  hasNotice: [false, { option: true }],

  context: async ({ context, site, expectedErrors, hasNotice }, use) => {
    const errors = await watchErrors(context);
    context.on('page', waitForScripts);
    if (!hasNotice) await holdNoticeBack(context, site.url);
    await use(context);
    expect(unexpected(errors, expectedErrors)).toEqual([]);
  },

  openPage: async ({ browser, baseURL, site, expectedErrors, hasNotice }, use) => {
    const contexts: BrowserContext[] = [];
    const errors: string[][] = [];
    await use(async (viewport) => {
      const context = await browser.newContext({ viewport, ...(baseURL && { baseURL }) });
      contexts.push(context);
      errors.push(await watchErrors(context));
      context.on('page', waitForScripts);
      if (!hasNotice) await holdNoticeBack(context, site.url);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(unexpected(errors.flat(), expectedErrors)).toEqual([]);
  },

  submitEnquiry: async ({ site }, use) => {
    await use(async (kind, values) => {
      const answer = await fetch(site.url + enquiryDefinitions[kind].path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(values),
      });
      const body = (await answer.json()) as { reference: string };
      expect(answer.ok, JSON.stringify(body)).toBe(true);
      return body.reference;
    });
  },

  logIn: async ({ site }, use) => {
    await use(async (page, as = site.staff, at = site.url) => {
      const answer = await page.request.post(`${at}/api/login`, { data: as });
      const { token } = (await answer.json()) as { token: string };
      // Of the same origin, and the smallest file there.
      await page.goto(`${at}/robots.txt`);
      await page.evaluate((marker) => localStorage.setItem('adminToken', marker), token);
    });
  },

  addStaff: async ({ site }, use) => {
    await use(async (userId) => {
      const password = randomBytes(16).toString('hex');
      const command = spawn(process.execPath, ['server/dist/admin.js', 'add', userId], {
        cwd: repoRoot,
        stdio: ['pipe', 'ignore', 'inherit'],
        env: {
          PATH: process.env.PATH,
          DATABASE_URL: site.databaseUrl,
          JWT_SECRET: randomBytes(32).toString('hex'),
        },
      });
      const exit = once(command, 'exit') as Promise<[number | null]>;
      command.stdin.end(`${password}\n`);
      expect(await exit, 'npm run admin -- add').toEqual([0, null]);
      return { userId, password };
    });
  },
});

/**
 * Makes `goto` and `reload` wait until React has taken the page over: its scripts are fetched after the first paint
 * and delay no load event. Not in tests that wait for something else.
 */
function waitForScripts(page: Page) {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil === undefined) await page.waitForFunction(isTakenOver);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (options?.waitUntil === undefined) await page.waitForFunction(isTakenOver);
    return answer;
  };
}

/**
 * Runs in the page. React marks the root when it begins, and its outermost element at the end of the first round;
 * documents of other kinds have no root.
 */
function isTakenOver(): boolean {
  const root = document.getElementById('root');
  if (!root) return true;
  const has = (element: Element, mark: string) =>
    Object.keys(element).some((key) => key.startsWith(mark));
  const outermost = root.firstElementChild;
  return has(root, '__reactContainer$') && (!outermost || has(outermost, '__reactFiber$'));
}

/**
 * Stores in the browser that today's notifications have been shown, whatever the page's clock. (Answering the call
 * here would disable the browser's cache: with a route every file of every page is fetched again.)
 */
async function holdNoticeBack(context: BrowserContext, siteUrl: string) {
  const answer = await fetch(`${siteUrl}/api/getNotification`);
  const notices = (await answer.json()) as Notification[];
  await context.addInitScript(
    ({ pictures, key, offset }) => {
      const { getItem } = Storage.prototype;
      Storage.prototype.getItem = function (name) {
        if (name !== key) return getItem.call(this, name);
        const today = new Date(Date.now() + offset).toISOString().slice(0, 10);
        return JSON.stringify(Object.fromEntries(pictures.map((picture) => [picture, today])));
      };
    },
    {
      pictures: notices.map(({ images }) => images),
      key: 'notices-seen',
      offset: IST_OFFSET_MS,
    },
  );
}

/** Beginning of the lines about a violation of the Content-Security-Policy. */
const VIOLATION = 'Refused by the Content-Security-Policy: ';

/** Collects the errors of every page of a context, pop-ups and frames included. */
async function watchErrors(context: BrowserContext): Promise<string[]> {
  const errors: string[] = [];
  await context.addInitScript((start) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      console.error(start + [effectiveDirective, blockedURI, sample].join(' '));
    });
  }, VIOLATION);
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => errors.push(String(webError.error())));
  return errors;
}

function unexpected(errors: readonly string[], expected: readonly RegExp[]): string[] {
  return errors.filter(
    (error) => error.startsWith(VIOLATION) || !expected.some((pattern) => pattern.test(error)),
  );
}

/** Prepares a server with its own database: empty, or a copy. */
export async function prepareServer(
  engine: WorkerFixtures['engine'],
  environment: Record<string, string> = {},
  filled?: Filled,
  server: ServerProcess = createServerProcess(),
) {
  const folder = mkdtempSync(join(tmpdir(), 'dealership-e2e-'));
  const file = join(folder, 'site.db');
  const database = engine === 'mysql' ? await createMysqlDatabase() : sqliteDatabase(file);
  if (filled) copyFileSync(filled.file, file);
  const staff = filled?.staff ?? { userId: 'staff', password: randomBytes(16).toString('hex') };
  const secret = randomBytes(32).toString('hex');
  const clock = join(folder, 'clock');
  const moveClock = (ms: number) => writeFileSync(clock, String(ms));
  moveClock(0);
  return {
    ...server,
    moveClock,
    site: { staff, databaseUrl: database.url },
    file,
    start: (port = '0') =>
      server.start({
        PORT: port,
        HOST: '127.0.0.1',
        DATABASE_URL: database.url,
        JWT_SECRET: secret,
        UPLOADS_DIR: join(folder, 'uploads'),
        ADMIN_USER_ID: staff.userId,
        ADMIN_PASSWORD: staff.password,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'debug',
        MOVED_CLOCK: clock,
        ...environment,
      }),
    remove: async () => {
      await server.end();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

function sqliteDatabase(file: string): TestDatabase {
  // The file is deleted with its folder.
  return { url: `sqlite:${file}`, drop: () => Promise.resolve() };
}

async function createMysqlDatabase(): Promise<TestDatabase> {
  const given = process.env.TEST_DATABASE_URL;
  if (given === undefined) throw new Error('The mysql project needs TEST_DATABASE_URL.');
  const name = `dealership_e2e_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const connection = await mysql.createConnection(given);
    await connection.query(statement);
    await connection.end();
  };
  await run(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);
  const url = new URL(given);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`DROP DATABASE ${name}`) };
}
