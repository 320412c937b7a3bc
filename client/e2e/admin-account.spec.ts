import { expect, test } from './fixtures.ts';
import { openScreen } from './staff-page.ts';

const refused = /status of 40[01]/;

test('the account shows everything but the password', async ({ page, logIn, site }) => {
  await logIn(page);
  await openScreen(page, 'account', 'Manage Account');
  await expect(page.locator('dt')).toHaveText([
    'User ID',
    'Password',
    'Name',
    'Mobile',
    'Email',
    'City',
    'Created',
    'Expires',
    'Status',
  ]);
  await expect(page.locator('dd').first()).toHaveText(site.staff.userId);
  await expect(page.locator('main')).not.toContainText(site.staff.password);
  await page.locator('main').getByRole('link', { name: 'Change Password' }).click();
  await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible();
});

test('the profile is changed, in the top bar too, and wrong values are explained', async ({
  page,
  logIn,
  addStaff,
  expectedErrors,
}) => {
  expectedErrors.push(refused);
  // Not the account of the other tests, which know its name.
  await logIn(page, await addStaff('asha.rai'));
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Profile',
    'Change Password',
    'Sign-in and Security',
    'Alerts',
    'Calendar',
    'Days Off',
    'Logout',
  ]);
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name: 'User Profile' })).toBeVisible();
  await expect(page.getByLabel('User ID')).not.toBeEditable();
  await page.getByLabel('Name').fill('Asha Rai');
  await page.getByLabel('Email').fill('asha');
  await page.getByLabel('Mobile').fill('12');
  await page.getByRole('button', { name: 'UPDATE' }).click();
  await expect(page.getByText('Enter a valid email address')).toBeVisible();
  await expect(page.getByText('Enter a 10-digit mobile number')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Mobile').fill('+91 98320 12345');
  await page.getByRole('button', { name: 'UPDATE' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expect(page.getByLabel('Mobile')).toHaveValue('9832012345');
  await expect(page.getByRole('button', { name: 'Account of Asha Rai' })).toBeVisible();
});

test('the password is changed, which signs out everywhere else', async ({
  page,
  logIn,
  site,
  openPage,
  expectedErrors,
}) => {
  expectedErrors.push(refused);
  const { staff } = site;
  const next = 'Coronation-Bridge-1937';
  await logIn(page);
  const phone = await openPage({ width: 360, height: 740 });
  await logIn(phone);
  await openScreen(page, 'change-password', 'Change Password');
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeVisible();

  const change = async (old: string, password: string, confirmed = password) => {
    await page.getByLabel('Current Password').fill(old);
    await page.getByLabel('New Password').fill(password);
    await page.getByLabel('Confirm Password').fill(confirmed);
    await page.getByRole('button', { name: 'Change Password' }).click();
  };
  await change(staff.password, next, 'something else');
  await expect(page.getByText('New password and confirm password do not match')).toBeVisible();
  await expect(page.getByLabel('Confirm Password')).toBeFocused();
  await change('not the password', next);
  await expect(page.getByText('The current password is incorrect')).toBeVisible();
  await change(staff.password, 'trustno1');
  await expect(page.getByText(/too common/)).toBeVisible();

  await change(staff.password, next);
  await expect(page.getByText('Password updated successfully')).toBeVisible();
  await expect(page.getByLabel('Current Password')).toHaveValue('');
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
  expect((await phone.request.get(`${site.url}/api/me`)).status()).toBe(401);
  await change(next, staff.password);
  await expect(page.getByLabel('Current Password')).toHaveValue('');
});

test('one press signs out everywhere else', async ({ page, logIn, site, openPage }) => {
  await logIn(page);
  const phone = await openPage({ width: 360, height: 740 });
  await logIn(phone);
  await openScreen(page, 'change-password', 'Change Password');
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
  expect((await phone.request.get(`${site.url}/api/me`)).status()).toBe(401);
});

test('a session that ends over a half-typed offer loses nothing of it', async ({
  page,
  logIn,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(refused);
  await logIn(page);
  await openScreen(page, 'price', 'Manage Price');
  await page.getByRole('button', { name: 'NX200' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Price' });
  await edit.getByLabel('Standard', { exact: true }).fill('158000');
  // A late call would open the dialog before Save does.
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await edit.getByRole('button', { name: 'Save' }).click();

  const login = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(login.getByLabel('User ID')).toHaveValue(site.staff.userId);
  await login.getByLabel('Password').fill('not the password');
  await login.getByRole('button', { name: 'Login' }).click();
  await expect(login.getByRole('alert')).toHaveText('Invalid credentials');
  await login.getByLabel('Password').fill(site.staff.password);
  await login.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Price updated successfully')).toBeVisible();
  await expect(login).toHaveCount(0);
  await expect(edit).toHaveCount(0);
  await expect(page.getByRole('row', { name: /NX200/ })).toContainText('₹ 1,58,000');
});

test('whoever does not log in again sees nothing more, and can log in as somebody else', async ({
  page,
  logIn,
  expectedErrors,
}) => {
  expectedErrors.push(refused);
  await logIn(page);
  await openScreen(page, 'profile', 'User Profile');
  await page.getByLabel('Name').fill('Half a name');
  // A late call would open the dialog before the test does.
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  const login = page.getByRole('dialog', { name: 'Please sign in again' });
  // An automatic call of the page may find out first: the dialog then covers the button.
  await page
    .getByRole('button', { name: 'UPDATE' })
    .click({ timeout: 5000 })
    .catch(() => expect(login).toBeVisible());
  await expect(login.getByLabel('Password')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(login).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveCount(0);
  await login.getByRole('button', { name: /Sign in as someone else/ }).click();
  await expect(page).toHaveURL(/\/admin\/login\?next=.*profile/);
});

test.describe('without a session', () => {
  test.beforeEach(async ({ page, expectedErrors }) => {
    expectedErrors.push(refused);
    await page.goto('/admin/login');
    await page.evaluate(() => localStorage.setItem('adminToken', 'of an ended session'));
  });

  for (const [screen, heading, text] of [
    ['offer', 'Manage Offer', 'Please login to access the Manage Offers page'],
    ['notification', 'Manage Notification', 'Please login to access the Manage Notification page'],
    ['gallery', 'Manage Gallery', 'Please login to access the Manage Gallery page'],
  ] as const) {
    test(`${screen} asks for the login in its own words`, async ({ page }) => {
      await page.goto(`/admin/${screen}`);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByText('Please login to access this page')).toBeVisible();
      await page.getByRole('link', { name: 'Login' }).click();
      await expect(page).toHaveURL(`/admin/login?next=%2Fadmin%2F${screen}`);
    });
  }

  test('the password screen says who is missing and leads to the login', async ({ page }) => {
    await page.goto('/admin/change-password');
    await expect(page.getByText('User not found. Please log in again.')).toBeVisible();
    await expect(page.getByText('Unauthorized. Please log in.')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/login\?next=/);
  });
});
