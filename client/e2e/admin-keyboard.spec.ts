import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { pictureFile } from './pictures.ts';
import { tabTo, openMenu } from './staff-page.ts';

// The list of notifications is the same call as the home page's pop-up.
test.use({ hasNotice: true });

test(
  'everything that staff manage is done by keyboard alone',
  { tag: '@core' },
  async ({ page, addStaff }) => {
    const { userId, password } = await addStaff('keys');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/admin/login');
    await fillIn(page, page.getByLabel('User ID'), userId);
    await fillIn(page, page.getByLabel('Password', { exact: true }), password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();

    await test.step('the enquiries of a week', async () => {
      await press(page, page.getByRole('list', { name: 'Week by week' }).getByRole('link').first());
      await expect(page.getByRole('heading', { name: 'All Enquiries' })).toBeVisible();
    });

    await test.step('a price', async () => {
      await chooseScreen(page, 'Price');
      await fillIn(page, page.getByLabel('Search'), 'cd110 d');
      await press(page, page.getByRole('button', { name: 'CD110 Deluxe' }));
      const dialog = page.getByRole('dialog', { name: 'Edit Price' });
      await fillIn(page, dialog.getByLabel('New price'), '77777');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('row', { name: /CD110 Deluxe/ })).toContainText('₹ 77,777');
      await expect(page.getByRole('button', { name: 'CD110 Deluxe' })).toBeFocused();
    });

    await test.step('the price of an accessory, found by sorting', async () => {
      await chooseScreen(page, 'Accessories Price');
      await fillIn(page, page.getByLabel('Search'), 'guard shine');
      await press(page, page.getByRole('button', { name: 'Price', exact: true }), 'Space');
      const row = page.locator('tbody tr').first();
      await press(page, row.getByRole('button'));
      await fillIn(page, page.getByRole('dialog').getByLabel('New price'), '444');
      await press(page, page.getByRole('dialog').getByRole('button', { name: 'Save' }));
      await expect(page.locator('tbody')).toContainText('₹ 444');
    });

    await test.step('a vehicle leaves the site and comes back', async () => {
      await chooseScreen(page, 'Bikes');
      const tick = page.getByRole('checkbox', { name: 'X-Blade is active' });
      await press(page, tick, 'Space');
      await expect(tick).not.toBeChecked();
      await expect(tick).toBeFocused();
      await page.keyboard.press('Space');
      await expect(tick).toBeChecked();
    });

    await test.step('an offer', async () => {
      await chooseScreen(page, 'Offer');
      await press(page, page.getByRole('button', { name: 'New' }));
      const dialog = page.getByRole('dialog', { name: 'Add Offer' });
      await fillIn(page, dialog.getByLabel('Title'), 'By keys');
      await fillIn(page, dialog.getByLabel('Description', { exact: true }), 'No mouse');
      await choosePictures(page, dialog, ['offer.png']);
      await press(page, dialog.getByRole('button', { name: 'Save' }));
      await press(page, page.getByRole('button', { name: 'Delete By keys' }));
      await confirmDeletion(page);
      await expect(page.getByRole('row', { name: /By keys/ })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'New' })).toBeFocused();
    });

    await test.step('a notification', async () => {
      await chooseScreen(page, 'Notification');
      const rows = page.locator('tbody tr');
      await expect(rows.first()).toContainText('Shown on the home page');
      const before = await rows.count();
      await press(page, page.getByRole('button', { name: 'New' }));
      const dialog = page.getByRole('dialog', { name: 'Add Notification' });
      await choosePictures(page, dialog, ['notice.png']);
      await press(page, dialog.getByRole('button', { name: 'Save' }));
      await expect(rows).toHaveCount(before + 1);
      await press(page, rows.first().getByRole('button', { name: /^Delete/ }));
      await confirmDeletion(page);
      await expect(rows).toHaveCount(before);
    });

    await test.step('pictures of the gallery, one of them thought better of', async () => {
      await chooseScreen(page, 'Gallery');
      const rows = page.locator('tbody tr');
      await expect(rows.first()).toBeVisible();
      const before = await rows.count();
      await press(page, page.getByRole('button', { name: 'New' }));
      const dialog = page.getByRole('dialog', { name: 'Add Images' });
      await choosePictures(page, dialog, ['one.png', 'two.png']);
      await press(page, dialog.getByRole('button', { name: 'Remove two.png' }));
      await press(page, dialog.getByRole('button', { name: 'Save' }));
      await expect(rows).toHaveCount(before + 1);
      await press(page, rows.first().getByRole('button', { name: /^Delete/ }));
      await confirmDeletion(page);
      await expect(rows).toHaveCount(before);
    });

    await test.step('profile, password and the sessions, by the menu of the account', async () => {
      await chooseInAccountMenu(page, 'Profile');
      await fillIn(page, page.getByLabel('Name'), 'Kiran Keys');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Account of Kiran Keys' })).toBeVisible();

      await chooseInAccountMenu(page, 'Change Password');
      await fillIn(page, page.getByLabel('Current Password'), password);
      await fillIn(page, page.getByLabel('New Password'), 'Coronation-Bridge-1937');
      await fillIn(page, page.getByLabel('Confirm Password'), 'Coronation-Bridge-1937');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Password updated successfully')).toBeVisible();
      await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();

      await chooseInAccountMenu(page, 'Logout');
      await expect(page).toHaveURL(/\/admin\/login/);
    });
  },
);

/** Reaches the field with Tab only, and replaces its text. */
async function fillIn(page: Page, field: Locator, text: string): Promise<void> {
  await expect(field).toBeVisible();
  await tabTo(page, field);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await expect(control).toBeVisible();
  await tabTo(page, control);
  await page.keyboard.press(key);
}

async function chooseScreen(page: Page, name: string): Promise<void> {
  const menu = await openMenu(page);
  await press(page, menu.getByRole('link', { name, exact: true }));
  await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
}

async function chooseInAccountMenu(page: Page, name: string): Promise<void> {
  await press(page, page.getByRole('button', { name: /^Account of/ }));
  const items = page.getByRole('menuitem');
  for (let presses = 0; presses < 6; presses += 1) {
    const focused = items.filter({ hasText: name });
    if (await focused.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(items.filter({ hasText: name })).toBeFocused();
  await page.keyboard.press('Enter');
}

async function choosePictures(page: Page, dialog: Locator, names: string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press(page, dialog.locator('input[type=file]'));
  await (await chooser).setFiles(names.map(pictureFile));
  // Several are listed by their names; one is shown.
  const list = dialog.getByRole('list', { name: 'Chosen pictures' });
  await expect(list.or(dialog.getByText('Uploaded. Save to show it'))).toBeVisible();
}

async function confirmDeletion(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: /^Delete/ });
  await press(page, question.getByRole('button', { name: 'Delete' }));
  await expect(question).toHaveCount(0);
}
