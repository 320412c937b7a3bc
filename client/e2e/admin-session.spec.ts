import type { Page } from '@playwright/test';
import { enquiryBody } from './enquiry-bodies.ts';
import { expect, test, type Staff } from './fixtures.ts';
import { expectClean } from './staff-page.ts';

const refused = /status of 401/;
const MINUTE = 60_000;

/** Everything of the document that a person, a program or an extension could read. */
async function expectNothingOf(page: Page, name: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.outerHTML + document.title))
    .not.toContain(name);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(name);
  const inputs = await page.locator('input').evaluateAll((all) =>
    all.map((input) => (input as HTMLInputElement).value),
  );
  expect(inputs.join()).not.toContain(name);
}

async function logInAgain(page: Page, { password }: Staff) {
  const dialog = page.getByRole('dialog', { name: 'Please log in again' });
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
  { tag: '@both' },
  async ({ page, site, logIn, submitEnquiry, expectedErrors }) => {
    expectedErrors.push(refused);
    const name = `Leaving ${Date.now()}`;
    await submitEnquiry('sales', enquiryBody('sales', name));
    await logIn(page);
    await page.goto('/admin/dashboard?screen=sales-report');
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

    // As when somebody ends all sessions elsewhere, or the account is put out of use.
    await page.context().clearCookies();
    await page.clock.install();
    await page.clock.runFor(MINUTE + 1000);
    await expect(page.getByRole('dialog', { name: 'Please log in again' })).toBeVisible();
    await expectNothingOf(page, name);
    expect(printed.isClosed()).toBe(true);
    await expectClean(page);

    await logInAgain(page, site.staff);
    await expect(page.getByText(/^Showing/)).toBeVisible();
    await expect(page.getByLabel('Search')).toHaveValue('');
    await page.goBack();
    await expect(page.getByLabel('Search')).toHaveValue('');
  },
);
