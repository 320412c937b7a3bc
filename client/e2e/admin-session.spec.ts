import type { Page } from '@playwright/test';
import { enquiryBody } from './enquiry-bodies.ts';
import { expect, test, type Staff } from './fixtures.ts';
import { expectClean } from './staff-page.ts';

const refused = /status of 401/;
const MINUTE = 60_000;

/** Checks everything in the document that a person, a program or an extension could read. */
async function expectNothingOf(page: Page, name: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.outerHTML + document.title))
    .not.toContain(name);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(name);
  const inputs = await page
    .locator('input')
    .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value));
  expect(inputs.join()).not.toContain(name);
}

/** Waits until the page knows when the session ends; its first scripts do not ask for that. */
async function untilEndIsKnown(page: Page): Promise<void> {
  const answer = await page.waitForResponse(
    (each) => each.url().endsWith('/api/me') && 'x-unattended' in each.request().headers(),
  );
  await answer.finished();
}

async function logInAgain(page: Page, { password }: Staff) {
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog.getByLabel('Password')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
});

test(
  'a session that ends takes customers out of the document, the open enquiry and the search with it',
  { tag: '@both-long' },
  async ({ page, site, logIn, submitEnquiry, expectedErrors }) => {
    expectedErrors.push(refused);
    const name = `Leaving ${Date.now()}`;
    await submitEnquiry('sales', enquiryBody('sales', name));
    await logIn(page);
    await page.clock.install();
    await page.goto('/admin/sales-report');
    await page.getByLabel('Search').fill(name);
    await page.getByLabel('Search').press('Enter');
    await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();
    await page.context().addInitScript(() => {
      window.print = () => undefined;
    });
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Print' }).click();
    const printed = await popup;
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name })).toContainText('9832012345');

    // Like ending all sessions elsewhere, or disabling the account.
    await page.context().clearCookies();
    await page.clock.fastForward(MINUTE + 1000);
    await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
    await expectNothingOf(page, name);
    expect(printed.isClosed()).toBe(true);
    await expectClean(page);

    await logInAgain(page, site.staff);
    await expect(page.getByText(/^Showing/)).toBeVisible();
    await expect(page.getByLabel('Search')).toHaveValue('');
  },
);

/** Replaces the number of seconds left in the server's answers; `undefined`: the real one. */
async function stubTimeLeft(page: Page) {
  const state = { left: undefined as number | undefined, unattended: [] as boolean[] };
  await page.route('**/api/me', async (route) => {
    state.unattended.push('x-unattended' in route.request().headers());
    const answer = await route.fetch();
    const body = (await answer.json()) as object;
    const left = state.left === undefined ? {} : { ends_in: state.left };
    await route.fulfill({ response: answer, json: { ...body, ...left } });
  });
  return state;
}

test('two minutes before the end somebody is asked, and stays by one key', async ({
  page,
  logIn,
  submitEnquiry,
  expectedErrors,
}) => {
  expectedErrors.push(refused);
  const name = `Idle ${Date.now()}`;
  await submitEnquiry('sales', enquiryBody('sales', name));
  await logIn(page);
  await page.clock.install();
  const server = await stubTimeLeft(page);
  await page.goto('/admin/sales-report');
  await expect(page.getByRole('button', { name })).toBeVisible();
  await page.getByLabel('Search').focus();

  const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    server.left = 119;
    await page.clock.fastForward(MINUTE + 1000);
    await expect(warning).toContainText(/You will be signed out in 1:[45]\d\./);
    expect(server.unattended.at(-1)).toBe(true);
    await expect(warning.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
    await expectClean(page);
    await page.screenshot({ path: test.info().outputPath(`ending-${width}.png`) });
    server.left = undefined;
    await page.keyboard.press(width === 768 ? 'Escape' : 'Enter');
    await expect(warning).toHaveCount(0);
    await expect.poll(() => server.unattended.at(-1)).toBe(false);
  }
  await expect(page.getByLabel('Search')).toBeFocused();

  // The dialog is ignored, and the server has ended the session.
  server.left = 60;
  await page.clock.fastForward(MINUTE + 1000);
  await expect(warning).toBeVisible();
  await page.unroute('**/api/me');
  await page.context().clearCookies();
  await page.clock.fastForward(MINUTE + 1000);
  await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
  await expectNothingOf(page, name);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expectClean(page);
    await page.screenshot({ path: test.info().outputPath(`ended-${width}.png`) });
  }
});

test('a laptop that wakes up asks the server, and goes on where the session does', async ({
  page,
  logIn,
  submitEnquiry,
}) => {
  const name = `Awake ${Date.now()}`;
  await submitEnquiry('sales', enquiryBody('sales', name));
  await logIn(page);
  await page.clock.install();
  let held = Promise.resolve();
  await page.route('**/api/me', async (route) => {
    await held;
    await route.continue();
  });
  const known = untilEndIsKnown(page);
  await page.goto('/admin/sales-report');
  await page.getByRole('button', { name }).click();
  await known;
  const panel = page.getByRole('dialog', { name });
  await expect(panel).toBeVisible();
  let release = () => {};
  held = new Promise<void>((resolve) => (release = resolve));
  await page.clock.fastForward(8 * 60 * MINUTE);
  await expectNothingOf(page, name);
  release();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
});

test('a logout in one tab empties the others, and Back brings nothing back', async ({
  page,
  context,
  logIn,
  submitEnquiry,
  addStaff,
  expectedErrors,
}) => {
  // From the next calls of the other tab.
  expectedErrors.push(refused);
  const name = `Tabs ${Date.now()}`;
  await submitEnquiry('sales', enquiryBody('sales', name));
  await submitEnquiry('sales', enquiryBody('sales', 'Somebody else'));
  await logIn(page);
  await page.goto('/admin/sales-report');
  await page.getByLabel('Search').fill(name);
  await page.getByLabel('Search').press('Enter');
  await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Admin menu' });
  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await page.goBack();
  await expect(page.getByLabel('Search')).toHaveValue(name);
  await page.goForward();
  await expect(page.getByText(name).first()).toBeVisible();

  const other = await context.newPage();
  await other.setViewportSize({ width: 1280, height: 800 });
  await other.goto('/admin/dashboard');
  await other.getByRole('button', { name: /^Account of/ }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await expectNothingOf(page, name);

  // The next person goes through the history of the previous one.
  const next = await addStaff(`next${Date.now()}`);
  await page.getByLabel('User ID').fill(next.userId);
  await page.getByLabel('Password').fill(next.password);
  await page.getByRole('button', { name: 'Login' }).click();
  // Two seconds of it are the pause after a login, and a password takes time on a busy machine.
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sales Report' })).toBeVisible();
  await expect(page.getByLabel('Search')).toHaveValue('');
});

test('a page that is left keeps nothing for Back', async ({ page, logIn, submitEnquiry }) => {
  const name = `Kept ${Date.now()}`;
  await submitEnquiry('sales', enquiryBody('sales', name));
  await logIn(page);
  const known = untilEndIsKnown(page);
  await page.goto('/admin/sales-report');
  await expect(page.getByRole('button', { name })).toBeVisible();
  await known;
  const left = await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    return document.documentElement.outerHTML;
  });
  expect(left).not.toContain(name);
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await reloaded;
  await expect(page.getByRole('button', { name })).toBeVisible();
});

test('what was typed into a form comes back with the same person', async ({
  page,
  site,
  logIn,
  expectedErrors,
}) => {
  expectedErrors.push(refused);
  await logIn(page);
  await page.clock.install();
  await page.goto('/admin/offer');
  await page.getByRole('button', { name: 'New' }).click();
  const add = page.getByRole('dialog', { name: 'Add Offer' });
  await add.getByPlaceholder('Enter Offer Title').fill('Puja offer');
  await add.getByPlaceholder('Enter Description').fill('Free helmet');
  await page.context().clearCookies();
  await page.clock.fastForward(MINUTE + 1000);
  await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
  await expectNothingOf(page, 'Puja offer');
  await logInAgain(page, site.staff);
  await expect(add.getByPlaceholder('Enter Offer Title')).toHaveValue('Puja offer');
  await expect(add.getByPlaceholder('Enter Description')).toHaveValue('Free helmet');
  // Again a modal dialog: nothing behind it can be reached.
  await page.keyboard.press('Escape');
  await expect(add).toHaveCount(0);
});
