import { randomUUID } from 'node:crypto';
import { enquiryBody } from './enquiry-bodies.ts';
import { expect, test } from './fixtures.ts';
import { expectClean, tabTo } from './staff-page.ts';

const desk = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

test(
  'today’s numbers lead to the enquiries that they count, which open in full',
  { tag: ['@both', '@core'] },
  async ({ page, logIn, submitEnquiry }, { project }) => {
    const name = `অনির্বাণ ${project.name} ${Date.now()}`;
    await page.setViewportSize(desk);
    await logIn(page);
    await page.goto('/admin/dashboard');
    const tile = page.getByRole('link', { name: /AMC enquiries today/ });
    await expect(tile).toContainText(/^\d/);
    const before = Number.parseInt((await tile.textContent()) ?? '', 10);
    await submitEnquiry('amc', enquiryBody('amc', name));
    await page.reload();
    await expect(tile).toContainText(new RegExp(`^${before + 1}\\b`));

    await page.getByLabel('Type').selectOption('AMC');
    await expect(
      page.getByRole('list', { name: 'Week by week' }).getByRole('link').first(),
    ).toHaveText(new RegExp(`\\b${before + 1} enquiries`));

    await tile.click();
    await expect(page).toHaveURL(/\/admin\/amc-report\?fromDate=(\S+)&toDate=\1$/);
    await expect(page.getByRole('button', { name: 'Today' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByRole('button', { name }).click();
    const panel = page.getByRole('dialog', { name });
    await expect(panel.getByText('Please call after six')).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Call' })).toHaveAttribute(
      'href',
      'tel:+919832012345',
    );
    await expectClean(page);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('button', { name })).toBeFocused();
  },
);

test('on a phone the newest enquiry is two taps from a call', async ({
  page,
  logIn,
  submitEnquiry,
}) => {
  const name = `Phone ${Date.now()}`;
  await submitEnquiry('finance', enquiryBody('finance', name));
  await page.setViewportSize(phone);
  await logIn(page);
  await page.goto('/admin/dashboard');
  const card = page.getByRole('list', { name: 'All Enquiries' }).getByRole('listitem').first();
  await expect(card).toContainText(name);
  // The whole card is the button.
  await card.click({ position: { x: 20, y: 8 } });
  const panel = page.getByRole('dialog', { name });
  await expect(panel.getByRole('link', { name: 'Call' })).toBeInViewport();
  await expect(panel.getByText('₹ 60,000')).toBeVisible();
  for (const target of await panel.locator('a, button').all()) {
    const box = await target.boundingBox();
    expect(box?.height, (await target.textContent()) ?? '').toBeGreaterThanOrEqual(44);
  }
  await expectClean(page);
});

test('an enquiry is found, read, followed by the next and exported by keyboard alone', async ({
  page,
  logIn,
  submitEnquiry,
}) => {
  const stamp = Date.now();
  for (let index = 1; index <= 11; index += 1) {
    await submitEnquiry('contact', enquiryBody('contact', `Keys ${stamp} ${index}`));
  }
  await page.setViewportSize(desk);
  await logIn(page);
  await page.goto('/admin/desk');
  await expect(page.getByRole('heading', { name: 'Desk' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'All Enquiries' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'All Enquiries' })).toBeVisible();

  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type(`Keys ${stamp}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Showing 1 to 10 of 11 entries')).toBeVisible();
  const rows = page.getByRole('table').locator('tbody tr');
  await tabTo(page, rows.nth(9).getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enquiry 10 of 11')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Next enquiry' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `Keys ${stamp} 1` })).toBeVisible();
  await expect(page.getByText('Enquiry 11 of 11')).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await page.keyboard.press('Escape');

  await tabTo(page, page.getByRole('button', { name: 'CSV' }));
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('All_Enquiries.csv');
});

test('the list of all enquiries shows the state of each, and opens by that too', async ({
  page,
  logIn,
  submitEnquiry,
  site,
}) => {
  const name = `State ${Date.now()}`;
  const reference = await submitEnquiry('sales', enquiryBody('sales', name));
  await logIn(page);
  const path = `/api/desk/enquiries/${reference}/steps`;
  const step = { do: 'assign', to: site.staff.userId };
  const given = await page.request.post(path, { data: { key: randomUUID(), version: 1, step } });
  expect(given.status(), await given.text()).toBe(200);
  await page.setViewportSize(desk);
  await page.goto('/admin/enquiries');
  const row = page.getByRole('row').filter({ hasText: reference });
  const state = row.getByText('New', { exact: true });
  await expect(state).toBeInViewport({ ratio: 1 });
  await expect(row.getByRole('cell').last()).toHaveText(/^Newstaff$/i);
  const box = await state.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + 4);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectClean(page);

  await page.setViewportSize(phone);
  const card = page.getByRole('listitem').filter({ hasText: reference });
  await expect(card).toContainText(/On the desk: Newstaff$/i);
  // Neither the details nor the state block a press on the button that covers the card.
  await card.getByText('Sales enquiry').click({ force: true, position: { x: 4, y: 4 } });
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectClean(page);
});
