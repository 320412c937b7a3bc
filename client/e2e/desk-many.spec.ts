import { arrive } from './desk-arrivals.ts';
import { expect, test } from './fixtures.ts';
import { expectClean } from './staff-page.ts';

const COUNT = 28;

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('many at once: rows are chosen and set due, all that match are closed, and that is undone', async ({
  page,
  ownSite,
  logIn,
  expectedErrors,
}) => {
  const { url, staff } = ownSite;
  const numbers = Array.from({ length: COUNT }, (_, i) => i);
  await Promise.all(
    numbers.map((i) => arrive(ownSite, 'sales', `Visitor ${i}`, String(9_832_100_000 + i))),
  );
  await logIn(page, staff, url);
  await page.goto(`${url}/admin/desk?view=open&kind=sales`);
  const rows = page.locator('[data-row]');
  await expect(rows).toHaveCount(25);

  // With keys: Space chooses, Escape stops choosing.
  await page.getByRole('button', { name: 'Select' }).press('Enter');
  const bar = page.getByRole('region', { name: 'Selected enquiries' });
  await expect(bar).toContainText('0 selected');
  await expect(page.getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  await expect(bar).toContainText('2 selected');
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);

  // With the thumb: a tap anywhere on a row chooses it.
  await page.getByRole('button', { name: 'Select' }).tap();
  await page.getByRole('checkbox', { name: 'Visitor 20' }).tap();
  await page.getByRole('listitem').filter({ hasText: 'Visitor 21' }).tap();
  await expect(bar).toContainText('2 selected');
  await expectClean(page);
  await bar.getByRole('button', { name: 'Change due time' }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Change the due time of 2 enquiries');
  await dialog.getByRole('button', { name: 'In 1 hour' }).tap();
  await expect(page.getByText('Due time changed for 2.')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);

  // A range: Shift with the mouse or the keyboard, a finger that rests on its first and its last row.
  await page.getByRole('button', { name: 'Select' }).click();
  const box = (visitor: number) => page.getByRole('checkbox', { name: `Visitor ${visitor}` });
  const inOrder = await rows.evaluateAll((all) => all.map((row) => row.closest('li')?.innerText));
  const placeOf = (visitor: number) =>
    inOrder.findIndex((text) => text?.includes(`Visitor ${visitor}\n`));
  const between = (a: number, b: number) => Math.abs(placeOf(a) - placeOf(b)) + 1;
  await box(20).click();
  await box(24).click({ modifiers: ['Shift'] });
  await expect(bar).toContainText(`${between(20, 24)} selected`);
  await box(20).press('Shift+Space');
  await expect(bar).toContainText('0 selected');
  await page.keyboard.press('Escape');
  const hold = async (visitor: number) => {
    const row = page.getByRole('listitem').filter({ hasText: `Visitor ${visitor}` });
    await row.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    await expect(row.locator('input:checked')).toHaveCount(1);
    await row.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true });
  };
  await hold(22);
  await expect(bar).toContainText('1 selected');
  await hold(25);
  await expect(bar).toContainText(`${between(22, 25)} selected`);
  await expectClean(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Select' }).tap();
  await bar.getByRole('button', { name: `All ${COUNT} that match` }).tap();
  await expect(bar).toContainText(`${COUNT} selected`);
  await bar.getByRole('button', { name: 'Close enquiries…' }).tap();
  await expect(dialog).toContainText(`Close ${COUNT} enquiries`);
  await expectClean(page);
  // The answer is lost once: the finished part is not repeated.
  await page.route(
    '**/api/desk/steps',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  expectedErrors.push(/ERR_FAILED/);
  await dialog.getByRole('button', { name: 'Plan put off' }).tap();
  await expect(dialog.getByRole('alert')).toContainText('Trying again does the rest.');
  await expectClean(page);
  await dialog.getByRole('button', { name: 'Try again' }).tap();
  await expect(page.getByText(`${COUNT} closed.`)).toBeVisible();
  // Rows on the screen keep their place.
  await expect(page.getByText('No longer in this list').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByText(`${COUNT} undone.`)).toBeVisible();
  await expect(page.getByText('No longer in this list')).toHaveCount(0);

  await page.goto(`${url}/admin/audit`);
  await expect(page.locator('dd').filter({ hasText: 'Enquiries closed' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Show references' }).first().tap();
  await expect(dialog).toContainText(new RegExp(`^Enquiries\\s*([A-Z2-9]{8} ?){${COUNT}}$`));
});

test('what was made up is found by its text and the time in which it came, and closed in one step', async ({
  page,
  ownSite,
  logIn,
}) => {
  const { url, staff } = ownSite;
  await Promise.all(
    [1, 2, 3].map((i) => arrive(ownSite, 'sales', `Made up ${i}`, String(9_832_100_000 + i))),
  );
  await logIn(page, staff, url);
  await page.goto(`${url}/admin/desk?view=open`);
  const rows = page.locator('[data-row]');
  await page.getByRole('searchbox').fill('made up');
  await expect(rows).toHaveCount(3);
  await page.getByText('Arrived between').tap();
  await page.getByLabel('From', { exact: true }).fill('2036-01-01T00:00');
  await expect(page.getByText('Nothing was found.')).toBeVisible();
  await expectClean(page);
  await page.getByLabel('From', { exact: true }).fill('2026-01-01T00:00');
  await expect(rows).toHaveCount(3);
  const bar = page.getByRole('region', { name: 'Selected enquiries' });
  await page.getByRole('button', { name: 'Select' }).tap();
  await bar.getByRole('button', { name: 'All 3 that match' }).tap();
  await bar.getByRole('button', { name: 'Close enquiries…' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Not an enquiry' }).tap();
  await expect(page.getByText('3 closed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByText('3 undone.')).toBeVisible();
});
