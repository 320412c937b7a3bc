import { expect, test } from './fixtures.ts';

test(
  'a page of text fetches no code of its own, and its links lead on inside the site',
  { tag: '@core' },
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/about');
    const main = page.getByRole('main');
    const openNow = main.locator('[data-open]');
    await expect(openNow).toHaveText(/open/i);
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => /about-page|parts-/.test(url))).toEqual([]);

    await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
    await main.getByRole('link', { name: 'Find us' }).click();
    await expect(page).toHaveURL(/\/dealers\/1$/);
    await expect(main).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'A road, a workshop, a showroom',
    );
    await expect(openNow).toHaveText(/open/i);
    await expect(page.locator('body')).toHaveAttribute('data-same-document');
  },
);

test('in a page of text its contents lead to their article, and a new tab is a new tab', async ({
  page,
  context,
}) => {
  await page.goto('/terms-conditions');
  await page.waitForLoadState('networkidle');
  const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
  await contents.last().click();
  const id = new URL(page.url()).hash.slice(1);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  const opened = context.waitForEvent('page');
  await page
    .getByRole('main')
    .locator('a[href="/contact"]')
    .click({ modifiers: ['Control'] });
  await expect(await opened).toHaveURL(/\/contact$/);
  await expect(page).toHaveURL(/\/terms-conditions#/);
});

test('at an address that no page has, the way home leads there', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.getByRole('main').getByRole('link').click();
  await expect(page.getByRole('tab', { name: 'Sales' })).toBeVisible();
});
