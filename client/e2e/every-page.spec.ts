import { pagePaths, pageSubjects, type PublicPageName } from '@dealership/shared';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import {
  countCalls,
  desktop,
  expectNoSidewaysScroll,
  phone,
  watchForeignRequests,
  watchShifts,
} from './catalogue-page.ts';
import { expect, test } from './fixtures.ts';
import { doubleText, expectFixedPartsSmall, expectTextsFit } from './page-fit.ts';

/** Every page of the site with an address of its own, and pages of models without a model. */
const addresses: readonly string[] = [
  ...Object.entries(pagePaths).flatMap(([name, path]) => {
    const subject = pageSubjects[name as PublicPageName];
    // It needs one that was made.
    if (subject === 'quotation') return [];
    if (subject === 'dealer') return [path.replace(/:\w+/, '1')];
    return subject === 'model' ? [`${path}?bike=Shine125`, path] : [path];
  }),
  '/view-details?bike=Nonesuch',
  '/dealers/999',
  '/nowhere',
];

/** Pages that call the API when they are reached inside the site. */
const asking = addresses.filter((address) =>
  /^\/($|motorcycle|scooters|view|angle|text|offers|gallery|dealers|finance|amc|service|extended)/.test(
    address,
  ),
);

const lowWindows = [
  { width: 740, height: 360 },
  { width: 360, height: 500 },
  { width: 360, height: 640 },
];

/**
 * A width of all pages takes most of a minute: every page is loaded on a phone, every second one on a desk, on a
 * tablet, on a slow line and without an API, and the rest in `npm run test:long`.
 */
const isWhole = process.env.ALL_WIDTHS !== undefined;
const fewer = (list: readonly string[]) => list.filter((_, index) => isWhole || index % 2 === 0);

/** Extra delay of each call in the tests of a slow line, in ms. */
const DELAY_MS = 2000;

// Each test has its own list: one of them adds to it.
test.use({ expectedErrors: async ({ browserName: _browserName }, use) => use([/404/]) });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Follows an address like a link inside the site, so that the page has to ask for its data. */
async function follow(page: Page, address: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await expect(page).toHaveURL((url) => url.pathname + url.search === address);
}

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test('every page loads by its address, has no fault that axe knows, and room for larger text and in low and narrow windows', async ({
      openPage,
    }) => {
      const page = await openPage(viewport);
      const foreign = watchForeignRequests(page);
      for (const address of viewport === phone ? addresses : fewer(addresses)) {
        await page.goto(address);
        await expect(heading(page), address).toBeVisible();
        await expect(page.getByText('Loading...'), address).toHaveCount(0);
        await expectAccessible(page);
        if (viewport === phone && address === '/view-details?bike=Shine125') {
          await expect(page.locator('p', { hasText: 'Start from' })).toBeInViewport();
        }
        for (const low of viewport === phone ? lowWindows : []) {
          await page.setViewportSize(low);
          await expectFixedPartsSmall(page, `${address} at ${low.width} x ${low.height}`);
        }
        const narrow = viewport === phone ? 320 : 768;
        await page.setViewportSize({ width: narrow, height: 640 });
        await expectNoSidewaysScroll(page, `${address} at ${narrow}`);
        await page.setViewportSize(viewport);
        await doubleText(page);
        await expectTextsFit(page, `${address} with text alone doubled`);
        await expectFixedPartsSmall(page, `${address} with text alone doubled`);
      }
      expect(foreign, 'requests to other sites').toEqual([]);
    });
  });
}

const slowViewports = isWhole ? [phone, desktop] : [phone];

for (const viewport of slowViewports) {
  test.describe(`at ${viewport.width} px`, () => {
    test('nothing moves on any page, though each call takes two seconds more', async ({
      openPage,
    }) => {
      const page = await openPage(viewport);
      const shifts = await watchShifts(page);
      await page.route('**/api/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
        await route.continue();
      });
      const moved: Record<string, string[]> = {};
      const note = async (where: string) => {
        const found = await shifts();
        if (found.length > 0) moved[where] = found;
      };
      for (const address of fewer(addresses)) {
        await page.goto(address);
        await page.waitForLoadState('networkidle');
        await note(`${address} by its address`);
      }
      for (const address of asking) {
        // Inside the site, where the document does not have the data.
        await page.goto('/terms-conditions');
        await page.waitForLoadState('networkidle');
        await follow(page, address);
        await expect(heading(page), address).toBeVisible();
        await page.evaluate(() => {
          (window as unknown as { shifts: string[] }).shifts.length = 0;
        });
        await page.waitForLoadState('networkidle');
        await note(`${address} inside the site`);
      }
      expect(moved).toEqual({});
    });
  });
}

test('everything that takes the focus shows it, and nothing lies on it', async ({ openPage }) => {
  for (const viewport of [phone, desktop]) {
    const page = await openPage(viewport);
    for (const address of ['/', '/motorcycle', '/view-details?bike=Shine125', '/contact']) {
      await page.goto(address);
      // Parts that are fetched when somebody comes near are there.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      const card = page.getByRole('region', { name: 'On-road price' });
      if (address.startsWith('/view-details')) await expect(card).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
      const faults: string[] = [];
      let stops = 0;
      for (let fault = await nextStop(page); fault !== undefined; fault = await nextStop(page)) {
        stops += 1;
        if (fault !== '') faults.push(fault);
      }
      expect(stops, address).toBeGreaterThan(20);
      expect(faults, `${address} at ${viewport.width}`).toEqual([]);
    }
  }
});

/**
 * Presses Tab.
 *
 * @returns problems of the focused place, or nothing; undefined after the last place
 */
async function nextStop(page: Page): Promise<string | undefined> {
  await page.keyboard.press('Tab');
  return page.evaluate(async () => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const name = `${element.tagName} "${element.innerText.slice(0, 30)}"`;
    const { outlineStyle } = getComputedStyle(element);
    if (outlineStyle === 'none') return `${name} shows no focus`;
    // Scrolling it into view may take some frames.
    for (let frame = 0; frame < 120; frame += 1) {
      await new Promise((done) => requestAnimationFrame(done));
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (hit && (element.contains(hit) || hit.contains(element))) return '';
      const labels = [...((element as HTMLInputElement).labels ?? [])];
      if (labels.some((each) => each.contains(hit))) return '';
    }
    return `${name} is covered or out of view`;
  });
}

test('with an API that fails, no page is blank or waits for ever', async ({
  openPage,
  expectedErrors,
}) => {
  expectedErrors.push(/503/);
  const page = await openPage(phone);
  for (const address of fewer(asking)) {
    await page.goto('/terms-conditions');
    await page.waitForLoadState('networkidle');
    const calls = countCalls(page);
    await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: {} }));
    await follow(page, address);
    await expect(heading(page), address).toBeVisible();
    await page.waitForLoadState('networkidle');
    // Optional for a form, which asks again on the first interaction.
    const optional = ['/api/models', '/api/getNotification'];
    // A page whose text cannot be loaded is fetched as a document.
    const isOptional = (path: string) => optional.includes(path) || path.startsWith('/api/pages/');
    const needed = [...calls.keys()].filter((path) => !isOptional(path));
    if (needed.length > 0) {
      const main = page.getByRole('main');
      await expect(main.getByRole('button', { name: 'Retry' }), address).toBeVisible();
      await expect(main.locator('a[href^="tel:"]').first(), address).toBeVisible();
      await expect(heading(page), address).not.toBeEmpty();
      expect(
        needed.map((path) => [path, calls.get(path)]),
        address,
      ).toEqual(needed.map((path) => [path, 3]));
    }
    await expect(page.getByRole('main').getByText(/Loading/), address).toHaveCount(0);
    await page.unroute('**/api/**');
    page.removeAllListeners('request');
  }
});

test('every text has room at twice the size', async ({ playwright, launchOptions, baseURL }) => {
  const { args = [], ...options } = launchOptions;
  // The visitor's setting in the browser; the usual size is 16.
  const large = [...args, '--blink-settings=defaultFontSize=32'];
  const browser = await playwright.chromium.launch({ ...options, args: large });
  try {
    for (const viewport of [phone, desktop]) {
      const page = await browser.newPage({ viewport, ...(baseURL && { baseURL }) });
      for (const address of viewport === phone ? addresses : fewer(addresses)) {
        await page.goto(address);
        await expect(heading(page), address).toBeVisible();
        await expectTextsFit(page, `${address} at ${viewport.width}`);
        await expectFixedPartsSmall(page, `${address} at ${viewport.width}`);
      }
      await expect(page.getByRole('main')).toHaveCSS('font-size', '32px');
    }
  } finally {
    await browser.close();
  }
});

// `npm test` makes the window of the first test this narrow.
for (const width of isWhole ? [320, 768] : []) {
  test(`nothing sticks out sideways at ${width} px`, async ({ openPage }) => {
    const page = await openPage({ width, height: 640 });
    for (const address of addresses) {
      await page.goto(address);
      await expect(heading(page), address).toBeVisible();
      await expectNoSidewaysScroll(page, address);
    }
  });
}
