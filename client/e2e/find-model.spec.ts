import { pathIn, type Locale } from '@dealership/shared';
import type { Page } from '@playwright/test';
import { catalogueTexts as bengali } from '../../shared/src/texts/bn/public/catalogue.ts';
import { catalogueTexts as english } from '../../shared/src/texts/en/public/catalogue.ts';
import { catalogueTexts as hindi } from '../../shared/src/texts/hi/public/catalogue.ts';
import { expectAccessible } from './accessibility.ts';
import { phone, stubPictures } from './catalogue-page.ts';
import { expect, test } from './fixtures.ts';

const texts = { en: english, bn: bengali, hi: hindi };

test.use({ expectedErrors: async ({ browserName: _browserName }, use) => use([/404/]) });

/** The code that finds models, as the page fetches it. */
function watchFinder(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/find-models-/.test(request.url())) fetched.push(request.url());
  });
  return fetched;
}

for (const [locale, typed] of [
  ['en', 'scooty'],
  ['bn', 'স্কুটি'],
  ['hi', 'स्कूटी'],
] as const satisfies [Locale, string][]) {
  test.describe(`in ${locale}`, () => {
    test.use({ viewport: phone });

    test('the list of motorcycles finds scooters, and a model by its number', async ({ page }) => {
      await stubPictures(page);
      const finder = watchFinder(page);
      await page.goto(pathIn(locale, '/motorcycle'));
      const { find, lists } = texts[locale];
      const search = page.getByRole('searchbox', { name: find.label });
      const names = page.getByRole('list', { name: lists.motorcycle.table }).getByRole('heading');
      await search.scrollIntoViewIfNeeded();
      await expect(names).toHaveCount(17);
      expect(finder).toEqual([]);
      await search.fill(typed);
      await expect(page.getByText(find.found(9), { exact: true })).toBeVisible();
      await expect(names.first()).toHaveText('Activa 6G');
      await search.fill('শাইন ১২৫');
      await expect(names.first()).toHaveText('Shine 125');
      await search.fill('fridge');
      await expect(page.getByText(find.none)).toBeVisible();
      await expect(names).toHaveCount(17);
      expect(finder).toHaveLength(1);
      await expectAccessible(page);
    });
  });
}

test('an address with a slip in the name offers the model that it means first', async ({
  page,
}) => {
  await stubPictures(page);
  await page.goto(`/view-details?bike=${encodeURIComponent('এক্টিভা ১২৫')}`);
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(26);
  await expect(cards.first()).toContainText('Activa 125');
  await page.getByRole('searchbox', { name: english.find.label }).fill('ইউনিকর্ন');
  await expect(cards).toHaveCount(1);
  await cards.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Unicorn' })).toBeVisible();
});

test('the test ride of a model with a slip in its name has that model chosen', async ({ page }) => {
  await stubPictures(page);
  await page.goto('/text-ride-booking?bike=unikorn');
  const chooser = page.locator('form', { hasText: 'Show this model' });
  await expect(chooser.getByLabel('Model')).toHaveValue('Unicorn');
  await chooser.getByRole('button', { name: 'Show this model' }).click();
  await expect(page).toHaveURL(/\?bike=Unicorn$/);
});
