import { execFileSync } from 'node:child_process';
import { addDays, dayOf } from '@dealership/shared';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { expect, test } from './fixtures.ts';
import { expectClean } from './staff-page.ts';

test.use({ expectedErrors: [/status of 4(00|09)/] });

const today = dayOf(Date.now());

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the months are looked at, saved with the password, shown to visitors, and what waits is confirmed', async ({
      page,
      ownSite,
      logIn,
      openPage,
    }) => {
      const { url, staff, databaseUrl } = ownSite;
      const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl, JWT_SECRET: 'x'.repeat(32) };
      execFileSync(process.execPath, ['server/dist/seed.js', '--enquiries', '200'], { env });
      await logIn(page, staff, url);
      await page.goto(`${url}/admin/retention`);
      const form = page.getByRole('region', { name: 'Months to keep' });
      const look = form.getByRole('button', { name: 'Preview' });
      await expect(page.getByText('Off. Enquiries are kept until someone')).toBeVisible();
      await form.getByLabel('Sales enquiry').fill('0');
      await look.click();
      await expect(form.getByText('Enter whole months from 1 to 1200')).toBeVisible();
      await expect(form.getByLabel('Sales enquiry')).toBeFocused();
      await form.getByLabel('All types').fill('6');
      await form.getByRole('button', { name: 'Use for all types' }).click();
      await look.press('Enter');
      const found = form.getByRole('heading', { name: /\d+ enquiries would be erased/ });
      await expect(found).toBeFocused();
      await expect(form.getByText(/They arrived from \w{3} \d+ \w{3,4}( \d{4})? to/)).toBeVisible();
      await expect(form.getByText('the server will wait until you confirm it')).toBeVisible();
      await expectClean(page);

      await form.getByRole('button', { name: 'Save…' }).click();
      const sure = page.getByRole('dialog', { name: 'Change how long enquiries are kept?' });
      await sure.getByLabel('password').fill('not this one');
      await sure.getByRole('button', { name: 'Save' }).click();
      await expect(sure.getByText('The current password is incorrect')).toBeVisible();
      await expectClean(page);
      await sure.getByLabel('password').fill(staff.password);
      await page.keyboard.press('Enter');
      await expect(sure).toHaveCount(0);
      await expect(found).toHaveCount(0);
      await expect(page.getByText('Saved. Visitors read it now.')).toBeVisible();
      const visitor = await openPage({ width, height: 800 });
      await visitor.goto(`${url}/privacy-policy`);
      await expect(
        visitor.getByText('Everything you send with a form: erased automatically 6 months after'),
      ).toBeAttached();

      const due = page.getByRole('region', { name: 'Due for erasure' });
      await expect(due.getByRole('heading', { name: 'Waits for confirmation' })).toBeVisible();
      await expectClean(page);
      await due.getByRole('button', { name: 'Confirm erasure…' }).click();
      const last = page.getByRole('dialog', { name: 'Erase permanently?' });
      await last.getByLabel('Today’s date').fill(addDays(today, 1));
      await last.getByLabel('password').fill(staff.password);
      await last.getByRole('button', { name: 'Erase permanently' }).click();
      await expect(
        last.getByText(`The server’s clock says ${timeTexts.calendar(today)}`),
      ).toBeVisible();
      await expectClean(page);
      await last.getByLabel('Today’s date').fill(today);
      await last.getByRole('button', { name: 'Erase permanently' }).click();
      await expect(last).toHaveCount(0);
      const done = page.getByText(/^\d+ enquiries were erased\.$/);
      await expect(done).toBeFocused();
      await expect(due.getByText('Due for erasure today: 0 enquiries.')).toBeVisible();

      // Another person changes it at the same time: both get a message, and nothing is lost.
      await form.getByLabel('Sales enquiry').fill('36');
      await look.click();
      await form.getByRole('button', { name: 'Save…' }).click();
      const { password } = staff;
      const others = { months: { amc: 12 }, version: 2, password };
      expect((await page.request.patch(`${url}/api/retention`, { data: others })).status()).toBe(
        200,
      );
      await sure.getByLabel('password').fill(password);
      await sure.getByRole('button', { name: 'Save' }).click();
      await expect(form.getByText('Someone else changed this first')).toBeVisible();
      await expect(form.getByLabel('Sales enquiry')).toHaveValue('36');
      await expectClean(page);
      await form.getByRole('button', { name: 'Use theirs' }).click();
      await expect(form.getByLabel('Sales enquiry')).toHaveValue('');
      await form.getByText('History').click();
      await form.getByRole('button', { name: 'Use earlier values' }).first().click();
      await expect(form.getByLabel('Sales enquiry')).toHaveValue('6');
    });
  });
}

test.describe('where the environment sets it', () => {
  test.use({ environment: { RETENTION_MONTHS: '24' } });

  test('the months are shown with the variable, and cannot be changed', async ({
    page,
    ownSite,
    logIn,
  }) => {
    await logIn(page, ownSite.staff, ownSite.url);
    await page.goto(`${ownSite.url}/admin/retention`);
    await expect(page.getByText('RETENTION_MONTHS is set on the server')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Kept for 24 months/ })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });
});
