import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { desktop, navigationState, phone, stubPictures, watchShifts } from './catalogue-page.ts';
import { expect, test } from './fixtures.ts';

const form = (page: Page) => page.getByRole('form', { name: /product enquiry/ });

function optionsOf(page: Page) {
  return form(page).getByLabel('Colour').locator('option').allTextContents();
}

async function fill(page: Page, name: string) {
  await form(page).getByLabel('Name').fill(name);
  await form(page).getByLabel('Email').fill('asha@example.com');
  await form(page).getByLabel('Contact number').fill('9832012345');
}

for (const viewport of [phone, desktop]) {
  test(
    `a test ride from an address at ${viewport.width} px: price, own colours, success`,
    { tag: ['@both-long', '@core'] },
    async ({ openPage, logIn, site }) => {
      const page = await openPage(viewport);
      await stubPictures(page);
      const shifts = await watchShifts(page);
      const ask = async <T>(path: string) =>
        (await (await page.request.get(site.url + path)).json()) as T;
      const variants = await ask<{ name: string; price: number }[]>('/api/variants/Shine125');
      const colours = await ask<{ name: string }[]>('/api/bikeColours/Shine125');
      const variant = variants.at(-1)!;
      await page.goto(
        `/text-ride-booking?bike=Shine125&variant=${encodeURIComponent(variant.name)}`,
      );
      await expect(page).toHaveTitle(/^Shine 125 test ride/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('PRODUCT ENQUIRY');
      await expect(page.getByText('All prices are Ex-Showroom Price')).toBeVisible();
      await expect(page.getByText(`₹ ${variant.price.toLocaleString('en-IN')}`)).toBeVisible();
      await expect(page.getByText(variant.name, { exact: true })).toBeVisible();
      await expect(form(page).getByLabel('Model')).toHaveValue('Shine 125');
      await expect(form(page).getByLabel('Model')).toHaveAttribute('readonly', '');
      await expect.poll(() => optionsOf(page)).toEqual(['Choose…', ...colours.map((c) => c.name)]);
      await expectAccessible(page);

      const name = `Asha Rai ${viewport.width} ${Date.now()}`;
      await fill(page, name);
      await form(page).getByLabel('Colour').selectOption({ index: 2 });
      await expect(
        page.getByRole('img', { name: `Shine 125, ${colours[1]!.name}` }),
      ).toBeAttached();
      await form(page).getByRole('button', { name: 'SUBMIT' }).click();
      await expect(
        form(page).getByText('Please agree to the terms and conditions', { exact: true }),
      ).toBeVisible();
      await expect(form(page).getByLabel(/terms/)).toBeFocused();
      await form(page).getByLabel(/terms/).check();
      const sent = page.waitForRequest('**/api/postBooking');
      await form(page).getByRole('button', { name: 'SUBMIT' }).click();
      await expect(
        page.getByRole('status').getByText('Thanks for your enquiry. Our team will get back soon.'),
      ).toBeVisible();
      expect((await sent).postDataJSON()).toMatchObject({
        name,
        mobileNo: '9832012345',
        emailId: 'asha@example.com',
        model: 'Shine 125',
        variant: variant.name,
        color: colours[1]!.name,
      });
      expect((await sent).postDataJSON()).not.toHaveProperty('terms');
      expect(await shifts()).toEqual([]);

      await logIn(page);
      const answer = await page.request.post(`${site.url}/api/enquiryReports`, {
        data: { page: 1, limit: 10, search: name },
        headers: { Origin: site.url },
      });
      const { data } = (await answer.json()) as { data: unknown[] };
      expect(data).toMatchObject([{ name, model: 'Shine 125', color: colours[1]!.name }]);
    },
  );
}

test('INTERESTED FOR FINANCE ? leads to finance with the model', async ({ openPage }) => {
  const page = await openPage(phone);
  await stubPictures(page);
  await page.goto('/text-ride-booking?bike=Shine125');
  await page.getByRole('link', { name: 'INTERESTED FOR FINANCE ?' }).click();
  await expect(page).toHaveURL(/\/finance\?bike=Shine125$/);
  expect(await navigationState(page)).toMatchObject({ bikeName: 'Shine125' });
});

test('without a model one is chosen here, and nothing that was typed is lost', async ({
  openPage,
}) => {
  const page = await openPage(desktop);
  await stubPictures(page);
  await page.goto('/text-ride-booking');
  await expect
    .poll(() => optionsOf(page))
    .toEqual(['Choose…', 'Red', 'Blue', 'Black', 'White', 'Grey']);
  await form(page).getByLabel('Name').fill('Asha Rai');
  const chooser = page.locator('form', { hasText: 'Show this model' });
  await chooser.getByLabel('Model').selectOption('CB350');
  await chooser.getByRole('button', { name: 'Show this model' }).click();
  await expect(page).toHaveURL(/\?bike=CB350$/);
  await expect(form(page).getByLabel('Model')).toHaveValue('CB350');
  await expect(form(page).getByLabel('Name')).toHaveValue('Asha Rai');
  await expect(page.getByRole('img', { name: 'CB350' })).toBeVisible();
});

test.describe('a model that nobody knows, or that is no longer sold', () => {
  test.use({ expectedErrors: [/404|410/] });

  test('is named as such, and another one can be chosen', async ({ openPage }) => {
    const page = await openPage(phone);
    await stubPictures(page);
    await page.goto('/text-ride-booking?bike=Shine999');
    await expect(page.getByText('We could not find “Shine999”.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show this model' })).toBeVisible();
  });

  test('is not offered any more', async ({ openPage }) => {
    const page = await openPage(phone);
    await stubPictures(page);
    await page.route('**/api/bikeView/CB350', async (route) => {
      const answer = await route.fetch();
      const model = (await answer.json()) as object;
      await route.fulfill({ json: { ...model, active: false } });
    });
    await page.goto('/text-ride-booking');
    const chooser = page.locator('form', { hasText: 'Show this model' });
    await chooser.getByLabel('Model').selectOption('CB350');
    await chooser.getByRole('button', { name: 'Show this model' }).click();
    await expect(page.getByText('The CB350 is no longer sold.')).toBeVisible();
    await expect(page.getByText('₹')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'See motorcycles on sale' })).toBeVisible();
    await expect(form(page).getByLabel('Model')).not.toHaveAttribute('readonly');
  });
});
