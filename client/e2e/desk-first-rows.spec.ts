import { devices, type Page } from '@playwright/test';
import { arrive } from './desk-arrivals.ts';
import { expect, test } from './fixtures.ts';

const DESK = '/admin/desk?view=unassigned';

test.use({ ...devices['Galaxy S9+'], viewport: { width: 360, height: 740 } });

const rows = (page: Page) => page.locator('[data-row]');
test.describe('rows in the document', () => {
  test.beforeEach(async ({ page, ownSite, logIn }) => {
    for (const number of [1, 2, 3]) {
      await arrive(ownSite, 'sales', `Person ${number}`, `983201000${number}`);
    }
    await logIn(page, ownSite.staff, ownSite.url);
  });

  test('a phone shows the rows without asking for them', async ({ page, ownSite }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    let isAnswering = false;
    await page.route('**/api/desk', (route) => isAnswering && route.continue());
    await page.goto(ownSite.url + DESK, { waitUntil: 'commit' });
    await expect(rows(page)).toHaveCount(3);
    await expect(page.getByRole('link', { name: 'Person 1' })).toBeVisible();
    expect(asked).not.toContain('/api/me');
    const left = await page.locator('#page-data').textContent();
    expect(left).not.toContain('Person');
    isAnswering = true;
    await page.getByRole('link', { name: 'Person 2' }).tap();
    await expect(page.getByRole('heading', { name: 'Person 2', level: 1 })).toBeVisible();
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

test('a computer shows all lists on one line and its tools in words, a phone the mark of a row', async ({
  page,
  ownSite,
  logIn,
}) => {
  await arrive(ownSite, 'sales', 'Asha Rai', '9832010001');
  await arrive(ownSite, 'finance', 'Asha Rai', '9832010001');
  await logIn(page, ownSite.staff, ownSite.url);
  const mark = page.getByText('2nd enquiry');
  // The desk finds out whose an enquiry is shortly after its arrival.
  await expect(async () => {
    await page.goto(ownSite.url + DESK);
    await expect(mark).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect((await mark.boundingBox())?.width).toBeGreaterThan(60);
  await page.setViewportSize({ width: 1280, height: 800 });
  const tops = await page
    .getByRole('navigation', { name: 'Lists' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(tops).toHaveLength(9);
  expect(new Set(tops).size).toBe(1);
  for (const name of ['Add enquiry', 'Import leads', 'Keyboard shortcuts']) {
    const word = page.getByTitle(name).getByText(name);
    expect((await word.boundingBox())?.width).toBeGreaterThan(60);
  }
});
