import { OFFICE_LANGUAGE_COOKIE } from '@dealership/shared';
import { chromium, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags, findChromium, scrollAtOnce } from '../../scripts/base/run-process.mjs';
import { wayOn } from './after-outcome.ts';
import { addColleague, arrive, detailOf, take } from './desk-arrivals.ts';
import { expect, test, type OwnSite, type Staff } from './fixtures.ts';
import { expectClean } from './staff-page.ts';

/** A phone with its own profile, whose files can be read. */
const phone = test.extend<{ profile: string; pick: () => Promise<BrowserContext> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright insists on a destructured first argument
  profile: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'dealership-profile-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  pick: async ({ profile }, use) => {
    const executablePath = findChromium();
    let context: BrowserContext | undefined;
    await use(async () => {
      context = await chromium.launchPersistentContext(profile, {
        ...(executablePath === undefined ? {} : { executablePath }),
        args: [...chromiumFlags, scrollAtOnce],
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        serviceWorkers: 'allow',
      });
      return context;
    });
    await context?.close();
  },
});

const sheetOf = (page: Page) => page.getByRole('dialog');
const action = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Actions' }).getByText(name, { exact: true });
const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
const waitingOf = (page: Page, count: number) =>
  page.getByRole('button', {
    name: count === 1 ? '1 entry not sent yet' : `${count} entries not sent yet`,
  });

async function signIn(page: Page, { url }: OwnSite, { userId, password }: Staff): Promise<void> {
  await page.goto(`${url}/admin/login?next=/admin/desk`);
  await page.getByLabel('User ID').fill(userId);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).tap();
  await expect(page.getByRole('heading', { name: 'Desk', level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).tap();
  await page.getByRole('menuitem', { name: 'Logout' }).tap();
}

/** Expects that the phone is ready for use while offline: the screens, and a key for steps. */
async function expectReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated') {
      await new Promise((resolve) => active?.addEventListener('statechange', resolve));
    }
  });
}

/** Waits until the phone has the key for steps that are taken while offline. */
async function keyAfter(page: Page, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse(/offline-key/);
  await act();
  await (await answer).finished();
}

/** Expects a manifest that Chromium accepts and icons of its sizes; headless, it reports no other conditions. */
async function expectInstallable(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { data = '', errors, manifest } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(manifest.display).toBe('kStandalone');
  expect(manifest.startUrl).toMatch(/\/admin\/desk$/);
  expect(manifest.scope).toMatch(/\/admin\/$/);
  const { icons } = JSON.parse(data) as { icons: { src: string; sizes: string }[] };
  const found = await page.evaluate(
    (sources) =>
      Promise.all(
        sources.map(async (source) => {
          const { width, height } = await createImageBitmap(await (await fetch(source)).blob());
          return `${width}x${height}`;
        }),
      ),
    icons.map(({ src }) => src),
  );
  expect(found).toEqual(icons.map(({ sizes }) => sizes));
  expect(found).toContain('512x512');
}

/** Records *no answer* for the open enquiry, with taps: the bar ignores presses just after it has changed. */
async function recordNoAnswer(page: Page): Promise<void> {
  await expect(page.locator('[data-settling]')).toHaveCount(0);
  await action(page, 'Outcome').tap();
  await sheetOf(page).getByRole('button', { name: 'No answer' }).tap();
  await expect(sheetOf(page)).toHaveCount(0);
}

/** Goes on to the next one after an outcome. */
async function goOn(page: Page): Promise<void> {
  await expect(page.locator('[data-settling]')).toHaveCount(0);
  await wayOn(page).tap();
}

/** Number of calls without an answer in the timeline. */
async function triesOf(manager: Page, site: OwnSite, reference: string): Promise<number> {
  const { events } = await detailOf(manager, site, reference);
  return events.filter(({ kind }) => kind === 'no-answer').length;
}

/** Which of these texts are anywhere in the files of a profile, in any encoding that browsers use. */
function foundIn(folder: string, texts: readonly string[]): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .flatMap(({ parentPath, name }) => {
      const bytes = readFileSync(join(parentPath, name));
      return texts
        .filter((text) => bytes.includes(text) || bytes.includes(Buffer.from(text, 'utf16le')))
        .map((text) => `${text} in ${name}`);
    });
}

const deskOf = ({ url }: Pick<OwnSite, 'url'>) => `${url}/admin/desk?view=unassigned`;

/** An old bookmark: while offline the browser alone finds the screen. */
const oldDeskOf = ({ url }: OwnSite) => `${url}/admin/dashboard?screen=desk&view=unassigned`;

phone(
  'ten enquiries are worked on while the line goes, and all is sent once',
  async ({ ownSite, pick, profile, page: manager, logIn }) => {
    const people = Array.from({ length: 10 }, (_, at) => ({
      name: `Quillona Zebulun ${at}`,
      mobile: `98765${43_210 + at}`,
    }));
    const references: string[] = [];
    for (const { name, mobile } of people) {
      references.push(await arrive(ownSite, 'sales', name, mobile));
    }
    await logIn(manager, ownSite.staff, ownSite.url);
    const colleague = await addColleague(manager, ownSite);

    const browser = await pick();
    let page = await browser.newPage();
    await signIn(page, ownSite, ownSite.staff);
    await page.goto(deskOf(ownSite));
    await expectReady(page);
    await expectInstallable(page);
    await rowOf(page, 'Quillona Zebulun').first().getByRole('link').tap();
    for (let number = 0; number < 10; number += 1) {
      if (number === 3) await browser.setOffline(true);
      await expect(page.getByRole('group', { name: 'Actions' })).toBeVisible();
      await recordNoAnswer(page);
      if (number === 4) {
        await expect(page.locator('[data-settling]')).toHaveCount(0);
        // One step is undone, and entered again.
        await page.getByRole('button', { name: 'Undo' }).tap();
        await expect(waitingOf(page, 1)).toBeVisible();
        await recordNoAnswer(page);
      }
      await goOn(page);
    }
    await expect(page.getByRole('heading', { name: 'Desk', level: 1 })).toBeVisible();
    await expect(waitingOf(page, 7)).toBeVisible();
    await expect(rowOf(page, 'Quillona Zebulun 9').getByText('Not sent yet')).toBeVisible();
    // A waiting outcome is shown with its enquiry, and blocks another outcome; a note is accepted.
    await rowOf(page, 'Quillona Zebulun 9').getByRole('link').tap();
    const unsent = page.getByRole('region', { name: 'Not sent yet' });
    await expect(unsent.getByText('You called: no answer.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Outcome' })).toBeDisabled();
    await expectClean(page);
    await action(page, 'Note').tap();
    await sheetOf(page).getByRole('textbox').fill('Xylographer by trade');
    await sheetOf(page).getByRole('button', { name: 'Save note' }).tap();
    await waitingOf(page, 8).tap();
    await expectClean(page);
    await page.close();

    // Nobody can read it before the same person has signed in again.
    await browser.setOffline(true);
    page = await browser.newPage();
    await page.goto(oldDeskOf(ownSite));
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await expect(page).toHaveURL(deskOf(ownSite));
    await expectClean(page);
    await page.close();
    await browser.setOffline(false);

    page = await browser.newPage();
    await signIn(page, ownSite, colleague);
    await page.goto(oldDeskOf(ownSite));
    await expect(page).toHaveURL(deskOf(ownSite));
    await expect(rowOf(page, 'Quillona Zebulun 9')).toBeVisible();
    await expect(page.getByRole('button', { name: /not sent yet/ })).toHaveCount(0);
    await expect(page.getByText('Not sent yet')).toHaveCount(0);
    for (const reference of references.slice(3)) {
      expect(await triesOf(manager, ownSite, reference)).toBe(0);
    }
    await signOut(page);
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();

    await signIn(page, ownSite, ownSite.staff);
    await expect(page.getByText('Your 8 entries have been sent.')).toBeVisible();
    for (const reference of references) {
      expect(await triesOf(manager, ownSite, reference)).toBe(1);
    }
    const { events } = await detailOf(manager, ownSite, references[9] ?? '');
    expect(events.filter(({ kind }) => kind === 'note')).toHaveLength(1);
    await signOut(page);
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await browser.close();
    expect(
      foundIn(profile, ['Quillona', 'Xylographer', ...people.map(({ mobile }) => mobile)]),
    ).toEqual([]);
  },
);

phone(
  'a colleague who was quicker is shown with both sides, and leaving asks',
  async ({ ownSite, pick, profile, page: manager, logIn }) => {
    const reference = await arrive(ownSite, 'sales', 'Quillona Zebulun', '9876543210');
    const other = await arrive(ownSite, 'sales', 'Ferdinand Okonjo', '9876543211');
    await logIn(manager, ownSite.staff, ownSite.url);
    const colleague = await addColleague(manager, ownSite);

    const browser = await pick();
    const page = await browser.newPage();
    await signIn(page, ownSite, colleague);
    await page.goto(deskOf(ownSite));
    await rowOf(page, 'Quillona Zebulun').getByRole('link').tap();
    await expect(page.getByText('Sent from the website')).toBeVisible();
    await browser.setOffline(true);
    await recordNoAnswer(page);
    await goOn(page);
    await recordNoAnswer(page);
    await take(manager, ownSite, reference, { do: 'switched-off' });
    await browser.setOffline(false);
    await expect(
      page.getByRole('button', { name: '1 entry not sent yet, 1 needs a decision' }),
    ).toBeVisible();
    expect(await triesOf(manager, ownSite, other)).toBe(1);

    // It is kept for the same person's next sign-in.
    await signOut(page);
    const question = page.getByRole('dialog', { name: 'Sign out with unsent entries?' });
    await expect(question).toBeVisible();
    await expectClean(page);
    await question.getByRole('button', { name: 'Keep and sign out' }).tap();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await signIn(page, ownSite, colleague);

    await page.getByRole('button', { name: '1 entry not sent yet, 1 needs a decision' }).tap();
    const both = page.getByRole('dialog');
    await expect(both.getByText('phone switched off')).toBeVisible();
    await expect(both.getByText('You called: no answer.')).toBeVisible();
    await expectClean(page);
    await both.getByRole('button', { name: 'Keep yours' }).tap();
    await expect(both.getByText('Everything has been sent.')).toBeVisible();
    expect(await triesOf(manager, ownSite, reference)).toBe(1);

    // Discarded: nothing of it is sent or stored.
    await both.getByRole('button', { name: 'Close' }).tap();
    await keyAfter(page, () => page.goto(`${ownSite.url}/admin/desk?enquiry=${other}`));
    await expect(page.getByText('Sent from the website')).toBeVisible();
    await browser.setOffline(true);
    await action(page, 'Note').tap();
    await sheetOf(page).getByRole('textbox').fill('Xylographer by trade');
    await sheetOf(page).getByRole('button', { name: 'Save note' }).tap();
    await expect(waitingOf(page, 1)).toBeVisible();
    await signOut(page);
    await question.getByRole('button', { name: 'Discard and sign out' }).tap();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await browser.setOffline(false);
    await signIn(page, ownSite, colleague);
    await expect(page.getByRole('button', { name: /not sent yet/ })).toHaveCount(0);
    await signOut(page);
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await browser.close();
    expect(foundIn(profile, ['Quillona', 'Okonjo', 'Xylographer', '98765432'])).toEqual([]);
  },
);

phone('the screens that a phone keeps are in its language', async ({ pick, site, logIn }) => {
  const context = await pick();
  const language = { name: OFFICE_LANGUAGE_COOKIE, value: 'bn', url: site.url };
  await context.addCookies([language]);
  const page = await context.newPage();
  await logIn(page);
  await page.goto(deskOf(site));
  await expectReady(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(page.getByText('ইন্টারনেট নেই')).toBeVisible();
});
