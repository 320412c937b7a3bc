import type { Page } from '@playwright/test';
import { enquiryBody } from './enquiry-bodies.ts';
import { expect, test } from './fixtures.ts';

const NUMBER = '9832055501';
const traces = /98320[ +%20-]*55501/;

/** Collects everything that could be logged on the way: addresses, and the referrer of each request. */
function watchAddresses(page: Page): string[] {
  const seen: string[] = [];
  page.context().on('request', (request) => {
    seen.push(`${request.method()} ${request.url()}`);
    void request.allHeaders().then(
      ({ referer }) => seen.push(`from ${referer}`),
      () => undefined,
    );
  });
  page.on('framenavigated', (frame) => seen.push(`at ${frame.url()}`));
  return seen;
}

test(
  'a mobile number that is searched for, opened and exported is in no address and no log',
  { tag: '@both' },
  async ({ page, ownSite, logIn }) => {
    const { url, staff } = ownSite;
    const submit = (name: string, mobile: string) =>
      fetch(`${url}/api/postSalesEnquiry`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...enquiryBody('sales', name), mobile }),
      });
    for (let index = 1; index <= 12; index += 1) await submit(`Sought ${index}`, NUMBER);
    await submit('Other', '9832099999');
    await page.setViewportSize({ width: 1280, height: 800 });
    await logIn(page, staff, url);
    const seen = watchAddresses(page);
    await page.context().addInitScript(() => {
      window.print = () => undefined;
    });

    await page.goto(`${url}/admin/sales-report`);
    await expect(page.getByText('Showing 1 to 10 of 13 entries')).toBeVisible();
    const box = page.getByLabel('Search');
    await box.fill(NUMBER);
    await box.press('Enter');
    await expect(page.getByText('Showing 1 to 10 of 12 entries')).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(history.state))).toContain(NUMBER);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Showing 11 to 12 of 12 entries')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/sales-report\?page=2$/);

    await page.getByRole('button', { name: 'Sought 2' }).click();
    await expect(page.getByRole('dialog', { name: 'Sought 2' })).toContainText(NUMBER);
    await page.keyboard.press('Escape');
    await page.getByLabel('All matching').check();
    for (const format of ['CSV', 'PDF']) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: format }).click();
      const file = await download;
      seen.push(`download ${file.url()}`);
      expect(file.suggestedFilename()).toBe(`Sales_Report.${format.toLowerCase()}`);
    }
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Print' }).click();
    await expect((await popup).getByRole('cell', { name: NUMBER }).first()).toBeVisible();

    await page.reload();
    await expect(page.getByText('Showing 11 to 12 of 12 entries')).toBeVisible();
    await expect(box).toHaveValue(NUMBER);
    await page.goBack();
    await expect(page.getByText('Showing 1 to 10 of 12 entries')).toBeVisible();
    await expect(box).toHaveValue(NUMBER);
    await page.goForward();
    await expect(page.getByText('Showing 11 to 12 of 12 entries')).toBeVisible();
    await expect(box).toHaveValue(NUMBER);

    await page.goto(`${url}/admin/erasure`);
    await page.getByLabel('Mobile number, email address or reference').fill(NUMBER);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Read them first' }).click();
    await expect(page.getByText('Showing 1 to 10 of 12 entries')).toBeVisible();
    await expect(page.getByLabel('Search')).toHaveValue(NUMBER);

    await page.goto(`${url}/admin/audit`);
    await page.getByLabel('Search').fill(NUMBER);
    await page.getByLabel('Search').press('Enter');
    await expect(page.getByText('No events found')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Search')).toHaveValue(NUMBER);
    // No request is running any more when the server stops.
    await page.waitForLoadState('networkidle');

    expect(seen.some((line) => /export\?ticket=/.test(line))).toBe(true);
    expect(seen.filter((line) => traces.test(line))).toEqual([]);
    expect(ownSite.log()).toContain('/api/getSalesEnquiry/export');
    expect(ownSite.log()).not.toMatch(traces);
    expect(ownSite.log()).not.toContain('ticket=');
  },
);

test('a bookmark of before loses its term from the address, not from the screen', async ({
  page,
  logIn,
  submitEnquiry,
}) => {
  await submitEnquiry('amc', enquiryBody('amc', 'Bookmarked'));
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page);
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'document') seen.push(request.url());
  });
  await page.goto('/admin/amc-report?search=Bookmarked&limit=25');
  await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();
  await expect(page).toHaveURL('/admin/amc-report?limit=25');
  await expect(page.getByLabel('Search')).toHaveValue('Bookmarked');
  expect(seen.filter((url) => url.includes('Bookmarked'))).toEqual([]);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/admin/amc-report?search=Bookmarked');
  await expect(page).toHaveURL(/\/admin\/login\?next=/);
  expect(page.url()).not.toContain('Bookmarked');
});
