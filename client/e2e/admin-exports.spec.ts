import { enquiryDefinitions } from '@dealership/shared';
import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { readPdf, withoutBlanks } from '../../shared/test/read-pdf.ts';
import { enquiryBody } from './enquiry-bodies.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ page, logIn }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page);
});

test(
  'all rows are fetched by the browser itself, once the server has agreed',
  { tag: '@core' },
  async ({ page, submitEnquiry, expectedErrors }) => {
    for (let index = 1; index <= 120; index += 1) {
      await submitEnquiry('joy-club', enquiryBody('joy-club', `Long ${index}`));
    }
    const files: string[] = [];
    page.on('download', (file) => files.push(file.suggestedFilename()));
    await page.goto('/admin/joy-club-report?search=Long');
    await expect(page.getByText('Showing 1 to 10 of 120 entries')).toBeVisible();
    await page.getByLabel('All matching').check();

    expectedErrors.push(/ERR_CONNECTION_RESET/);
    for (const [format, call] of [
      ['CSV', 'export'],
      ['PDF', 'pdf'],
    ] as const) {
      await page.route(`**/api/getJoyClub/${call}-ticket`, (route) =>
        route.abort('connectionreset'),
      );
      await page.getByRole('button', { name: format }).click();
      await expect(page.getByRole('alert').getByText('The export failed.')).toBeVisible();
      await page.unroute(`**/api/getJoyClub/${call}-ticket`);
    }
    expect(files).toEqual([]);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    const { data } = Papa.parse<string[]>(
      readFileSync(await (await download).path(), 'utf8')
        .slice(1)
        .trimEnd(),
    );
    expect(data).toHaveLength(121);
    expect(data.slice(1).map(([name]) => name)).toEqual(
      Array.from({ length: 120 }, (_, index) => `Long ${120 - index}`),
    );
    expect(files).toEqual(['Joy_Club_Report.csv']);

    await page.goto('/admin/audit');
    await page.getByLabel('Action').selectOption('export');
    const cells = page.getByRole('table').locator('tbody tr').first().locator('td');
    await expect(cells.nth(4)).toHaveText('Joy_Club_Report, CSV, all rows, searched');
  },
);

test.describe('a server that dies', () => {
  test.use({ environment: { RATE_LIMITS: 'off' } });

  test('an export that it was sending fails, and leaves no file', async ({
    page,
    ownSite,
    logIn,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_CONNECTION_REFUSED/);
    const message = 'Which colour can I have today? '.repeat(15).trim();
    const { path } = enquiryDefinitions.sales;
    for (let count = 0; count < 600; count += 20) {
      await Promise.all(
        Array.from({ length: 20 }, async (_, index) => {
          const data = { ...enquiryBody('sales', `Cut ${count + index}`), message };
          const answer = await page.request.post(ownSite.url + path, { data });
          expect(answer.status()).toBe(201);
        }),
      );
    }
    await logIn(page, ownSite.staff, ownSite.url);
    await page.goto(`${ownSite.url}/admin/sales-report`);
    await page.getByLabel('All matching (600').check();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'PDF' }).click();
    const file = await download;
    await ownSite.kill();
    expect(file.suggestedFilename()).toBe('Sales_Report.pdf');
    expect(await file.failure()).not.toBeNull();
    await ownSite.restart();
  });
});

test(
  'every export leaves an event, whichever way it goes, and one that cannot is not made',
  { tag: '@both' },
  async ({ page, site, submitEnquiry, expectedErrors }) => {
    expectedErrors.push(/status of 503/);
    const name = `Noted ${Date.now()}`;
    await submitEnquiry('spare-parts', enquiryBody('spare-parts', name));
    await page.goto(`/admin/spare-part-report?search=${encodeURIComponent(name)}`);
    await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();

    const refuse = { message: 'Down', error: 'Down', code: 'unavailable', requestId: 'x' };
    await page.route('**/api/getSparePartsEnquiry/export', (route) =>
      route.fulfill({ status: 503, json: refuse }),
    );
    await page.getByRole('button', { name: 'PDF' }).click();
    await expect(page.getByRole('alert').getByText('The export failed. Down')).toBeVisible();
    await page.unroute('**/api/getSparePartsEnquiry/export');

    for (const format of ['PDF', 'CSV']) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: format }).click();
      await download;
    }
    await page.context().addInitScript(() => {
      window.print = () => undefined;
    });
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Print' }).click();
    await expect((await popup).getByRole('cell', { name })).toBeVisible();

    await page.goto('/admin/audit?search=spare_part');
    const rows = page.getByRole('table').locator('tbody tr');
    await expect(rows.locator('td:last-child')).toHaveText([
      'Spare_Part_Report, Print, 1 row, searched',
      'Spare_Part_Report, CSV, 1 row, searched',
      'Spare_Part_Report, PDF, 1 row, searched',
    ]);
    await expect(rows.locator('td:nth-child(3)')).toHaveText(
      Array.from({ length: 3 }, () => site.staff.userId),
    );
  },
);

test(
  'a report in Bengali is drawn by the server, as text, and noted there',
  { tag: '@both' },
  async ({ page, submitEnquiry }) => {
    const group = `খ${Date.now()}`;
    const names = ['অর্পিতা মুখার্জি', 'কার্তিক চ্যাটার্জি', 'शर्मिला त्रिपाठी'].map(
      (name) => `${name} ${group}`,
    );
    for (const name of names) await submitEnquiry('spare-parts', enquiryBody('spare-parts', name));
    await page.goto(`/admin/spare-part-report?search=${encodeURIComponent(group)}`);
    await expect(page.getByText('Showing 1 to 3 of 3 entries')).toBeVisible();
    for (const scope of ['This page', 'All matching']) {
      await page.getByLabel(scope).check();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'PDF' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('Spare_Part_Report.pdf');
      const { text } = readPdf(readFileSync(await file.path()));
      for (const name of names) expect(text).toContain(withoutBlanks(name));
      expect(text).toContain(withoutBlanks(`Search: ${group}Rows: 3`));
    }
    await page.goto('/admin/audit?search=spare_part');
    const what = page.getByRole('table').locator('tbody td:last-child');
    await expect(what.nth(0)).toHaveText('Spare_Part_Report, PDF, all rows, searched');
    await expect(what.nth(1)).toHaveText('Spare_Part_Report, PDF, 3 rows, searched');
  },
);
