import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openScreen } from './staff-page.ts';

test.beforeEach(async ({ page, logIn }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page);
});

test(
  'a new price is on the public website at once @both',
  { tag: '@core' },
  async ({ page, site, openPage }) => {
    await openScreen(page, 'price', 'Manage Price');
    await page.getByLabel('Search').fill('livo');
    await page.getByRole('button', { name: 'Livo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Price' });
    const input = dialog.getByLabel('Drum');
    await expect(input).toBeFocused();
    await input.fill('');
    await input.press('Enter');
    await expect(dialog.getByText('Please enter a valid price')).toBeVisible();
    await input.fill('81,234.50');
    await dialog.getByLabel('Disc').fill('80,000');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Price updated successfully')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('row', { name: /Livo/ })).toContainText('₹ 80,000');
    await expect(page.getByRole('button', { name: 'Livo' })).toBeFocused();

    const view = await page.request.get(`${site.url}/api/bikeView/Livo`);
    expect(await view.json()).toMatchObject({ bikePrice: 80_000 });
    const visitor = await openPage({ width: 360, height: 740 });
    await visitor.goto('/view-details?bike=Livo&variant=Drum');
    await expect(visitor.getByRole('main')).toContainText('81,234.5');
    await visitor.goto('/finance?bike=Livo&emi=1');
    const calculator = visitor.getByRole('dialog');
    await expect(calculator.getByLabel('Loan amount')).toHaveValue('64000');
  },
);

test('a price from a day on is planned in six taps, seen in the row and in the history, and cancelled', async ({
  page,
  site,
}) => {
  type Model = { name: string; model_id: number };
  const taps: string[] = [];
  const tap = async (target: Locator) => {
    taps.push(await target.innerText());
    await target.click();
  };
  const menu = page.getByRole('navigation', { name: 'Admin menu' });
  await page.goto('/admin/desk');
  await tap(menu.getByText('Manage', { exact: true }));
  await tap(menu.getByRole('link', { name: 'Price', exact: true }));
  await tap(page.getByRole('button', { name: 'Unicorn' }));
  const dialog = page.getByRole('dialog', { name: 'Edit Price' });
  await expect(dialog.getByLabel('Standard', { exact: true })).toBeFocused();
  await page.keyboard.type('1,23,456');
  // On the last day of a month its next first is tomorrow.
  await tap(dialog.getByRole('button', { name: /1 \w{3}|tomorrow/ }));
  await tap(dialog.getByRole('button', { name: 'Schedule prices' }));
  expect(taps.length).toBeLessThanOrEqual(6);
  await expect(page.getByText('New price scheduled')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const row = page.getByRole('row', { name: /Unicorn/ });
  await expect(row).toContainText(/₹\s1,23,456 from .*(1 \w{3}|tomorrow)/);

  const rows = (await (await page.request.get(`${site.url}/api/managePrice`)).json()) as Model[];
  const id = rows.find(({ name }) => name === 'Unicorn')?.model_id;
  const history = await page.request.get(`${site.url}/api/vehicles/${id}/changes`);
  const { changes } = (await history.json()) as { changes: object[] };
  expect(changes[0]).toMatchObject({
    section: 'planned-prices',
    after: { prices: [{ name: 'Standard', price: 123_456 }] },
  });
  await row.getByRole('button', { name: /^Cancel ₹\s1,23,456 from .*: Unicorn/ }).click();
  await expect(page.getByText('Scheduled price cancelled')).toBeVisible();
  await expect(row).not.toContainText('1,23,456');
});

test('of a price that two people change both are shown', async ({ page, site, expectedErrors }) => {
  expectedErrors.push(/status of 409/);
  await openScreen(page, 'price', 'Manage Price');
  await page.getByRole('button', { name: 'X-Blade' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Price' });
  await dialog.getByLabel('New price').fill('122000');
  const other = await page.request.patch(`${site.url}/api/managePrice/XBLADE`, {
    data: { price: 119_000 },
  });
  expect(other.status()).toBe(200);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('₹ 1,19,000')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep yours' }).click();
  await expect(page.getByText('Price updated successfully')).toBeVisible();
  await expect(page.getByRole('row', { name: /X-Blade/ })).toContainText('₹ 1,22,000');
});

test('the three screens are tabs with addresses of their own', async ({ page }) => {
  await openScreen(page, 'price', 'Manage Price');
  const tabs = page.getByRole('navigation', { name: 'Prices and models on sale' });
  await tabs.getByRole('link', { name: 'Accessories Price' }).click();
  await expect(page.getByRole('heading', { name: 'Manage Accessories Price' })).toBeVisible();
  await tabs.getByRole('link', { name: 'Bikes' }).click();
  await expect(page.getByRole('heading', { name: 'Manage Vehicles' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/bikes$/);
  await expect(tabs.getByRole('link', { name: 'Bikes' })).toHaveAttribute('aria-current', 'page');
});

test('a price that the server refuses is explained beside it, and stays', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  await openScreen(page, 'price', 'Manage Price');
  await page.getByRole('button', { name: 'X-Blade' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Price' });
  await dialog.getByLabel('New price').fill('a lakh');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please enter a valid price')).toBeVisible();
  await expect(dialog.getByLabel('New price')).toHaveValue('a lakh');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a price that cannot be sent says so and can be sent again', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await openScreen(page, 'price', 'Manage Price');
  await page.getByRole('button', { name: 'X-Blade' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Price' });
  await dialog.getByLabel('New price').fill('121000');
  await page.route('**/api/managePrice/*', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Failed to update price!')).toBeVisible();
  await expect(dialog.getByRole('alert')).toContainText('cannot be reached');
  await page.unroute('**/api/managePrice/*');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Price updated successfully')).toBeVisible();
});

test('accessories are found by name, model and part number, and sorted by price', async ({
  page,
}) => {
  await openScreen(page, 'accessories-price', 'Manage Accessories Price');
  await expect(page.getByText(/^\d+ entries$/)).toBeVisible();
  await page.getByLabel('Search').fill('guard livo');
  const rows = page.locator('tbody tr');
  for (const row of await rows.all()) await expect(row).toContainText('Livo');
  await page.getByRole('button', { name: 'Price', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  const prices = await rows.locator('td:last-child').allTextContents();
  const numbers = prices.map((text) => Number(text.replace(/[^\d.]/g, '')));
  expect(numbers.length).toBeGreaterThan(1);
  expect(numbers).toEqual(numbers.toSorted((left, right) => left - right));

  await rows.first().getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Edit Accessory Price' });
  await dialog.getByLabel('New price').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please select an accessory and enter a price!')).toBeVisible();
  await dialog.getByLabel('New price').fill('333');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Price updated successfully')).toBeVisible();
  await expect(rows.first()).toContainText('₹ 333');
  await page.getByLabel('Search').fill('no such part');
  await expect(page.getByText('Nothing matches this search.')).toBeVisible();
});

test('a scooter that is deactivated leaves the website, and comes back', async ({ page, site }) => {
  const scooters = async () => {
    const answer = await page.request.get(`${site.url}/api/scooters`);
    return ((await answer.json()) as { bikeName: string }[]).map(({ bikeName }) => bikeName);
  };
  await openScreen(page, 'bikes', 'Manage Vehicles');
  await expect(page.getByRole('columnheader')).toHaveText(['S No.', 'Model Name', 'Active']);
  await page.getByLabel('Show').selectOption('Scooters');
  const name = 'Grazia 125';
  const tick = page.getByRole('checkbox', { name: `${name} is active` });
  await tick.click();
  await expect(page.getByText('Vehicle deactivated successfully')).toBeVisible();
  await expect(tick).not.toBeChecked();
  expect(await scooters()).not.toContain(name);

  await page.reload();
  await expect(tick).not.toBeChecked();
  await tick.click();
  await expect(page.getByText('Vehicle activated successfully')).toBeVisible();
  await expect(tick).toBeChecked();
  expect(await scooters()).toContain(name);
});

test('a status that cannot be changed stays as it was', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await openScreen(page, 'bikes', 'Manage Vehicles');
  await page.route('**/api/bikes/*/status', (route) => route.abort());
  const tick = page.getByRole('checkbox').first();
  await tick.click();
  await expect(page.getByText('Something went wrong! Please try again.')).toBeVisible();
  await expect(tick).toBeChecked();
});

test('lists that cannot be loaded say so and can be loaded again', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/);
  const down = { message: 'Down', error: 'Down', code: 'unavailable', requestId: 'x' };
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/bikes_admin', async (route) => {
    await held;
    await route.fulfill({ status: 503, json: down });
  });
  await openScreen(page, 'bikes', 'Manage Vehicles');
  const spinner = page.getByRole('status').filter({ hasText: 'Loading...' });
  await expect(spinner).toBeVisible();
  expect(await spinner.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
  release();
  await expect(page.getByText('Failed to fetch bikes.')).toBeVisible();
  await page.unroute('**/api/bikes_admin');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
});

test('on a phone Save stays above the bar at the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openScreen(page, 'price', 'Manage Price');
  await page.getByRole('button', { name: 'Activa 6G' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Price' });
  await expect(dialog.getByLabel('Standard', { exact: true })).toBeFocused();
  const edgeOf = async (part: Locator) => (await part.boundingBox()) ?? { y: NaN, height: NaN };
  const save = await edgeOf(dialog.getByRole('button', { name: 'Save' }));
  const bar = await edgeOf(page.getByRole('navigation', { name: 'Main screens' }));
  expect(save.y + save.height).toBeLessThanOrEqual(bar.y);
});
