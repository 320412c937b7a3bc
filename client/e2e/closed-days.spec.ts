import { addDays, dayOf } from '@dealership/shared';
import { chosenTimeTexts } from '@dealership/shared/texts/common/chosen-time.ts';
import type { Page } from '@playwright/test';
import { arrive } from './desk-arrivals.ts';
import { fillIn, openForm, shownReference, submitButton } from './enquiry-page.ts';
import { expect, test, type OwnSite } from './fixtures.ts';
import { expectClean } from './staff-page.ts';

const today = dayOf(Date.now());
const holiday = addDays(today, 9);
const { choice } = chosenTimeTexts;

/**
 * Closes the dealership for three days from the holiday on.
 * @returns the next three open days
 */
async function closeForPuja(page: Page, { url }: OwnSite): Promise<string[]> {
  const { settings } = (await (await page.request.get(`${url}/api/settings`)).json()) as {
    settings: { branch: number; name: string; version: number }[];
  };
  const days = settings.find(({ name }) => name === 'specialDays');
  const week = settings.find(({ name, branch }) => name === 'week' && branch === days?.branch);
  const open = [{ opens: '10:00', closes: '19:00' }];
  const answer = await page.request.patch(`${url}/api/settings`, {
    data: {
      changes: [
        { ...week, value: Array<object[]>(7).fill(open) },
        {
          ...days,
          value: [
            {
              firstDay: holiday,
              lastDay: addDays(holiday, 2),
              intervals: [],
              reason: { en: 'Puja' },
            },
          ],
        },
      ],
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return [3, 4, 5].map((ahead) => addDays(holiday, ahead));
}

for (const width of [360, 1280]) {
  test(
    `a closed day is shown at once, to visitors and to staff, at ${width} px`,
    { tag: '@core' },
    async ({ page, ownSite, logIn }) => {
      const { url, staff } = ownSite;
      await page.setViewportSize({ width, height: 740 });
      await logIn(page, staff, url);
      const [next = '', second = ''] = await closeForPuja(page, ownSite);
      const closed = `Closed on ${choice(holiday)} (Puja).`;

      await test.step('a visitor, who may still send it', async () => {
        const form = await openForm(page, 'service-booking', ownSite);
        await fillIn(form, 'service-booking');
        const day = form.getByLabel('Booking date');
        await expect(form.getByText('Next open:')).toHaveCount(0);
        await day.fill(holiday);
        await expect(form.getByText(closed)).toBeVisible();
        await expectClean(page);
        await form.screenshot({ path: `test-results/closed-visitor-${width}.png` });
        await form.getByRole('button', { name: choice(second) }).press('Enter');
        await expect(day).toHaveValue(second);
        await expect(day).toBeFocused();
        await expect(form.getByText(closed)).toHaveCount(0);
        await day.fill(holiday);
        await submitButton(form).click();
        await expect(shownReference(page)).toBeVisible();
      });

      await test.step('staff read what was sent: in the list, on its page, on the day', async () => {
        await page.goto(`${url}/admin/desk?view=unassigned`);
        const row = page.locator('main li').filter({ has: page.locator('[data-row]') });
        await expect(row.getByText(closed)).toBeVisible();
        await expectClean(page);
        await page.screenshot({ path: `test-results/closed-list-${width}.png` });
        await row.locator('[data-row]').click();
        await expect(page.getByRole('article').getByText(closed)).toBeVisible();
        await expectClean(page);
        await page.screenshot({ path: `test-results/closed-enquiry-${width}.png` });
        const sheet = page.getByRole('dialog');
        await page.getByRole('group', { name: 'Actions' }).getByText('Outcome').click();
        await sheet.getByRole('button', { name: 'Spoke' }).click();
        await sheet.getByRole('button', { name: 'Appointment' }).click();
        await expect(sheet.getByText(closed)).toBeVisible();
        await page.goto(`${url}/admin/appointments?day=${holiday}`);
        await expect(
          page.locator('main').getByText('1 appointment', { exact: true }),
        ).toBeVisible();
        await expect(page.locator('main').getByText(closed)).toHaveCount(1);
        await expectClean(page);
        await page.screenshot({ path: `test-results/closed-appointments-${width}.png` });
      });

      await test.step('staff, for a visit and for a call', async () => {
        await arrive(ownSite, 'sales', 'Rina Das', '9832011111');
        await page.goto(`${url}/admin/desk?view=unassigned`);
        await page.locator('[data-row]').filter({ hasText: 'Rina Das' }).click();
        const sheet = page.getByRole('dialog');
        await page.getByRole('group', { name: 'Actions' }).getByText('Outcome').click();
        await sheet.getByRole('button', { name: 'Spoke' }).click();
        await sheet.getByLabel('Another time').fill(`${holiday}T11:00`);
        await expect(sheet.getByText(closed)).toBeVisible();
        await expectClean(page);
        await sheet.getByRole('button', { name: choice(`${next}T11:00`) }).click();
        await expect(sheet.getByLabel('Another time')).toHaveValue(`${next}T11:00`);
        await sheet.getByLabel('Another time').fill(`${next}T20:15`);
        await expect(sheet.getByText(`Closed at 08:15 PM on ${choice(next)}.`)).toBeVisible();
        await sheet.getByRole('button', { name: 'Appointment' }).click();
        await sheet.getByLabel('Another day').fill(holiday);
        await expect(sheet.getByText(closed)).toBeVisible();
        await expectClean(page);
        await page.screenshot({ path: `test-results/closed-staff-${width}.png` });
        await sheet.getByRole('textbox', { name: 'Time' }).fill('11:00');
        await sheet.getByRole('button', { name: 'Save appointment' }).click();
        const notice =
          /^Saved for Rina Das\. You spoke with the customer\. Appointment .+ 11:00 am\./;
        await expect(page.getByText(notice)).toBeVisible();
      });

      await test.step('an enquiry that is written down', async () => {
        await page.goto(`${url}/admin/add-enquiry`);
        await page.getByRole('button', { name: 'Service booking' }).click();
        await page.getByRole('button', { name: 'More' }).click();
        await page.getByLabel('Booking date').fill(holiday);
        await expect(page.getByText(closed)).toBeVisible();
        await expectClean(page);
        await page.screenshot({ path: `test-results/closed-added-${width}.png` });
        await page.getByRole('button', { name: choice(next), exact: true }).click();
        await expect(page.getByLabel('Booking date')).toHaveValue(next);
      });
    },
  );
}
