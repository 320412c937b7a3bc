import { allEnquiriesReport, textsIn, reportKinds } from '@dealership/shared';
import type { Page } from '@playwright/test';
import { enquiryBody } from './enquiry-bodies.ts';
import { expect, test } from './fixtures.ts';
import { openMenu } from './staff-page.ts';

const financeEnquiry = { contact: '9000000001', model: 'Shine 100', loanAmount: 60000 };

test.beforeEach(async ({ page, logIn }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page);
});

test('25 rows are three pages of 10, 10 and 5', async ({ page, submitEnquiry }) => {
  for (let index = 1; index <= 25; index += 1) {
    await submitEnquiry('finance', { ...financeEnquiry, name: `Leafing ${index}` });
  }
  await page.goto('/admin/finance-report?search=Leafing');
  const rows = page.getByRole('table').locator('tbody tr');
  const previous = page.getByRole('button', { name: 'Previous' });
  const next = page.getByRole('button', { name: 'Next' });

  await expect(page.getByText('Showing 1 to 10 of 25 entries')).toBeVisible();
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).toContainText('Leafing 25');
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(page.getByText('Showing 11 to 20 of 25 entries')).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await next.click();
  await expect(page.getByText('Showing 21 to 25 of 25 entries')).toBeVisible();
  await expect(rows).toHaveCount(5);
  await expect(next).toBeDisabled();

  await page.reload();
  await expect(page.getByText('Showing 21 to 25 of 25 entries')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Showing 11 to 20 of 25 entries')).toBeVisible();

  await page.getByRole('button', { name: 'SEARCH' }).click();
  await expect(page.getByText('Showing 1 to 10 of 25 entries')).toBeVisible();
  await page.getByLabel('Rows per page').selectOption('50');
  await expect(page.getByText('Showing 1 to 25 of 25 entries')).toBeVisible();
});

test(
  'a search works while it is typed and survives a reload',
  { tag: '@core' },
  async ({ page, submitEnquiry }) => {
    await submitEnquiry('finance', { ...financeEnquiry, name: 'Typed Tamang' });
    await submitEnquiry('finance', { ...financeEnquiry, name: 'Other Oraon' });
    await page.goto('/admin/finance-report');
    await expect(page.getByRole('cell', { name: 'Other Oraon' })).toBeVisible();
    await page.getByLabel('Search').fill('tamANG');
    await expect(page.getByRole('cell', { name: 'Other Oraon' })).toHaveCount(0);
    await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Search')).toHaveValue('tamANG');
    await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();
    await page.getByLabel('Search').fill('nobody has this name');
    await page.getByLabel('Search').press('Enter');
    await expect(page.getByText('No finance data available')).toBeVisible();
  },
);

test('dates in the wrong order are explained beside the date', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 400/);
  await page.goto('/admin/finance-report');
  await page.getByLabel('From Date').fill('2026-02-02');
  await page.getByLabel('To Date').fill('2026-02-01');
  await page.getByRole('button', { name: 'SEARCH' }).click();
  await expect(page.getByText('From Date is after To Date')).toBeVisible();
  await expect(page.getByText('No finance data available')).toHaveCount(0);
});

test('a failed load says so and can be retried', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 503/);
  const answer = { message: 'Down', error: 'Down', code: 'unavailable', requestId: 'x' };
  await page.route('**/api/getJoyClub', (route) => route.fulfill({ status: 503, json: answer }));
  await page.goto('/admin/joy-club-report');
  await expect(page.getByRole('alert').getByText('Down')).toBeVisible();
  await expect(page.getByText('No records found')).toHaveCount(0);
  await page.unroute('**/api/getJoyClub');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(/^Showing/)).toBeVisible();
});

test('the list of all enquiries can be narrowed to one kind', async ({ page, submitEnquiry }) => {
  const reference = await submitEnquiry('contact', {
    name: 'Kind Lama',
    email: 'lama@example.com',
    contact: '9000000002',
    reason: 'Support',
    message: 'Where is my bill?',
  });
  await page.goto('/admin/enquiries');
  await page.getByLabel('Type').selectOption('Contact request');
  await expect(page).toHaveURL(/kind=contact/);
  await expect(page.getByRole('row', { name: new RegExp(reference) })).toBeVisible();
});

test('the menu has its entries in order, and hides on a phone', async ({ page }) => {
  await page.goto('/admin/dashboard');
  const menu = await openMenu(page);
  const titles = reportKinds.map((kind) => textsIn('en').kinds[kind].report?.title ?? '');
  // Which screens each role has there is in menu.test.tsx.
  await expect(menu.getByRole('link').filter({ hasText: 'Report' })).toHaveText(titles);

  // Between the two widths, the names are below the icons.
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const name of ['Price', 'Spare Part Report']) {
    const box = await menu.getByText(name, { exact: true }).boundingBox();
    expect(box?.width).toBeGreaterThan(20);
    expect(box?.height).toBeGreaterThan(12);
  }
  expect(await overflow(page)).toBe(0);

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(menu).toBeHidden();
  await openMenu(page);
  await menu.getByRole('link', { name: 'EW Report' }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { name: 'EW Report' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  expect(await overflow(page)).toBe(0);
});

/** Pixels by which the page is wider than the screen. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

test('at 1280 px all columns are in sight, and none lies under the one of the desk', async ({
  page,
  submitEnquiry,
}) => {
  const long = {
    name: 'Mousumi Das Chakraborty-Bandyopadhyay',
    email: 'mousumi.das.chakraborty@example.com',
  };
  const booking = enquiryBody('service-booking', long.name);
  await submitEnquiry('service-booking', {
    ...booking,
    email: long.email,
    message: 'Chain noise from the left side, and the horn.',
  });
  for (const screen of [allEnquiriesReport.screen, 'booking-report']) {
    await page.goto(`/admin/${screen}?search=${long.name}`);
    const table = page.getByRole('region', { name: /^Rows of/ });
    await expect(table.getByText(long.email).first()).toBeVisible();
    const beyond = await table.evaluate((part) => part.scrollWidth - part.clientWidth);
    expect(beyond, screen).toBe(0);
  }
  const letter = `${'I would like to know the price on the road. '.repeat(40)}Thank you.`;
  await submitEnquiry('service-booking', { ...booking, message: letter });
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: letter });
  expect((await row.boundingBox())?.height).toBeLessThan(200);
  await row.getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByText('Thank you.')).toBeVisible();
});
