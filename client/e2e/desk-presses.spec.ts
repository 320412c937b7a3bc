import type { DeskPage } from '@dealership/shared';
import { arrive, detailOf } from './desk-arrivals.ts';
import { action, openDesk, sheetOf } from './desk-page.ts';
import { expect, test } from './fixtures.ts';
import { noteOpened } from './note-opened.ts';

test(
  'an enquiry is handled by keyboard alone',
  { tag: '@core' },
  async ({ page, ownSite, logIn }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const reference = await arrive(ownSite, 'sales', 'Rina Das', '9832011111');
    await arrive(ownSite, 'sales', 'Bimal Roy', '9832011112');
    await logIn(page, ownSite.staff, ownSite.url);
    await openDesk(page, ownSite, '?view=open');
    const { keyboard } = page;
    await expect(page.locator('[data-row]')).toHaveCount(2);
    // The rows appear before the keys work, which load in between.
    const pressUntil = (key: string, sees: () => Promise<void>) =>
      expect(async () => {
        await keyboard.press(key);
        await sees();
      }).toPass();
    const first = page.locator('[data-row]').first();
    await pressUntil('?', () =>
      expect(sheetOf(page).getByText('Undo the last outcome')).toBeVisible({ timeout: 2000 }),
    );
    const letters = sheetOf(page).getByRole('switch', { name: /single-letter keys/ });
    await letters.press('Space');
    await keyboard.press('Escape');
    await page.reload();
    await expect(page.locator('[data-row]')).toHaveCount(2);
    await pressUntil('ArrowDown', () => expect(first).toBeFocused({ timeout: 2000 }));
    await keyboard.press('?');
    await keyboard.press('j');
    await expect(sheetOf(page)).toHaveCount(0);
    await expect(first).toBeFocused();
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).press('Enter');
    await letters.press('Space');
    await keyboard.press('Escape');
    await page.reload();
    await expect(page.locator('[data-row]')).toHaveCount(2);
    await pressUntil('j', () => expect(first).toBeFocused({ timeout: 2000 }));
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: 'Rina Das' })).toBeFocused();
    await keyboard.press('k');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Bimal Roy', level: 1 })).toBeFocused();
    await expect(page.getByText('Sent from the website')).toBeVisible();
    await keyboard.press('j');
    await expect(page.getByRole('heading', { name: 'Rina Das', level: 1 })).toBeVisible();
    await expect(page.getByText('Sent from the website')).toBeVisible();

    await keyboard.press('a');
    await expect(sheetOf(page).getByRole('button', { name: 'Take it' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByText('You took it.', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Rina Das', level: 1 })).toBeFocused();
    await keyboard.press('n');
    await keyboard.type('On her way ojk');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(sheetOf(page)).toHaveCount(0);
    await expect(page.getByText('On her way ojk')).toBeVisible();
    await page.getByRole('button', { name: 'Assign', exact: true }).press('Enter');
    await sheetOf(page).getByRole('button', { name: 'Unassign it' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Assign', exact: true })).toBeFocused();
    await keyboard.press('u');
    await expect(page.getByText('Undone.')).toBeVisible();
    await page.getByRole('status').getByRole('button', { name: 'Close' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Rina Das', level: 1 })).toBeFocused();
    await keyboard.press('o');
    await expect(sheetOf(page).getByRole('button', { name: 'Spoke' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(sheetOf(page).getByRole('button', { name: /^In 1 hour/ })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByText(/^Saved for Rina Das\./)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Rina Das', level: 1 })).toBeFocused();
    await keyboard.press('j');
    await expect(page.getByRole('heading', { name: 'Bimal Roy', level: 1 })).toBeFocused();
    await keyboard.press('u');
    await expect(page.getByText('Undone.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Rina Das', level: 1 })).toBeFocused();
    await keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Rina Das' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Rina Das', level: 1 })).toBeFocused();
    await keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
    // In a field a letter is only typed.
    await keyboard.type('bimal roj?');
    await expect(page.getByText('Nothing was found.')).toBeVisible();
    await expect(sheetOf(page)).toHaveCount(0);
    // It is due tomorrow when the day is over.
    const data = { view: 'open', assignee: ownSite.staff.userId };
    const answer = await page.request.post(`${ownSite.url}/api/desk`, { data });
    expect(((await answer.json()) as DeskPage).rows).toHaveLength(1);

    // An enquiry that is not in the list behind it.
    await page.goto(`${ownSite.url}/admin/desk?view=closed&enquiry=${reference}`);
    await expect(page.getByRole('article', { name: 'Rina Das' })).toBeVisible();
    await keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Desk', level: 1 })).toBeFocused();
  },
);

test('the second tap of a double one presses nothing that has come under the finger', async ({
  page,
  ownSite,
  logIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const reference = await arrive(ownSite, 'sales', 'Rina Das', '9832011111');
  await logIn(page, ownSite.staff, ownSite.url);
  await page.goto(`${ownSite.url}/admin/desk?view=open&enquiry=${reference}`);
  await action(page, 'Outcome').click();
  const spoke = sheetOf(page).getByRole('button', { name: 'Spoke' });
  await spoke.click({ trial: true });
  const box = await spoke.boundingBox();
  // In all places where the next panel could have buttons.
  const places = [0, 60, 120, 180].map((below) => [box?.x ?? 0, (box?.y ?? 0) + below] as const);
  await spoke.click();
  for (const [x, y] of places) await page.mouse.click(x + 10, y + 10);
  await expect(sheetOf(page).getByRole('heading', { name: 'Next step' })).toBeVisible();
  await sheetOf(page).getByRole('button', { name: 'Sold' }).dblclick();
  await expect(
    page.getByText(/^Saved for Rina Das\. You spoke with the customer\. Sold\./),
  ).toBeVisible();
  const { events } = await detailOf(page, ownSite, reference);
  expect(events.map(({ kind }) => kind)).toEqual(['spoke', 'seen']);
});

test('nor does it reach the next customer through the bar of actions, nor take back what was recorded', async ({
  page,
  ownSite,
  logIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const opened = await noteOpened(page);
  for (const at of [1, 2]) await arrive(ownSite, 'sales', `Person ${at}`, `983201111${at}`);
  await logIn(page, ownSite.staff, ownSite.url);
  await page.clock.install();
  await openDesk(page, ownSite, '?view=open');
  await page.locator('[data-row]').first().click();
  await expect(page.getByText('Sent from the website')).toBeVisible();
  await action(page, 'Outcome').click();
  await sheetOf(page).getByRole('button', { name: 'No answer' }).click({ trial: true });
  // The pause lasts as long as the test needs.
  await page.clock.pauseAt(Date.now() + 60_000);
  await sheetOf(page).getByRole('button', { name: 'No answer' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await expect(action(page, 'Call')).toBeVisible();
  const group = page.getByRole('group', { name: 'Actions' });
  const buttons = await group.locator('a, button').all();
  for (const button of [undo, ...buttons]) {
    const name = (await button.textContent()) ?? '';
    const { x, y, width, height } = (await button.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    const at = { x: x + width / 2, y: y + height / 2 };
    await page.mouse.click(at.x, at.y);
    const isHeld = await page.evaluate(({ x, y }) => {
      const hit = document.elementFromPoint(x, y);
      return hit?.closest('[data-settling]') !== null && hit?.closest('a, button') === null;
    }, at);
    expect(isHeld, name).toBe(true);
  }
  await expect(sheetOf(page)).toHaveCount(0);
  await page.clock.resume();
  await undo.click();
  await expect(page.getByText('Undone.')).toBeVisible();
  expect(await opened()).toEqual([]);
});
