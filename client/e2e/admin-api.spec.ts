import { expectAccessible } from './accessibility.ts';
import { expectNoSidewaysScroll, phone } from './catalogue-page.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: phone });

test('a call is found in the list of calls and opened: what it takes, asks for and answers', async ({
  page,
  logIn,
}) => {
  await logIn(page);
  await page.goto('/admin/api');
  await expect(page.getByRole('heading', { name: 'API Calls' })).toBeVisible();
  await page.getByLabel('Search').fill('bikes/');
  await expect(page.getByText('1 call', { exact: true })).toBeVisible();
  await page.getByText('PATCH /api/bikes/{id}/status').click();
  await expect(page.getByText('catalogue.edit')).toBeVisible();
  await expect(page.getByText('status: 0 | 1').first()).toBeVisible();
  await expect(page.getByText('bikeName: string')).toBeVisible();
  await expectAccessible(page, { part: 'main' });
  await expectNoSidewaysScroll(page);

  const answer = page.waitForResponse('**/api/openapi.json');
  await page.getByRole('link', { name: 'This list as OpenAPI 3.1' }).click();
  expect((await answer).headers()['content-type']).toContain('application/json');
});
