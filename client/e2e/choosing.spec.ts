import { pathIn } from '@dealership/shared';
import type { Page } from '@playwright/test';
import { catalogueTexts as bengaliLists } from '../../shared/src/texts/bn/public/catalogue.ts';
import { choosingTexts as bengali } from '../../shared/src/texts/bn/public/choosing.ts';
import { catalogueTexts as englishLists } from '../../shared/src/texts/en/public/catalogue.ts';
import { choosingTexts as english } from '../../shared/src/texts/en/public/choosing.ts';
import { expectAccessible } from './accessibility.ts';
import { phone, stubPictures, watchShifts } from './catalogue-page.ts';
import { expect, test } from './fixtures.ts';
import { expectTextsFit } from './page-fit.ts';

const languages = [
  { locale: 'en', texts: english, lists: englishLists.lists },
  { locale: 'bn', texts: bengali, lists: bengaliLists.lists },
] as const;

/** The names on the cards, in their order. */
const namesOn = (page: Page, label: string) =>
  page.getByRole('list', { name: label }).getByRole('heading');

test.use({ viewport: phone });

for (const { locale, texts, lists } of languages) {
  test(`a phone finds a scooter within a budget, and the address keeps the list, in ${locale}`, async ({
    page,
    openPage,
  }) => {
    await stubPictures(page);
    const shifts = await watchShifts(page);
    await page.goto(pathIn(locale, '/scooters'));
    const names = namesOn(page, lists.scooter.table);
    await expect(names).toHaveCount(9);
    const budget = page.getByLabel(texts.names.price, { exact: true });
    await expect(budget).toBeHidden();
    await page.getByText(texts.fold(0), { exact: true }).click();
    await budget.selectOption('90000');
    const status = page.getByRole('status').filter({ hasText: texts.found(6, 9) });
    await expect(status).toBeVisible();
    await expect(names).toHaveCount(6);
    await page.getByLabel(texts.sort).selectOption('price');
    await expect(names.first()).toHaveText('Aviator');
    await expect(page).toHaveURL(/\/scooters\?(.*&)?price=90000&sort=price$/);
    expect(await shifts()).toEqual([]);
    // Clear of the bars at the edges, behind which targets are half hidden.
    await names.first().evaluate((name) => name.scrollIntoView({ block: 'start' }));
    await expectAccessible(page);
    await expectTextsFit(page, 'filters');

    // Another phone, with the address alone.
    const shared = await openPage(phone);
    await stubPictures(shared);
    await shared.goto(page.url());
    await expect(namesOn(shared, lists.scooter.table)).toHaveCount(6);
    await expect(shared.getByText(texts.fold(1), { exact: true })).toBeVisible();

    // There and back.
    await names.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/view-details\?bike=Aviator$/);
    await page.goBack();
    await expect(names.first()).toHaveText('Aviator');
    await expect(names).toHaveCount(6);
  });

  test(`when none is left a button drops the filter that brings most back, in ${locale}`, async ({
    page,
  }) => {
    await stubPictures(page);
    await page.goto(pathIn(locale, '/motorcycle?class=adventure&price=100000'));
    const names = namesOn(page, lists.motorcycle.table);
    const status = page.getByRole('status').filter({ hasText: texts.none });
    await expect(status).toBeVisible();
    await expect(names).toHaveCount(0);
    await expectAccessible(page);
    const { class: kind } = texts.names;
    const drop = page.getByRole('button', { name: texts.drop(kind, texts.classes.adventure, 6) });
    await drop.focus();
    await page.keyboard.press('Enter');
    await expect(names).toHaveCount(6);
    await expect(page).toHaveURL(/\?(.*&)?price=100000$/);
    await page.getByRole('button', { name: texts.clear }).click();
    await expect(names).toHaveCount(17);
  });
}
