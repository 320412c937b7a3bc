import {
  allEnquiriesReport,
  enquiryKinds,
  textsIn,
  reportKinds,
  reportOf,
} from '@dealership/shared';
import type { Page } from '@playwright/test';
import { enquiryBody } from './enquiry-bodies.ts';
import { expect, test } from './fixtures.ts';
import { pictureFile } from './pictures.ts';
import { expectClean, followTo, headingOf, openScreen, screenNames } from './staff-page.ts';

const { kinds, allEnquiries } = textsIn('en');
const reports = reportKinds.flatMap((kind) => {
  const report = reportOf(kind);
  return report ? [{ kind, screen: report.screen, title: kinds[kind].report?.title ?? kind }] : [];
});

/** All reports are one screen with different columns: a few here, all of them in `npm run test:long`. */
const lookedAt = process.env.ALL_WIDTHS === undefined ? reports.slice(0, 2) : reports;

/** Journeys of their own look at them. */
const elsewhere = [
  'desk',
  'appointments',
  'staff',
  'customer',
  'add-enquiry',
  'import-leads',
  'add-photographs',
];

const screens: readonly (readonly [name: string, heading: string])[] = [
  ...screenNames
    .filter((name) => !elsewhere.includes(name))
    .map((name) => [name, headingOf(name)] as const),
  ...lookedAt.map(({ screen, title }) => [screen, title] as const),
];

/** Dialogs over a screen, which are checked too. */
const dialogs: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  price: async (page) => {
    await page.getByRole('button', { name: 'Livo Edit', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'accessories-price': async (page) => {
    if ((page.viewportSize()?.width ?? 0) < 768) {
      await page.getByLabel('Sort by').selectOption('Price, high to low');
    }
    await page.getByRole('button', { name: /guard/i }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  offer: async (page) => {
    await page.getByRole('button', { name: 'New' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Offer' });
    await dialog.locator('input[type=file]').setInputFiles(pictureFile('a.png'));
    await expect(dialog.getByText('Uploaded. Save to show it')).toBeVisible();
  },
};

/**
 * A width takes a minute: half of the screens are checked on a phone and the others on a desk, each at all widths in
 * `npm run test:long`.
 */
const isWhole = process.env.ALL_WIDTHS !== undefined;
const widths = isWhole ? [1280, 768, 360] : [1280, 360];

for (const width of widths) {
  test(`every screen at ${width} px has no accessibility problem and fits`, async ({
    page,
    logIn,
    submitEnquiry,
  }) => {
    for (const kind of enquiryKinds) await submitEnquiry(kind, enquiryBody(kind, 'Axe Ali'));
    await page.setViewportSize({ width, height: 800 });
    await logIn(page);
    const part = width === 360 ? 0 : 1;
    let isInside = false;
    for (const [name, heading] of screens.filter((_, at) => isWhole || at % 2 === part)) {
      // A dialog over a screen may ask before it closes.
      await (isInside ? followTo : openScreen)(page, name, heading);
      isInside = dialogs[name] === undefined;
      if (name === 'dashboard')
        await expect(page.getByRole('list', { name: 'Week by week' })).toBeVisible();
      await expectClean(page);
      // A table stays a table if there is room, and becomes cards if there is none.
      const isReport = reports.some(({ screen }) => screen === name);
      if (isReport) await expect(page.getByRole('table')).toHaveCount(width < 1024 ? 0 : 1);
      const open = dialogs[name];
      if (open) {
        await open(page);
        await expectClean(page);
      }
    }
  });
}

for (const { kind, screen, title } of [
  ...lookedAt,
  { kind: 'contact' as const, ...allEnquiriesReport, ...allEnquiries },
]) {
  test(`${title}: 25 rows are three pages of 10, 10 and 5`, async ({
    page,
    logIn,
    submitEnquiry,
  }) => {
    for (let index = 1; index <= 25; index += 1) {
      await submitEnquiry(kind, enquiryBody(kind, `Paging ${index}`));
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await logIn(page);
    await page.goto(`/admin/${screen}?search=Paging&kind=${kind}`);
    const rows = page.getByRole('table').locator('tbody tr');
    const next = page.getByRole('button', { name: 'Next' });
    await expect(page.getByText('Showing 1 to 10 of 25 entries')).toBeVisible();
    await expect(rows).toHaveCount(10);
    await expect(rows.first()).toContainText('Paging 25');
    await next.click();
    await expect(page.getByText('Showing 11 to 20 of 25 entries')).toBeVisible();
    await expect(rows).toHaveCount(10);
    await next.click();
    await expect(page.getByText('Showing 21 to 25 of 25 entries')).toBeVisible();
    await expect(rows).toHaveCount(5);
    await expect(rows.last()).toContainText('Paging 1');
    await expect(next).toBeDisabled();
  });
}
