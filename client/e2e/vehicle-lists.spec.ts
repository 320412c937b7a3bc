import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import {
  countCalls,
  desktop,
  navigationState,
  phone,
  stubPictures,
  tablet,
  watchShifts,
} from './catalogue-page.ts';
import { expect, test } from './fixtures.ts';

function strip(page: Page, name = 'All motorcycles') {
  return page.getByRole('region', { name });
}

/** The names of the visible models in the strip. */
async function shownModels(page: Page, name?: string): Promise<string[]> {
  return strip(page, name)
    .getByRole('list')
    .evaluate((track) => {
      const { left, right } = track.getBoundingClientRect();
      return Array.from(track.children)
        .filter((item) => {
          const box = item.getBoundingClientRect();
          return box.left >= left - 1 && box.right <= right + 1;
        })
        .map(
          (item) =>
            item.querySelector('a > span:nth-child(2) > span:first-child')?.textContent ?? '',
        );
    });
}

for (const [viewport, count] of [
  [phone, 1],
  [{ width: 639, height: 740 }, 1],
  [{ width: 640, height: 740 }, 2],
  [{ width: 1023, height: 740 }, 2],
  [{ width: 1024, height: 740 }, 6],
  [desktop, 6],
] as const) {
  test(`the strip shows ${count} at once at ${viewport.width} px`, async ({ openPage }) => {
    const page = await openPage(viewport);
    await stubPictures(page);
    await page.goto('/motorcycle');
    await expect.poll(() => shownModels(page)).toHaveLength(count);
  });
}

for (const viewport of [phone, desktop]) {
  test(`the strip stops at both ends at ${viewport.width} px`, async ({ openPage }) => {
    const page = await openPage(viewport);
    await stubPictures(page);
    await page.goto('/scooters');
    const models = strip(page, 'All scooters');
    const next = models.getByRole('button', { name: 'Next' });
    const previous = models.getByRole('button', { name: 'Previous' });
    const items = models.getByRole('listitem');
    await expect(items.first()).toBeInViewport({ ratio: 0.99 });
    await expect(previous).toBeDisabled();
    const perView = viewport === phone ? 1 : 6;
    const pages = Math.ceil((await items.count()) / perView);
    for (let page = 1; page < pages; page += 1) await next.click();
    await expect(next).toBeDisabled();
    await expect(items.last()).toBeInViewport({ ratio: 0.99 });
    await next.click({ force: true });
    await expect(items.last()).toBeInViewport({ ratio: 0.99 });
    const title = page.getByRole('heading', { level: 2 }).first();
    if (viewport === phone) {
      // The strip shows the current model, and a list leads to any other.
      await expect(title).toHaveText('QC1');
      await expect(page).toHaveURL(/bike=QC1$/);
      await models.getByRole('combobox', { name: 'Go to a model' }).selectOption('Aviator');
      await expect(title).toHaveText('Aviator');
      await expect.poll(() => shownModels(page, 'All scooters')).toEqual(['Aviator']);
    } else {
      await expect(title).toHaveText('Activa 6G');
    }
    await previous.focus();
    await page.keyboard.press('Home');
    await expect(items.first()).toBeInViewport({ ratio: 0.99 });
    await expect(previous).toBeDisabled();
  });
}

test('the first load needs no call but for what comes later: the data come with the document', async ({
  page,
}) => {
  await stubPictures(page);
  const calls = countCalls(page);
  for (const path of ['/motorcycle', '/scooters', '/view-details?bike=Unicorn']) {
    await page.goto(path);
    await expect(page.getByText('₹').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  // The monthly sums of lists and models, and the colours below the price of a model.
  expect([...calls.keys()].sort()).toEqual(['/api/bikeColours/Unicorn', '/api/monthly-costs']);
});

test(
  'a chosen model is shown, stays after a reload, and is no step for Back',
  { tag: '@core' },
  async ({ page }) => {
    await stubPictures(page);
    await page.goto('/scooters');
    await page.goto('/motorcycle');
    await strip(page).getByRole('link', { name: 'Shine 125' }).click();
    await expect(page).toHaveURL(/\/motorcycle\?bike=Shine125$/);
    const stage = page.getByRole('region', { name: 'Shine 125' });
    await expect(stage.getByRole('img', { name: 'Shine 125' })).toBeVisible();
    await expect(stage).toContainText(/₹\s\d\d,\d{3}/);
    await expect(stage.getByRole('term')).toHaveText(['Engine', 'Power', 'Transmission']);
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: 'Shine 125' })).toBeVisible();
    await expect(strip(page).getByRole('link', { name: 'Shine 125' })).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(/\/scooters$/);
  },
);

test('the buttons carry the model in the address and in the navigation state @both-long', async ({
  page,
}) => {
  await stubPictures(page);
  for (const [button, address] of [
    ['View Details', '/view-details?bike=Hornet2.0'],
    ['Angle View', '/angle-view?bike=Hornet2.0'],
    ['EMI', '/finance?bike=Hornet2.0&emi=1'],
  ] as const) {
    await page.goto('/motorcycle?bike=Hornet2.0');
    await page
      .getByRole('region', { name: 'Hornet 2.0' })
      .getByRole('link', { name: button })
      .click();
    await expect.poll(() => page.url()).toContain(address);
    expect(await navigationState(page)).toEqual({ bikeName: 'Hornet2.0' });
  }
});

test('brochure, call and WhatsApp name the model', async ({ page }) => {
  await stubPictures(page);
  await page.goto('/motorcycle?bike=Hornet2.0');
  const stage = page.getByRole('region', { name: 'Hornet 2.0' });
  await expect(stage.getByRole('link', { name: 'E-Brochure' })).toHaveAttribute(
    'href',
    '/brochures/hornet2.0.pdf',
  );
  await expect(stage.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/);
  await expect(stage.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /wa\.me.*Hornet%202\.0/,
  );
});

for (const bike of ['XBLADE', 'CD110DELUXE']) {
  test(`${bike} has no details and no frames, says so and offers an enquiry @both-long`, async ({
    page,
  }) => {
    await stubPictures(page);
    await page.goto(`/motorcycle?bike=${bike}`);
    await expect(page.getByRole('button', { name: 'View Details' })).toBeDisabled();
    const angle = page.getByRole('button', { name: 'Angle View' });
    await expect(angle).toBeDisabled();
    await expect(angle).toHaveAccessibleDescription(/are not available yet/);
    await page.getByRole('link', { name: 'Ask us about' }).click();
    await expect.poll(() => page.url()).toMatch(/\/text-ride-booking\?bike=/);
  });
}

test.describe('with a server that fails', () => {
  test.use({ expectedErrors: [/503/] });

  for (const [from, item, path, text] of [
    ['/scooters', 'MOTORCYCLE', '/api/bikes', 'Failed to fetch data'],
    ['/motorcycle', 'SCOOTERS', '/api/scooters', 'Failed to load scooters.'],
  ] as const) {
    test(`${path} is tried three times, then again on Retry`, async ({ page }) => {
      await stubPictures(page);
      const calls = countCalls(page);
      let isDown = true;
      await page.route(`**${path}`, (route) =>
        isDown ? route.fulfill({ status: 503, json: {} }) : route.continue(),
      );
      await page.goto(from);
      await page.getByRole('navigation', { name: 'Main' }).getByText(item).click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(text);
      expect(calls.get(path)).toBe(3);
      await expect(page.getByRole('link', { name: 'Or call' })).toHaveAttribute('href', /^tel:/);
      isDown = false;
      await alert.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('link', { name: 'View Details' })).toBeVisible();
      expect(calls.get(path)).toBe(4);
    });
  }
});

for (const viewport of [phone, tablet, desktop]) {
  test(`nothing moves by itself and all can use it at ${viewport.width} px`, async ({
    openPage,
  }) => {
    const page = await openPage(viewport);
    await stubPictures(page);
    const shifts = await watchShifts(page);
    await page.goto('/motorcycle?bike=Unicorn');
    await expect(page.getByRole('heading', { level: 2, name: 'Unicorn' })).toBeVisible();
    await expectAccessible(page);
    expect(await shifts()).toEqual([]);
  });
}

test('nothing moves while the answer of a slow server is on its way', async ({ openPage }) => {
  const page = await openPage(phone);
  await stubPictures(page);
  const shifts = await watchShifts(page);
  let goOn = () => {};
  const isDrawn = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/api/bikes', async (route) => {
    await isDrawn;
    await route.continue();
  });
  await page.goto('/scooters');
  await page.locator('summary', { hasText: 'Menu' }).click();
  await page.getByRole('link', { name: 'MOTORCYCLE', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Motorcycles' })).toBeVisible();
  goOn();
  await expect(page.getByRole('link', { name: 'View Details' })).toBeVisible();
  expect(await shifts()).toEqual([]);
});
