import { dayOf } from '@dealership/shared';
import { priceRatesTexts as texts } from '@dealership/shared/texts/staff/settings/price-rates.ts';
import { expectAccessible } from './accessibility.ts';
import { expectNoSidewaysScroll } from './catalogue-page.ts';
import { expect, test } from './fixtures.ts';
import { doubleText, expectTextsFit } from './page-fit.ts';

test.use({ expectedErrors: [/status of 400/] });

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a rate is changed, refused with its row, repaired and saved', async ({
      page,
      ownSite,
      logIn,
    }) => {
      const { url, staff } = ownSite;
      await logIn(page, staff, url);
      await page.goto(`${url}/admin/settings`);
      await page.getByRole('main').getByRole('link', { name: 'On-road Prices' }).click();
      const rates = page.getByRole('region', { name: 'Taxes, fees and insurance' });
      const save = rates.getByRole('button', { name: 'Save' });
      await expect(page.getByText(/^14 tables are samples/)).toBeVisible();
      const insurance = rates
        .locator('div', { has: page.getByRole('heading', { name: /^Third-party/ }) })
        .last();
      const petrol = insurance.getByRole('group', { name: /^Petrol, everywhere/ });
      const row = (number: number) => petrol.getByRole('group', { name: texts.row(number) });
      await expect(petrol.getByText('Sample')).toBeVisible();
      await petrol.locator('summary').click();
      await expect(row(2).getByLabel('Up to (cc)')).toHaveValue('150');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      // The new row is below the one before it.
      await row(2).getByLabel('Amount').fill('4,750');
      await petrol.getByRole('button', { name: 'Add a row' }).click();
      await expect(row(4).getByLabel('Up to (cc)')).toBeFocused();
      await row(4).getByLabel('Up to (cc)').fill('300');
      await row(4).getByLabel('Amount').fill('9000');
      await expect(petrol.locator('summary')).toContainText(texts.checkedOn(dayOf(Date.now())));
      await petrol.locator('summary').click();
      await save.click();
      await expect(row(4).getByLabel('Up to (cc)')).toBeFocused();
      await expect(row(4)).toContainText('This row does not go higher than the row before');
      await expectAccessible(page);
      await row(4).getByLabel('Up to (cc)').fill('500');
      await row(4).getByLabel('Amount').fill('-1');
      await save.click();
      await expect(row(4).getByLabel('Amount')).toBeFocused();
      await row(4).getByLabel('Amount').fill('9,000');
      await save.click();
      await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
      await expect(page.getByText(/^13 tables are samples/)).toBeVisible();

      // A table that follows begins with the same rows; its day has to be chosen.
      await petrol.getByRole('button', { name: texts.follow }).click();
      const next = insurance.getByRole('group', { name: 'Petrol, everywhere, new' });
      await expect(next.locator('summary')).toBeFocused();
      await save.click();
      await expect(next.getByLabel('Valid from')).toBeFocused();
      await next.getByLabel('Valid from').fill('2099-04-01');
      await expect(insurance.getByText(/1 Apr 2099/)).toBeVisible();
      const following = insurance.getByRole('group', { name: /1 Apr 2099/ });
      await following.getByRole('button', { name: texts.check }).click();
      await save.click();
      await expect(following.getByLabel('Amount').nth(1)).toHaveValue('4750');

      const lenders = page.getByRole('region', { name: 'Lenders' });
      if (width === 360) await lenders.getByRole('heading', { name: 'Lenders' }).click();
      await lenders.getByRole('button', { name: 'Add a lender' }).click();
      const lender = lenders.getByRole('group', { name: 'New lender' });
      await expect(lender.getByLabel('Name', { exact: true })).toBeFocused();
      await lenders.getByRole('button', { name: 'Save' }).click();
      await expect(lender.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid');
      await lender.getByLabel('Name', { exact: true }).fill('Hill Finance');
      const own = lenders.getByRole('group', { name: 'Hill Finance' });
      await own.getByLabel(texts.annualRate).fill('11.5');
      await own.getByLabel(texts.months).fill('12, 24');
      await own.getByLabel(texts.chargeWhen).selectOption({ label: texts.chargeTimes.within });
      await lenders.getByRole('button', { name: 'Save' }).click();
      await expect(lenders.getByText('Fill this in')).toHaveCount(0);

      await page.reload();
      await expect(page.getByText(/^13 tables are samples/)).toBeVisible();
      if (width === 360) await lenders.getByRole('heading', { name: 'Lenders' }).click();
      await own.locator('summary').first().click();
      await expect(own.getByLabel(texts.months)).toHaveValue('12, 24');
      await petrol.first().locator('summary').click();
      await expect(row(4).first().getByLabel('Up to (cc)')).toHaveValue('500');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.setViewportSize({ width: Math.max(width, 412), height: 800 });
      await doubleText(page);
      await expectTextsFit(page, 'on-road');
    });
  });
}
