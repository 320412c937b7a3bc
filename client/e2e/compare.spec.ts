import { pathIn } from '@dealership/shared';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expectNoSidewaysScroll, phone, stubPictures } from './catalogue-page.ts';
import { expect, test } from './fixtures.ts';
import { expectTextsFit } from './page-fit.ts';
import { monthlyTexts as bengaliMonthly } from '../../shared/src/texts/bn/common/price/monthly.ts';
import { choosingTexts as bengaliChoosing } from '../../shared/src/texts/bn/public/choosing.ts';
import { comparingTexts as bengaliTick } from '../../shared/src/texts/bn/public/comparing.ts';
import { compareTexts as bengali } from '../../shared/src/texts/bn/public/pages/compare.ts';
import { priceCardTexts } from '../../shared/src/texts/en/common/price/price-card.ts';
import { monthlyTexts } from '../../shared/src/texts/en/common/price/monthly.ts';
import { choosingTexts } from '../../shared/src/texts/en/public/choosing.ts';
import { comparingTexts } from '../../shared/src/texts/en/public/comparing.ts';
import { compareTexts } from '../../shared/src/texts/en/public/pages/compare.ts';

const languages = [
  {
    locale: 'en',
    texts: compareTexts,
    tick: comparingTexts,
    choosing: choosingTexts,
    monthly: monthlyTexts,
  },
  {
    locale: 'bn',
    texts: bengali,
    tick: bengaliTick,
    choosing: bengaliChoosing,
    monthly: bengaliMonthly,
  },
] as const;

test.use({ viewport: phone });

/** Counts what a finger does: a press, or a choice in a list. */
function countTaps() {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      taps += 1;
      await target.click();
    },
    choose: async (target: Locator, value: string) => {
      taps += 1;
      await target.selectOption(value);
    },
    taps: () => taps,
  };
}

const shownSums = (page: Page, monthly: { sum: (amount: number) => string }) => {
  const [before = '', after = ''] = monthly.sum(0).split(/₹.*0/);
  return page.getByText(new RegExp(`^${before}₹[\\s\\S]*${after.trim()}$`));
};

for (const { locale, texts, tick, choosing, monthly } of languages) {
  test(`two models are compared in four taps, and their address shows the same, in ${locale}`, async ({
    page,
    openPage,
  }) => {
    await stubPictures(page);
    await page.goto(pathIn(locale, '/scooters'));
    const { tap, taps } = countTaps();
    await tap(page.getByRole('checkbox', { name: tick.tickOf('Dio 125'), exact: true }));
    await expect(page.getByText(tick.oneMore)).toBeVisible();
    await tap(page.getByRole('checkbox', { name: tick.tickOf('Dio 110'), exact: true }));
    await tap(page.getByRole('link', { name: tick.bar(2) }));
    expect(taps()).toBeLessThanOrEqual(4);
    await expect(page).toHaveURL(/\/compare\?bikes=Dio125,Dio110$/);
    const table = page.getByRole('table', { name: texts.table });
    await expect(table.getByRole('columnheader', { name: /Dio/ })).toHaveCount(2);
    await expect(table.getByText(texts.rows.total, { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await expectTextsFit(page, 'comparison');
    const rows = await table.innerText();

    const shared = await openPage(phone);
    await stubPictures(shared);
    await shared.goto(page.url());
    await expect.poll(() => shared.getByRole('table').innerText()).toBe(rows);
  });

  test(`a scooter under ₹ 90,000 takes three taps, its monthly cost is on its card, in ${locale}`, async ({
    page,
  }) => {
    await stubPictures(page);
    await page.goto(pathIn(locale, '/scooters'));
    const { tap, choose, taps } = countTaps();
    await tap(page.getByText(choosing.fold(0), { exact: true }));
    await choose(page.getByLabel(choosing.names.price, { exact: true }), '90000');
    await expect(page.getByText(choosing.found(6, 9))).toBeVisible();
    await expect(shownSums(page, monthly).filter({ visible: true })).toHaveCount(6);
    await tap(page.getByRole('link', { name: 'Aviator', exact: true }).last());
    expect(taps()).toBeLessThanOrEqual(3);
    await expect(page).toHaveURL(/\/view-details\?bike=Aviator$/);
  });
}

test('the monthly cost of a variant takes two taps, and a press shows its loan', async ({
  page,
}) => {
  await stubPictures(page);
  await page.goto('/scooters');
  const { tap, choose, taps } = countTaps();
  await tap(page.getByRole('link', { name: 'Dio 125', exact: true }).last());
  // Scrolling is no tap; the price card comes when it is near.
  const show = page.getByRole('button', { name: monthlyTexts.show });
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(show).toBeVisible({ timeout: 500 });
  }).toPass();
  const variants = page.getByLabel(priceCardTexts.variant, { exact: true });
  const [, second = ''] = await variants.locator('option').allTextContents();
  await choose(variants, second);
  await expect(page.getByText(/a month, 36 months, 20 % down$/)).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(2);
  await show.click();
  await expect(page).toHaveURL(/lender=\w+&months=36&down=\d+$/);
});

test.describe('a model that is not sold', () => {
  test.use({ expectedErrors: [/404/] });
  test('is named in words, and another one can be added', async ({ page }) => {
    await stubPictures(page);
    await page.goto('/compare?bikes=Dio125,Karizma');
    await expect(page.getByText(compareTexts.gone('Karizma'))).toBeVisible();
    await expect(page.getByRole('columnheader', { name: /Dio 125/ })).toBeVisible();
    await page.goto('/compare');
    await page.getByLabel(compareTexts.add).selectOption({ label: 'Dio 110' });
    await expect(page).toHaveURL(/\/compare\?bikes=Dio110$/);
    await page.getByLabel(compareTexts.add).selectOption({ label: 'Shine 125' });
    await expect(page.getByRole('columnheader', { name: /Shine 125/ })).toBeVisible();
    await page.getByRole('button', { name: compareTexts.remove('Dio 110') }).click();
    await expect(page).toHaveURL(/\/compare\?bikes=Shine125$/);
  });
});
