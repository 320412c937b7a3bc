import { execFileSync } from 'node:child_process';
import { enquiryDefinitions, enquiryKinds } from '@dealership/shared';
import { enquiryBody } from './enquiry-bodies.ts';
import { expect, test } from './fixtures.ts';
import { expectClean, tabTo } from './staff-page.ts';

test.use({ environment: { RETENTION_MONTHS: '24,sales:36' } });

test(
  'a person is erased by keyboard alone, though the session ends twice, and the log proves it',
  { tag: '@core' },
  async ({ page, ownSite, logIn, expectedErrors }) => {
    expectedErrors.push(/status of 40[01]/, /ERR_FAILED/);
    const { url, staff } = ownSite;
    const submit = async (kind: (typeof enquiryKinds)[number], body: object) => {
      const headers = { 'Content-Type': 'application/json' };
      const path = url + enquiryDefinitions[kind].path;
      const { ok } = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      expect(ok, kind).toBe(true);
    };
    for (const kind of enquiryKinds) await submit(kind, enquiryBody(kind, 'Keys'));
    const other = '9832099999';
    await submit('joy-club', { ...enquiryBody('joy-club', 'Other'), mobile: other });
    const storedCount = async () => {
      const answer = await page.request.post(`${url}/api/allEnquiries`, { data: { page: 1 } });
      return ((await answer.json()) as { totalRecords: number }).totalRecords;
    };

    await page.setViewportSize({ width: 1280, height: 800 });
    await logIn(page, staff, url);
    await page.goto(`${url}/admin/erasure`);
    const { keyboard } = page;
    const login = page.getByRole('dialog', { name: 'Please sign in again' });
    const logInAgain = async () => {
      await expect(login.getByLabel('Password')).toBeFocused();
      await keyboard.type(staff.password);
      await keyboard.press('Enter');
      await expect(login).toHaveCount(0);
    };

    const person = page.getByLabel('Mobile number, email address or reference');
    await expect(page.getByText('Due for erasure today: 0 enquiries.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([
      /^Kept for 24 months: enquiries from before \w{3} \d+ \w{3,4} \d{4} are erased$/,
      /^Kept for 36 months: /,
    ]);
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    await expect(person).toBeFocused();
    await keyboard.press('Enter');
    await expect(
      page.getByText('Enter a mobile number, an email address or a reference'),
    ).toBeVisible();
    await keyboard.type('98320');
    await keyboard.press('Enter');
    await expect(page.getByText('Enter a 10-digit mobile number')).toBeVisible();
    await expect(person).toBeFocused();

    await page.context().clearCookies();
    await keyboard.type(' 12345');
    await keyboard.press('Enter');
    await expect(login).toBeVisible();
    await expect(page.locator('html')).not.toContainText('98320');
    await logInAgain();
    // The number was deleted with the session; nobody is searched for, or erased, without a new input.
    await expect(person).toHaveValue('');
    await tabTo(page, person);
    await keyboard.type('98320 12345');
    await keyboard.press('Enter');
    await expect(page.getByRole('status')).toContainText('13 enquiries from 9832012345 found');
    await expectClean(page);

    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Erase permanently?' });
    const confirmation = dialog.getByLabel('Type the mobile number again to confirm');
    await expect(dialog).toContainText('13 enquiries from 9832012345 will be erased.');
    await keyboard.press('Tab');
    await expect(confirmation).toBeFocused();
    for (const wrong of ['', '9832012346', 'yes']) {
      await confirmation.fill(wrong);
      await keyboard.press('Enter');
      await expect(dialog.getByText(/^(Type|This is not) 9832012345/)).toBeVisible();
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await expectClean(page);
    await keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Erase 13 enquiries…' })).toBeFocused();
    expect(await storedCount()).toBe(14);

    await keyboard.press('Enter');
    await keyboard.press('Tab');
    await keyboard.type('98320-12345');
    await page.context().clearCookies();
    await keyboard.press('Enter');
    await logInAgain();
    await expect(person).toHaveValue('');
    expect(await storedCount()).toBe(14);
    await tabTo(page, person);
    await keyboard.type('98320 12345');
    await keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Erase 13 enquiries…' }));
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    await keyboard.type('98320-12345');
    await keyboard.press('Enter');
    await expect(
      page.getByRole('heading', { name: '13 enquiries from 9832012345 were erased.' }),
    ).toBeFocused();
    const event = page.getByRole('list', { name: 'Audit log entry' });
    await expect(event).toContainText(/Person erased.*mobile#[0-9a-f]{20}: 13 \(/s);
    await expectClean(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    const row = page.getByRole('table', { name: '' }).locator('tbody tr');
    // A wide screen soon shows a table in place of the list.
    await expect(row).toHaveCount(1);
    const cells = await row.locator('td').allTextContents();
    expect(await storedCount()).toBe(1);

    const toLog = page.getByRole('link', { name: 'Open in the audit log' });
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await expect(toLog).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Audit Log' })).toBeVisible();
    await expect(page.getByLabel('Action')).toHaveValue('person erased');
    await expect(row.locator('td')).toHaveText(cells);
    await expect(page.locator('body')).not.toContainText('9832012345');

    // The input stays after a look at the enquiries; a missing answer is reported as such.
    await page.goBack();
    await person.fill('9832012345');
    await keyboard.press('Enter');
    await expect(page.getByRole('status')).toContainText('No enquiries from 9832012345.');
    // A person who gave only a name is identified by the reference.
    const added = await page.request.post(`${url}/api/desk/enquiries`, {
      headers: { origin: url },
      data: { key: 'somebody-1', kind: 'sales', origin: 'walk-in', values: { name: 'Asha Rai' } },
    });
    const { reference } = (await added.json()) as { reference: string };
    await person.fill(reference.toLowerCase());
    await keyboard.press('Enter');
    await expect(page.getByRole('status')).toContainText(`1 enquiry from ${reference} found`);
    await expect(page.getByText('By reference, only an enquiry with neither')).toBeVisible();
    await page.getByRole('button', { name: 'Erase 1 enquiry…' }).click();
    await dialog.getByLabel('Type the reference again to confirm').fill(reference);
    await keyboard.press('Enter');
    await expect(page.getByText(`1 enquiry from ${reference} was erased.`)).toBeVisible();
    await expect(event.or(row.first())).toContainText(/reference#[0-9a-f]{20}/);

    await person.fill(other);
    await keyboard.press('Enter');
    await page.getByRole('link', { name: 'Read them first' }).click();
    await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();
    await page.goBack();
    await expect(person).toHaveValue(other);
    await page.getByRole('button', { name: 'Erase 1 enquiry…' }).click();
    await confirmation.fill(other);
    await page.route('**/api/erasures', (route) => route.abort());
    await keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('may or may not have been erased');
    expect(await storedCount()).toBe(1);
  },
);

test.describe('a retention that is new', () => {
  test.use({ environment: { RETENTION_MONTHS: '6' } });

  test('that would take a large share waits, and explains why and how to go on', async ({
    page,
    ownSite,
    logIn,
  }) => {
    const { url, staff, databaseUrl } = ownSite;
    // They are from the past year, and half a year is kept. The server looks for due ones only after all are stored.
    await ownSite.kill();
    const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl, JWT_SECRET: 'x'.repeat(32) };
    execFileSync(process.execPath, ['server/dist/seed.js', '--enquiries', '200'], { env });
    await ownSite.restart();
    await page.setViewportSize({ width: 360, height: 740 });
    await logIn(page, staff, url);
    await page.goto(`${url}/admin/erasure`);
    const retention = page.getByRole('region', { name: 'Automatic deletion' });
    await expect(retention.getByRole('heading', { name: 'Waits for confirmation' })).toBeVisible();
    await expect(retention).toContainText(
      /Due for erasure today: \d+ enquiries\. Erasure is paused/,
    );
    await expect(retention).toContainText(/this is \d+ of 200\. This is expected if/);
    await expect(retention).toContainText('npm run erase -- --expired');
    const answer = retention.getByRole('link', { name: 'Change or confirm it' });
    await expect(answer).toHaveAttribute('href', /\/admin\/retention/);
    await expect(retention).not.toContainText('The server deletes them once a day');
    await expectClean(page);

    // A clock that jumps, and an erasure beside a running backup.
    await page.route('**/api/retention', async (route) => {
      const response = await route.fetch();
      const waits = { reason: 'clock', today: '2031-11-21', known: '2026-11-21' };
      await route.fulfill({ response, json: { ...((await response.json()) as object), waits } });
    });
    await page.route('**/api/erasures', async (route) => {
      const response = await route.fetch();
      const json = { ...((await response.json()) as object), pending: 'database files' };
      await route.fulfill({ response, json });
    });
    const mobile = '9832012345';
    const data = enquiryBody('joy-club', 'Keys');
    await page.request.post(url + enquiryDefinitions['joy-club'].path, { data });
    await page.reload();
    await expect(retention).toContainText(
      'The server’s clock says Fri 21 Nov 2031, but the last day it could be sure of',
    );
    await page.getByLabel('Mobile number, email address or reference').fill(mobile);
    await page.getByRole('button', { name: 'Find enquiries' }).click();
    await page.getByRole('button', { name: 'Erase 1 enquiry…' }).click();
    await page.getByLabel('Type the mobile number again to confirm').fill(mobile);
    await page.getByRole('button', { name: 'Erase permanently' }).click();
    await expect(page.getByText('the database files still hold what was erased')).toBeVisible();
    await expectClean(page);
  });
});
