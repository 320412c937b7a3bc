import { allEnquiriesReport } from '@dealership/shared';
import {
  emptyScreenTexts as texts,
  type EmptyScreenName,
} from '@dealership/shared/messages/staff/empty-screens.ts';
import { expect, test } from './fixtures.ts';
import { expectTextsFit } from './page-fit.ts';
import { followTo } from './staff-page.ts';

/** All that can be empty; of the reports one, and one whose words are its own. */
const screens: readonly (readonly [name: string, heading: string, texts: EmptyScreenName])[] = [
  ['dashboard', 'Dashboard', 'dashboard'],
  ['appointments', 'Appointments', 'appointments'],
  ['insights', 'Insights', 'insights'],
  [allEnquiriesReport.screen, 'All Enquiries', 'enquiries'],
  ['customer', 'Find a customer', 'customer'],
  ['price', 'Manage Price', 'price'],
  ['accessories-price', 'Manage Accessories Price', 'accessories-price'],
  ['bikes', 'Manage Vehicles', 'bikes'],
  ['models', 'Models', 'models'],
  ['offer', 'Manage Offers', 'offer'],
  ['notification', 'Manage Notification', 'notification'],
  ['gallery', 'Manage Gallery', 'gallery'],
  ['banners', 'Manage Banners', 'banners'],
  ['replies', 'Replies', 'replies'],
  ['sales-report', 'Sales Report', 'report'],
  ['amc-report', 'AMC Report', 'report'],
  ['desk', 'Desk', 'desk'],
];

for (const width of [360, 1280]) {
  test(`at ${width} px every screen without a row says what it is for and what to do first`, async ({
    openPage,
    ownSite,
    logIn,
  }) => {
    const page = await openPage({ width, height: 800 });
    // A new installation begins with the catalogue of the demo, which an owner removes.
    const empty = { vehicles: { models: [] }, replies: { replies: [], sends_mail: true } };
    for (const [call, body] of Object.entries({
      ...empty,
      ...{ 'content/*': { items: [] }, managePrice: [], manageAccessories: [], bikes_admin: [] },
    })) {
      await page.route(`**/api/${call}`, (route) => route.fulfill({ json: body }));
    }
    await logIn(page, ownSite.staff, ownSite.url);
    await page.goto(`${ownSite.url}/admin/account`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [name, heading, of] of screens) {
      await followTo(page, name, heading);
      const { purpose, first } = texts.screens[of];
      const main = page.getByRole('main');
      for (const text of [purpose ?? '', first, texts.demo]) {
        await expect(main, name).toContainText(text);
      }
      if (width === 360) await expectTextsFit(page, name);
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}.png`, fullPage: false });
    }
  });
}
