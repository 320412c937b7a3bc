import { readFileSync } from 'node:fs';
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
  const bytes = readFileSync(file);
  // A zip with an end, and the file that is written last.
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.subarray(-22, -18).toString('latin1')).toBe('PK\x05\x06');
  expect(bytes.includes('description.json')).toBe(true);
  await page.goto(`${url}/admin/audit`);
  await expect(page.getByText('Takeout made').last()).toBeVisible();
});
