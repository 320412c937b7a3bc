import type { DeskPage } from '@dealership/shared';
import { DatabaseSync } from '@photostructure/sqlite';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { wayOn } from './after-outcome.ts';
import { expect, test, type OwnSite } from './fixtures.ts';
import { expectClean } from './staff-page.ts';

const repoRoot = join(import.meta.dirname, '..', '..');

/** The state of enquiries in a database from a version without a desk. */
const asBefore = `update desk set standing = 'before', status = 'new', stage = 'answered', origin = 'website', counted = 0,
  assignee = null, next_at = null, due_at = null, critical_at = null, check_at = null, attempted_at = null, tries = 0,
  closed_at = null, lost_reason = null, reached_at = null, appointed_at = null, missed_at = null, answer_minutes = null,
  last_event_at = arrived_at where kind <> 'opt-in'`;

/**
 * Stores made-up enquiries as if they had come before there was a desk.
 * @returns their number
 */
async function storeBefore({ databaseUrl, kill, restart }: OwnSite): Promise<number> {
  await kill();
  execFileSync(process.execPath, ['server/dist/seed.js', '--enquiries', '117'], {
    cwd: repoRoot,
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      JWT_SECRET: 'a secret of this test alone, of some length',
    },
    stdio: 'pipe',
  });
  const database = new DatabaseSync(databaseUrl.replace('sqlite:', ''));
  database.exec('delete from desk_events');
  const { changes } = database.prepare(asBefore).run();
  database.close();
  await restart();
  return changes;
}

// The server is down once.
test.use({ expectedErrors: [/ERR_(CONNECTION|EMPTY|SOCKET)/] });

for (const size of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('what the version before has stored is there, the newest first, and is sorted out', async ({
      page,
      ownSite,
      logIn,
    }) => {
      const { url, staff, kill, restart } = ownSite;
      const all = await storeBefore(ownSite);
      await logIn(page, staff, url);
      await page.goto(`${url}/admin/desk`);
      const tab = (name: string | RegExp) =>
        page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name });
      const before = tab(/^From before the desk \d+$/);
      await expect(before).toHaveText(/1\d\d$/);
      await before.click();
      const rows = page.locator('[data-row]');
      await expect(rows).toHaveCount(25);
      await expectClean(page);
      for (const count of [50, 75, 100, all]) {
        await page.getByRole('button', { name: 'Show more' }).click();
        await expect(rows).toHaveCount(count);
      }
      await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
      const shown = await rows.evaluateAll((all) =>
        all.map((row) => (row as HTMLElement).dataset.row ?? ''),
      );
      const data = { view: 'before', limit: 50 };
      const newest = await page.request.post(`${url}/api/desk`, { data });
      const { rows: listed } = (await newest.json()) as DeskPage;
      expect(shown.slice(0, 50)).toEqual(listed.map(({ reference }) => reference));
      const times = listed.map(({ arrived_at: at }) => at);
      expect(times).toEqual([...times].sort((one, other) => other - one));
      // Nothing was promised for them, so nothing is late.
      await expect(tab('Overdue 0')).toHaveCount(1);
      await expect(tab('Unassigned 0')).toHaveCount(1);
      await expect(page.getByText('Not sorted yet')).toHaveCount(all);

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
      await expect(tab(`From before the desk ${all - 3}`)).toBeVisible();
      await expect(rows.first()).toHaveAttribute('data-row', shown[3] ?? '');
      await expect(tab('All open 2')).toHaveCount(1);
      await tab('All open 2').click();
      await expect(rows).toHaveCount(2);
      const own = { view: 'open', assignee: staff.userId };
      const mine = await page.request.post(`${url}/api/desk`, { data: own });
      expect(((await mine.json()) as DeskPage).rows).toHaveLength(2);
    });
  });
}
