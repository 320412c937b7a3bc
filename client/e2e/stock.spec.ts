import { priceRatesTexts } from '@dealership/shared/texts/staff/settings/price-rates.ts';
import { expectAccessible } from './accessibility.ts';
import { expectNoSidewaysScroll, phone, stubPictures, watchShifts } from './catalogue-page.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: phone });

test('staff say on a phone what is there, and visitors read it once it is switched on', async ({
  page,
  ownSite,
  logIn,
  openPage,
}) => {
  const { url, staff } = ownSite;
  await logIn(page, staff, url);
  const cell = page.getByLabel('Stock: Shine 125, Drum, Black', { exact: true });

  await test.step('a cell is set', async () => {
    await page.goto(`${url}/admin/stock`);
    await page.getByLabel('Search').fill('shine 125');
    await cell.selectOption('In the showroom');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(page.getByText(/^today, /)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.reload();
    await page.getByLabel('Search').fill('shine 125');
    await expect(cell).toHaveValue('showroom');
  });

  const visitor = await openPage(phone);
  await stubPictures(visitor);
  const model = `${url}/view-details?bike=Shine125&variant=Drum`;
  const stock = visitor.getByRole('region', { name: 'Stock and waiting' });
  await test.step('visitors do not see it yet', async () => {
    await visitor.goto(model);
    await visitor.mouse.wheel(0, 400);
    await visitor.getByRole('region', { name: 'On-road price' }).waitFor();
    await expect(stock).toBeHidden();
  });

  await test.step('the owner switches it on', async () => {
    await page.getByRole('link', { name: 'Switch it on in the settings' }).click();
    const setting = page.getByRole('region', { name: 'Stock on the website' });
    await setting.getByLabel(priceRatesTexts.showsStock).check();
    await setting.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
  });

  await test.step('visitors see it with the chosen colour, and nothing moves', async () => {
    const shifts = await watchShifts(visitor);
    await visitor.goto(model);
    await visitor.getByTitle('Black', { exact: true }).click();
    await visitor.mouse.wheel(0, 400);
    const row = stock.getByRole('listitem').filter({ hasText: 'Black' });
    await expect(row).toContainText(/Your colour.*In the showroom.*as of/);
    await expect(stock.getByRole('link', { name: 'Ask us' }).first()).toBeVisible();
    await stock.scrollIntoViewIfNeeded();
    await expectNoSidewaysScroll(visitor);
    await expectAccessible(visitor);
    expect(await shifts()).toEqual([]);
    const data = await visitor.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join('')).toContain('"availability":"https://schema.org/InStock"');
  });

  await test.step('the stock is uploaded with other spellings', async () => {
    await page.goto(`${url}/admin/stock?list=upload`);
    const buffer = Buffer.from(
      'Model,Variant,Colour,Stock\r\nSHINE-125,drum,black,2 weeks\r\n,,Gold,On order\r\n,,,\r\n',
    );
    const file = { name: 'stock.csv', mimeType: 'text/csv', buffer };
    await page.getByLabel('File with the stock').setInputFiles(file);
    await page.getByRole('button', { name: 'Review changes' }).click();
    await expect(page.getByRole('heading', { name: 'What would change' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Not on sale (1)' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Apply 1 row' }).click();
    await expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible();
    await visitor.reload();
    await visitor.mouse.wheel(0, 400);
    await expect(stock).toContainText('In 14 days');
  });
});
