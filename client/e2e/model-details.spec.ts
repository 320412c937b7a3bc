import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import {
  countCalls,
  desktop,
  navigationState,
  phone,
  stubPictures,
  watchShifts,
} from './catalogue-page.ts';
import { expect, test } from './fixtures.ts';

const HORNET = '/view-details?bike=Hornet2.0';

async function open(page: Page, path = HORNET) {
  const pictures = await stubPictures(page);
  await page.goto(path);
  return pictures;
}

function tab(page: Page, name: string) {
  return page.getByRole('tab', { name });
}

test('five tabs, and each call is made once; the colours and the monthly sum are also below the picture @both-long', async ({
  page,
}) => {
  const calls = countCalls(page);
  await open(page);
  await expect(page.getByRole('tab')).toHaveText([
    'Hornet 2.0',
    'SPECIFICATIONS',
    'COLOURS',
    'FEATURES',
    'ACCESSORIES',
  ]);
  await expect(page.getByRole('heading', { level: 1, name: 'Hornet 2.0' })).toBeVisible();
  await tab(page, 'SPECIFICATIONS').click();
  const below = ['/api/bikeColours/Hornet2.0', '/api/monthly-costs'];
  await expect.poll(() => [...calls.keys()].toSorted()).toEqual(below);
  for (const round of ['first', 'second']) {
    for (const [name, call] of [
      ['COLOURS', 'bikeColours'],
      ['FEATURES', 'bikeFeatures'],
      ['ACCESSORIES', 'bikeAccessories'],
    ] as const) {
      await tab(page, name).click();
      await expect(page.getByRole('tabpanel', { name }).locator('img').first()).toBeVisible();
      expect(calls.get(`/api/${call}/Hornet2.0`), `${round} visit`).toBe(1);
    }
  }
  expect(calls.size).toBe(4);
});

test('a colour below the price changes the picture, by keyboard too', async ({ openPage }) => {
  const page = await openPage(phone);
  await open(page);
  const panel = page.getByRole('tabpanel', { name: 'Hornet 2.0' });
  const colours = panel.getByRole('group', { name: 'COLOURS' }).getByRole('radio');
  await expect(colours.first()).toBeChecked();
  const picture = panel.locator('img').first();
  const before = await picture.getAttribute('src');
  await colours.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(colours.nth(1)).toBeChecked();
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  await expectAccessible(page);
});

test(
  'a variant changes the price, stays after a reload, and goes to the test ride @both-long',
  { tag: '@core' },
  async ({ openPage }) => {
    const page = await openPage(desktop);
    await open(page, '/view-details?bike=Activa6G');
    const panel = page.getByRole('tabpanel', { name: 'Activa 6G' });
    await expect(panel).toContainText('Start from');
    await expect(panel).toContainText('₹ 75,480');
    const variants = page.getByLabel('Select Variant');
    await expect(variants.locator('option').nth(2)).toHaveText('Deluxe · ₹ 78,020');
    await variants.selectOption('Deluxe');
    await expect(panel.locator('p', { hasText: 'Start from' })).toHaveText(
      /Start from · Deluxe\s*₹\s78,020\s*Ex-showroom/,
    );
    await page.reload();
    await expect(variants).toHaveValue('Deluxe');
    await expect(page).toHaveTitle(/^Activa 6G price/);
    await page.getByRole('link', { name: 'BOOK TEST RIDE' }).click();
    await expect
      .poll(() => page.url())
      .toContain('/text-ride-booking?bike=Activa6G&variant=Deluxe');
    expect(await navigationState(page)).toEqual({
      bikeName: 'Activa6G',
      bikePrice: 78_020,
      variant: 'Deluxe',
      image: expect.stringMatching(/^\/pictures\/activa-6g\//) as unknown,
    });
  },
);

test('six sections of specifications open by keyboard, labels in words', async ({ page }) => {
  await open(page);
  await tab(page, 'SPECIFICATIONS').click();
  const panel = page.getByRole('tabpanel', { name: 'SPECIFICATIONS' });
  await expect(panel.getByRole('heading')).toHaveText([
    'Body Dimensions',
    'Engine',
    'Transmission',
    'Tyres & Brakes',
    'Frame & Suspension',
    'Electricals',
  ]);
  await expect(panel.getByText('Ground clearance')).toBeVisible();
  await expect(panel.getByText('Front brake')).toBeHidden();
  await panel.locator('summary', { hasText: 'Tyres & Brakes' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Front brake')).toBeVisible();
});

test('the first colour is chosen; the glass is 150 px wide and enlarges 1.5 times', async ({
  openPage,
}) => {
  const page = await openPage(desktop);
  await open(page);
  await tab(page, 'COLOURS').click();
  const swatches = page.getByRole('radio');
  await expect(swatches.first()).toBeChecked();
  const picture = page.getByRole('tabpanel', { name: 'COLOURS' }).locator('img').first();
  const first = await picture.getAttribute('src');
  const box = await picture.boundingBox();
  if (!box) throw new Error('the picture is not shown');
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + 200)];
  await page.mouse.move(x, y);
  const glass = page.locator('div:has(> img[style])');
  const [lens, inside] = await Promise.all([
    glass.boundingBox(),
    glass.locator('img').boundingBox(),
  ]);
  expect(lens).toMatchObject({ width: 150, height: 150, x: x - 75, y: y - 75 });
  expect(inside?.width).toBeCloseTo(box.width * 1.5, 0);
  // The point under the pointer is in the middle of the glass.
  expect(((inside?.x ?? 0) - x) * -1).toBeCloseTo((x - box.x) * 1.5, 0);
  await swatches.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(swatches.nth(1)).toBeChecked();
  await expect(picture).not.toHaveAttribute('src', first ?? '');
});

test('on a phone a tap enlarges the colour, another one ends it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await open(page, `${baseURL ?? ''}${HORNET}`);
  await tab(page, 'COLOURS').tap();
  const picture = page.getByRole('tabpanel', { name: 'COLOURS' }).locator('img').first();
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  await expect(picture).toBeVisible();
  const normal = await width();
  await picture.tap();
  await expect.poll(width).toBeCloseTo(normal * 1.5, 0);
  await picture.tap();
  await expect.poll(width).toBeCloseTo(normal, 0);
  await context.close();
});

for (const viewport of [phone, desktop]) {
  for (const name of ['FEATURES', 'ACCESSORIES']) {
    test(`${name} wrap at both ends, with dots and keys, at ${viewport.width} px`, async ({
      openPage,
    }) => {
      // High enough for a whole card under the tabs.
      const page = await openPage({ ...viewport, height: 1000 });
      await open(page);
      await tab(page, name).click();
      const carousel = page.getByRole('region', { name });
      const items = carousel.getByRole('listitem');
      const dots = carousel.getByRole('button', { name: 'Show' });
      const inView = { ratio: viewport === phone ? 0.3 : 0.9 };
      await expect(dots.first()).toHaveAttribute('aria-current', 'true');
      await carousel.getByRole('button', { name: 'Previous' }).click();
      await expect(items.last()).toBeInViewport(inView);
      await expect(dots.last()).toHaveAttribute('aria-current', 'true');
      await carousel.getByRole('button', { name: 'Next' }).click();
      await expect(items.first()).toBeInViewport(inView);
      await dots.last().click();
      await expect(items.last()).toBeInViewport(inView);
      await page.keyboard.press('ArrowRight');
      await expect(items.first()).toBeInViewport(inView);
    });
  }
}

test('on a phone the bar of the site alone stays: it leads to the test ride, and covers no price', async ({
  openPage,
}) => {
  const page = await openPage(phone);
  await open(page);
  const bar = page.getByRole('navigation', { name: 'Contact us' });
  const price = page.locator('p', { hasText: 'Start from' });
  const [shown, top] = await Promise.all([price.boundingBox(), bar.boundingBox()]);
  expect((shown?.y ?? 0) + (shown?.height ?? Infinity)).toBeLessThanOrEqual(top?.y ?? 0);
  await expect(page.getByRole('link', { name: 'BOOK TEST RIDE' })).toBeVisible();
  await tab(page, 'SPECIFICATIONS').click();
  const enquire = bar.getByRole('link', { name: 'Enquire' });
  await expect(enquire).toBeInViewport({ ratio: 1 });
  await enquire.click();
  await expect(page).toHaveURL(/\/text-ride-booking\?bike=Hornet2\.0/);
});

test('a bike that nobody names is Unknown, with models to choose from', async ({ page }) => {
  await open(page, '/view-details');
  await expect(page.getByText('Unknown', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: /Activa 6G/ }).click();
  await expect(page).toHaveURL(/\/view-details\?bike=Activa6G$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Activa 6G' })).toBeVisible();
});

test('the navigation state names the bike where the address does not', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    history.replaceState(
      { usr: { bikeName: 'Unicorn' }, key: 'test', idx: 0 },
      '',
      '/view-details',
    );
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Unicorn' })).toBeVisible();
});

test.describe('with what is not there', () => {
  test.use({ expectedErrors: [/404|410|503/] });

  test('an unknown bike says so', async ({ page }) => {
    await open(page, '/view-details?bike=Nobody');
    await expect(page.getByText('We could not find a model with this name.')).toBeVisible();
    await expect(page.getByText('Nobody', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: /Activa 6G/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Activa 6G' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Nobody', { exact: true })).toBeVisible();
  });

  test('a picture that is missing leaves a drawing of its size', async ({ page }) => {
    await page.route('**/pictures/**', (route) => route.fulfill({ status: 404 }));
    await page.goto(HORNET);
    const drawing = page.getByRole('img', { name: 'Hornet 2.0' });
    await expect(drawing).toBeVisible();
    expect(await drawing.evaluate((element) => element.nodeName)).toBe('svg');
  });

  test('a tab whose call fails is tried three times, then on Retry', async ({ page }) => {
    const calls = countCalls(page);
    let isDown = true;
    await page.route('**/api/bikeFeatures/*', (route) =>
      isDown ? route.fulfill({ status: 503, json: {} }) : route.continue(),
    );
    await open(page);
    await tab(page, 'FEATURES').click();
    await expect(page.getByText('Loading tab content...')).toBeVisible();
    const panel = page.getByRole('tabpanel', { name: 'FEATURES' });
    await expect(panel.getByRole('link', { name: 'Or call' })).toBeVisible();
    expect(calls.get('/api/bikeFeatures/Hornet2.0')).toBe(3);
    isDown = false;
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(panel.getByRole('listitem').first()).toBeVisible();
  });

  test('a bike whose call fails is tried three times, then on Retry', async ({ page }) => {
    const calls = countCalls(page);
    let isDown = true;
    await page.route('**/api/bikeView/*', (route) =>
      isDown ? route.fulfill({ status: 503, json: {} }) : route.continue(),
    );
    await open(page, '/motorcycle?bike=Hornet2.0');
    await page.getByRole('link', { name: 'View Details' }).click();
    await expect(page.getByText('Loading bike details...')).toBeVisible();
    // With the name from the list, not the one in the address.
    const heading = page.getByRole('heading', { level: 1, name: 'Hornet 2.0' });
    await expect(heading).toBeVisible();
    const alert = page.getByRole('alert');
    await expect(alert).toBeVisible();
    expect(calls.get('/api/bikeView/Hornet2.0')).toBe(3);
    await expect(page.getByRole('link', { name: 'Or call' })).toBeVisible();
    isDown = false;
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('link', { name: 'BOOK TEST RIDE' }).first()).toBeVisible();
    await expect(heading).toBeVisible();
  });

  test('a model that is no longer sold says so and shows similar ones @both-long', async ({
    page,
    logIn,
  }) => {
    await logIn(page);
    const list = (await (await page.request.get('/api/bikes_admin')).json()) as {
      id: number;
      bikeName: string;
    }[];
    const livo = list.find(({ bikeName }) => bikeName === 'Livo');
    const setStatus = (status: number) =>
      page.request.patch(`/api/bikes/${livo?.id ?? 0}/status`, { data: { status } });
    expect((await setStatus(0)).ok()).toBe(true);
    try {
      await open(page, '/view-details?bike=Livo');
      await expect(page.getByText('The Livo is no longer sold')).toBeVisible();
      await expect(page.getByRole('link', { name: 'BOOK TEST RIDE' })).toHaveCount(0);
      const similar = page.getByRole('region', { name: 'Similar models on sale' });
      await expect(similar.getByRole('link')).toHaveCount(3);
      await expect(page.getByRole('link', { name: 'Ask us about the Livo' })).toBeVisible();
      await open(page, '/angle-view?bike=Livo');
      await expect(page.getByText('The Livo is no longer sold')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Livo');
      await expect(similar.getByRole('link')).toHaveCount(3);
      await expect(page.getByRole('button', { name: 'Turn it around' })).toHaveCount(0);
    } finally {
      await setStatus(1);
    }
  });
});

for (const viewport of [phone, desktop]) {
  test(`every tab can be used by all, and nothing moves by itself, at ${viewport.width} px`, async ({
    openPage,
  }) => {
    const page = await openPage(viewport);
    const shifts = await watchShifts(page);
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await open(page);
    for (const name of ['Hornet 2.0', 'SPECIFICATIONS', 'COLOURS', 'FEATURES', 'ACCESSORIES']) {
      await tab(page, name).click();
      await expect(page.getByText('Loading tab content...')).toHaveCount(0);
      await expectAccessible(page);
    }
    expect(await shifts()).toEqual([]);
  });
}

test('the title names the model on every way to its page', async ({ page }) => {
  await open(page, '/motorcycle?bike=Unicorn');
  await page.getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveTitle(/^Unicorn price/);
  await page.getByRole('link', { name: 'Angle View' }).click();
  await expect(page).toHaveTitle(/^Unicorn from every side/);
  await page.goBack();
  await expect(page).toHaveTitle(/^Unicorn price/);
  await page.goBack();
  await expect(page).toHaveTitle(/^Motorcycles/);
});
