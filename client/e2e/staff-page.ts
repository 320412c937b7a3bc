import { screenTexts, type ScreenName } from '@dealership/shared/texts/staff/screens.ts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect } from './fixtures.ts';

export const screenNames = Object.keys(screenTexts.screens) as ScreenName[];

/** The headings that differ from the title in the menu. */
const ownHeadings: Readonly<Partial<Record<ScreenName, string>>> = {
  account: 'Manage Account',
  price: 'Manage Price',
  'accessories-price': 'Manage Accessories Price',
  bikes: 'Manage Vehicles',
  offer: 'Manage Offers',
  notification: 'Manage Notification',
  gallery: 'Manage Gallery',
  banners: 'Manage Banners',
  profile: 'User Profile',
};

export function headingOf(name: ScreenName): string {
  return ownHeadings[name] ?? screenTexts.screens[name].title;
}

/** Opens a screen of the back office by its address. */
export async function openScreen(page: Page, name: string, heading: string): Promise<void> {
  await page.goto(`/admin/${name}`);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** The menu of the back office, with all groups open; on a phone the menu is opened first. */
export async function openMenu(page: Page): Promise<Locator> {
  const menu = page.getByRole('navigation', { name: 'Admin menu' });
  if (await menu.isHidden()) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
  }
  const closed = menu.getByRole('button', { expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
  return menu;
}

/** Opens a screen from another one, like a link: that takes a third of the time of loading it. */
export async function followTo(page: Page, name: string, heading: string): Promise<void> {
  await page.evaluate((screen) => {
    history.pushState(null, '', `/admin/${screen}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, name);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Expects no accessibility problem that axe finds, and nothing wider than the window. */
export async function expectClean(page: Page): Promise<void> {
  // axe does not see that a row's button is as large as the row; admin-phone.spec.ts measures the click areas.
  await expectAccessible(page, { without: ['target-size'] });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, page.url()).toBe(0);
}

/** Number of presses between two checks of the focus. */
const PRESSES_AT_ONCE = 8;

/** Presses Tab until the control has the focus, like a person without a mouse. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += PRESSES_AT_ONCE) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    // A check after each press takes as long as the press: surplus presses of a batch are ignored.
    const release = await control.evaluateHandle((element) => {
      const hold = (event: KeyboardEvent) => {
        if (event.key !== 'Tab' || element !== document.activeElement) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      window.addEventListener('keydown', hold, true);
      return () => window.removeEventListener('keydown', hold, true);
    });
    for (let each = 0; each < PRESSES_AT_ONCE; each += 1) await page.keyboard.press('Tab');
    await release.evaluate((end) => end());
  }
  throw new Error('120 presses of Tab did not reach the control');
}
