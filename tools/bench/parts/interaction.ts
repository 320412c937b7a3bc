import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { launchBrowser, openPhone, signInBrowser, slowDown } from '../browser.ts';
import { median, quantile, type Figure, type PartResult } from '../figures.ts';
import {
  countFrames,
  forgetInputs,
  inputTimes,
  layoutShifts,
  observe,
  slowestInput,
} from '../page-observers.ts';
import type { BenchOptions } from '../part.ts';
import { adminList, bikePage, chooseRoutes, turnPage } from '../routes.ts';
import { seedEnquiries, startSite, type Site } from '../site.ts';
import { fillCatalogue, filterLists } from './filter-lists.ts';

const ENQUIRIES = 1000;
const DRAG_MS = 3000;
const API_DELAY_MS = 2000;
const WAIT_LIMIT_MS = 30_000;
const tap = ['pointerdown', 'pointerup', 'click'];

/** Delays for a visitor with a slow phone and for staff with an old PC, and shifts of the layout. */
export async function interaction({ runs, routes }: BenchOptions): Promise<PartResult> {
  const folder = mkdtempSync(join(tmpdir(), 'dealership-bench-'));
  const databaseUrl = `sqlite:${join(folder, 'site.db')}`;
  try {
    await seedEnquiries(databaseUrl, ENQUIRIES);
    const site = await startSite({ databaseUrl });
    const browser = await launchBrowser();
    try {
      const journeys = await measureJourneys({ browser, site, runs });
      const shifts = await measureShifts({ browser, site, routes: chooseRoutes(routes) });
      await fillCatalogue(site);
      const filtered = await visit({ browser, site }, filterLists);
      return {
        figures: [...journeys, ...filtered, ...shifts.figures],
        notes: [
          `Chromium as a phone of 360 by 740 pixels, processor four times slower, slow 4G; medians of ${runs} journeys.`,
          'From an input to the paint that answers it; the browser reports nothing under 16 ms.',
          `Layout shifts: every API call answered ${API_DELAY_MS / 1000} s late, no other slowing down.`,
        ],
        details: shifts.details,
      };
    } finally {
      await browser.close();
      await site.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Setting {
  browser: Browser;
  site: Site;
}

type Journey = (page: Page) => Promise<Figure[]>;

async function measureJourneys({ browser, site, runs }: Setting & { runs: number }) {
  const journeys: Journey[] = [openMenu, changeTabs, turnVehicle, changeRoute];
  const measured: Figure[] = [];
  for (let turn = 0; turn < runs; turn += 1) {
    for (const journey of journeys) measured.push(...(await visit({ browser, site }, journey)));
    measured.push(...(await visit({ browser, site, isStaff: true }, typeInSearch)));
  }
  return medians(measured);
}

/** One number for each that was measured several times. */
function medians(measured: readonly Figure[]): Figure[] {
  const groups = new Map<string, Figure[]>();
  for (const figure of measured) {
    const key = `${figure.subject} ${figure.measure}`;
    groups.set(key, [...(groups.get(key) ?? []), figure]);
  }
  return [...groups.values()].flatMap(([first, ...rest]) =>
    first ? [{ ...first, value: median([first, ...rest].map(({ value }) => value)) }] : [],
  );
}

/** Does something on a slow phone, signed in or not. */
export async function visit(
  { browser, site, isStaff = false }: Setting & { isStaff?: boolean },
  journey: Journey,
): Promise<Figure[]> {
  const context = await openPhone(browser, site);
  try {
    // The pop-up of the home page would cover the target.
    await context.route('**/api/getNotification', (route) => route.fulfill({ json: [] }));
    if (isStaff) await signInBrowser(context, site);
    const page = await context.newPage();
    page.setDefaultTimeout(WAIT_LIMIT_MS);
    await observe(page);
    await slowDown(page);
    const figures = await journey(page);
    for (const figure of figures) {
      process.stderr.write(`  ${figure.subject} ${figure.measure}: ${Math.round(figure.value)}\n`);
    }
    return figures;
  } finally {
    await context.close();
  }
}

/** Taps as soon as it is painted, before the scripts have loaded, and once more afterwards. */
async function openMenu(page: Page): Promise<Figure[]> {
  await page.goto('/', { waitUntil: 'commit' });
  const button = page.locator('header summary').filter({ hasText: 'Menu' });
  const sheet = page.locator('header details nav');
  await button.waitFor();
  await button.tap();
  await sheet.waitFor();
  const early = await slowestInput(page, tap);
  await page.waitForLoadState('networkidle');
  await button.tap();
  await sheet.waitFor({ state: 'hidden' });
  await forgetInputs(page);
  await button.tap();
  await sheet.waitFor();
  return [
    { subject: 'menu', measure: 'tapped as soon as painted', value: early, unit: 'ms' },
    { subject: 'menu', measure: 'tapped', value: await slowestInput(page, tap), unit: 'ms' },
  ];
}

async function changeTabs(page: Page): Promise<Figure[]> {
  await page.goto(bikePage, { waitUntil: 'networkidle' });
  await forgetInputs(page);
  for (const name of ['SPECIFICATIONS', 'COLOURS', 'FEATURES', 'ACCESSORIES']) {
    await page.getByRole('tab', { name }).tap();
    await page.getByRole('tabpanel', { name }).waitFor();
    await sleep(300);
  }
  return [
    { subject: 'tabs', measure: 'slowest tap', value: await slowestInput(page, tap), unit: 'ms' },
  ];
}

async function turnVehicle(page: Page): Promise<Figure[]> {
  const frameBytes: number[] = [];
  page.on('response', (answer) => {
    if (!answer.url().endsWith('.avif')) return;
    frameBytes.push(Number(answer.headers()['content-length']));
  });
  await page.goto(turnPage, { waitUntil: 'networkidle' });
  const unasked = frameBytes.length;
  const asked = performance.now();
  await page.getByRole('button', { name: 'Turn it around' }).tap();
  await page.locator('[role=slider][data-usable]').waitFor();
  const usableMs = performance.now() - asked;
  await page.getByText('Drag to turn').waitFor();
  const wholeMs = performance.now() - asked;
  await page.waitForLoadState('networkidle');
  const frames = await drag(page);
  const steps = frames.slice(1).map((time, index) => time - (frames[index] ?? time));
  const seconds = ((frames.at(-1) ?? 0) - (frames[0] ?? 0)) / 1000;
  const subject = '360 view';
  return [
    {
      subject,
      measure: 'frames fetched before the tap',
      value: unasked,
      unit: 'count',
      goal: { atMost: 0 },
    },
    {
      subject,
      measure: 'first 12 frames',
      value: frameBytes.slice(0, 12).reduce((total, bytes) => total + bytes, 0) / 1000,
      unit: 'KB',
      goal: { atMost: 150 },
    },
    { subject, measure: 'from the tap to the first frames', value: usableMs, unit: 'ms' },
    { subject, measure: 'from the tap to all frames', value: wholeMs, unit: 'ms' },
    {
      subject,
      measure: 'while dragged',
      value: steps.length / seconds,
      unit: 'frames a second',
      goal: { atLeast: 55 },
    },
    { subject, measure: 'slow frame (95 %)', value: quantile(steps, 0.95), unit: 'ms' },
  ];
}

/** Drags back and forth with one finger; returns the times of the frames. */
async function drag(page: Page): Promise<number[]> {
  const box = await page.getByRole('slider').boundingBox();
  if (box === null) throw new Error('the 360 view is not shown');
  const y = box.y + box.height / 2;
  const xAt = (ms: number) => box.x + box.width * (0.5 + 0.4 * Math.sin(ms / 300));
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  await touch('touchStart', xAt(0));
  const before = await page.getByRole('slider').getAttribute('data-frame');
  const frames = await countFrames(page);
  const started = performance.now();
  for (let ms = 0; ms < DRAG_MS; ms = performance.now() - started) {
    await touch('touchMove', xAt(ms));
  }
  const times = await frames();
  const hasTurned = (await page.getByRole('slider').getAttribute('data-frame')) !== before;
  await touch('touchEnd');
  if (!hasTurned) throw new Error('the drag did not turn the vehicle');
  return times;
}

async function changeRoute(page: Page): Promise<Figure[]> {
  await page.goto('/about', { waitUntil: 'networkidle' });
  await forgetInputs(page);
  const link = page.locator('footer').getByRole('link', { name: 'Terms' }).first();
  await link.scrollIntoViewIfNeeded();
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.textContent();
  const asked = performance.now();
  await link.tap();
  await page.waitForFunction(
    (old) => ![old, undefined].includes(document.querySelector('h1')?.textContent),
    before,
  );
  const shownMs = performance.now() - asked;
  const subject = 'route change';
  return [
    { subject, measure: 'tap answered', value: await slowestInput(page, tap), unit: 'ms' },
    { subject, measure: 'heading of the new page', value: shownMs, unit: 'ms' },
  ];
}

async function typeInSearch(page: Page): Promise<Figure[]> {
  await page.goto(adminList, { waitUntil: 'networkidle' });
  return timeTyping(page.getByLabel('Search', { exact: true }), 'search of the admin list');
}

/** From each key to the paint that shows it. */
export async function timeTyping(search: Locator, subject: string): Promise<Figure[]> {
  const page = search.page();
  await search.tap();
  await forgetInputs(page);
  await search.pressSequentially('kumar das', { delay: 180 });
  await sleep(1000);
  const times = await inputTimes(page, ['keydown']);
  return [
    { subject, measure: 'a key press', value: median(times), unit: 'ms' },
    {
      subject,
      measure: 'slowest key press',
      value: Math.max(...times),
      unit: 'ms',
      goal: { atMost: 100 },
    },
  ];
}

async function measureShifts({
  browser,
  site,
  routes,
}: Setting & { routes: readonly string[] }): Promise<{ figures: Figure[]; details: unknown }> {
  const figures: Figure[] = [];
  const details: { route: string; shifts: unknown }[] = [];
  for (const route of routes) {
    const context = await openPhone(browser, site);
    try {
      const page = await context.newPage();
      await observe(page);
      await page.route('**/api/**', async (call) => {
        await sleep(API_DELAY_MS);
        await call.continue();
      });
      await page.goto(route, { waitUntil: 'networkidle' });
      const shifts = await layoutShifts(page);
      if (shifts.length > 0) details.push({ route, shifts });
      figures.push({
        subject: route,
        measure: 'CLS with a slow API',
        value: shifts.reduce((total, { value }) => total + value, 0),
        unit: 'shift',
        goal: { atMost: 0.005 },
      });
    } finally {
      // Open requests of the page are cancelled with it.
      await context.close();
    }
  }
  return { figures, details };
}
