import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { launchBrowser, signInBrowser } from '../bench/browser.ts';
import { seedEnquiries, startSite, type Site } from '../bench/site.ts';
import { publicPages, screenAddress, staffScreens, type Subject } from './addresses.ts';

/** A Wednesday, 11:30 in India; in the future, so that no cookie has expired. */
const now = Date.parse('2030-03-06T06:00:00Z');
const ENQUIRIES = 300;
/** Time without a request. */
const QUIET_MS = 500;
const QUIET_LIMIT_MS = 30_000;
const viewports = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

interface Taken {
  /** Folder of the pictures and of the database that they show. */
  folder: string;
  /** The checkout whose built server runs. */
  product: string;
  /** A folder of earlier pictures: its database is used, else a new one is filled. */
  like: string | undefined;
  /** Names of pictures without their width; default: all. */
  only: readonly string[] | undefined;
}

/** Takes every public page and every staff screen in full, at each width. */
export async function takeScreens({ folder, product, like, only }: Taken): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const work = mkdtempSync(join(tmpdir(), 'dealership-screens-'));
  const database = join(work, 'site.db');
  const databaseUrl = `sqlite:${database}`;
  const clock = new URL('fixed-clock.mjs', import.meta.url).href;
  const environment = { FIXED_CLOCK: String(now), NODE_OPTIONS: `--import ${clock}` };
  const staff = { userId: 'asha', password: 'of a server on loopback alone' };
  let site: Site | undefined;
  let browser: Browser | undefined;
  try {
    if (like === undefined) await seedEnquiries(databaseUrl, ENQUIRIES, { product, environment });
    else copyFileSync(join(like, 'site.db'), database);
    cpSync(database, join(folder, 'site.db'));
    site = await startSite({ databaseUrl, staff, product, environment });
    browser = await launchBrowser();
    for (const viewport of viewports) {
      const context = await browser.newContext({
        baseURL: site.url,
        viewport,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      await context.clock.setFixedTime(now);
      await holdNoticeBack(context, site);
      const page = await context.newPage();
      const open = openIn(page);
      const take = async (subjects: readonly Subject[]) => {
        for (const { name, address } of subjects) {
          if (only?.includes(name) === false) continue;
          await open(address);
          if (name !== 'admin-dashboard' && (await isDashboard(page)))
            throw new Error(`There is no screen ${name}`);
          await page.screenshot({
            path: join(folder, `${name}-${viewport.width}.png`),
            fullPage: true,
            animations: 'disabled',
          });
        }
      };
      await take(publicPages);
      await signInBrowser(context, site);
      await take(staffScreens.map(({ name, address }) => ({ name: `admin-${name}`, address })));
      await take(await findOneEnquiry(page, open));
      await context.close();
    }
  } finally {
    await browser?.close();
    await site?.stop();
    rmSync(work, { recursive: true, force: true });
  }
}

/** Opens an address and waits until nothing is being fetched, and all parts that wait for scrolling have loaded. */
type Open = (address: string) => Promise<void>;

function openIn(page: Page): Open {
  const waitUntilQuiet = watchRequests(page);
  return async (address) => {
    await page.goto(address);
    await waitUntilQuiet();
    await page.evaluate(scrollThrough);
    await waitUntilQuiet();
    await page.evaluate(waitForPictures);
  };
}

/** Runs in the page. */
async function scrollThrough() {
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
    scrollTo(0, top);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  scrollTo(0, 0);
}

/** Runs in the page. */
async function waitForPictures() {
  const pictures = [...document.images];
  // Also the hidden ones of a carousel.
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  await document.fonts.ready;
}

/** Like Playwright's `networkidle`, but ignores the call with which the desk waits for news. */
function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<string>();
  let last = performance.now();
  const note = (request: Request, isPending: boolean) => {
    const url = request.url();
    if (url.endsWith('/api/desk/watch')) return;
    if (isPending) pending.add(url);
    else pending.delete(url);
    last = performance.now();
  };
  page.on('request', (request) => note(request, true));
  page.on('requestfinished', (request) => note(request, false));
  page.on('requestfailed', (request) => note(request, false));
  return async () => {
    const end = performance.now() + QUIET_LIMIT_MS;
    last = performance.now();
    while (pending.size > 0 || performance.now() - last < QUIET_MS) {
      if (performance.now() > end) throw new Error(`Still fetched: ${[...pending].join(', ')}`);
      await sleep(50);
    }
  };
}

/** An unknown screen shows the dashboard, too. */
async function isDashboard(page: Page): Promise<boolean> {
  return (await page.getByRole('heading', { level: 1, name: 'Dashboard' }).count()) > 0;
}

/** The first enquiry of the desk and its customer, by the desk's own links; none if the desk is empty. */
async function findOneEnquiry(page: Page, open: Open): Promise<Subject[]> {
  const subjects: Subject[] = [];
  await open(screenAddress('desk'));
  for (const name of ['enquiry', 'customer']) {
    const links = page.locator(`main a[href*="${name}="]`);
    const address = (await links.count()) > 0 ? await links.first().getAttribute('href') : null;
    if (address === null) break;
    subjects.push({ name: `admin-one-${name}`, address });
    await open(address);
  }
  return subjects;
}

/** The home page's pop-up would cover the page: it is marked as shown today. */
async function holdNoticeBack(context: BrowserContext, site: Site) {
  const answer = await fetch(`${site.url}/api/getNotification`);
  const notices = (await answer.json()) as { images: string }[];
  const today = new Date(now).toISOString().slice(0, 10);
  const seen = JSON.stringify(Object.fromEntries(notices.map(({ images }) => [images, today])));
  await context.addInitScript((text) => localStorage.setItem('notices-seen', text), seen);
}
