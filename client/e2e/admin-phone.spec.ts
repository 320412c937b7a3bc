import { expect, test } from './fixtures.ts';
import { doubleText, expectTextsFit } from './page-fit.ts';
import { pictureFile } from './pictures.ts';
import { openScreen, openMenu } from './staff-page.ts';

test.beforeEach(async ({ page, logIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page);
});

test('on a phone a price is changed on its card', async ({ page, site }) => {
  await page.goto('/admin/dashboard');
  const menu = await openMenu(page);
  await menu.getByRole('link', { name: 'Price', exact: true }).click();
  const cards = page.getByRole('list', { name: 'Prices' }).getByRole('listitem');
  await page.getByLabel('Sort by').selectOption('Price, high to low');
  const card = cards.filter({ hasText: 'CB350' }).first();
  // The whole card is the button.
  await card.click({ position: { x: 20, y: 8 } });
  const dialog = page.getByRole('dialog', { name: 'Edit Price' });
  await dialog.getByLabel('DLX', { exact: true }).fill('2,05,000');
  await dialog.getByLabel('DLX Pro').fill('2,06,000');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const toast = page.getByText('Price updated successfully');
  await expect(toast).toBeVisible();
  const bar = await page.getByRole('banner').boundingBox();
  expect((await toast.boundingBox())?.y).toBeGreaterThanOrEqual(bar?.height ?? Infinity);
  await expect(card).toContainText('₹ 2,05,000');
  const view = await page.request.get(`${site.url}/api/bikeView/CB350`);
  expect(await view.json()).toMatchObject({ bikePrice: 205_000 });
});

test('on a phone an offer is added and deleted', async ({ page }) => {
  await page.goto('/admin/offer');
  await page.getByRole('button', { name: 'New' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Offer' });
  await dialog.getByPlaceholder('Enter Offer Title').fill('Phone offer');
  await dialog.getByPlaceholder('Enter Description').fill('From the counter');
  await dialog.locator('input[type=file]').setInputFiles(pictureFile('phone.png'));
  await expect(dialog.getByText('Uploaded. Save to show it')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Offer Added Successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Phone offer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Offer Deleted Successfully!')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Offers' })).not.toContainText('Phone offer');
  const deleted = page.getByRole('list', { name: 'Deleted' });
  await expect(deleted.getByRole('button', { name: 'Bring back Phone offer' })).toBeVisible();
});

test('what a thumb presses is 44 px high and wide', async ({ page }) => {
  const screens = [
    'dashboard',
    'desk',
    'appointments',
    'insights',
    'enquiries',
    'price',
    'bikes',
    'offer',
    'change-password',
    'account',
    'profile',
    'security',
    'alerts',
    'days-off',
    'erasure',
    'takeout',
    'calendar',
  ];
  for (const screen of screens) {
    await page.goto(`/admin/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    // The dashboard's numbers stay hidden until the parts above them have loaded.
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const exports = page.getByRole('button', { name: 'Export' });
    if ((await exports.count()) > 0) await exports.click();
    const small = await page
      .locator(
        'main :is(button, select, input:not([type=checkbox], [type=radio], [hidden]), a, label:has(input))',
      )
      .evaluateAll((controls) =>
        controls
          .map((control) => {
            const { width, height } = control.getBoundingClientRect();
            // A button's click area may be larger than the button: its whole card.
            const isRow = getComputedStyle(control, '::after').position === 'absolute';
            const isFit = isRow || (width >= 44 && height >= 44) || !control.checkVisibility();
            return isFit ? '' : control.outerHTML.slice(0, 120);
          })
          .filter((text) => text !== ''),
      );
    expect(small, screen).toEqual([]);
  }
});

for (const { width, height } of [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]) {
  test(`the dashboard's numbers of twice the size stay in their boxes, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openScreen(page, 'dashboard', 'Dashboard');
    await page.evaluate(() =>
      document.documentElement.style.setProperty('font-size', '200%', 'important'),
    );
    await expectTextsFit(page, 'a browser whose text is set to 200 %');
    // As wide as most phones: the bar over all screens has a name beside its title.
    await page.setViewportSize({ width: Math.max(width, 412), height });
    await openScreen(page, 'dashboard', 'Dashboard');
    await doubleText(page);
    await expectTextsFit(page, 'a phone whose text is set to 200 %');
  });
}

test('on a phone texts of twice the size stay in their tabs, marks and sections', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [screen, heading] of [
    ['price', 'Manage Price'],
    ['offer', 'Manage Offers'],
    ['dealership', 'Dealership'],
    ['desk', 'Desk'],
  ] as const) {
    await openScreen(page, screen, heading);
    await page.evaluate(() =>
      document.documentElement.style.setProperty('font-size', '200%', 'important'),
    );
    await expectTextsFit(page, `${screen}, a browser whose text is set to 200 %`);
  }
});

test('words of the menu stay whole between phone and desktop', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const screen of ['appointments', 'desk']) {
    await page.goto(`/admin/${screen}`);
    const word = page.getByRole('navigation', { name: 'Admin menu' }).getByText('Appointments');
    const { height } = (await word.boundingBox()) ?? { height: 0 };
    expect(height).toBeLessThan(24);
  }
});
