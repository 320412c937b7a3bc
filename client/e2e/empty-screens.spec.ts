import {
  emptyTextsOf,
  screenTexts,
  type EmptyScreenName,
} from '@dealership/shared/texts/staff/screens.ts';
import { expect, test } from './fixtures.ts';
import { expectTextsFit } from './page-fit.ts';
import { followTo, headingOf, screenNames } from './staff-page.ts';

/** All screens that can be empty, only one of the reports; with the key of the texts. */
const screens: readonly (readonly [name: string, heading: string, key: EmptyScreenName])[] = [
  ...screenNames
    .filter((name) => screenTexts.screens[name].empty !== null)
    .map((name) => [name, headingOf(name), name as EmptyScreenName] as const),
  ['amc-report', 'AMC Report', 'report'],
];

test('every screen without a row says what it is for and what to do first', async ({
  openPage,
  ownSite,
  logIn,
}) => {
  const page = await openPage({ width: 360, height: 800 });
  // A new installation has the demo's catalogue and templates: here all is empty.
  const emptyAnswers = {
    'content/*': { items: [] },
    vehicles: { models: [] },
    replies: { replies: [], sends_mail: true },
    managePrice: [],
    manageAccessories: [],
    bikes_admin: [],
    stock: { is_shown: true, today: '2026-12-01', models: [], cells: [] },
  };
  for (const [call, json] of Object.entries(emptyAnswers)) {
    await page.route(`**/api/${call}`, (route) => route.fulfill({ json }));
  }
  await logIn(page, ownSite.staff, ownSite.url);
  await page.goto(`${ownSite.url}/admin/account`);
  for (const [name, heading, key] of screens) {
    await followTo(page, name, heading);
    const { purpose, first } = emptyTextsOf(key);
    for (const text of [purpose ?? '', first, screenTexts.demo]) {
      await expect(page.getByRole('main'), name).toContainText(text);
    }
    await expectTextsFit(page, name);
  }
});
