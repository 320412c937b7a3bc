import type { Page } from '@playwright/test';
import { expect, type OwnSite } from './fixtures.ts';

export async function openDesk(page: Page, { url }: OwnSite, query = ''): Promise<void> {
  await page.goto(`${url}/admin/desk${query}`);
  await expect(page.getByRole('heading', { name: 'Desk', level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Simulates a browser that cannot store steps without a connection: it says so, and the input stays. */
export async function keepNothing(page: Page): Promise<void> {
  await page.route('**/offline-key', (route) => route.abort());
}

export const sheetOf = (page: Page) => page.getByRole('dialog');
export const action = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Actions' }).getByText(name, { exact: true });

/**
 * Holds back the calls of an address.
 * @returns a function that lets them go
 */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
