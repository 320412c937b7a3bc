import { wayOn } from './after-outcome.ts';
import { arrive, detailOf } from './desk-arrivals.ts';
import { action, sheetOf } from './desk-page.ts';
import { expect, test } from './fixtures.ts';

test(
  'a next step and an appointment are set without a call, with the note that was typed',
  { tag: '@core' },
  async ({ page, ownSite, logIn }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const first = await arrive(ownSite, 'sales', 'Rina Das', '9832011111');
    const second = await arrive(ownSite, 'sales', 'Asha Roy', '9832011112');
    await logIn(page, ownSite.staff, ownSite.url);
    await page.goto(`${ownSite.url}/admin/desk?view=open&enquiry=${first}`);
    await action(page, 'Outcome').click();
    await sheetOf(page).getByLabel('Note (optional)').fill('Wrote by letter');
    await page.keyboard.press('Escape');
    await action(page, 'Outcome').click();
    await expect(sheetOf(page).getByLabel('Note (optional)')).toHaveValue('Wrote by letter');
    await sheetOf(page).getByRole('button', { name: 'Next step' }).click();
    await sheetOf(page)
      .getByRole('button', { name: /^In 1 hour/ })
      .click();
    await expect(page.getByText(/^Saved for Rina Das\. You set the next step/)).toBeVisible();
    await page.getByRole('button', { name: /^Next: Asha Roy, in / }).click();
    await expect(page.getByRole('heading', { name: 'Asha Roy', level: 1 })).toBeVisible();
    // For a moment the bar ignores taps, which may be the second of a double tap.
    await expect(async () => {
      // The sheet may have opened in the meantime, and covers the button.
      if (await sheetOf(page).isHidden()) await action(page, 'Outcome').click();
      await expect(sheetOf(page)).toBeVisible({ timeout: 2000 });
    }).toPass();
    await sheetOf(page).getByRole('button', { name: 'Appointment' }).click();
    await sheetOf(page).getByRole('button', { name: 'Any time' }).click();
    await expect(page.getByText(/^Saved for Asha Roy\. You set an appointment/)).toBeVisible();
    const set = await detailOf(page, ownSite, first);
    expect(set.events[0]).toMatchObject({ kind: 'next', detail: { note: 'Wrote by letter' } });
    expect(set.enquiry).toMatchObject({ status: 'new', attempted_at: null });
    expect((await detailOf(page, ownSite, second)).enquiry).toMatchObject({ status: 'fixed' });
  },
);

test('what was sent twice is closed as a duplicate of the earlier one, and can be taken back', async ({
  page,
  ownSite,
  logIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const earlier = await arrive(ownSite, 'sales', 'Rina Das', '9832011111');
  const second = await arrive(ownSite, 'sales', 'Rina Das (again)', '9832011111');
  await logIn(page, ownSite.staff, ownSite.url);
  const open = (reference: string) =>
    page.goto(`${ownSite.url}/admin/desk?view=open&enquiry=${reference}`);
  const double = sheetOf(page).getByRole('button', { name: /^Duplicate of / });
  await open(earlier);
  await expect(page.getByRole('heading', { name: 'Other enquiries' })).toBeVisible();
  await action(page, 'Outcome').click();
  await sheetOf(page).getByRole('button', { name: 'Close enquiry' }).click();
  await expect(sheetOf(page).getByRole('heading', { name: 'Why?' })).toBeVisible();
  await expect(double).toHaveCount(0);

  await open(second);
  await expect(page.getByRole('heading', { name: 'Other enquiries' })).toBeVisible();
  await action(page, 'Outcome').click();
  await sheetOf(page).getByRole('button', { name: 'Close enquiry' }).click();
  await expect(double).toHaveText(`Duplicate of ${earlier}, today`);
  await double.click();
  await expect(
    page.getByText(`Saved for Rina Das (again). You closed it as a duplicate of ${earlier}.`),
  ).toBeVisible();
  expect((await detailOf(page, ownSite, second)).enquiry).toMatchObject({
    status: 'lost',
    lost_reason: null,
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  expect((await detailOf(page, ownSite, second)).enquiry).toMatchObject({ status: 'new' });
});

test('whom nobody reaches four times can be closed with one tap, and opened again', async ({
  page,
  ownSite,
  logIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const reference = await arrive(ownSite, 'sales', 'Rina Das', '9832011111');
  await logIn(page, ownSite.staff, ownSite.url);
  for (let version = 1; version <= 3; version += 1) {
    const answer = await page.request.post(`${ownSite.url}/api/desk/enquiries/${reference}/steps`, {
      data: { key: `try-${version}-${reference}`, version, step: { do: 'no-answer' } },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  await page.goto(`${ownSite.url}/admin/desk?view=open&enquiry=${reference}`);
  await expect(page.getByText('You called: no answer.').first()).toBeVisible();
  await action(page, 'Outcome').click();
  await sheetOf(page).getByRole('button', { name: 'No answer' }).click();
  await expect(sheetOf(page).getByText('No answer, 4 times in a row.')).toBeVisible();
  await sheetOf(page).getByRole('button', { name: 'Close as “Cannot be reached”' }).click();
  await expect(
    page.getByText(/^Saved for Rina Das\. You closed it: Cannot be reached/),
  ).toBeVisible();
  // Nobody is left in this list.
  await wayOn(page).click();

  await page.getByRole('link', { name: /^Closed/ }).click();
  await page.locator('[data-row]').first().click();
  await action(page, 'Reopen').click();
  await sheetOf(page)
    // The morning of the next open day, which may begin later than 10:30.
    .getByRole('button', { name: /^(?!In ).+ am/ })
    .click();
  await expect(page.getByText(/^You reopened it\. Next step/)).toBeVisible();
  const { enquiry } = await detailOf(page, ownSite, reference);
  expect(enquiry).toMatchObject({ status: 'talking', standing: 'open', lost_reason: null });
});
