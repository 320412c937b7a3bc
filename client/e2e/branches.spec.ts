import type { Page } from '@playwright/test';
import { arrive, detailOf } from './desk-arrivals.ts';
import { action, openDesk, sheetOf } from './desk-page.ts';
import { formSamples } from './enquiry-samples.ts';
import { fillIn, openForm, shownReference, submitButton } from './enquiry-page.ts';
import { expect, test, type OwnSite, type Staff } from './fixtures.ts';
import { addBranch } from './own-branches.ts';
import { expectClean } from './staff-page.ts';

/** Adds a person of sales who reads the first branch alone. */
async function addReader(owner: Page, { url, staff }: OwnSite): Promise<Staff> {
  const added = await owner.request.post(`${url}/api/staff`, {
    data: { userId: 'rina', userName: 'Rina', role: 'sales', branches: [1] },
  });
  const { token } = (await added.json()) as { token: string };
  const { password } = staff;
  const set = await owner.request.post(`${url}/api/password-link/password`, {
    data: { token, newPassword: password, confirmPassword: password },
  });
  expect(set.ok()).toBe(true);
  return { userId: 'rina', password };
}

for (const size of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size, expectedErrors: [/status of 40[14]/] });

    test('a form asks for the nearest showroom, and begins with the one that was looked at', async ({
      page,
      openPage,
      ownSite,
      logIn,
    }) => {
      const owner = await openPage(size);
      await logIn(owner, ownSite.staff, ownSite.url);
      const alone = await openForm(page, 'contact', ownSite);
      await expect(submitButton(alone)).toBeVisible();
      await expect(alone.getByLabel('Nearest showroom')).toHaveCount(0);

      const malda = await addBranch(owner, ownSite);
      await page.goto(`${ownSite.url}/dealers/${malda}`);
      await expect(page.getByRole('heading', { name: 'Malda', level: 1 })).toBeVisible();
      await page.evaluate(() => {
        history.pushState(null, '', '/contact');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      const form = page.getByRole('form', { name: formSamples.contact.form });
      const choice = form.getByLabel('Nearest showroom');
      await expect(choice).toHaveValue(String(malda));
      await expectClean(page);
      await fillIn(form, 'contact');
      await submitButton(form).click();
      const reference = await shownReference(page).innerText();
      expect((await detailOf(owner, ownSite, reference)).enquiry.branch).toBe(malda);

      await page.goto(`${ownSite.url}/contact?branch=1`);
      await expect(page.getByLabel('Nearest showroom').first()).toHaveValue('1');
      // No such branch: it stays as it is.
      await page.goto(`${ownSite.url}/contact?branch=99`);
      await expect(page.getByLabel('Nearest showroom').first()).toHaveValue('1');
    });

    test('an enquiry is handed over, leaves the desk of who does not read that branch, and comes back', async ({
      page,
      openPage,
      ownSite,
      logIn,
    }) => {
      const owner = await openPage(size);
      await logIn(owner, ownSite.staff, ownSite.url);
      await addBranch(owner, ownSite);
      const rina = await addReader(owner, ownSite);
      const reference = await arrive(ownSite, 'sales', 'Asha Rai', '9832011111');
      await logIn(page, rina, ownSite.url);
      await openDesk(page, ownSite, '?view=open');
      await page.getByRole('link', { name: 'Asha Rai' }).click();
      await action(page, 'Assign').click();
      const sheet = sheetOf(page);
      await expect(
        sheet.getByRole('heading', { name: 'Hand over to another branch' }),
      ).toBeVisible();
      await expectClean(page);
      await sheet.getByRole('button', { name: 'Malda Motors' }).click();
      await expect(
        page.getByText(
          'You handed it over to Malda Motors. You do not read the enquiries of that branch.',
        ),
      ).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Desk', level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Asha Rai' })).toHaveCount(0);
      expect((await detailOf(owner, ownSite, reference)).enquiry.branch).not.toBe(1);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('Undone')).toBeVisible();
      expect((await detailOf(owner, ownSite, reference)).enquiry.branch).toBe(1);
    });

    test('desk, reports, Insights and accounts know the branches', async ({
      page,
      ownSite,
      logIn,
    }) => {
      const { url } = ownSite;
      await logIn(page, ownSite.staff, url);
      const malda = await addBranch(page, ownSite);
      await addReader(page, ownSite);
      const reference = await arrive(ownSite, 'sales', 'Asha Rai', '9832011111');
      await arrive(ownSite, 'sales', 'Tara Sen', '9832022222');
      const { enquiry } = await detailOf(page, ownSite, reference);
      const step = { do: 'branch', to: malda };
      const data = { key: 'e2e-branch-1', version: enquiry.version, step };
      await page.request.post(`${url}/api/desk/enquiries/${reference}/steps`, { data });

      await openDesk(page, ownSite, `?view=open&branch=${malda}`);
      await expect(page.getByRole('link', { name: 'Asha Rai' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Tara Sen' })).toHaveCount(0);
      await expect(page.getByText('· Malda Motors')).toBeVisible();
      if (size.width < 500) await expect(page.getByLabel('Branch')).toHaveValue(String(malda));
      await page.getByLabel('Branch').selectOption('All branches');
      await expect(page.getByRole('link', { name: 'Tara Sen' })).toBeVisible();
      await expectClean(page);
      await page.getByRole('link', { name: 'Asha Rai' }).click();
      await expect(page.locator('dd').getByText('Malda Motors')).toBeVisible();
      await expect(page.getByText('You handed it over to Malda Motors.')).toBeVisible();

      await page.goto(`${url}/admin/enquiries`);
      await page.getByLabel('Branch').selectOption('Malda Motors');
      await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();
      await expectClean(page);

      await page.goto(`${url}/admin/insights?by=branch`);
      const groups = page.getByText('Malda Motors').filter({ visible: true });
      await expect(groups.first()).toBeVisible();
      await expectClean(page);

      await page.goto(`${url}/admin/staff`);
      await page.getByRole('button', { name: /Rina/ }).first().click();
      const dialog = page.getByRole('dialog');
      const group = dialog.getByRole('group', { name: 'Enquiries of these branches' });
      await expect(group.getByRole('checkbox', { name: 'Malda Motors' })).not.toBeChecked();
      await group.getByText('Malda Motors').click();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toHaveCount(0);
      const { staff } = (await (await page.request.get(`${url}/api/staff`)).json()) as {
        staff: { user_id: string; branches: number[] | null }[];
      };
      expect(staff.find(({ user_id: id }) => id === 'rina')?.branches).toEqual([1, malda]);
    });
  });
}
