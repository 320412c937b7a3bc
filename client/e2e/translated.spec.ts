import { allEnquiriesReport, enquiryKinds, reportKinds, reportOf } from '@dealership/shared';
import type { Page } from '@playwright/test';
import { addColleague, arrive, take } from './desk-arrivals.ts';
import { fillIn, shownReference, submitButton } from './enquiry-page.ts';
import { formSamples } from './enquiry-samples.ts';
import { expect, test } from './fixtures.ts';
import { screenNames } from './staff-page.ts';
import { isKept, staleTexts, translate } from './translate.ts';

const screens: readonly string[] = [
  ...reportKinds.flatMap((kind) => reportOf(kind)?.screen ?? []).slice(0, 1),
  // The customer screen is reached from the desk.
  ...screenNames.filter((name) => name !== 'customer'),
];

/** A browser starts to translate once a page and its first files have loaded. */
async function startTranslation(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
  await page.evaluate(translate);
}

/** Checks that nothing has failed, and that each text is the one of React. */
async function expectRight(page: Page, where: string): Promise<void> {
  await expect(page.getByText('could not be shown'), where).toHaveCount(0);
  await expect.poll(() => page.evaluate(staleTexts), where).toEqual([]);
}

/** Follows a link inside the page: the translation goes on. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await expect(page.locator('main [aria-busy=true]'), address).toHaveCount(0);
  await expect(page.locator('h1').first(), address).toBeVisible();
}

/** Controls that open something and change nothing. */
const openers = 'main :is([role=tab], summary, [aria-haspopup], [aria-expanded=false]):visible';
const openingNames = /^(New|Add|Show|Choose|Edit|Change|History|Preview|Versions|Details)\b/;
/** Controls opened on each screen: `npm run test:long` opens more. */
const MOST_OPENED = process.env.ALL_WIDTHS === undefined ? 2 : 8;

async function openAll(page: Page, where: string): Promise<void> {
  const buttons = page.locator('main button[type=button]:enabled:visible').filter({
    hasText: openingNames,
  });
  for (const each of [page.locator(openers), buttons]) {
    for (let at = 0; at < MOST_OPENED && at < (await each.count()); at += 1) {
      const name = `${where}: ${(await each.nth(at).textContent()) ?? ''}`;
      await each.nth(at).press('Enter');
      await expectRight(page, name);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog'), name).toHaveCount(0);
    }
  }
}

test('a back office that the browser translates goes on working, and shows what is meant', async ({
  page,
  ownSite,
  logIn,
}) => {
  const { url, staff } = ownSite;
  for (const [at, kind] of enquiryKinds.entries()) {
    if (kind !== 'opt-in') await arrive(ownSite, kind, `Asha ${kind}`, `98320111${10 + at}`);
  }
  const reference = await arrive(ownSite, 'sales', 'Rina Das', '9832022222');
  const again = await arrive(ownSite, 'product', 'Rina Das', '9832022222');
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page, staff, url);
  await addColleague(page, ownSite);
  await page.goto(`${url}/admin/desk?view=open`);
  const row = (name: string) => page.locator('[data-row]').filter({ hasText: name });
  await expect(row('Rina Das')).toHaveCount(2);
  await startTranslation(page);
  const right = (where: string) => expectRight(page, where);
  await right('desk');
  const sheet = page.getByRole('dialog');
  const choose = (name: string | RegExp) =>
    sheet.getByRole('button', { name, exact: typeof name === 'string' }).click();
  const act = (name: string) =>
    page.getByRole('group', { name: 'Actions' }).getByText(name, { exact: true }).click();

  await test.step('a note, an outcome, an assignment and what is taken back', async () => {
    await page.locator(`[data-row="${reference}"]`).click();
    await act('Note');
    await sheet.getByLabel('Note').fill('Wants it in blue');
    await choose('Save note');
    await expect(page.getByText('Wants it in blue')).toBeVisible();
    await right('note');
    await act('Assign');
    await right('assign');
    await choose('Close');
    await act('Message');
    await right('message');
    await choose('Close');
    await act('Outcome');
    await choose('Spoke');
    await choose('Appointment');
    await right('appointment');
    await choose('Back');
    await choose(/^In 1 hour/);
    await expect(page.getByText(/^Saved for Rina Das\. You spoke/)).toBeVisible();
    await right('outcome');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone.')).toBeVisible();
    await right('undone');
  });

  await test.step('what a colleague reads, writes and closes', async () => {
    await follow(page, '/admin/desk?view=open');
    await expect(row('Rina Das')).toHaveCount(2);
    await take(page, ownSite, reference, { do: 'assign', to: 'moloy' });
    await arrive(ownSite, 'sales', 'Newcomer', '9832033333');
    await expect(page.getByRole('button', { name: 'Show 1 new enquiry' })).toBeVisible();
    await page.getByRole('button', { name: 'Show 1 new enquiry' }).click();
    await expect(page.locator(`[data-row="${reference}"]`)).toBeVisible();
    await right('colleague');
    await page.locator(`[data-row="${again}"]`).click();
    await take(page, ownSite, again, { do: 'note', text: 'Asked for a discount' });
    await expect(page.getByText('Asked for a discount')).toBeVisible();
    await right('a note of a colleague');
  });

  await test.step('many at once', async () => {
    await follow(page, '/admin/desk?view=open');
    await page.getByRole('button', { name: 'Select' }).click();
    const bar = page.getByRole('region', { name: 'Selected enquiries' });
    for (const [at, name] of ['Asha sales', 'Asha product', 'Asha finance'].entries()) {
      await page.getByRole('checkbox', { name }).click();
      await expect(bar).toContainText(`${at + 1} selected`);
    }
    await bar.getByRole('button', { name: 'Close enquiries…' }).click();
    await right('reasons');
    await choose('Plan put off');
    await expect(page.getByText('3 closed.')).toBeVisible();
    await right('closed');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('3 undone.')).toBeVisible();
    await right('undone');
  });

  await test.step('the counts of an export', async () => {
    await follow(page, `/admin/${allEnquiriesReport.screen}`);
    const all = page.getByText(/^All matching/);
    await expect(all).toHaveText(/1\d/);
    const before = await all.textContent();
    await page.getByRole('searchbox').fill('Rina');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(2);
    await expect(all).toContainText('2');
    expect(await all.textContent()).not.toBe(before);
    await right('export');
  });

  for (const screen of screens) {
    await follow(page, `/admin/${screen}`);
    await right(screen);
    await openAll(page, screen);
  }
});

test(
  'a form on a page that the browser translates says what is missing, and is sent',
  { tag: '@core' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/service-booking');
    await startTranslation(page);
    for (const kind of ['service-booking', 'finance', 'product', 'sales'] as const) {
      const { path, tab, form: name } = formSamples[kind];
      await follow(page, path);
      if (tab !== undefined) await page.getByRole('tab', { name: tab, exact: true }).click();
      const form = page.getByRole('form', { name });
      await submitButton(form).click();
      const missing = Object.values(formSamples[kind].missing).at(-1) ?? '';
      await expect(form.getByText(missing).first()).toBeVisible();
      await expectRight(page, `${kind}: missing`);
      await fillIn(form, kind);
      await submitButton(form).click();
      await expect(shownReference(page)).toBeVisible();
      await expectRight(page, `${kind}: sent`);
    }
  },
);
