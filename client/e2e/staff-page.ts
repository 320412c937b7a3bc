import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect } from './fixtures.ts';

/** Opens a screen of the back office by its address. */
export async function openScreen(page: Page, name: string, heading: string): Promise<void> {
  await page.goto(`/admin/dashboard?screen=${name}`);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** No accessibility problem that axe finds, and nothing wider than the window. */
export async function expectClean(page: Page): Promise<void> {
  // axe does not see that a row's button is as large as the row; admin-phone.spec.ts measures what is pressed.
  await expectAccessible(page, { without: ['target-size'] });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, page.url()).toBe(0);
}

/** Presses Tab until the control has the focus, as somebody without a mouse would. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('120 presses of Tab did not reach the control');
}
