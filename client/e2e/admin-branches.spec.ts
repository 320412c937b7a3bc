import { expectAccessible } from './accessibility.ts';
import { expectNoSidewaysScroll } from './catalogue-page.ts';
import { expect, test } from './fixtures.ts';

test.use({ expectedErrors: [/status of 40[04]/] });

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a branch is added, gets its hours, is moved, hidden, deleted and brought back, by keyboard', async ({
      page,
      ownSite,
      logIn,
      openPage,
    }) => {
      const { url, staff } = ownSite;
      await logIn(page, staff, url);
      await page.goto(`${url}/admin/branches`);
      const press = async (name: string) => {
        await page.getByRole('button', { name }).focus();
        await page.keyboard.press('Enter');
      };
      const status = page.getByRole('status');

      await press('Add a branch');
      const dialog = page.getByRole('dialog', { name: 'Add a branch' });
      await expect(dialog.getByLabel('State')).toHaveValue('West Bengal');
      await dialog.getByLabel('City').focus();
      await page.keyboard.press('Enter');
      await expect(dialog.getByText('Fill this in').first()).toBeVisible();
      await expect(dialog.getByLabel('Street')).toBeFocused();
      await expectAccessible(page, { part: 'dialog' });
      await dialog.getByLabel('Name').fill('Malda Motors');
      await dialog.getByLabel('Street').fill('12 Rabindra Avenue');
      await dialog.getByLabel('City').fill('Malda');
      await dialog.getByLabel('PIN code').fill('732101');
      await dialog.getByLabel('Phone number').fill('+91 3512 25 1234');
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveCount(0);
      const edit = page.getByRole('link', { name: 'Edit Malda Motors' });
      await expect(edit).toBeFocused();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Branch: Malda Motors' })).toBeVisible();
      const week = page.getByRole('region', { name: 'The week' });
      await expect(week.getByText('Mon to Sat 10:00 AM to 07:00 PM; Sunday')).toBeVisible();
      await week.getByLabel('This branch has opening hours of its own').focus();
      await page.keyboard.press('Space');
      await week.getByLabel('Monday opens').fill('08:00');
      await week.getByLabel('Monday closes').fill('12:00');
      await week.getByRole('button', { name: 'Copy Monday to all days' }).press('Enter');
      await week.getByRole('button', { name: 'Save' }).press('Enter');
      await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
      const map = page.getByRole('region', { name: 'Map' });
      await map.getByLabel('The place of this branch on the map is known').press('Space');
      await map.getByRole('button', { name: 'Save' }).press('Enter');
      await expect(map.getByText('Enter latitude and longitude').first()).toBeVisible();
      await expect(map.getByLabel('Latitude')).toBeFocused();
      await map.getByLabel('Latitude').fill('25.0108');
      await map.getByLabel('Longitude').fill('88.1411');
      // The history lists what is stored when it is opened.
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
      await page.keyboard.press('Enter');
      await saved;
      await expect(map.getByText('Enter latitude and longitude')).toHaveCount(0);
      await map.getByRole('button', { name: 'History' }).press('Enter');
      const history = page.getByRole('dialog', { name: 'History of Place on the map' });
      await expect(history.getByText('25.0108, 88.1411')).toBeVisible();
      await page.keyboard.press('Escape');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'All branches' }).press('Enter');
      await expect(edit).toBeFocused();

      const visitor = await openPage({ width, height: 800 });
      await visitor.clock.setFixedTime(Date.parse('2026-11-22T09:00:00+05:30'));
      const menu = async () => {
        await visitor.goto(`${url}/about`);
        if (width < 1024) await visitor.locator('summary', { hasText: 'Menu' }).click();
        await visitor.getByText('NETWORKS').filter({ visible: true }).click();
        return visitor.getByRole('link', { name: /^(Siliguri|Malda)$/ });
      };
      await expect(await menu()).toHaveText(['Siliguri', 'Malda']);
      await visitor.getByRole('link', { name: 'Malda' }).click();
      const expectOwn = async () => {
        await expect(visitor).toHaveTitle(/^Showroom in Malda: /);
        await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Find us in Malda');
        const details = visitor.locator('dl', { hasText: 'Sunday' }).first();
        await expect(details).toContainText('12 Rabindra Avenue, Malda, West Bengal 732101');
        await expect(details).toContainText('SundayOpen 08:00 AM to 12:00 PM');
        await expect(details.getByRole('link', { name: '+91 3512 25 1234' }).first()).toBeVisible();
        // On this Sunday at nine the dealership itself is closed.
        await expect(visitor.locator('main').getByText('Open now, until 12:00 PM')).toBeVisible();
        await expect(visitor.getByText('From Siliguri Junction')).toHaveCount(0);
        const way = visitor.getByRole('link', { name: 'Open in maps' });
        await expect(way).toHaveAttribute('href', /query=25\.0108%2C88\.1411$/);
      };
      await expectOwn();
      const path = new URL(visitor.url()).pathname;
      await visitor.reload();
      await expectOwn();
      await expectNoSidewaysScroll(visitor);
      await expectAccessible(visitor);
      const document = await (await visitor.request.get(url + path)).text();
      expect(document).toContain('"addressLocality":"Malda"');
      expect(document).toContain('"latitude":25.0108');
      const sitemap = async () => (await visitor.request.get(`${url}/sitemap.xml`)).text();
      expect(await sitemap()).toContain(`${path}<`);

      const menuOfMalda = page.getByRole('button', { name: 'Actions for Malda Motors' });
      const choose = async (item: string) => {
        await menuOfMalda.press('Enter');
        await page.getByRole('menuitem', { name: item, exact: true }).press('Enter');
      };
      await choose('Move up');
      await expect(status).toHaveText('Malda Motors is now number 1 of 2.');
      await expect(menuOfMalda).toBeFocused();
      await expect(await menu()).toHaveText(['Malda', 'Siliguri']);

      await choose('Hide');
      await expect(menuOfMalda).toBeFocused();
      await expect(status).toHaveText('Malda Motors is hidden from visitors.');
      expect((await visitor.goto(url + path))?.status()).toBe(404);
      await expect(visitor.getByText('We could not find this showroom')).toBeVisible();
      expect(await sitemap()).not.toContain(`${path}<`);
      await choose('Show');
      await expect(status).toHaveText('Visitors see Malda Motors again.');

      await choose('Delete');
      const bringBack = page.getByRole('button', { name: 'Bring back Malda Motors' });
      await expect(bringBack).toBeFocused();
      await expect(page.getByText('Can be brought back for 30 days')).toBeVisible();
      expect((await visitor.goto(url + path))?.status()).toBe(404);
      await expectAccessible(page);
      await bringBack.press('Enter');
      await expect(edit).toBeFocused();
      await expect(status).toHaveText('Malda Motors is back, as it was.');
      expect((await visitor.goto(url + path))?.status()).toBe(200);
      await expectOwn();
    });
  });
}
