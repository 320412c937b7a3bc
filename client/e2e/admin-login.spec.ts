import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectClean } from './staff-page.ts';

const refused = /status of 401/;

test(
  'logging in leads to the dashboard, and to the page that asked',
  { tag: '@core' },
  async ({ page, site }) => {
    await page.goto('/admin');
    await expect(page).toHaveURL('/admin/login');
    await logInByHand(page, site.staff);
    await expect(page.getByText('Login successful! Redirecting...')).toBeVisible();
    await expect(page).toHaveURL('/admin/dashboard');
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await expect(page.getByText('Login successful! Redirecting...')).toBeHidden();

    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/admin/login');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);

    await page.goto('/admin/amc-report?limit=25');
    await expect(page).toHaveURL(/\/admin\/login\?next=/);
    await logInByHand(page, site.staff);
    await expect(page).toHaveURL('/admin/amc-report?limit=25');
    await expect(page.getByRole('heading', { name: 'AMC Report' })).toBeVisible();
  },
);

test('a wrong password is refused in words, and the right one works afterwards', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(refused);
  await page.goto('/admin/login');
  await logInByHand(page, { ...site.staff, password: 'not the password' });
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials');
  await expect(page).toHaveURL('/admin/login');
  await logInByHand(page, site.staff);
  await expect(page).toHaveURL('/admin/dashboard');
});

test('an unreachable server is not called a wrong password', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.goto('/admin/login');
  await page.route('**/api/login', (route) => route.abort());
  await logInByHand(page, site.staff);
  await expect(page.getByRole('alert')).toHaveText('Something went wrong! Please try again.');
});

test('a made-up marker opens nothing', async ({ page, expectedErrors }) => {
  expectedErrors.push(refused);
  await page.goto('/admin/login');
  await page.evaluate(() => localStorage.setItem('adminToken', 'forged'));
  await page.goto('/admin/sales-report');
  await expect(page.getByText('Unauthorized! Redirecting to login...')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login\?next=/);
  await expect(page.getByText('Admin Panel')).toHaveCount(0);
});

test('a session that ends meanwhile asks for the password in place', async ({
  page,
  site,
  logIn,
  expectedErrors,
}) => {
  expectedErrors.push(refused);
  await logIn(page);
  await page.goto('/admin/sales-report?limit=50');
  await expect(page.getByText(/^Showing/)).toBeVisible();
  // A late call would open the dialog before the test does.
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'SEARCH' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog.getByLabel('User ID')).toHaveValue(site.staff.userId);
  await expect(dialog.getByLabel('Password')).toBeFocused();
  await dialog.getByLabel('Password').fill(site.staff.password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/^Showing/)).toBeVisible();
  await expect(page).toHaveURL('/admin/sales-report?limit=50');
});

test('what is done after somebody else has logged in in another tab is not done in their name', async ({
  page,
  logIn,
  site,
  addStaff,
  context,
}) => {
  const other = await addStaff('bikash');
  await logIn(page);
  await page.goto('/admin/price');
  await page.getByRole('button', { name: 'Unicorn' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Price' });
  const price = edit.getByLabel('Standard', { exact: true });
  await price.fill('113000');

  const tab = await context.newPage();
  await logIn(tab, other);
  const question = page.getByRole('dialog', { name: 'bikash is signed in now' });
  await expect(question).toBeVisible();
  await expect(edit).toHaveCount(0);
  await question.getByLabel('Password').fill(site.staff.password);
  await question.getByRole('button', { name: 'Login' }).click();
  await expect(price).toHaveValue('113000');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Price updated successfully')).toBeVisible();

  await page.goto('/admin/audit?action=price+changed&search=unicorn');
  const who = page.getByRole('table').locator('tbody td:nth-child(3)');
  await expect(who).toHaveText([site.staff.userId]);
  await tab.goto('/admin/dashboard');
  await expect(tab.getByRole('button', { name: `Account of ${site.staff.userId}` })).toBeVisible();
});

test('the login page has no accessibility problem', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByLabel('User ID')).toBeVisible();
  await expectClean(page);
});

async function logInByHand(
  page: Page,
  { userId, password }: { userId: string; password: string },
): Promise<void> {
  await page.getByLabel('User ID').fill(userId);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}
