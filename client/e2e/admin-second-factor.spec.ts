import { request, type Page } from '@playwright/test';
import { expect, test, type Site, type Staff } from './fixtures.ts';
import { expectClean } from './staff-page.ts';
import { earlierTotpCode, totpCode } from './totp.ts';

const refused = /status of 40[0134]/;

/** Passkeys need a host name: an address of numbers has none. */
const named = ({ url }: Site) => url.replace('127.0.0.1', 'localhost');

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(
      'an authenticator app is set up, and its code signs in after the password',
      { tag: '@core' },
      async ({ page, logIn, addStaff, expectedErrors }) => {
        expectedErrors.push(refused);
        const staff = await addStaff(`app${Date.now()}`);
        await logIn(page, staff);
        await openSecurity(page);
        // The address is not a name here: the page says so in place of a button that cannot work.
        await expect(page.getByText(/^Passkeys of this site are made at localhost;/)).toBeVisible();
        await expectClean(page);
        const secret = await setUpApp(page, staff, { isLookedAt: true });
        const codes = await keepCodes(page, { isLookedAt: true });
        expect(new Set(codes).size).toBe(10);
        await expect(page.getByText('Set up. It is asked for after your password.')).toBeVisible();
        await expect(page.getByText('10 of 10 are left.')).toBeVisible();
        await expectClean(page);

        await logOut(page);
        await givePassword(page, staff);
        const code = page.getByRole('textbox', { name: 'Code' });
        await expect(code).toBeFocused();
        expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
        await expectClean(page);
        await page.keyboard.type('000000');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('alert')).toHaveText(/^This code is not right/);
        await expect(code).toBeFocused();
        // The next input replaces the wrong code, which is selected.
        await page.keyboard.type(totpCode(secret, Date.now()));
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

        await openSecurity(page);
        await page.getByRole('button', { name: 'Remove the authenticator app' }).click();
        await confirmWith(page, 'not the password', 'Remove');
        await expect(page.getByText('The current password is incorrect')).toBeVisible();
        await expect(page.getByLabel('Your password')).toBeFocused();
        await expectClean(page);
        await confirmWith(page, staff.password, 'Remove');
        await expect(page.getByText('Not set up.')).toBeVisible();
        await logOut(page);
        await givePassword(page, staff);
        await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
      },
    );

    test('a passkey is made, signs in alone, continues an ended session, and is removed', async ({
      page,
      site,
      logIn,
      addStaff,
      expectedErrors,
    }) => {
      expectedErrors.push(refused);
      const staff = await addStaff(`key${Date.now()}`);
      await addAuthenticator(page);
      await logIn(page, staff, named(site));
      await openSecurity(page, named(site));
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await page.getByRole('dialog').getByLabel('Name').fill('Phone at the counter');
      await expectClean(page);
      await confirmWith(page, staff.password, 'Add a passkey');
      await keepCodes(page);
      const list = page.getByRole('list', { name: 'Passkeys' });
      await expect(list).toContainText('Phone at the counter');
      await expect(list).toContainText('Not used yet');
      await expectClean(page);

      await logOut(page);
      await expectClean(page);
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
      await openSecurity(page, named(site));
      await expect(list).toContainText('Last used');

      // The session ends during work, after the first calls of the page; the passkey brings it back.
      await page.waitForLoadState('networkidle');
      await page.context().clearCookies();
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await confirmWith(page, staff.password, 'Add a passkey');
      const ended = page.getByRole('dialog', { name: 'Please sign in again' });
      await expect(ended.getByLabel('User ID')).toHaveValue(staff.userId);
      await expectClean(page);
      await ended.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await expect(ended).toHaveCount(0);
      // This device has one already, and says so.
      await expect(page.getByRole('alert').filter({ hasText: 'already' })).toBeVisible();
      await page.getByRole('button', { name: 'Cancel' }).click();

      // After the password the passkey is the second step.
      await logOut(page);
      await givePassword(page, staff);
      await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeFocused();
      await expectClean(page);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

      await openSecurity(page, named(site));
      await page.getByRole('button', { name: 'Remove the passkey Phone at the counter' }).click();
      await confirmWith(page, staff.password, 'Remove');
      await expect(list).toHaveCount(0);
    });

    test('a person who has lost the phone signs in with a recovery code, and the sign-in shows it', async ({
      page,
      logIn,
      addStaff,
      expectedErrors,
    }) => {
      expectedErrors.push(refused);
      const staff = await addStaff(`lost${Date.now()}`);
      await logIn(page, staff);
      await openSecurity(page);
      await setUpApp(page, staff);
      const [code = ''] = await keepCodes(page);
      await expect(page.getByRole('heading', { name: 'Please read this' })).toHaveCount(0);

      await logOut(page);
      await givePassword(page, staff);
      await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
      await expect(page.getByLabel('Recovery code')).toBeFocused();
      await expectClean(page);
      // Typed as on paper.
      await page.keyboard.type(code.toUpperCase().replaceAll('-', ' '));
      await page.keyboard.press('Enter');
      await expect(
        page.getByText(/^A recovery code of your account was used today at /),
      ).toBeVisible();
      await expectClean(page);
      await page.getByRole('button', { name: 'I have seen this' }).click();
      await expect(page.getByRole('heading', { name: 'Please read this' })).toHaveCount(0);
      await expect(page.locator('main')).toBeFocused();
      const asked = page.waitForResponse((answer) => answer.url().endsWith('/api/notices'));
      await openSecurity(page);
      expect(await (await asked).json()).toEqual([]);
      await expect(page.getByText('9 of 10 are left.')).toBeVisible();

      await page.getByRole('button', { name: 'Make ten new codes' }).click();
      await confirmWith(page, staff.password, 'Make ten new codes');
      expect(await keepCodes(page)).not.toContain(code);
      await expect(page.getByText('10 of 10 are left.')).toBeVisible();

      // The used one and the replaced ones no longer work.
      await logOut(page);
      await givePassword(page, staff);
      await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
      await page.keyboard.type(code);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toHaveText(/^This code is not right/);
      await page.getByRole('button', { name: 'Back to the password' }).click();
      await expect(page.getByLabel('User ID')).toHaveValue(staff.userId);
      await expect(page.getByLabel('Password')).toBeFocused();
    });

    test('a role that needs a second factor leads to it first, and to nothing else', async ({
      page,
      ownSite,
      expectedErrors,
    }) => {
      expectedErrors.push(refused);
      const manager = await addManager(ownSite);
      await logInAt(page, ownSite, manager);
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

      // During work: the next call is refused, and the enrolment takes the place of the screen.
      await requireFactorOf(ownSite, 'manager');
      const menu = page.getByRole('navigation', { name: 'Admin menu' });
      const enrolment = page.getByRole('heading', { name: 'Add a second factor' });
      const link = menu.getByRole('link', { name: 'Insights' });
      await expect(async () => {
        // A call of the dashboard or of the bell may come first: then the enrolment appears before the tap.
        if (!(await enrolment.isVisible())) {
          const opener = page.getByRole('button', { name: 'Menu', exact: true });
          if (await link.isHidden()) await opener.click({ timeout: 2000 });
          await link.click({ timeout: 2000 });
        }
        await expect(enrolment).toBeVisible({ timeout: 2000 });
      }).toPass();
      await expect(menu).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Add a second factor' })).toBeVisible();
      await expectClean(page);
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL(/\/admin\/login$/);

      await givePassword(page, manager);
      await setUpApp(page, manager);
      await keepCodes(page);
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
      await page.goto(`${ownSite.url}/admin/security`);
      await expect(page.getByText('Your role needs this one.')).toBeVisible();
      const remove = page.getByRole('button', { name: 'Remove the authenticator app' });
      await expect(remove).toHaveCount(0);
      await expectClean(page);
    });

    test('a link from an owner sets a password once, and nothing of it stays', async ({
      page,
      site,
      logIn,
      expectedErrors,
    }) => {
      expectedErrors.push(refused);
      const addresses: string[] = [];
      page.on('request', (sent) => addresses.push(sent.url()));
      // Another person is signed in in this browser.
      await logIn(page);
      const userId = `new${Date.now()}`;
      const token = await asOwner(site, async (owner) => {
        const added = await owner.post('/api/staff', {
          data: { userId, userName: 'Asha Rai', role: 'viewer' },
        });
        return ((await added.json()) as { token: string }).token;
      });
      const link = `${site.url}/admin/set-password#${token}`;
      await page.goto(link);
      await expect(page.getByText('Asha Rai')).toBeVisible();
      await expect(page).toHaveURL(`${site.url}/admin/set-password`);
      await expectClean(page);
      const password = 'Coronation-Bridge-1937';
      const save = page.getByRole('button', { name: 'Set Password' });
      await page.getByLabel('New Password').fill(password);
      await page.getByLabel('Confirm Password').fill('something else');
      await save.click();
      await expect(page.getByLabel('Confirm Password')).toBeFocused();
      await page.getByLabel('Confirm Password').fill(password);
      await page.getByLabel('Show passwords').check();
      await expect(page.getByLabel('New Password')).toHaveAttribute('type', 'text');
      await save.click();
      await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeFocused();
      await expectClean(page);
      const me = await page.request.get(`${site.url}/api/me`);
      expect(await me.json()).toMatchObject({ user_id: site.staff.userId });

      await page.getByRole('link', { name: 'Go to the sign-in page' }).click();
      await expect(page).toHaveURL(`${site.url}/admin/login`);
      await expect(page.getByLabel('User ID')).toHaveValue(userId);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByRole('button', { name: 'Account of Asha Rai' })).toBeVisible();

      // Going back leads to no token, and the link no longer works.
      await page.goto(`${site.url}/admin/set-password`);
      await expect(page.getByRole('heading', { name: 'There is no link here' })).toBeVisible();
      await expectClean(page);
      await page.evaluate((hash) => window.location.assign(hash), `#${token}`);
      await expect(page.getByRole('heading', { name: 'This link cannot be used' })).toBeVisible();
      await expect(page).toHaveURL(`${site.url}/admin/set-password`);
      await expectClean(page);
      const stored = await page.evaluate(() =>
        [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie].join(),
      );
      expect(stored).not.toContain(token);
      expect(addresses.filter((address) => address.includes(token))).toEqual([]);
    });
  });
}

test('a passkey of somebody else does not continue the work of the first', async ({
  page,
  site,
  logIn,
  addStaff,
  expectedErrors,
}) => {
  expectedErrors.push(refused);
  const [first, other] = [await addStaff(`one${Date.now()}`), await addStaff(`two${Date.now()}`)];
  await addAuthenticator(page);
  await logIn(page, other, named(site));
  await openSecurity(page, named(site));
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await confirmWith(page, other.password, 'Add a passkey');
  await keepCodes(page);

  await logIn(page, first, named(site));
  await page.goto(`${named(site)}/admin/profile`);
  await page.getByLabel('Name').fill('Half a name');
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'UPDATE' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  const taken = page.getByRole('dialog', { name: `${other.userId} is signed in now` });
  await expect(taken).toBeVisible();
  await expectClean(page);
  await taken.getByLabel('Password').fill(first.password);
  await taken.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Half a name' })).toBeVisible();
});

async function openSecurity(page: Page, at = ''): Promise<void> {
  await page.goto(`${at}/admin/security`);
  await expect(page.getByRole('heading', { name: 'Sign-in and Security' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeVisible();
}

/** A device that makes passkeys without asking, like a phone whose owner always agrees. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Enters the password that a dialog asks for again. */
async function confirmWith(page: Page, password: string, action: string): Promise<void> {
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('dialog').getByRole('button', { name: action }).click();
}

/** @returns the secret of the app */
async function setUpApp(
  page: Page,
  { password }: Staff,
  { isLookedAt = false } = {},
): Promise<string> {
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await confirmWith(page, password, 'Next');
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  if (isLookedAt) await expectClean(page);
  const typed = await dialog.getByText('Or type this key into it:').textContent();
  const secret = typed?.split(':')[1]?.trim() ?? '';
  expect(secret).toMatch(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/);
  const code = dialog.getByRole('textbox', { name: 'Code' });
  if (isLookedAt) {
    await code.fill('12');
    await code.press('Enter');
    await expect(dialog.getByText(/^This code is not right/)).toBeVisible();
    await expect(code).toBeFocused();
  }
  await code.fill(await earlierTotpCode(secret));
  await code.press('Enter');
  return secret;
}

/** @returns the recovery codes that are shown */
async function keepCodes(page: Page, { isLookedAt = false } = {}): Promise<string[]> {
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  if (isLookedAt) await expectClean(page);
  const codes = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allTextContents();
  if (isLookedAt) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as a text file' }).click();
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  }
  await page.getByRole('button', { name: 'I have kept them' }).click();
  return codes;
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
}

async function givePassword(page: Page, { userId, password }: Staff): Promise<void> {
  await page.getByLabel('User ID').fill(userId);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

async function logInAt(page: Page, { url }: Site, staff: Staff): Promise<void> {
  await page.goto(`${url}/admin/login`);
  await givePassword(page, staff);
}

type Client = Awaited<ReturnType<typeof request.newContext>>;

/** As the owner, with another client of the API. */
async function asOwner<Result>(
  { url, staff }: Site,
  work: (owner: Client) => Promise<Result>,
): Promise<Result> {
  const owner = await request.newContext({ baseURL: url });
  try {
    expect((await owner.post('/api/login', { data: staff })).ok()).toBe(true);
    return await work(owner);
  } finally {
    await owner.dispose();
  }
}

async function addManager(site: Site): Promise<Staff> {
  const manager = { userId: 'manager', password: 'Coronation-Bridge-1937' };
  await asOwner(site, async (owner) => {
    const data = { userId: manager.userId, userName: 'Mina Manager', role: 'manager' };
    const { token } = (await (await owner.post('/api/staff', { data })).json()) as {
      token: string;
    };
    const { password } = manager;
    const answer = await owner.post('/api/password-link/password', {
      data: { token, newPassword: password, confirmPassword: password },
    });
    expect(answer.ok()).toBe(true);
  });
  return manager;
}

async function requireFactorOf(site: Site, role: string): Promise<void> {
  await asOwner(site, async (owner) => {
    const answer = await owner.patch(`/api/roles/${role}`, { data: { secondFactor: true } });
    expect(answer.ok()).toBe(true);
  });
}
