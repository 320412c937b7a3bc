import { enquiryKinds, localeNames, OFFICE_LANGUAGE_COOKIE } from '@dealership/shared';
import { roleNames } from '../../shared/src/texts/bn/common/role-names.ts';
import { profileTexts } from '../../shared/src/texts/bn/staff/people/accounts.ts';
import { loginTexts } from '../../shared/src/texts/bn/staff/people/auth.ts';
import { englishTexts } from './english-texts.ts';
import { enquiryBody } from './enquiry-bodies.ts';
import { expect, test } from './fixtures.ts';
import { expectTextsFit } from './page-fit.ts';
import { expectClean, screenNames } from './staff-page.ts';

test(
  'a person chooses the language of the screens, also before signing in',
  { tag: '@core' },
  async ({ page, logIn, addStaff, expectedErrors }) => {
    // The cookies go while the screens are open.
    expectedErrors.push(/status of 401/);
    const staff = await addStaff('mitali');
    await logIn(page, staff);
    await page.goto('/admin/profile');
    await page.getByLabel('Language of the screens').selectOption(localeNames.bn);
    await page.getByRole('button', { name: 'UPDATE' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(profileTexts.title);
    await page.context().clearCookies();
    await page.goto('/admin/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('button', { name: localeNames.hi }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await page.locator('[name=userId]').fill(staff.userId);
    await page.locator('[name=password]').fill(staff.password);
    await page.locator('[name=password]').press('Enter');
    // The account's own language, whatever the page had.
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    await expect(page).toHaveURL(/\/admin\/dashboard/);
    await page.context().clearCookies({ name: /session/ });
    await page.goto('/admin/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(loginTexts.heading);
  },
);

test('the page of an invitation opens again in another language, with its link', async ({
  page,
  expectedErrors,
}) => {
  // The link does not exist.
  expectedErrors.push(/status of 404/);
  await page.goto('/admin/set-password#made-up');
  // Its answer moves the buttons, under a finger that presses one.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link cannot be used');
  const again = page.waitForRequest(
    (call) => call.headers()['x-language'] === 'bn' && call.url().endsWith('/api/password-link'),
  );
  await page.getByRole('button', { name: localeNames.bn }).click();
  expect((await again).postDataJSON()).toEqual({ token: 'made-up' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(page).toHaveURL(/\/admin\/set-password$/);
});

test('the audit log says in Bengali what an event is about', async ({
  page,
  logIn,
  addStaff,
  site,
}) => {
  const language = { name: OFFICE_LANGUAGE_COOKIE, value: 'bn', url: site.url };
  await page.context().addCookies([language]);
  const { userId } = await addStaff('kakoli');
  await logIn(page);
  await page.goto('/admin/audit?action=account+added');
  await expect(page.getByText(`${userId}: ${roleNames.owner}`)).toBeVisible();
});

/** These need a customer, or files, in their address. */
const screens = screenNames.filter((name) => name !== 'customer');

for (const locale of ['bn', 'hi'] as const) {
  test(`every screen in ${locale} is in that language, fits a phone and has no fault that axe knows`, async ({
    page,
    logIn,
    submitEnquiry,
    site,
  }) => {
    for (const kind of enquiryKinds) await submitEnquiry(kind, enquiryBody(kind, 'Axe Ali'));
    await page.setViewportSize({ width: 360, height: 800 });
    const language = { name: OFFICE_LANGUAGE_COOKIE, value: locale, url: site.url };
    await page.context().addCookies([language]);
    await logIn(page);
    const left: Record<string, string[]> = {};
    for (const name of screens) {
      await page.goto(`/admin/${name}`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
      await expect(page.locator('[aria-busy=true]'), name).toHaveCount(0);
      const found = await englishTexts(page, locale);
      if (found.length > 0) left[name] = found;
      await expectClean(page);
      await expectTextsFit(page, `${locale} ${name}`);
    }
    expect(left).toEqual({});
  });
}
