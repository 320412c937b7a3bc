import type { Locator, Page } from '@playwright/test';
import { scrollAtOnce } from '../../scripts/base/run-process.mjs';
import { expectAccessible } from './accessibility.ts';
import { desktop, phone, stubPictures, watchShifts } from './catalogue-page.ts';
import { expect, test } from './fixtures.ts';

const notice = (page: Page) => page.getByRole('dialog', { name: 'News from the showroom' });
const banners = (page: Page) => page.getByRole('region', { name: 'From our showroom' });
const models = (page: Page) => page.getByRole('region', { name: 'Our models' });

/** The visible banners, by their position. */
function shownBanner(page: Page) {
  return banners(page)
    .getByRole('list')
    .evaluate((track) => Math.round(track.scrollLeft / track.clientWidth) + 1);
}

/** Waits until the track has stopped: a smooth scroll runs in real time, and then on the page's clock. */
async function restingBanner(page: Page) {
  const track = banners(page).getByRole('list');
  let last = -1;
  const isAtRest = async () => {
    const before = last;
    last = await track.evaluate((list) => list.scrollLeft / list.clientWidth);
    return last === before && Math.abs(last - Math.round(last)) < 0.01;
  };
  await expect.poll(isAtRest, { intervals: [100] }).toBe(true);
  await page.clock.runFor(200);
  return shownBanner(page);
}

// Smooth scrolling, which the other journeys do without: carousels count on it.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const { args = [] } = launchOptions;
      const moving = args.filter((each) => each !== scrollAtOnce);
      await use({ ...launchOptions, args: moving });
    },
    { scope: 'worker' },
  ],
});

/** Scrolls to the models once the code of the lower half has loaded and drawn it again. */
async function comeNearModels(page: Page) {
  await expect(page.getByRole('img', { name: /^Sketch map/ })).toBeAttached();
  await page.getByRole('link', { name: 'KNOW MORE' }).scrollIntoViewIfNeeded();
}

test.describe('the pop-up', () => {
  test.use({ hasNotice: true });

  for (const viewport of [phone, desktop]) {
    test(`comes a second after the page at ${viewport.width} px, can be closed, and comes once a day`, async ({
      openPage,
    }) => {
      const page = await openPage(viewport);
      await stubPictures(page);
      const start = Date.parse('2026-11-21T04:00:00Z');
      await page.clock.install({ time: start });
      const asked = page.waitForRequest('**/api/getNotification');
      await page.goto('/');
      await asked;
      expect(await page.evaluate(() => Date.now())).toBeGreaterThanOrEqual(start + 1000);
      await expect(notice(page)).toBeVisible();
      await expect(notice(page).getByRole('img')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(notice(page)).toBeHidden();

      const again = page.waitForResponse('**/api/getNotification');
      await page.reload();
      await again;
      await page.waitForLoadState('networkidle');
      await expect(notice(page)).toBeHidden();

      // The next day in the showroom's zone.
      await page.clock.setFixedTime(new Date('2026-11-22T04:00:00Z'));
      await page.reload();
      await expect(notice(page)).toBeVisible();
      await page.mouse.click(4, 4);
      await expect(notice(page)).toBeHidden();
    });
  }

  test('does not disturb somebody who fills in a form', async ({ openPage }) => {
    const page = await openPage(phone);
    await stubPictures(page);
    await page.clock.install();
    await page.goto('/');
    const name = page.getByLabel('Name').first();
    await name.fill('Asha');
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(2000);
    await expect(notice(page)).toHaveCount(0);
    await name.fill('');
    await name.blur();
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
      dispatchEvent(new Event('scroll'));
    });
    await expect(notice(page)).toBeVisible();
  });
});

test('a phone fetches one still picture, and neither the banners nor their list', async ({
  openPage,
}) => {
  const page = await openPage(phone);
  const pictures = await stubPictures(page);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  // The last automatic request of a page.
  const last = page.waitForResponse('**/api/getNotification');
  await page.goto('/');
  await last;
  await page.waitForLoadState('networkidle');
  expect(pictures).toEqual([expect.stringMatching(/^\/pictures\/scenes\/phone-\d+\.webp$/)]);
  expect(calls).not.toContain('/api/images');
  await expect(banners(page)).toHaveCount(0);
});

test('the hero of a phone weighs at most 45 KB, whatever its screen', async ({ openPage }) => {
  const page = await openPage(phone);
  await page.goto('/');
  const sizes = await page.locator('picture source').first().getAttribute('srcset');
  for (const size of sizes?.split(',') ?? []) {
    const picture = await page.request.get(size.split(' ')[0] ?? '');
    expect(picture.ok()).toBe(true);
    expect((await picture.body()).length, size).toBeLessThanOrEqual(45_000);
  }
});

test('a desktop fetches the first banner from the first moment, and once', async ({
  openPage,
  expectedErrors,
}) => {
  expectedErrors.push(/assets/);
  const page = await openPage(desktop);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname);
  });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'load' });
  await expect.poll(() => asked.filter((path) => path.startsWith('/pictures/'))).toHaveLength(1);
  const [early] = asked.filter((path) => path.startsWith('/pictures/'));
  await page.unroute('**/assets/*.js');
  asked.length = 0;
  await page.reload();
  await expect(banners(page).getByText('CBR 150R')).toBeVisible();
  expect(asked.filter((path) => path === early)).toHaveLength(1);
  const box = async (locator: Locator) => (await locator.boundingBox())!;
  const picture = await box(banners(page).getByRole('listitem').locator('img').first());
  const next = await box(banners(page).getByRole('button', { name: 'Next' }));
  expect(next.y, 'under the vehicle').toBeGreaterThanOrEqual(picture.y + picture.height);
  await expect(banners(page).getByRole('link').first()).toHaveAccessibleName(
    /^CBR 150R ₹\s[\d,]+ Ex-showroom View details$/,
  );
  const social = await box(page.locator('details', { hasText: 'Follow us' }));
  const form = await box(page.locator('#enquire'));
  expect(social.x, 'beside the form').toBeGreaterThanOrEqual(form.x + form.width);
  expect(asked.filter((path) => path.startsWith('/pictures/scenes/phone'))).toEqual([]);
});

test('on a desktop the banners turn every five seconds, wrap, and stop when they should', async ({
  openPage,
}) => {
  const page = await openPage(desktop);
  const pictures = await stubPictures(page);
  await page.clock.install({ time: new Date('2026-11-21T04:00:00Z') });
  await page.goto('/');
  await expect(banners(page)).toBeVisible();
  expect(pictures.filter((path) => path.includes('/phone'))).toEqual([]);
  await page.mouse.move(10, 10);
  // From here on time passes only when the test moves it.
  await page.clock.pauseAt(new Date('2026-11-21T04:01:00Z'));
  await page.clock.runFor(500);
  const count = await banners(page).getByRole('listitem').count();
  expect(count).toBeGreaterThan(1);
  let at = await restingBanner(page);
  const seen = new Set([at]);
  for (let turn = 0; turn < count; turn += 1) {
    at = (at % count) + 1;
    await page.clock.runFor(5000);
    await expect.poll(() => shownBanner(page)).toBe(at);
    await restingBanner(page);
    seen.add(at);
  }
  expect(seen.size, 'every banner was shown, and the first came again').toBe(count);
  await banners(page).hover();
  await page.clock.runFor(11_000);
  expect(await restingBanner(page), 'not under the pointer').toBe(at);
  await banners(page).getByRole('button', { name: 'Pause the pictures' }).click();
  await page.mouse.move(10, 10);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(11_000);
  expect(await restingBanner(page), 'not when stopped').toBe(at);
  await banners(page).getByRole('button', { name: 'Previous' }).click();
  await expect.poll(() => shownBanner(page)).toBe(((at + count - 2) % count) + 1);
});

test('the banners do not move for visitors who want less motion', async ({ openPage }) => {
  const page = await openPage(desktop);
  await stubPictures(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await expect(banners(page)).toBeVisible();
  await page.clock.runFor(11_000);
  expect(await shownBanner(page)).toBe(1);
});

test('three models at a time on a desktop, one on a phone; both wrap', async ({ openPage }) => {
  for (const [viewport, perPage] of [
    [desktop, 3],
    [phone, 1],
  ] as const) {
    const page = await openPage(viewport);
    await stubPictures(page);
    await page.goto('/');
    await comeNearModels(page);
    await models(page).scrollIntoViewIfNeeded();
    const cards = models(page).getByRole('listitem');
    await expect(cards.nth(perPage - 1)).toBeInViewport({ ratio: 0.9 });
    await expect(cards.nth(perPage)).not.toBeInViewport({ ratio: 0.2 });
    await expect(cards.first()).toContainText(/₹\s\d/);
    await models(page).getByRole('button', { name: 'Previous' }).click();
    await expect(cards.last()).toBeInViewport({ ratio: 0.9 });
    await models(page).getByRole('button', { name: 'Next' }).click();
    await expect(cards.first()).toBeInViewport({ ratio: 0.9 });
    await expect(cards.first().getByRole('link')).toHaveAttribute('href', /\?bike=\w+/);
  }
});

test.describe('a list of models that fails', () => {
  test.use({ expectedErrors: [/404/] });

  test('can be asked for again', async ({ openPage }) => {
    const page = await openPage(desktop);
    await stubPictures(page);
    let isAway = true;
    await page.route('**/api/scooters', (route) =>
      isAway ? route.fulfill({ status: 404, json: { message: 'gone' } }) : route.continue(),
    );
    await page.goto('/');
    await comeNearModels(page);
    const failure = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(failure).toBeVisible();
    isAway = false;
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(models(page)).toBeVisible();
  });
});

test('the tab area leads to the price list, the EMI calculator and insurance', async ({
  openPage,
}) => {
  const page = await openPage(phone);
  await page.goto('/');
  const shortcuts = page.getByRole('navigation', { name: 'Prices, finance and insurance' });
  const priceList = shortcuts.getByRole('link', { name: /Price list/ });
  await expect(priceList).toHaveAttribute('href', '/price-list.pdf');
  await expect(priceList).toHaveAttribute('download', '');
  await expect(shortcuts.getByRole('link', { name: /EMI/ })).toHaveAttribute(
    'href',
    '/finance?emi=1',
  );
  await shortcuts.getByRole('link', { name: /Insurance/ }).click();
  await expect(page).toHaveURL(/\/insurance$/);
});

test(
  'the page is in its order, and works before and after the code of its lower part has come',
  { tag: '@core' },
  async ({ openPage }) => {
    const page = await openPage(phone);
    await stubPictures(page);
    const shifts = await watchShifts(page);
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    await page.route('**/late-parts*.js', async (route) => {
      await opened;
      await route.continue();
    });
    await page.goto('/');
    const more = page.getByRole('link', { name: 'KNOW MORE' });
    await expect(more).toHaveAttribute('href', '/about');
    await expect(page.getByText('10:00 AM to 07:00 PM', { exact: true })).toBeVisible();
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(headings).toHaveText([
      'Welcome to the showroom',
      'On the showroom floor',
      'Tell us what you need',
      'Come and try one',
    ]);
    for (const path of ['/motorcycle', '/scooters']) {
      const way = page.getByRole('main').locator(`[href="${path}"]`).first();
      await expect(way, 'in the first screen').toBeInViewport({ ratio: 1 });
    }
    await page.getByRole('link', { name: 'Enquire', exact: true }).click();
    const form = page.getByRole('tab', { name: 'Sales' });
    await expect(form).toBeInViewport();
    await expect
      .poll(() =>
        page.evaluate(() =>
          Math.round(document.querySelector('#enquire')!.getBoundingClientRect().top),
        ),
      )
      .toBe(88);
    open();
    await expect(page.getByRole('img', { name: /^Sketch map/ })).toBeVisible();
    await expect(page.getByText('10:00 AM to 07:00 PM', { exact: true })).toBeVisible();
    await expect(form, 'nothing has moved it').toBeInViewport();
    expect(await shifts()).toEqual([]);
    await more.click();
    await expect(page).toHaveURL(/\/about$/);
    await page.goBack();
    await expect(more).toBeVisible();
  },
);

test('a phone on its side has the lists of models and the way to the form in its first screen', async ({
  openPage,
}) => {
  const page = await openPage({ width: 740, height: 360 });
  await page.goto('/');
  for (const name of [
    /^Motorcycles from ₹ [\d,]+$/,
    /^Scooters from ₹ [\d,]+$/,
    /^Send an enquiry$/,
  ]) {
    const way = page.getByRole('main').getByRole('link', { name }).first();
    await expect(way, name.source).toBeInViewport({ ratio: 1 });
  }
});
