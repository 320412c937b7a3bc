import { addDays, dayOf } from '@dealership/shared';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { arrive, detailOf, take } from './desk-arrivals.ts';
import { expect, test, type Staff } from './fixtures.ts';
import { doubleText, expectTextsFit } from './page-fit.ts';
import { expectClean, openScreen, tabTo, openMenu } from './staff-page.ts';

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };
const sizes = [phone, desktop];

/** The browser's message about a call that is refused on purpose. */
const refused = /status of 40[01349]/;

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/**
 * Fills in the form of a new colleague and takes the link.
 * @returns its address
 */
async function addColleague(
  owner: Page,
  { userId, name, role }: { userId: string; name: string; role: string },
): Promise<string> {
  await openScreen(owner, 'staff', 'Staff');
  await owner.getByRole('button', { name: 'Add a colleague' }).click();
  const form = dialog(owner, 'Add a colleague');
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('User ID').fill(userId);
  await form.getByLabel('Role').selectOption(role);
  await form.getByRole('button', { name: 'Add and make a link' }).click();
  return takeLink(owner, name);
}

async function takeLink(owner: Page, name: string): Promise<string> {
  const shown = dialog(owner, `Link for ${name}`);
  await expect(shown.getByRole('img', { name: /QR code/ })).toBeVisible();
  const link = await shown.getByRole('textbox', { name: 'Link' }).inputValue();
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(shown).toHaveCount(0);
  return link;
}

/** Sets the password with the link, and signs in. */
async function setPassword(colleague: Page, link: string, { userId, password }: Staff) {
  await colleague.goto(link);
  await expect(colleague.getByText(userId)).toBeVisible();
  await colleague.getByLabel('New Password').fill(password);
  await colleague.getByLabel('Confirm Password').fill(password);
  await colleague.getByRole('button', { name: 'Set Password' }).click();
  await colleague.getByRole('link', { name: 'Go to the sign-in page' }).click();
  await signIn(colleague, { userId, password });
}

async function signIn(page: Page, { userId, password }: Staff) {
  await page.getByLabel('User ID').fill(userId);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(
    page.getByRole('heading', { name: /^(Dashboard|Desk|Models)$/, level: 1 }),
  ).toBeVisible();
}

/** The entries of the menu; on a phone the menu is opened first. */
async function menuOf(page: Page): Promise<string[]> {
  const isShut = await page.getByRole('navigation', { name: 'Admin menu' }).isHidden();
  const menu = await openMenu(page);
  const texts = await menu.getByRole('link').allTextContents();
  if (isShut) await page.keyboard.press('Escape');
  return texts;
}

/** Opens an account in the list. */
async function openAccount(owner: Page, name: string): Promise<Locator> {
  await openScreen(owner, 'staff', 'Staff');
  await owner.getByRole('button', { name, exact: true }).click();
  const form = dialog(owner, `Account of ${name}`);
  await expect(form).toBeVisible();
  return form;
}

async function changeAccount(owner: Page, name: string, label: string, value: string) {
  const form = await openAccount(owner, name);
  await form.getByLabel(label).selectOption(value);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
}

for (const size of sizes) {
  test(
    `a colleague of service, from the link to the last day, at ${size.width} px`,
    { tag: '@core' },
    async ({ logIn, openPage, submitEnquiry, expectedErrors }) => {
      test.slow();
      expectedErrors.push(refused);
      const mark = `w${size.width}`;
      const staff = { userId: `mina.${mark}`, password: 'Teesta-Barrage-1976' };
      const name = `Mina ${mark}`;
      const customer = { email: 'c@example.com', mobile: '9832012345' };
      await submitEnquiry('sales', {
        ...customer,
        name: `Sales ${mark}`,
        model: 'sp125',
        pinCode: '734001',
      });
      await submitEnquiry('service', {
        ...customer,
        name: `Service ${mark}`,
        model: 'sp125',
        pinCode: '734001',
      });

      const owner = await openPage(size);
      await logIn(owner);
      const link = await addColleague(owner, { userId: staff.userId, name, role: 'service' });
      expect(new URL(link).pathname).toBe('/admin/set-password');

      const colleague = await openPage(size);
      await setPassword(colleague, link, staff);
      await test.step('sees service kinds only', async () => {
        expect(await menuOf(colleague)).toEqual([
          'Dashboard',
          'Desk',
          'Appointments',
          'Customers',
          'Models',
          'Account',
          'Price',
          'Accessories Price',
          'Bikes',
          'Offer',
          'Booking Report',
          'AMC Report',
          'EW Report',
          'Insurance Report',
          'Service Report',
          'Spare Part Report',
          'Profile',
          'Change Password',
          'Sign-in and Security',
          'Alerts',
          'Calendar',
          'Days Off',
        ]);
        await openScreen(colleague, 'dashboard', 'Dashboard');
        const main = colleague.locator('main');
        await expect(main.getByRole('link', { name: /Service bookings today/ })).toBeVisible();
        await expect(main.getByRole('link', { name: /Sales enquiries today/ })).toHaveCount(0);
        await expect(main.getByText(`Service ${mark}`)).toBeVisible();
        await expect(main.getByText(`Sales ${mark}`)).toHaveCount(0);

        await openScreen(colleague, 'enquiries', 'All Enquiries');
        await colleague.getByLabel('Search').fill(mark);
        await colleague.getByRole('button', { name: 'SEARCH' }).click();
        await expect(colleague.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();
        await expect(colleague.getByText(`Service ${mark}`)).toBeVisible();
        const kinds = await colleague.getByLabel('Type').locator('option').allTextContents();
        expect(kinds).toContain('Service enquiry');
        expect(kinds).not.toContain('Sales enquiry');
        await expect(colleague.getByLabel(/^All matching/)).toHaveCount(0);

        const asked: string[] = [];
        colleague.on('request', (request) => {
          const { pathname } = new URL(request.url());
          if (pathname.startsWith('/api/')) asked.push(pathname);
        });
        await colleague.goto('/admin/sales-report');
        await expect(colleague.getByText('You do not have access to this page')).toBeVisible();
        // The bar of every screen asks for notices, for the counts of the person's kinds, and, on a busy machine as
        // late as here, for the key of data that this browser keeps for use while offline.
        const ofEveryScreen = /^\/api\/(me|notices|desk\/counts|desk\/offline-key)$/;
        expect(asked.filter((path) => !ofEveryScreen.test(path))).toEqual([]);
        await expectClean(colleague);
      });

      await test.step('another role counts from the next request on', async () => {
        await openScreen(colleague, 'service-report', 'Service Report');
        await changeAccount(owner, name, 'Role', 'content');
        await colleague.getByRole('button', { name: 'SEARCH' }).click();
        await expect(colleague.getByRole('heading', { name: 'No access' })).toBeVisible();
        expect(await menuOf(colleague)).toContain('Gallery');
        expect(await menuOf(colleague)).not.toContain('Service Report');
        await colleague.getByRole('link', { name: 'Go to the dashboard' }).click();
        await expect(colleague.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
        await expectClean(colleague);
      });

      await test.step('a new link resets the password, and the one before ends', async () => {
        const form = await openAccount(owner, name);
        const another = async () => {
          await form.getByRole('button', { name: 'New password link' }).click();
          await dialog(owner, 'Make a new password link?')
            .getByRole('button', { name: 'Make the link' })
            .click();
          return takeLink(owner, name);
        };
        const [older, newer] = [await another(), await another()];
        const there = await openPage(size);
        await there.goto(older);
        await expect(
          there.getByRole('heading', { name: 'This link cannot be used' }),
        ).toBeVisible();
        staff.password = 'Sevoke-Road-2026';
        await setPassword(there, newer, staff);
        // Sessions from before the new password have ended.
        await colleague.goto('/admin/dashboard');
        await expect(colleague).toHaveURL(/\/admin\/login/);
      });

      await test.step('a deactivated account is signed out at once', async () => {
        await colleague.goto('/admin/login');
        await signIn(colleague, staff);
        const form = await openAccount(owner, name);
        await form.getByLabel('Status').selectOption('inactive');
        await expect(form.getByText(`${name} is signed out everywhere`)).toBeVisible();
        await form.getByRole('button', { name: 'Save' }).click();
        await expect(form).toHaveCount(0);
        const row = owner.locator('main :is(tr, li)', { hasText: name });
        await expect(row).toContainText('Inactive');
        await colleague.goto('/admin/price');
        await expect(colleague).toHaveURL(/\/admin\/login/);
        await colleague.getByLabel('User ID').fill(staff.userId);
        await colleague.getByLabel('Password', { exact: true }).fill(staff.password);
        await colleague.getByRole('button', { name: 'Login' }).click();
        await expect(colleague.getByText('Invalid credentials')).toBeVisible();
      });
    },
  );

  test(`two owners change one account, and neither's work is lost, at ${size.width} px`, async ({
    logIn,
    openPage,
    addStaff,
    expectedErrors,
  }) => {
    expectedErrors.push(refused);
    const mark = `x${size.width}`;
    const [first, second] = [await openPage(size), await openPage(size)];
    await logIn(first);
    await logIn(second, await addStaff(`owner.${mark}`));
    const name = `Puja ${mark}`;
    await addColleague(first, { userId: `puja.${mark}`, name, role: 'sales' });

    const theirs = await openAccount(second, name);
    const ours = await openAccount(first, name);
    await theirs.getByLabel('Name').fill(`Puja Das ${mark}`);
    await theirs.getByLabel('Mobile').fill('98320 12345');
    await theirs.getByRole('button', { name: 'Save' }).click();
    await expect(theirs).toHaveCount(0);

    await ours.getByLabel('Name').fill(`Puja D. ${mark}`);
    await ours.getByLabel('Last day').fill('2099-03-31');
    await ours.getByRole('button', { name: 'Save' }).click();
    await expect(ours.getByRole('heading', { name: /Someone else/ })).toBeFocused();
    await expect(ours.getByLabel(`Theirs: Puja Das ${mark}`)).not.toBeChecked();
    await expect(ours.getByLabel(`Yours: Puja D. ${mark}`)).toBeChecked();
    await expect(ours.getByLabel('Theirs: 9832012345')).toBeChecked();
    await expectAccessible(first, { part: 'dialog', without: ['target-size'] });
    await ours.getByLabel(`Theirs: Puja Das ${mark}`).check();
    await ours.getByRole('button', { name: 'Save' }).click();
    await expect(ours).toHaveCount(0);

    const after = await openAccount(second, `Puja Das ${mark}`);
    await expect(after.getByLabel('Mobile')).toHaveValue('9832012345');
    await expect(after.getByLabel('Last day')).toHaveValue('2099-03-31');
  });

  test(`the Staff screen and its dialogs are clean, at ${size.width} px`, async ({
    logIn,
    openPage,
  }) => {
    const page = await openPage(size);
    await logIn(page);
    const name = `Kamal y${size.width}`;
    await openScreen(page, 'staff', 'Staff');
    await expectClean(page);
    await page.getByRole('button', { name: 'Add a colleague' }).click();
    await expectClean(page);
    await page.keyboard.press('Escape');
    await addColleague(page, { userId: `kamal.y${size.width}`, name, role: 'viewer' });
    const form = await openAccount(page, name);
    await form.getByLabel('Status').selectOption('inactive');
    await expectClean(page);
    await form.getByLabel('Status').selectOption('active');
    await form.getByRole('button', { name: 'New password link' }).click();
    const question = dialog(page, 'Make a new password link?');
    await expect(question).toBeVisible();
    await expectClean(page);
    await question.getByRole('button', { name: 'Make the link' }).click();
    await expect(dialog(page, `Link for ${name}`).getByRole('img')).toBeVisible();
    await expectClean(page);
  });
}

test('an owner is warned before shutting themselves out, and the last one is not let', async ({
  page,
  logIn,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  await logIn(page, ownSite.staff, ownSite.url);
  await page.goto(`${ownSite.url}/admin/staff`);
  await page.getByRole('button', { name: ownSite.staff.userId, exact: true }).click();
  const form = dialog(page, /^Account of/);
  await form.getByLabel('Status').selectOption('inactive');
  await expect(form.getByText(/You would be signed out at once/)).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Yes, change it' }).click();
  await expect(form.getByLabel('Status')).toBeFocused();
  await expect(form.getByText(/The dealership needs an owner/)).toBeVisible();
  await expect(form.getByLabel('Status')).toHaveValue('inactive');
});

test('a role comes to need a second factor while somebody of it works', async ({
  page,
  logIn,
  ownSite,
  openPage,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 403/);
  await logIn(page, ownSite.staff, ownSite.url);
  const answer = await page.request.post(`${ownSite.url}/api/staff`, {
    data: { userId: 'dipa', userName: 'Dipa', role: 'sales' },
  });
  const { token } = (await answer.json()) as { token: string };
  const staff = { userId: 'dipa', password: 'Teesta-Barrage-1976' };
  const { password } = staff;
  await page.request.post(`${ownSite.url}/api/password-link/password`, {
    data: { token, newPassword: password, confirmPassword: password },
  });
  const colleague = await openPage(phone);
  await logIn(colleague, staff, ownSite.url);
  await colleague.goto(`${ownSite.url}/admin/price`);
  await expect(colleague.getByRole('heading', { name: 'Manage Price' })).toBeVisible();

  await page.goto(`${ownSite.url}/admin/staff`);
  await page.getByLabel('Sales: needs a second factor').click();
  const question = dialog(page, 'Second factor for Sales?');
  await expect(question.getByText(/1 person in this role has none yet/)).toBeVisible();
  await question.getByRole('button', { name: 'Require it' }).click();
  await expect(page.getByLabel('Sales: needs a second factor')).toBeChecked();

  const menu = await openMenu(colleague);
  await menu.getByRole('link', { name: 'Accessories Price' }).click();
  // Nothing else is visible before there is one.
  await expect(colleague.getByRole('heading', { name: 'Manage Price' })).toHaveCount(0);
  await expect(colleague.getByRole('navigation', { name: 'Admin menu' })).toHaveCount(0);
});

test('the sessions of a colleague are listed and ended', async ({
  page,
  logIn,
  addStaff,
  openPage,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/);
  const staff = await addStaff('rupa.sessions');
  const colleague = await openPage(desktop);
  await logIn(colleague, staff);
  await logIn(page);
  const form = await openAccount(page, staff.userId);
  await form.getByRole('button', { name: 'End sessions' }).click();
  const question = dialog(page, 'End all sessions?');
  await expect(question.getByRole('list', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(
    1,
  );
  await expectAccessible(page, { part: 'dialog', without: ['target-size'] });
  await question.getByRole('button', { name: 'End sessions' }).click();
  await expect(question).toHaveCount(0);
  await expect(form.getByRole('button', { name: 'End sessions' })).toHaveCount(0);
  // The button has disappeared, but the focus is not lost.
  await expect(form.getByRole('heading', { name: 'Sign-in and days off' })).toBeFocused();
  expect((await colleague.request.get('/api/me')).status()).toBe(401);
});

for (const width of [360, 1280]) {
  test(`own days off are entered and taken back by keyboard, and the owner sees them, at ${width} px`, async ({
    page,
    logIn,
    ownSite,
    openPage,
    expectedErrors,
  }) => {
    expectedErrors.push(refused);
    await logIn(page, ownSite.staff, ownSite.url);
    const added = await page.request.post(`${ownSite.url}/api/staff`, {
      data: { userId: 'rupa', userName: 'Rupa', role: 'sales' },
    });
    const { token } = (await added.json()) as { token: string };
    const { password } = ownSite.staff;
    await page.request.post(`${ownSite.url}/api/password-link/password`, {
      data: { token, newPassword: password, confirmPassword: password },
    });
    const own = await openPage({ width, height: 740 });
    await logIn(own, { userId: 'rupa', password }, ownSite.url);
    await own.goto(`${ownSite.url}/admin/dashboard`);
    await own.getByRole('button', { name: 'Account of Rupa' }).click();
    await own.getByRole('menuitem', { name: 'Days Off' }).click();
    await expect(own.getByText('No days off are planned.')).toBeVisible();
    await expect(own.getByText(/become unassigned/)).toBeVisible();
    // Not everybody may assign enquiries to others.
    await expect(own.getByLabel('Who takes them')).toHaveCount(0);

    await tabTo(own, own.getByRole('button', { name: 'Add days off' }));
    await own.keyboard.press('Enter');
    await expect(own.getByLabel('First day')).toBeFocused();
    const day = addDays(dayOf(Date.now()), 3);
    await own.getByLabel('First day').fill(day);
    await expect(own.getByLabel('Last day')).toHaveValue(day);
    await own.getByLabel('Last day').press('Enter');
    await expect(own.getByText('Planned:')).toBeVisible();
    const toQueue = own.getByText('Open enquiries become unassigned.', { exact: true });
    await expect(toQueue).toBeVisible();
    await expectClean(own);
    // As wide as most phones: the bar over all screens has a name beside its title.
    await own.setViewportSize({ width: Math.max(width, 412), height: 740 });
    await doubleText(own);
    await expectTextsFit(own, 'own days off');

    await page.goto(`${ownSite.url}/admin/staff`);
    await page.getByRole('button', { name: /Rupa/ }).first().click();
    await page.getByRole('button', { name: 'Days off' }).click();
    const plan = page.getByRole('dialog', { name: 'Days off: Rupa' });
    await expect(plan.getByText('Planned:')).toBeVisible();
    await expect(plan.getByLabel('Who takes them')).toBeVisible();

    await own.reload();
    await tabTo(own, own.getByRole('button', { name: /^Remove / }));
    await own.keyboard.press('Enter');
    await expect(own.getByText('No days off are planned.')).toBeFocused();
  });
}

test('a colleague is added with the keyboard alone', async ({ page, logIn }) => {
  await logIn(page);
  await openScreen(page, 'staff', 'Staff');
  await tabTo(page, page.getByRole('button', { name: 'Add a colleague' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Keya Keys');
  await expect(page.getByLabel('User ID', { exact: true })).toHaveValue('keya.keys');
  await page.keyboard.press('Enter');
  const link = dialog(page, 'Link for Keya Keys');
  await expect(link).toBeVisible();
  await tabTo(page, link.getByRole('button', { name: 'Copy' }));
  await page.keyboard.press('Escape');
  await expect(link).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add a colleague' })).toBeFocused();
});

// As wide as most phones: the bar over all screens has a name beside its title.
for (const size of [
  { width: 412, height: 740 },
  { width: 740, height: 360 },
]) {
  test(`texts of twice the size stay in their places, at ${size.width} px`, async ({
    page,
    logIn,
    addStaff,
  }) => {
    await page.setViewportSize(size);
    await logIn(page);
    const { userId } = await addStaff(`big.letters.${size.width}`);
    await openScreen(page, 'staff', 'Staff');
    await doubleText(page);
    await expectTextsFit(page, 'Staff');
    await openAccount(page, userId);
    await doubleText(page);
    await expectTextsFit(page, 'the form of an account');
  });
}

for (const size of sizes) {
  test(`whoever leaves hands their open enquiries over, and days off are planned, at ${size.width} px`, async ({
    page,
    logIn,
    ownSite,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 400/);
    await page.setViewportSize(size);
    const { url, staff } = ownSite;
    await logIn(page, staff, url);
    for (const [userId, userName] of [
      ['rupa', 'Rupa'],
      ['tapan', 'Tapan'],
    ] as const) {
      const data = { userId, userName, role: 'sales' };
      const added = await page.request.post(`${url}/api/staff`, { data });
      const { token } = (await added.json()) as { token: string };
      const { password } = staff;
      await page.request.post(`${url}/api/password-link/password`, {
        data: { token, newPassword: password, confirmPassword: password },
      });
    }
    const open = [
      await arrive(ownSite, 'sales', 'Asha Rai', '9832011111'),
      await arrive(ownSite, 'finance', 'Tara Sen', '9832022222'),
    ];
    for (const each of open) await take(page, ownSite, each, { do: 'assign', to: 'rupa' });
    await page.goto(`${url}/admin/staff`);
    const form = dialog(page, 'Rupa');
    await page.getByRole('button', { name: /^Rupa/ }).click();

    await test.step('days off are refused in words, planned and taken back by keyboard', async () => {
      await form.getByRole('button', { name: 'Days off' }).click();
      const plan = dialog(page, 'Days off: Rupa');
      await expect(plan.getByText('No days off are planned.')).toBeVisible();
      const day = addDays(dayOf(Date.now()), 3);
      await plan.getByLabel('First day').fill(day);
      await plan.getByLabel('Last day').fill(addDays(day, -1));
      await plan.getByRole('button', { name: 'Add days off' }).click();
      await expect(plan.getByLabel('Last day')).toBeFocused();
      await expect(plan.getByLabel('Last day')).toHaveAccessibleDescription(/first/);
      await expectAccessible(page, { part: 'dialog[open]', without: ['target-size'] });
      await plan.getByLabel('Last day').fill(addDays(day, 1));
      await plan.getByLabel('Who takes them').selectOption('Tapan');
      await plan.getByRole('button', { name: 'Add days off' }).click();
      await expect(plan.getByText('Open enquiries go to Tapan.')).toBeVisible();
      await expectAccessible(page, { part: 'dialog[open]', without: ['target-size'] });
      await plan.getByRole('button', { name: /^Remove / }).press('Enter');
      await expect(plan.getByText('No days off are planned.')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(plan).toHaveCount(0);
      await expect(form.getByRole('button', { name: 'Days off' })).toBeFocused();
    });

    await test.step('before somebody is put out of use it is asked who takes their work', async () => {
      await form.getByLabel('Status').selectOption('inactive');
      await expect(form.getByText(/^Rupa has 2 open enquiries/)).toBeVisible();
      await form.getByLabel('Who takes them').selectOption('Tapan');
      await expectAccessible(page, { part: 'dialog[open]', without: ['target-size'] });
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form).toHaveCount(0);
      for (const each of open) {
        const { enquiry, events } = await detailOf(page, ownSite, each);
        expect(enquiry.assignee?.user_id).toBe('tapan');
        expect(events.filter(({ kind }) => kind === 'assign')).toHaveLength(2);
      }
      await page.goto(`${url}/admin/desk?view=open&assignee=tapan`);
      await expect(page.locator('[data-row]')).toHaveCount(2);
    });
  });
}
