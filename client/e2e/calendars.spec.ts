import { expect, test } from './fixtures.ts';
import { expectClean } from './staff-page.ts';

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a calendar address is made, shown once, read by a calendar, and ended', async ({
      page,
      ownSite,
      logIn,
    }) => {
      const { url, staff } = ownSite;
      await logIn(page, staff, url);
      await page.goto(`${url}/admin/calendar`);
      const own = page.getByRole('region', { name: 'My appointments' });
      await expect(own.getByText('No address yet.')).toBeVisible();
      await own.getByRole('button', { name: 'Make an address' }).click();
      const address = await own.getByLabel('Address').inputValue();
      expect(address).toMatch(/\/calendars\/[\w-]{43}\.ics$/);
      await expectClean(page);
      const file = await page.request.get(address);
      expect(await file.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
      await page.reload();
      await expect(own.getByText(/^Made .+ · Last read/)).toBeVisible();
      await expect(own.getByLabel('Address')).toHaveCount(0);
      await own.getByRole('button', { name: 'End' }).click();
      await expect(own.getByText('No address yet.')).toBeVisible();
      await expect(own.getByRole('button', { name: 'Make an address' })).toBeFocused();
      expect((await page.request.get(address)).status()).toBe(404);
      await expect(page.getByRole('region', { name: 'Workshop' })).toBeVisible();
    });
  });
}
