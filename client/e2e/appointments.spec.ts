import { addDays, dayOf, enquiryDefinitions, type EnquiryKind } from '@dealership/shared';
import { appointmentsTexts } from '@dealership/shared/texts/staff/desk/appointments.ts';
import type { Locator, Page, Route } from '@playwright/test';
import { wayOn } from './after-outcome.ts';
import { take } from './desk-arrivals.ts';
import { enquiryBody } from './enquiry-bodies.ts';
import { expect, test, type OwnSite } from './fixtures.ts';
import { doubleText } from './page-fit.ts';
import { expectClean, tabTo } from './staff-page.ts';

const today = dayOf(Date.now());
const tomorrow = addDays(today, 1);

const card = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

/** Sends an enquiry and gives it an appointment. @returns its reference */
async function book(
  page: Page,
  site: OwnSite,
  kind: EnquiryKind,
  name: string,
  appointment: { day: string; time?: string; isConfirmed: boolean },
): Promise<string> {
  const answer = await page.request.post(site.url + enquiryDefinitions[kind].path, {
    data: enquiryBody(kind, name),
  });
  expect(answer.status()).toBe(201);
  const { reference } = (await answer.json()) as { reference: string };
  await take(page, site, reference, { do: 'appointment', ...appointment });
  return reference;
}

async function openDay(page: Page, { url }: OwnSite, day = ''): Promise<void> {
  const query = day === '' ? '' : `?day=${day}`;
  await page.goto(`${url}/admin/appointments${query}`);
  await expect(page.getByRole('heading', { name: 'Appointments', level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

const namesOf = (page: Page) => page.locator('[data-appointment] h2');

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test(
      'a day is read, confirmed, moved and printed',
      { tag: '@core' },
      async ({ page, ownSite, logIn, expectedErrors }) => {
        expectedErrors.push(/status of 409/);
        await logIn(page, ownSite.staff, ownSite.url);
        const script = '<script>alert(1)</script>';
        await book(page, ownSite, 'sales', 'Late Lata', {
          day: tomorrow,
          time: '16:30',
          isConfirmed: true,
        });
        const asked = await book(page, ownSite, 'service-booking', 'Any Anup', {
          day: tomorrow,
          isConfirmed: false,
        });
        await book(page, ownSite, 'product', script, {
          day: tomorrow,
          time: '09:15',
          isConfirmed: false,
        });
        const off = await book(page, ownSite, 'finance', 'Off Omar', {
          day: tomorrow,
          time: '11:00',
          isConfirmed: true,
        });
        await take(page, ownSite, off, {
          do: 'close',
          then: { to: 'lost', reason: 'not-reached' },
        });

        await openDay(page, ownSite);
        await expect(page.locator('main').getByText('No appointments on this day')).toBeVisible();
        const week = page.getByRole('navigation', { name: 'The next 7 days' });
        await expect(week.getByRole('link')).toHaveCount(7);
        await expect(week.getByRole('link').nth(1)).toHaveAccessibleName(/ 4 appointments$/);
        await week.getByRole('link').nth(1).click();
        await expect(page).toHaveURL(new RegExp(`/admin/appointments\\?day=${tomorrow}$`));
        await expect(namesOf(page)).toHaveText(['Any Anup', script, 'Off Omar', 'Late Lata']);
        await expect(card(page, 'Any Anup')).toContainText('Any time');
        await expect(card(page, 'Any Anup')).toContainText('WB74AB1234');
        await expect(card(page, 'Any Anup')).toContainText('asked for');
        await expect(card(page, 'Off Omar')).toContainText('closed');
        await expect(card(page, 'Off Omar').getByRole('button')).toHaveCount(0);
        await expect(card(page, 'Late Lata').getByRole('button', { name: 'Confirm' })).toHaveCount(
          0,
        );
        await expectClean(page);

        await card(page, 'Any Anup').getByRole('button', { name: 'Confirm' }).click();
        await expect(card(page, 'Any Anup').getByText('confirmed')).toBeVisible();
        await expect(page.getByRole('status')).toContainText('Confirmed: Any Anup.');

        await test.step('it is moved with two taps, and hours show what else is booked', async () => {
          await card(page, 'Any Anup').getByRole('button', { name: 'Change' }).click();
          const dialog = page.getByRole('dialog', { name: 'Appointment: Any Anup' });
          await expect(dialog.getByRole('button', { name: /\d:00 [ap]m \d/ })).toHaveText([
            /^4:00 pm 1 booked$/,
          ]);
          await expectClean(page);
          await page.screenshot({ path: `test-results/appointment-sheet-${width}.png` });
          await dialog.getByRole('button', { name: '3:00 pm' }).click();
          await expect(dialog).toHaveCount(0);
          await expect(card(page, 'Any Anup')).toContainText('3:00 pm');
        });

        await test.step('somebody else was quicker', async () => {
          await card(page, 'Any Anup').getByRole('button', { name: 'Change' }).click();
          const dialog = page.getByRole('dialog', { name: 'Appointment: Any Anup' });
          const time = dialog.getByRole('textbox', { name: 'Time' });
          await time.fill('10:45');
          await take(page, ownSite, asked, { do: 'assign', to: ownSite.staff.userId });
          await dialog.getByRole('button', { name: 'Save appointment' }).click();
          await expect(dialog.getByText('Someone else changed this enquiry first')).toBeVisible();
          await expect(time).toHaveValue('10:45');
          await expectClean(page);
          await dialog.getByRole('button', { name: 'Save appointment' }).click();
          await expect(dialog).toHaveCount(0);
          await expect(namesOf(page)).toHaveText([script, 'Any Anup', 'Off Omar', 'Late Lata']);
        });

        await test.step('on paper, there is the day and nothing else', async () => {
          const noted = { do: 'note', text: 'Comes with his brother' };
          await take(page, ownSite, asked, noted);
          await page.evaluate(() => Object.assign(window, { print: () => undefined }));
          await page.getByRole('button', { name: 'Print day sheet' }).click();
          await expect(page.locator('[data-day-sheet]')).toContainText(noted.text);
          await page.emulateMedia({ media: 'print' });
          const sheet = page.locator('[data-day-sheet]');
          await expect(sheet.getByRole('heading')).toHaveText(appointmentsTexts.day(tomorrow));
          await expect(sheet.getByRole('listitem')).toHaveCount(3);
          await expect(sheet).toContainText('3 appointments');
          await expect(sheet).toContainText('WB74AB1234');
          await expect(sheet).toContainText(script);
          // The assignee, and the details of the customer.
          await expect(sheet.getByRole('listitem').filter({ hasText: 'Any Anup' })).toContainText(
            `${ownSite.staff.userId}confirmed${noted.text}`,
          );
          await expect(sheet).not.toContainText('Off Omar');
          await expect(page.getByRole('heading', { name: 'Appointments' })).toBeHidden();
          await expect(page.getByRole('banner')).toHaveCount(0);
          const file = await page.pdf({ preferCSSPageSize: true });
          // A4 upright, in points.
          expect(file.toString('latin1')).toMatch(
            /\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/,
          );
          await page.emulateMedia({ media: 'screen' });
          await expect(sheet).toBeHidden();
        });

        await test.step('whoever has gone on meanwhile prints no other day', async () => {
          await page.evaluate(() => {
            document.title = 'Nothing printed';
            Object.assign(window, { print: () => (document.title = 'Printed') });
          });
          const asked: string[] = [];
          const held: Route[] = [];
          let isHeld = true;
          await page.route('**/api/desk/enquiries/*', async (route) => {
            asked.push(route.request().url());
            if (isHeld) held.push(route);
            else await route.continue();
          });
          const button = page.getByRole('button', { name: 'Print day sheet' });
          await button.click();
          await expect.poll(() => asked.length).toBe(1);
          await page.getByRole('link', { name: 'Next day' }).click();
          await expect(page.locator('main').getByText('No appointments on this day')).toBeVisible();
          await expect(button).toBeEnabled();
          isHeld = false;
          await Promise.all(held.map((route) => route.continue()));
          await page.goBack();
          await expect(namesOf(page)).toHaveCount(4);
          expect(asked).toHaveLength(1);
          expect(await page.title()).not.toBe('Printed');
          await button.click();
          await expect(page).toHaveTitle('Printed');
          // Cancelled appointments are left out.
          expect(asked).toHaveLength(4);
          expect(asked.filter((url) => url.endsWith(off))).toEqual([]);
          await page.unroute('**/api/desk/enquiries/*');
        });

        await test.step('what is closed from here leads back to the day', async () => {
          await card(page, script).getByRole('link', { name: script }).press('Enter');
          await expect(page.getByText('Sent from the website')).toBeVisible();
          await expect(page.getByRole('button', { name: 'Next enquiry' })).toBeDisabled();
          await page.getByRole('button', { name: 'Outcome' }).click();
          const sheet = page.getByRole('dialog');
          await sheet.getByRole('button', { name: 'Spoke' }).click();
          await sheet.getByRole('button', { name: 'Sold' }).click();
          const saved = page.getByText(/^Saved for .*\. You spoke with the customer\. Sold\./);
          await expect(saved).toBeVisible();
          await wayOn(page).click();
          await expect(page).toHaveURL(new RegExp(`/admin/appointments\\?day=${tomorrow}$`));
          await expect(saved).toBeVisible();
          await expect(card(page, script)).toContainText('closed');
          await expect(card(page, script).getByRole('link', { name: script })).toBeFocused();
        });

        await test.step('and can be taken back there', async () => {
          await page.getByRole('button', { name: 'Undo' }).click();
          await expect(page.getByText('Undone.')).toBeVisible();
          await expect(card(page, script)).toContainText('asked for');
          await expectClean(page);
        });

        await test.step('to another day', async () => {
          await page.getByRole('link', { name: 'Next day' }).click();
          await expect(page.locator('main').getByText('No appointments on this day')).toBeVisible();
          await page.getByLabel('Day', { exact: true }).fill(tomorrow);
          await expect(namesOf(page)).toHaveCount(4);
          await page.goBack();
          await expect(page.getByLabel('Day', { exact: true })).toHaveValue(addDays(today, 2));
          await week.getByRole('link').first().click();
          await expect(page).toHaveURL(/\/admin\/appointments$/);
        });
      },
    );
  });
}

test('the time of an appointment has passed: did the customer come?', async ({
  page,
  ownSite,
  logIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page, ownSite.staff, ownSite.url);
  const reference = await book(page, ownSite, 'sales', 'Rina Das', {
    day: tomorrow,
    time: '10:00',
    isConfirmed: true,
  });
  await page.clock.setFixedTime(new Date(`${tomorrow}T10:01:00+05:30`));
  await openDay(page, ownSite);
  const link = card(page, 'Rina Das').getByRole('link', { name: 'Came / Did not come' });
  await expect(link).toHaveAttribute('href', new RegExp(`/admin/desk\\?enquiry=${reference}$`));
});

test('the day is clean at every width, with letters of twice the size, and by keyboard', async ({
  page,
  ownSite,
  logIn,
}) => {
  await logIn(page, ownSite.staff, ownSite.url);
  await book(page, ownSite, 'service-booking', 'Venkatanarasimharajuvaripeta', {
    day: tomorrow,
    isConfirmed: false,
  });
  for (const [width, height] of [
    [768, 900],
    [1280, 800],
    [740, 360],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openDay(page, ownSite, tomorrow);
    await expectClean(page);
  }
  const change = page.getByRole('button', { name: 'Change' });
  await tabTo(page, page.getByRole('button', { name: 'Confirm' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('Confirmed: Venkata');
  await expect(change).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(change).toBeFocused();
  await doubleText(page);
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
  expect(wide).toEqual([]);

  await change.press('Enter');
  await dialog.getByLabel('Another day').fill(addDays(tomorrow, 1));
  await dialog.getByRole('textbox', { name: 'Time' }).fill('10:45');
  await page.keyboard.press('Enter');
  await expect(namesOf(page)).toHaveCount(0);
  await expect(page.getByRole('status')).toContainText(/Saved: Venkata\S+, .+, 10:45 am\./);
  await expect(page.getByRole('heading', { name: 'Appointments', level: 1 })).toBeFocused();

  // Closing an enquiry of a day leads back to that day, which has no search.
  await openDay(page, ownSite, addDays(tomorrow, 1));
  await namesOf(page).getByRole('link').press('Enter');
  await expect(page.getByText('Sent from the website')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
});
