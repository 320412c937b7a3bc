import { arrive, detailOf } from './desk-arrivals.ts';
import { expect, test } from './fixtures.ts';
import { noteOpened } from './note-opened.ts';
import { expectClean } from './staff-page.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test(
  'a quotation is made and sent in eight taps, seen by its customer, changed and compared with the bill',
  { tag: '@core' },
  async ({ page, ownSite, logIn, openPage }) => {
    const { url, staff } = ownSite;
    const hrefs = await noteOpened(page);
    const reference = await arrive(ownSite, 'sales', 'Rina Das', '9832011111');
    await logIn(page, staff, url);
    await page.goto(`${url}/admin/desk?view=open&enquiry=${reference}`);
    await expect(page.locator('[data-settling], article[aria-busy=true]')).toHaveCount(0);
    const quotations = page.getByRole('region', { name: 'Quotations' });
    const sheet = page.getByRole('dialog');
    let taps = 0;
    const tap = async (target: ReturnType<typeof page.getByRole>) => {
      taps += 1;
      await target.tap();
    };

    await test.step('made and sent', async () => {
      await tap(quotations.getByRole('button', { name: 'Make a quotation' }));
      await expect(sheet.getByLabel('Model')).not.toHaveValue('');
      taps += 1;
      await sheet.getByLabel('Registered at').selectOption('Jalpaiguri');
      await tap(sheet.getByLabel('Helmet (ISI)'));
      await tap(sheet.getByText('Discount, exchange, loan, booking'));
      taps += 2;
      await sheet.getByLabel('Discount (₹)').fill('1000');
      await sheet.getByLabel('Why the discount?').fill('Puja goodwill');
      await expectClean(page);
      await tap(sheet.getByRole('button', { name: 'Make it' }));
      await expect(sheet).toContainText(/Quotation Q-\d{4}-\d{4} is ready to send/);
      await tap(sheet.getByRole('link', { name: 'WhatsApp' }));
      expect(taps).toBeLessThanOrEqual(8);
      await expect
        .poll(async () => decodeURIComponent((await hrefs()).at(-1) ?? ''))
        .toMatch(/^https:\/\/wa\.me\/919832011111\?text=Hello Rina.*\/quotations\/[\w-]{32}$/s);
    });

    const address = decodeURIComponent((await hrefs()).at(-1) ?? '').match(
      /\/quotations\/\S+$/,
    )?.[0];
    await test.step('the customer sees it, and wants it', async () => {
      const customer = await openPage({ width: 360, height: 740 });
      const [painted] = (await (await customer.request.get(`${url}${address}`)).text()).split(
        'id="page-data"',
      );
      expect(painted, 'before any script has run').toContain('Puja goodwill');
      await customer.goto(`${url}${address}`);
      await expect(customer.getByRole('listitem').filter({ hasText: 'Discount' })).toContainText(
        'Puja goodwill',
      );
      await expect(customer.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await customer.getByRole('button', { name: 'I want this' }).click();
      await expect(customer.getByText('We know that you want this')).toBeVisible();
      for (const [name, type] of [
        ['Quotation as PDF', 'application/pdf'],
        ['Quotation as a picture', 'image/png'],
      ] as const) {
        const href = await customer.getByRole('link', { name }).getAttribute('href');
        const answer = await customer.request.get(`${url}${href}`);
        expect(answer.headers()['content-type']).toBe(type);
      }
      await customer.goto(`${url}/bn${address}`);
      await expect(customer.getByText('আপনি দেবেন')).toBeVisible();
      const { events } = await detailOf(page, ownSite, reference);
      const deeds = events.flatMap(({ kind, detail }) =>
        kind === 'quotation' ? [(detail as { did: string }).did] : [],
      );
      expect(deeds).toEqual(['wanted', 'opened', 'made']);
    });

    await test.step('changed, and compared with the bill', async () => {
      await page.reload();
      await expect(quotations).toContainText('Wanted');
      await quotations.getByRole('button', { name: 'Change' }).tap();
      await expect(sheet.getByLabel('Helmet (ISI)')).toBeChecked();
      await sheet.getByLabel('Helmet (ISI)').tap();
      await sheet.getByRole('button', { name: 'Save as a new version' }).tap();
      await expect(sheet).toContainText('is ready to send');
      await sheet.getByRole('button', { name: 'Close' }).tap();
      await expect(quotations).toContainText('Replaced by a newer version');
      await quotations.getByRole('button', { name: 'Compare the bill' }).tap();
      await sheet.getByLabel('Registration and certificate (₹)').fill('650');
      const save = sheet.getByRole('button', { name: 'Save bill' });
      await expect(save).toBeDisabled();
      await sheet.getByLabel(/Why does “Registration/).fill('Smart card');
      const print = sheet.getByRole('button', { name: 'Print the bill' });
      await expect(print).toHaveCount(0);
      await save.tap();
      await expect(sheet).toContainText('The bill is saved.');
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', '');
      });
      // A tap at the place of the last one would count as its second.
      await print.press('Enter');
      await expect(page.locator('body[data-printed]')).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(
        page.getByRole('heading', { name: /^Bill for quotation .*Rina Das$/ }),
      ).toBeVisible();
      await expect(
        page.getByText(/Registration and certificate: .*₹\s650 on the bill\s*Smart card/),
      ).toBeVisible();
      await expect(sheet).toBeHidden();
      await page.emulateMedia({ media: null });
      await sheet.getByLabel(/Why does “Registration/).fill('');
      await expect(print).toHaveCount(0);
    });
  },
);

test.describe('without a quotation', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('an address says so below a heading', async ({ page }) => {
    await page.goto('/quotations/none');
    await expect(page.getByRole('alert')).toContainText('There is no quotation at this address.');
    await expect(page.getByRole('heading', { level: 1, name: 'Quotation' })).toBeVisible();
  });
});
