import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { countCalls, phone, stubPictures, watchShifts } from './catalogue-page.ts';
import { expect, test } from './fixtures.ts';

const SHINE = '/view-details?bike=Shine125';

/** Scrolls to the section, as a visitor's thumb does. */
async function openCard(page: Page, path: string, heading = 'On-road price') {
  await stubPictures(page);
  await page.goto(path);
  await page.mouse.wheel(0, 400);
  const card = page.getByRole('region', { name: heading });
  await card.waitFor();
  await card.scrollIntoViewIfNeeded();
  return card;
}

/** In rupees: the amounts of all lines, and the total. */
async function sumsOf(card: Awaited<ReturnType<typeof openCard>>) {
  const read = (text: string) => Number(text.replace(/[^\d.-]/g, ''));
  const lines = await card.locator('li > span:nth-child(2)').allTextContents();
  const total = await card.locator('[aria-live] p').last().textContent();
  const sum = lines.map(read).reduce((all, each) => all + each, 0);
  return { sum: Math.round(sum * 100) / 100, total: read(total ?? '') };
}

test('the on-road price follows each choice, without a further call, and is shared by its address', async ({
  openPage,
}) => {
  const page = await openPage(phone);
  const calls = countCalls(page);
  const shifts = await watchShifts(page);
  const card = await openCard(page, SHINE);
  await expect(card).toContainText('Sample rates, not an offer');
  await expect(card).toContainText('The number plate (HSRP) is fitted without extra charge.');
  const { sum, total } = await sumsOf(card);
  expect(sum).toBe(total);
  for (const box of await card.getByRole('checkbox').all()) await expect(box).not.toBeChecked();

  await card.getByLabel('Helmet (ISI)').check();
  expect((await sumsOf(card)).total).toBe(total + 1190);
  await card.getByLabel('I have a personal accident cover').check();
  expect((await sumsOf(card)).total).toBe(total + 1190 - 375);
  await card.getByLabel('Registered at').selectOption('Another state: ask us');
  await expect(card).toContainText('Total without: Road tax, lifetime; Registration');
  await expect(card).toContainText('to be confirmed');
  await card.getByLabel('Registered at').selectOption('Jalpaiguri');
  await card.getByLabel('5 years', { exact: true }).check();
  await card.getByLabel('Loan').selectOption('Finance at the counter');
  await expect(card).toContainText('Loan entry in the certificate');
  await expect(card).toContainText('Without a down payment you borrow the whole on-road price.');
  await card.getByLabel('Months').selectOption('24 months');
  await card.getByLabel('Down payment').fill('20,000');
  await expect(card).toContainText('True yearly rate');
  await expectAccessible(page);
  const after = await sumsOf(card);
  expect(after.sum).toBe(after.total);
  expect(calls.get('/api/price-rates')).toBe(1);
  expect(await shifts()).toEqual([]);

  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({
    bike: 'Shine125',
    place: 'jalpaiguri',
    tax: 'five-years',
    with: 'helmet',
    cover: '1',
    lender: 'counter',
    months: '24',
    down: '20000',
  });
  const shared = await openCard(await openPage(phone), page.url());
  expect(await sumsOf(shared)).toEqual(after);
  await expect(shared.getByLabel('Down payment')).toHaveValue('20000');
  await shared.getByLabel('Down payment').fill('90000000');
  await expect(shared).toContainText('The down payment covers the whole price');
});

test('the on-road price in Bengali, of an electric scooter', async ({ openPage }) => {
  const page = await openPage(phone);
  const card = await openCard(page, '/bn/view-details?bike=QC1&lender=bank', 'অন-রোড দাম');
  await expect(card).toContainText('নমুনা হার, প্রকৃত দাম নয়');
  await expect(card).toContainText('বছরে আসল সুদ');
  const { sum, total } = await sumsOf(card);
  expect(sum).toBe(total);
  await expectAccessible(page);
});
