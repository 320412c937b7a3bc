import { addDays, dayOf } from '@dealership/shared';
import { chosenTimeTexts } from '@dealership/shared/texts/common/chosen-time.ts';
import type { Page } from '@playwright/test';
import { detailOf, take } from './desk-arrivals.ts';
import { openDesk, sheetOf } from './desk-page.ts';
import { fillIn, openForm, shownReference, submitButton } from './enquiry-page.ts';
import { expect, test, type OwnSite } from './fixtures.ts';
import { addBranch } from './own-branches.ts';
import { expectClean } from './staff-page.ts';

const holiday = addDays(dayOf(Date.now()), 9);
const closed = `Closed on ${chosenTimeTexts.choice(holiday)} (Fair).`;

/** The first branch is always open; Malda is closed on the holiday. */
async function openBranches(page: Page, site: OwnSite): Promise<number> {
  const malda = await addBranch(page, site);
  const { settings } = (await (await page.request.get(`${site.url}/api/settings`)).json()) as {
    settings: { branch: number; name: string; version: number }[];
  };
  const of = (branch: number, name: string, value: unknown) => ({
    ...settings.find((each) => each.branch === branch && each.name === name),
    value,
  });
  const week = Array<object[]>(7).fill([{ opens: '00:00', closes: '24:00' }]);
  const fair = [{ firstDay: holiday, lastDay: holiday, intervals: [], reason: { en: 'Fair' } }];
  const changes = [of(1, 'week', week), of(1, 'specialDays', []), of(malda, 'specialDays', fair)];
  const answer = await page.request.patch(`${site.url}/api/settings`, {
    data: {
      changes: changes.map(({ branch, name, version, value }) => ({
        branch,
        name,
        version,
        value,
      })),
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return malda;
}

for (const size of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size, expectedErrors: [/status of 404/] });

    test('closed days are those of the branch, in the form, on the desk and on its day', async ({
      page,
      openPage,
      ownSite,
      logIn,
    }) => {
      const { url, staff } = ownSite;
      const owner = await openPage(size);
      await logIn(owner, staff, url);
      const malda = await openBranches(owner, ownSite);
      const form = await openForm(page, 'service-booking', ownSite);
      await fillIn(form, 'service-booking');
      await form.getByLabel('Booking date').fill(holiday);
      await expect(form.getByLabel('Booking date')).toHaveValue(holiday);
      await expect(form.getByText(closed)).toHaveCount(0);
      await form.getByLabel('Nearest showroom').selectOption(String(malda));
      await expect(form.getByText(closed)).toBeVisible();
      await expectClean(page);
      await form.screenshot({ path: `test-results/branch-closed-${size.width}.png` });
      await form.getByLabel('Nearest showroom').selectOption('1');
      await expect(form.getByText(closed)).toHaveCount(0);
      await form.getByLabel('Nearest showroom').selectOption(String(malda));
      await submitButton(form).click();
      const reference = await shownReference(page).innerText();

      // Visitors see one branch from now on; its enquiries are still told apart.
      const data = { isShown: false };
      expect((await owner.request.patch(`${url}/api/branches/${malda}`, { data })).ok()).toBe(true);
      await openDesk(owner, ownSite, '?view=unassigned');
      const row = owner.locator('main li').filter({ has: owner.locator('[data-row]') });
      await expect(row.getByText(closed)).toBeVisible();
      if (size.width < 500) await owner.getByRole('button', { name: /^Filter/ }).click();
      await owner.getByLabel('Branch').selectOption('Malda Motors');
      await expect(row).toHaveCount(1);
      await expectClean(owner);
      await owner.goto(`${url}/admin/desk?enquiry=${reference}`);
      await expect(owner.getByRole('article').getByText(closed)).toBeVisible();
      await owner.goto(`${url}/admin/appointments?day=${holiday}`);
      const card = owner.locator(`[data-appointment="${reference}"]`);
      await expect(card.getByText(closed)).toBeVisible();
      await expect(owner.locator('main').getByText(closed)).toHaveCount(1);
      await expectClean(owner);
      await owner.screenshot({ path: `test-results/branch-day-${size.width}.png` });
      for (const screen of ['enquiries', 'insights']) {
        await owner.goto(`${url}/admin/${screen}`);
        await expect(owner.getByLabel('Branch').first()).toContainText('Malda Motors');
      }
    });

    test('an agreed appointment is sent with an address for the calendar', async ({
      page,
      ownSite,
      logIn,
    }) => {
      const { url, staff } = ownSite;
      await logIn(page, staff, url);
      const malda = await openBranches(page, ownSite);
      const form = await openForm(page, 'service-booking', ownSite);
      await fillIn(form, 'service-booking');
      await form.getByLabel('Nearest showroom').selectOption(String(malda));
      await submitButton(form).click();
      const reference = await shownReference(page).innerText();
      const when = { do: 'appointment', day: addDays(holiday, 1), time: '11:30' };
      await take(page, ownSite, reference, { ...when, isConfirmed: false });
      await page.goto(`${url}/admin/desk?enquiry=${reference}`);
      const send = page.getByRole('button', { name: 'Send the appointment' });
      await expect(page.getByText(/not confirmed/i).first()).toBeVisible();
      await expect(send).toHaveCount(0);
      await take(page, ownSite, reference, { ...when, isConfirmed: true });
      await page.reload();
      await expectClean(page);
      await page.screenshot({ path: `test-results/own-appointment-${size.width}.png` });
      await send.click();
      const sheet = sheetOf(page);
      const link = sheet.getByRole('link', { name: /WhatsApp.*Appointment confirmed/ });
      const href = await link.getAttribute('href');
      const text = new URL(href ?? '').searchParams.get('text') ?? '';
      expect(text).toContain('Malda Motors');
      const address = /https?:\/\/\S+\.ics/.exec(text)?.[0] ?? '';
      const { appointment_file: path = '' } = await detailOf(page, ownSite, reference);
      expect(address).toBe(url + path);
      await expectClean(page);
      await sheet.screenshot({ path: `test-results/own-appointment-sheet-${size.width}.png` });
      const file = await fetch(address);
      expect(await file.text()).toContain('LOCATION:12 Rabindra Avenue\\, Malda');
      await take(page, ownSite, reference, { ...when, time: '12:30', isConfirmed: true });
      expect((await fetch(address)).status).toBe(404);
    });
  });
}
