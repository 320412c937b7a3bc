import type { APIRequestContext, Page } from '@playwright/test';
import { formatRupees } from '@dealership/shared';
import { readPdf, withoutBlanks } from '../../shared/test/read-pdf.ts';
import { readPng } from '../../shared/test/read-png.ts';
import { expectAccessible } from './accessibility.ts';
import { countCalls, phone, stubPictures, watchShifts } from './catalogue-page.ts';
import { SAVED, shownReference, submitButton, watchSubmissions } from './enquiry-page.ts';
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

test('the card is sent to one’s own WhatsApp in three taps, and its address shows the same total', async ({
  openPage,
}) => {
  const page = await openPage(phone);
  await stubPictures(page);
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  await page.goto('/');
  await page.getByRole('main').locator('a[href="/scooters"]').first().click();
  await page.getByRole('heading', { name: 'Dio 110' }).getByRole('link').click();
  await expect(page).toHaveURL(/view-details/);
  const send = page.getByRole('link', { name: 'Send by WhatsApp' });
  // The page grows below the thumb.
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await send.waitFor({ timeout: 1000 });
  }).toPass();
  const href = await send.getAttribute('href');
  const { total } = await sumsOf(page.getByRole('region', { name: 'On-road price' }));
  const said = new URL(href ?? '').searchParams.get('text')?.split('\n') ?? [];
  expect(said[0]).toContain(`: ${formatRupees(total * 100)} · Sample rates, not an offer`);
  const address = new URL(said.at(-1) ?? '');
  expect(address.origin).toBe(new URL(page.url()).origin);
  const [, messages] = await Promise.all([send.click(), page.waitForEvent('popup')]);
  expect(messages.isClosed()).toBe(false);

  const shared = await openCard(await openPage(phone), address.href);
  expect(await sumsOf(shared)).toMatchObject({ total });
  await expect(shared).not.toContainText('This link is from');
});

test('an old address says that its prices are those of today, and what is no longer offered', async ({
  openPage,
}) => {
  const page = await openPage(phone);
  const card = await openCard(page, `${SHINE}&variant=Gold&place=delhi&day=2026-01-05`);
  await expect(card.getByRole('status').first()).toContainText(
    'This is the price of Shine 125 Drum.',
  );
  await expect(card.getByRole('status').first()).toContainText('This is the price for Siliguri.');
  await expect(card.getByRole('status').first()).toContainText('This link is from 5 Jan 2026.');
  await expectAccessible(page);
  await card.getByLabel('Variant').selectOption('Disc');
  await expect(card.getByRole('status').first()).not.toContainText('variant');
});

/** The totals of one address in rupees, wherever they are but on the page. */
async function totalsAt(request: APIRequestContext, { pathname, search }: URL) {
  const html = await (await request.get(pathname + search)).text();
  const [, text = ''] = /og:description" content="[^"]*: (₹[^"]*?) ·/.exec(html) ?? [];
  const [, data = ''] = /"priceSpecification":(\{.*?\})/.exec(html) ?? [];
  const [, picture = ''] = /og:image" content="([^"]*)"/.exec(html) ?? [];
  const bytesOf = async (address: string) => (await request.get(address)).body();
  const asked = new URL(picture.replaceAll('&amp;', '&'));
  const { texts } = readPng(await bytesOf(asked.pathname + asked.search));
  const pdf = readPdf(await bytesOf(asked.pathname.replace('.png', '.pdf') + asked.search));
  return {
    tag: text,
    data: (JSON.parse(data) as { price: number }).price,
    picture: Number(texts.total) / 100,
    hasPdf: (total: number) => pdf.text.includes(withoutBlanks(formatRupees(total * 100))),
  };
}

// The API tests compare all variants at all places.
for (const bike of ['SP125', 'QC1']) {
  test(`page, picture, PDF, share tags and structured data have one total: ${bike}`, async ({
    page,
    request,
  }) => {
    const card = await openCard(page, `/view-details?bike=${bike}&lender=bank&with=helmet`);
    const optionsOf = (label: string) =>
      card.getByLabel(label, { exact: true }).locator('option').allTextContents();
    const totals = new Set<number>();
    for (const variant of await optionsOf('Variant')) {
      await card.getByLabel('Variant').selectOption(variant);
      for (const place of await optionsOf('Registered at')) {
        await card.getByLabel('Registered at').selectOption(place);
        const { sum, total } = await sumsOf(card);
        expect(sum).toBe(total);
        await expect(page).toHaveURL(/place=/);
        const shared = await card
          .getByRole('link', { name: 'Send by WhatsApp' })
          .getAttribute('href');
        const said = new URL(shared ?? '').searchParams.get('text')?.split('\n') ?? [];
        const { tag, data, picture, hasPdf } = await totalsAt(request, new URL(said.at(-1) ?? ''));
        expect([tag, data, picture]).toEqual([formatRupees(total * 100), total, total]);
        expect(hasPdf(total)).toBe(true);
        totals.add(total);
      }
    }
    expect(totals.size).toBeGreaterThan(1);
  });
}

/** Opens the form for the price of a card with a helmet and a loan; `tap` counts. */
async function askForPrice(page: Page, url = '') {
  let taps = 0;
  const tap = async (step: Promise<unknown>) => {
    await step;
    taps += 1;
  };
  const chosen = 'place=jalpaiguri&with=helmet&lender=bank&months=24&down=20000';
  const card = await openCard(page, `${url}${SHINE}&variant=Drum&${chosen}`);
  const { total } = await sumsOf(card);
  await tap(card.getByRole('link', { name: 'Ask for this price' }).click());
  const form = page.getByRole('form', { name: 'Test ride / product enquiry' });
  const written = total.toLocaleString('en-IN');
  await expect(page.getByText(`the total that you saw, ₹ ${written}`)).toBeVisible();
  expect(page.url()).not.toContain(String(total));
  await expect(form.getByLabel('Model')).toHaveValue('Shine 125');
  await expect(form.getByLabel('Colour')).toHaveValue('Not decided yet');
  await tap(form.getByLabel('Name').fill('Ananya Das'));
  await tap(form.getByLabel('Email').fill('ananya.das@example.com'));
  await tap(form.getByLabel('Contact number').fill('9832012345'));
  await tap(submitButton(form).click());
  return { form, total, written, taps: () => taps };
}

test('a price is asked for in five taps, and staff read the card that came with it', async ({
  ownSite,
  openPage,
  logIn,
}) => {
  const page = await openPage(phone);
  const { written, taps } = await askForPrice(page, ownSite.url);
  const reference = await shownReference(page).innerText();
  expect(taps()).toBe(5);
  const staff = await openPage(phone);
  await logIn(staff, ownSite.staff, ownSite.url);
  await staff.goto(`${ownSite.url}/admin/desk?enquiry=${reference}`);
  const kept = staff.getByRole('region', { name: 'Price card' });
  await expect(kept).toContainText('Shine 125 · Drum · Registered in Jalpaiguri');
  await expect(kept).toContainText('Helmet (ISI)');
  await expect(kept).toContainText('True yearly rate');
  await expect(kept.getByRole('definition').last()).toContainText(written);
  await expect(kept).not.toContainText('The customer saw another total');
  await expectAccessible(staff);
});

test.describe('with a line that breaks', () => {
  test.use({ expectedErrors: [/net::ERR_/] });

  test('an enquiry about a price waits with its card', async ({ page, ownSite }) => {
    await page.setViewportSize(phone);
    const sent = watchSubmissions(page);
    await page.route('**/api/postBooking', (route) => route.abort());
    const { form, total } = await askForPrice(page, ownSite.url);
    await expect(form.getByText(SAVED)).toBeVisible();
    await page.unroute('**/api/postBooking');
    await page.reload();
    // The queue sends it with the first idle moment of the page.
    await expect.poll(() => sent.length).toBeGreaterThan(1);
    expect(
      await page
        .getByText(/Your reference/)
        .first()
        .innerText(),
    ).toMatch(/\w{8}/);
    const bodies = new Set(sent.map(({ body }) => body));
    expect(bodies.size).toBe(1);
    expect(JSON.parse([...bodies][0] ?? '')).toMatchObject({
      variant: 'Drum',
      priceCard: { model: 'shine125', place: 'jalpaiguri', seenTotal: total * 100 },
    });
  });
});
