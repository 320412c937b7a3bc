import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { expectTextsFit } from './page-fit.ts';

const program = join(import.meta.dirname, '..', '..', 'server', 'dist', 'main.js');

let folder = '';
let demo: ChildProcess | undefined;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dealership-demo-'));
});
test.afterEach(async () => {
  if (demo?.kill('SIGKILL')) await once(demo, 'exit');
  rmSync(folder, { recursive: true });
});

/** @returns its address */
async function startDemo(): Promise<string> {
  const child = spawn(process.execPath, [program, '--demo', '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH },
  });
  demo = child;
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /^Site: +(http:\S+)$/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('the demo has ended');
}

/** The first press of Tab on a page reaches a link that skips the banner, too. */
async function expectSkipped(page: Page, content: string): Promise<void> {
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator(content)).toBeFocused();
}

test('the demo says on both halves that it is one, and whom to sign in as', async ({ page }) => {
  const address = await startDemo();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(address);
  const banner = page.getByRole('complementary', { name: 'Demo' });
  await expect(banner).toContainText('made up');
  await expectSkipped(page, '#content');
  await expectTextsFit(page, 'home');
  for (const [language, name, words] of [
    ['bn', 'ডেমো', 'সবই বানানো।'],
    ['hi', 'डेमो', 'सब काल्पनिक है।'],
  ] as const) {
    await page.goto(`${address}/${language}`);
    await expect(page.getByRole('complementary', { name })).toContainText(words);
  }
  await page.goto(address);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await banner.getByRole('link', { name: 'Back office' }).click();
  await expect(banner.getByText('nothing is sent')).toBeVisible();
  await expect(
    banner.getByText('Sign in as'),
    'not before there is a form to fill in',
  ).toBeHidden();
  release();
  // Above the form there is nothing to skip to.
  await expect(page.locator('.demo-skip')).toBeHidden();
  await banner.getByText('Sign in as').click();
  await expect(banner.getByRole('row')).toHaveCount(8);
  await expectAccessible(page, { part: '.demo' });
  await expectTextsFit(page, 'sign-in');
  await banner.getByRole('button', { name: 'sharmila' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('User ID')).toHaveValue('sharmila');
  await expect(banner.getByRole('row')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Desk', level: 1 })).toBeVisible();
  await expect(banner).toContainText('nothing is sent');
  await expect(banner.getByText('Sign in as')).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Admin menu' });
  await expect(menu.getByText('Dashboard', { exact: true })).toBeInViewport();
  await expect(banner).toBeHidden();
  await page.goto(`${address}/admin/desk?view=open`);
  await expect(page.getByRole('link', { name: /^All open/ })).toBeVisible();
  await expectSkipped(page, '#screen');
  await page.getByRole('searchbox').fill('Ishita Mondal');
  await expect(page.getByText('Ishita Mondal').first()).toBeVisible();
  await page.getByRole('button', { name: 'Sharmila Roy' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await banner.getByText('Sign in as').click();
  await banner.getByRole('button', { name: 'arunima' }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Last backup')).toBeVisible();
  await expect(page.getByText('Overdue', { exact: true })).toBeVisible();
  await expect(page.getByText('Still from the demo')).toHaveCount(0);
  // Otherwise the page would report errors when the server stops.
  await page.goto('about:blank');
});

test('no other site says that it is a demo', async ({ page }) => {
  for (const address of ['/', '/admin']) {
    await page.goto(address);
    await expect(page.getByRole('complementary', { name: 'Demo' })).toHaveCount(0);
  }
});
