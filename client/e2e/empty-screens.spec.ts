import {
  emptyScreenTexts as texts,
  type EmptyScreenName,
} from '@dealership/shared/texts/staff/empty-screens.ts';
import { expect, test } from './fixtures.ts';
import { expectTextsFit } from './page-fit.ts';
import { followTo } from './staff-page.ts';

/** All screens that can be empty, only one of the reports; with the key of the texts if it differs from the name. */
const screens: readonly (readonly [name: string, heading: string, key?: EmptyScreenName])[] = [
  ['dashboard', 'Dashboard'],
  ['desk', 'Desk'],
  ['appointments', 'Appointments'],
  ['insights', 'Insights'],
  ['enquiries', 'All Enquiries'],
  ['customer', 'Find a customer'],
  ['price', 'Manage Price'],
  ['accessories-price', 'Manage Accessories Price'],
  ['bikes', 'Manage Vehicles'],
  ['models', 'Models'],
  ['offer', 'Manage Offers'],
  ['notification', 'Manage Notification'],
  ['gallery', 'Manage Gallery'],
  ['banners', 'Manage Banners'],
  ['replies', 'Replies'],
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
  };
  for (const [call, json] of Object.entries(emptyAnswers)) {
    await page.route(`**/api/${call}`, (route) => route.fulfill({ json }));
  }
  await logIn(page, ownSite.staff, ownSite.url);
  await page.goto(`${ownSite.url}/admin/account`);
  for (const [name, heading, key = name as EmptyScreenName] of screens) {
    await followTo(page, name, heading);
    const { purpose, first } = texts.screens[key];
    for (const text of [purpose ?? '', first, texts.demo]) {
      await expect(page.getByRole('main'), name).toContainText(text);
    }
    await expectTextsFit(page, name);
  }
});
