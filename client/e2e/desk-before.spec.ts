import type { DeskPage } from '@dealership/shared';
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { wayOn } from './after-outcome.ts';
import { expect, test, type OwnSite, type Staff } from './fixtures.ts';
import { expectClean } from './staff-page.ts';

const repoRoot = join(import.meta.dirname, '..', '..');

/** What a version without a desk has stored: 117 enquiries of all kinds (server/test/upgrades). */
const STORED = join(repoRoot, 'server/test/upgrades/stage-1/sqlite/backup.zip');
const asha: Staff = { userId: 'staff', password: 'Sevoke-Road-1962' };

/** Puts a site in the place where the version before was. */
async function replace({ databaseUrl, kill, restart }: OwnSite): Promise<void> {
  await kill();
  const file = databaseUrl.replace('sqlite:', '');
  const uploads = join(dirname(file), 'uploads');
  for (const path of [file, `${file}-wal`, `${file}-shm`, uploads]) {
    if (existsSync(path)) rmSync(path, { recursive: true });
  }
  execFileSync(process.execPath, ['server/dist/restore.js', STORED], {
    cwd: repoRoot,
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      UPLOADS_DIR: uploads,
      JWT_SECRET: 'a secret of this test alone, of some length',
    },
    stdio: 'pipe',
  });
  await restart();
}

// The server goes away once.
test.use({ expectedErrors: [/ERR_(CONNECTION|EMPTY|SOCKET)/] });

for (const size of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('what the version before has stored stands there, the newest first, and is sorted out', async ({
      page,
      ownSite,
      logIn,
    }) => {
      test.setTimeout(60_000);
      const { url, kill, restart } = ownSite;
      await replace(ownSite);
      await logIn(page, asha, url);
      await page.goto(`${url}/admin/dashboard?screen=desk`);
      const tab = (name: string | RegExp) =>
        page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name });
      const before = tab(/^From before the desk \d+$/);
      await expect(before).toHaveText(/1\d\d$/, { timeout: 15_000 });
      await before.click();
      const rows = page.locator('[data-row]');
      await expect(rows).toHaveCount(25);
      await expectClean(page);
      for (const count of [50, 75, 100, 108]) {
        await page.getByRole('button', { name: 'Show more' }).click();
        await expect(rows).toHaveCount(count);
      }
      await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
      const shown = await rows.evaluateAll((all) =>
        all.map((row) => (row as HTMLElement).dataset.row ?? ''),
      );
      const data = { view: 'before', limit: 50 };
      const newest = await page.request.post(`${url}/api/desk`, { data });
      const { rows: told } = (await newest.json()) as DeskPage;
      expect(shown.slice(0, 50)).toEqual(told.map(({ reference }) => reference));
      const times = told.map(({ arrived_at: at }) => at);
      expect(times).toEqual([...times].sort((one, other) => other - one));
      // Nothing is promised for them, and nothing is late.
      await expect(tab('Overdue 0')).toHaveCount(1);
      await expect(tab('Unassigned 0')).toHaveCount(1);
      await expect(page.getByText('Not sorted yet')).toHaveCount(108);

      const sheet = page.getByRole('dialog');
      const bar = page.getByRole('group', { name: 'Actions' });
      const choose = (name: string | RegExp) =>
        sheet.getByRole('button', { name, exact: typeof name === 'string' }).click();
      const isOpen = async (at: number) =>
        expect(page.locator('article')).toContainText(shown[at] ?? '');
      await rows.first().click();
      await isOpen(0);
      await expect(page.getByText('Sent from the website')).toBeVisible();
      await expectClean(page);
      await bar.getByRole('button', { name: 'Outcome' }).click();
      await choose('Close enquiry');
      await choose('Plan put off');
      await wayOn(page).click();
      await isOpen(1);
      await bar.getByRole('button', { name: 'Outcome' }).click();
      await choose('No answer');
      await wayOn(page).click();
      await isOpen(2);
      await bar.getByRole('button', { name: 'Assign' }).click();
      await choose('Take it');
      await expect(page.getByText('You took it.', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Back to the list' }).click();
      await kill();
      await restart();
      await page.reload();
      await expect(tab('From before the desk 105')).toBeVisible();
      await expect(rows.first()).toHaveAttribute('data-row', shown[3] ?? '');
      await expect(tab('All open 2')).toHaveCount(1);
      await tab('All open 2').click();
      await expect(rows).toHaveCount(2);
      const own = { view: 'open', assignee: asha.userId };
      const mine = await page.request.post(`${url}/api/desk`, { data: own });
      expect(((await mine.json()) as DeskPage).rows).toHaveLength(2);
    });
  });
}
