import type { Page } from '@playwright/test';
import type { Setting } from '@dealership/shared';
import { expectAccessible } from './accessibility.ts';
import { expectNoSidewaysScroll } from './catalogue-page.ts';
import { enquiryBody } from './enquiry-bodies.ts';
import { expect, test, type Staff } from './fixtures.ts';
import { doubleText, expectTextsFit } from './page-fit.ts';
import { tabTo } from './staff-page.ts';

test.use({ expectedErrors: [/status of 400/] });

const SAVED = 'Saved. This applies to enquiries that come in from now on.';

/** Assigns new sales enquiries to those on duty in turn, the owner included. */
async function setInTurn(page: Page, url: string, owner: string): Promise<void> {
  const listed = await page.request.get(`${url}/api/staff`);
  const { staff } = (await listed.json()) as { staff: { user_id: string; version: number }[] };
  const version = staff.find(({ user_id }) => user_id === owner)?.version;
  const inTurn = await page.request.patch(`${url}/api/staff/${owner}`, {
    data: { version, takesTurns: true },
  });
  expect(inTurn.status()).toBe(200);
  const answer = await page.request.get(`${url}/api/settings`);
  const { settings } = (await answer.json()) as { settings: Setting[] };
  const setting = settings.find(({ name }) => name === 'assignments');
  const change = {
    branch: 0,
    name: 'assignments',
    version: setting?.version,
    value: { ...(setting?.value as object), sales: 'in-turn' },
  };
  const changed = await page.request.patch(`${url}/api/settings`, { data: { changes: [change] } });
  expect(changed.status()).toBe(200);
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('how enquiries are answered is set, refused in words, and brought back', async ({
      page,
      ownSite,
      logIn,
    }) => {
      const { url, staff } = ownSite;
      await logIn(page, staff, url);
      await page.goto(`${url}/admin/answering`);
      const times = page.getByRole('region', { name: 'Response times' });
      const sales = times.getByRole('group', { name: 'Sales', exact: true });
      // Each kind shows its settings on one line; its fields appear when it is opened.
      await expect(sales).toHaveText('Sales: overdue after 30 min, critical after 2 h', {
        useInnerText: true,
      });
      await expect(times.getByRole('spinbutton').or(times.getByRole('textbox'))).toHaveCount(0);
      await sales.getByText('Sales: overdue after').click();
      await expect(sales.getByLabel('Overdue after', { exact: true })).toHaveValue('30');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      await sales.getByLabel('Overdue after', { exact: true }).fill('soon');
      await sales.locator('summary').click();
      await times.getByRole('button', { name: 'Save' }).click();
      await expect(sales.getByText(/Enter whole minutes up to 6000/)).toBeVisible();
      await expect(sales.getByLabel('Overdue after', { exact: true })).toBeFocused();
      await sales.getByLabel('Overdue after', { exact: true }).fill('45');
      await sales.getByLabel('Critical after: counted in').selectOption('days');
      await sales.getByLabel('Critical after', { exact: true }).fill('1');
      const optIns = times.getByRole('group', { name: 'Opt-in' });
      await optIns.locator('summary').click();
      await expect(optIns.getByLabel('Overdue after', { exact: true })).toHaveCount(0);
      await times.getByRole('group', { name: 'AMC' }).locator('summary').click();
      await times.getByRole('checkbox', { name: 'AMC: set a response time' }).uncheck();
      await times.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText(SAVED)).toBeVisible();

      await times.getByRole('button', { name: 'History' }).click();
      const history = page.getByRole('dialog');
      await expect(
        history.getByText('Sales: overdue after 45 min, critical after 1 day'),
      ).toBeVisible();
      await expect(history.getByText('AMC: no response time')).toBeVisible();
      await expectAccessible(page, { part: 'dialog' });
      await history.getByRole('button', { name: 'Restore' }).first().click();
      await expect(history).toHaveCount(0);
      await expect(sales.getByLabel('Overdue after', { exact: true })).toHaveValue('30');

      const reasons = page.getByRole('region', { name: 'Lost reasons' });
      const folds = reasons.locator('details[aria-labelledby]');
      const first = folds.first();
      await expect(first).toHaveAccessibleName('Price or EMI too high');
      await first.locator('summary').first().click();
      await first.getByLabel('Reason', { exact: true }).fill('Too dear');
      // The old translations are of no use now.
      await expect(first.getByText('The English text has changed. Check these too.')).toBeVisible();
      await first.getByLabel('Reason in Bengali').fill('দাম বেশি');
      await reasons.getByRole('button', { name: 'Move down Too dear' }).press('Enter');
      await expect(reasons.getByRole('button', { name: 'Move down Too dear' })).toBeFocused();
      await expect(folds.nth(1)).toHaveAccessibleName('Too dear');
      // The desk needs these two.
      const fixed = reasons.getByRole('group', { name: 'Cannot be reached' });
      await fixed.locator('summary').first().click();
      await expect(fixed.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
      await expect(fixed.getByRole('checkbox')).toHaveCount(0);
      await reasons.getByRole('group', { name: 'Plan put off' }).locator('summary').first().click();
      await reasons.getByRole('button', { name: 'Remove: Plan put off' }).click();
      await expect(
        reasons.getByText('“Plan put off” will be removed when you save.'),
      ).toBeVisible();
      await reasons.getByRole('button', { name: 'Keep: Plan put off' }).click();
      await expect(reasons.getByRole('group', { name: 'Plan put off' })).toBeVisible();
      await reasons.getByRole('button', { name: 'Add a reason' }).click();
      await reasons.getByRole('button', { name: 'Save' }).click();
      await expect(reasons.getByText('Fill this in')).toBeVisible();
      await reasons
        .getByRole('group', { name: 'New reason' })
        .getByLabel('Reason', { exact: true })
        .fill('Moved');
      await reasons.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText(SAVED).last()).toBeVisible();
      await page.reload();
      await expect(reasons.getByRole('group', { name: 'Moved' })).toBeVisible();
      await expect(folds.nth(1)).toHaveAccessibleName('Too dear');
      await folds.nth(1).locator('summary').first().click();
      await folds.nth(1).getByText('Bengali and Hindi').click();
      await expect(folds.nth(1).getByLabel('Reason in Bengali')).toHaveValue('দাম বেশি');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.setViewportSize({ width: Math.max(width, 412), height: 800 });
      await doubleText(page);
      await expectTextsFit(page, 'answering');
    });

    test('a colleague on duty gets what comes in, is notified, and is seen by others', async ({
      page,
      ownSite,
      logIn,
    }) => {
      const { url, staff } = ownSite;
      await logIn(page, staff, url);
      await setInTurn(page, url, staff.userId);
      await page.goto(`${url}/admin/dashboard`);
      const bar = page.getByRole('banner');
      const duty = bar.getByRole('switch', { name: 'On duty' });
      await expect(duty).not.toBeChecked();
      await tabTo(page, duty);
      await page.keyboard.press('Space');
      await expect(duty).toBeChecked();
      await expect(page.getByText(/You are on duty until/).first()).toBeVisible();
      expect(await onDuty(page, url)).toEqual([staff.userId]);

      await send(url, { mobile: '9832077777' });
      const bell = bar.getByRole('button', { name: 'Alerts, 1 not seen yet' });
      await expect(bell).toBeVisible({ timeout: 40_000 });
      await expect(bar.locator('[aria-live]')).toHaveText('1 alert not seen yet');
      await expectAccessible(page);
      await bell.press('Enter');
      const panel = page.getByRole('region', { name: 'Alerts' });
      const notice = panel.getByRole('link', {
        name: /^.+ ?New ?Sales( · .+)?Assigned to you: /,
      });
      await expect(notice).toHaveAttribute('href', /\/admin\/desk\?enquiry=[0-9A-Z]+$/);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(bar.getByRole('button', { name: 'Alerts', exact: true })).toBeFocused();

      const now = page.getByRole('link', { name: /Due for me/ });
      await expect(now).toHaveAttribute('href', '/admin/desk?view=mine');
      await duty.click();
      await expect(duty).not.toBeChecked();
      expect(await onDuty(page, url)).toEqual([]);
    });
  });
}

/** Sends a sales enquiry as a visitor would. */
async function send(url: string, values: object): Promise<void> {
  const answer = await fetch(`${url}/api/postSalesEnquiry`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...enquiryBody('sales', 'Duty Das'), ...values }),
  });
  expect(answer.status).toBe(201);
}

/** The people on duty, as everybody sees them. */
async function onDuty(page: Page, url: string): Promise<Staff['userId'][]> {
  const answer = await page.request.get(`${url}/api/desk/choices`);
  const { colleagues } = (await answer.json()) as {
    colleagues: { user_id: string; is_on_duty: boolean }[];
  };
  return colleagues.filter((each) => each.is_on_duty).map((each) => each.user_id);
}
