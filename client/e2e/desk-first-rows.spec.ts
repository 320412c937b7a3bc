import { devices, type Page } from '@playwright/test';
import { arrive } from './desk-arrivals.ts';
import { expect, test, type OwnSite } from './fixtures.ts';

const DESK = '/admin/dashboard?screen=desk&view=unassigned';

test.use({ ...devices['Galaxy S9+'], viewport: { width: 360, height: 740 } });

/** Lets no script of the site through until it is told to. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return async () => {
    letGo();
    await expect(page.getByRole('switch', { name: 'On duty' })).toBeVisible();
  };
}

async function open(page: Page, { url }: OwnSite, path = DESK): Promise<void> {
  await page.goto(url + path, { waitUntil: 'commit' });
}

const rows = (page: Page) => page.locator('[data-row]');
const placesOf = (page: Page) =>
  page.locator('h1, input, [data-row]').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, x, y, width, height].join();
    }),
  );

test.describe('before any script has come', () => {
  test.beforeEach(async ({ page, ownSite, logIn }) => {
    for (const number of [1, 2, 3]) {
      await arrive(ownSite, 'sales', `Person ${number}`, `983201000${number}`);
    }
    await logIn(page, ownSite.staff, ownSite.url);
  });

  test('a phone shows the rows, and the scripts move nothing', async ({ page, ownSite }) => {
    const release = await holdScripts(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, ownSite);
    await expect(rows(page)).toHaveCount(3);
    await expect(page.getByRole('link', { name: 'Person 1' })).toBeVisible();
    const before = await placesOf(page);
    await release();
    expect(await placesOf(page)).toEqual(before);
    await expect(page.getByRole('searchbox')).toBeEnabled();
    // Who is signed in and the rows were told already: it is only looked once what is new.
    expect(asked.filter((path) => path === '/api/desk').length).toBeLessThanOrEqual(1);
    const left = await page.locator('#page-data').textContent();
    expect(left).not.toContain('Person');
  });

  test('a row leads to its enquiry', async ({ page, ownSite }) => {
    const release = await holdScripts(page);
    await open(page, ownSite);
    await page.getByRole('link', { name: 'Person 2' }).tap();
    await page.waitForURL(/&enquiry=/, { waitUntil: 'commit' });
    await release();
    await expect(page.getByRole('heading', { name: 'Person 2', level: 1 })).toBeVisible();
  });

  test('each document draws the same, with filters too', async ({ page, ownSite }) => {
    const markupOf = async (query = '') => {
      const answer = await page.request.get(ownSite.url + DESK + query, {
        headers: { 'User-Agent': devices['Galaxy S9+'].userAgent },
      });
      const [, markup = ''] =
        /<div id="root">(.*)<\/div>\s*<script type="application/s.exec(await answer.text()) ?? [];
      return markup;
    };
    const first = await markupOf();
    expect(first).toContain('Person 1');
    expect(await markupOf()).toBe(first);
    const release = await holdScripts(page);
    await open(page, ownSite, `${DESK}&kind=sales`);
    await expect(rows(page)).toHaveCount(3);
    const before = await placesOf(page);
    await release();
    expect(await placesOf(page)).toEqual(before);
  });

  test('nobody looks at it: the rows go', async ({ page, ownSite }) => {
    await page.route(/assets\/(office|framework)/, () => new Promise(() => undefined));
    await open(page, ownSite);
    await expect(rows(page)).toHaveCount(3);
    // The entry has come, and waits for the rest.
    await page.waitForFunction(() => document.querySelector('link[rel=modulepreload]') !== null);
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(rows(page)).toHaveCount(0);
  });

  test('after a logout that did not reach the server there is nothing', async ({
    page,
    ownSite,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED|net::/);
    await page.goto(ownSite.url + DESK);
    await page.route('**/api/logout', (route) => route.abort());
    await page.getByRole('button', { name: /^Account of/ }).tap();
    await page.getByRole('menuitem', { name: 'Logout' }).tap();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    const answer = await page.request.get(ownSite.url + DESK);
    expect(await answer.text()).not.toContain('Person');
  });
});
