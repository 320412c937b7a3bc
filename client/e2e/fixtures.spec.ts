import { test } from './fixtures.ts';

test.describe('a test', () => {
  test.use({ expectedErrors: [/./] });

  test('fails when the Content-Security-Policy refuses something, whatever else it expects', async ({
    page,
  }) => {
    test.fail();
    await page.goto('/nowhere');
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await page.waitForLoadState('networkidle');
  });
});
