import { readTakeout } from '../../server/test/support/database/read-takeout.ts';
import { expect, test } from './fixtures.ts';
import { expectClean } from './staff-page.ts';

test.use({ expectedErrors: [/status of 400/], viewport: { width: 360, height: 800 } });

test('an owner takes everything out with the password, as a file that a program can read', async ({
  page,
  ownSite,
  logIn,
}) => {
  const { url, staff } = ownSite;
  await logIn(page, staff, url);
  await page.goto(`${url}/admin/takeout`);
  await page.getByRole('button', { name: 'Take out everything…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take out everything?' });
  await dialog.getByLabel('password').fill('not this one');
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect(dialog.getByText('The current password is incorrect')).toBeVisible();
  await expectClean(page);
  await dialog.getByLabel('password').fill(staff.password);
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await (await downloading).path();
  await expect(page.getByRole('status').getByText('The download has begun.')).toBeFocused();
  const { description, found, close } = await readTakeout(file);
  close();
  for (const { table, rows } of description.files) expect(found.get(table)?.rows).toBe(rows);
  expect(found.get('vehicles')?.rows).toBeGreaterThan(10);
  await page.goto(`${url}/admin/audit`);
  await expect(page.getByText('Takeout made').last()).toBeVisible();
});
