import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import writeExcel from 'write-excel-file/node';
import { dayOf, startOfDay, type VehicleVariant } from '@dealership/shared';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { expect, test } from './fixtures.ts';
import { expectClean, openScreen, tabTo } from './staff-page.ts';

/** The first day of the next month, from which the prices of this journey apply. */
const FIRST = firstOfNextMonth(dayOf(Date.now()));

function firstOfNextMonth(today: string): string {
  const next = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return next.toISOString().slice(0, 10);
}

/** Downloads the price list with a press. */
async function download(page: Page): Promise<string[][]> {
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).press('Enter');
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^prices-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  return Papa.parse<string[]>(text.replace('\ufeff', ''), { skipEmptyLines: true }).data;
}

type Cells = (string | number)[];

/** A workbook from another library than the one that reads it. */
async function workbook(rows: readonly Cells[]) {
  const isFormula = (value: string | number) => String(value).startsWith('=');
  const cells = rows.map((row) =>
    row.map((value) =>
      isFormula(value) ? { type: 'Formula' as const, value: String(value) } : { value },
    ),
  );
  const buffer = await writeExcel(cells).toBuffer();
  return { name: 'prices of the month.xlsx', mimeType: '', buffer };
}

async function show(page: Page, rows: readonly Cells[], day?: string) {
  await page.getByLabel('File with the price list').setInputFiles(await workbook(rows));
  if (day !== undefined) await page.getByLabel('Valid from').fill(day);
  const button = page.getByRole('button', { name: 'Review changes' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  // The focus tells screen readers that there is something new.
  await expect(page.getByRole('heading', { name: /^What would change/ })).toBeFocused();
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({
      viewport: { width, height: 800 },
      hasMovableClock: true,
    });

    test(
      '60 prices from the 1st come from a workbook, and the same file again changes nothing',
      { tag: '@core' },
      async ({ page, ownSite, logIn }) => {
        const { url, staff } = ownSite;
        await logIn(page, staff, url);
        await page.goto(`${url}/admin/price`);
        await expect(page.getByRole('heading', { name: 'Manage Price', level: 1 })).toBeVisible();
        const [heads = [], ...rows] = await download(page);
        await expectClean(page);
        await page.getByRole('link', { name: 'Upload a price list' }).press('Enter');
        await expect(page.getByRole('heading', { name: 'Upload a price list' })).toBeVisible();

        const variants = rows.filter(([key]) => key?.startsWith('V')).slice(0, 40);
        const accessories = rows.filter(([key]) => key?.startsWith('A')).slice(0, 20);
        const dearer = [...variants, ...accessories].map((row): Cells => [
          ...row.slice(0, 4),
          Number(row[4]) + 1250.5,
        ]);
        const [first = []] = dearer;
        const faulty: Cells[] = [
          [...first.slice(0, 4), '=70000+1'],
          [...(dearer[1]?.slice(0, 4) ?? []), 0],
          ['', 'Some other make', 'Standard', '', 80_000],
          [dearer[2]?.[0] ?? '', 'Renamed', 'by hand', '', 91_234],
        ];
        await show(page, [heads, ...faulty]);
        const wrong = page.getByLabel('Errors (2)');
        await expect(wrong).toContainText('Price (₹)');
        await expect(wrong).toContainText('This is a formula. Enter what it comes to instead');
        await expect(wrong).toContainText('Enter an amount above 0');
        await expect(page.getByLabel('Not in the catalogue (1)')).toContainText(
          'Some other make · Standard · 80000',
        );
        await expect(page.getByText('In the file: Renamed · by hand')).toBeVisible();
        await expect(page.getByRole('button', { name: /^Apply/ })).toHaveCount(0);
        await expectClean(page);

        await show(page, [heads, ...dearer], FIRST);
        await expect(page.getByText('60 prices change.')).toBeVisible();
        await expect(page.getByLabel('New prices (60)')).toContainText('+₹ 1,250.50');
        await expectClean(page);
        const apply = page.getByRole('button', {
          name: `Apply 60 prices from ${timeTexts.date(FIRST)}`,
        });
        await tabTo(page, apply);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('status').getByText('60 new prices scheduled')).toBeVisible();
        await show(page, [heads, ...dearer], FIRST);
        await expect(page.getByText('60 prices unchanged.')).toBeVisible();
        await expect(page.getByText('No price changes.')).toBeVisible();

        const model = String(first[1]).replaceAll(' ', '');
        const shown = async () => {
          const answer = await page.request.get(`${url}/api/variants/${model}`);
          const all = (await answer.json()) as VehicleVariant[];
          return all.find(({ name }) => name === first[2])?.price;
        };
        expect(await shown()).toBe(Number(first[4]) - 1250.5);
        ownSite.moveClock(startOfDay(FIRST) + 60_000 - Date.now());
        await expect.poll(shown).toBe(first[4]);
        await logIn(page, staff, url);
        await page.goto(`${url}/admin/price?list=upload`);
        await show(page, [heads, ...dearer]);
        await expect(page.getByText('60 prices unchanged.')).toBeVisible();
        ownSite.moveClock(0);
      },
    );
  });
}

test('what others have changed meanwhile is shown, and a file saved again is asked for again', async ({
  page,
  site,
  logIn,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page);
  await openScreen(page, 'price', 'Manage Price');
  const [heads = [], ...rows] = await download(page);
  const row = rows.find(([, model]) => model === 'X-Blade') ?? [];
  await page.getByRole('link', { name: 'Upload a price list' }).click();
  await show(page, [heads, [...row.slice(0, 4), 123_000]]);
  const data = { price: 124_000 };
  const other = await page.request.patch(`${site.url}/api/managePrice/XBLADE`, { data });
  expect(other.status()).toBe(200);
  await page.getByRole('button', { name: 'Apply 1 price now' }).click();
  await expect(page.getByRole('alert').getByText('Someone else changed prices')).toBeVisible();
  await expect(page.getByLabel('New prices (1)')).toContainText('₹ 1,24,000');
  await page.getByRole('button', { name: 'Apply 1 price now' }).click();
  await expect(page.getByRole('status').getByText('One price changed')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the prices' }).click();
  await expect(page.getByRole('row', { name: /X-Blade/ })).toContainText('₹ 1,23,000');

  await page.getByRole('link', { name: 'Upload a price list' }).click();
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect(page.getByText('Choose one file, the price list')).toBeVisible();
  const path = join(mkdtempSync(join(tmpdir(), 'prices-')), 'prices.csv');
  writeFileSync(path, 'Key,Price\nV1,80000\n');
  const input = page.getByLabel('File with the price list');
  await input.setInputFiles(path);
  // Chromium only looks at the file when it is asked for it.
  await input.evaluate((element: HTMLInputElement) => element.files?.[0]?.lastModified);
  writeFileSync(path, 'Key,Price\nV1,81000,and more\n');
  const later = Date.now() / 1000 + 60;
  utimesSync(path, later, later);
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect(page.getByText('This file has changed since you chose it')).toBeVisible();
});
