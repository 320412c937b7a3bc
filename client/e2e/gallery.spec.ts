import { expectAccessible } from './accessibility.ts';
import { desktop, phone, watchShifts } from './catalogue-page.ts';
import { expect, test } from './fixtures.ts';

for (const viewport of [phone, desktop]) {
  test(
    `a picture opens whole at ${viewport.width} px, leads to the next, and gives the focus back`,
    { tag: '@core' },
    async ({ openPage }) => {
      // With the real pictures: a picture with other proportions than its attributes would shift the page.
      const page = await openPage(viewport);
      const shifts = await watchShifts(page);
      await page.goto('/gallery');
      const tiles = page.getByRole('button', { name: /^Show picture/ });
      await expect(tiles.first()).toBeVisible();
      const count = await tiles.count();
      expect(count).toBeGreaterThan(3);
      await expectAccessible(page);

      await tiles.nth(1).click();
      const preview = page.getByRole('dialog', { name: 'Gallery' });
      const shown = (position: number) =>
        preview.getByRole('img', { name: `Picture ${position} of ${count}`, exact: true });
      await expect(shown(2)).toBeInViewport({ ratio: 0.9 });
      await page.keyboard.press('ArrowRight');
      await expect(shown(3)).toBeInViewport({ ratio: 0.9 });
      await preview.getByRole('button', { name: 'Previous' }).click();
      await expect(shown(2)).toBeInViewport({ ratio: 0.9 });
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(preview).toHaveCount(0);
      await expect(tiles.nth(1)).toBeFocused();

      await tiles.first().click();
      await expect(shown(1)).toBeInViewport({ ratio: 0.9 });
      await page.keyboard.press('ArrowLeft');
      await expect(shown(count)).toBeInViewport({ ratio: 0.9 });
      await page.mouse.click(viewport.width / 2, 3);
      await expect(preview).toHaveCount(0);
      expect(await shifts()).toEqual([]);
    },
  );
}

test.describe('a gallery that cannot be loaded', () => {
  test.use({ expectedErrors: [/404/] });

  test('can be asked for again, and says so when it is empty', async ({ openPage }) => {
    const page = await openPage(phone);
    let isAway = true;
    await page.route('**/api/gallery', (route) =>
      isAway
        ? route.fulfill({ status: 404, json: { message: 'gone' } })
        : route.fulfill({ json: [] }),
    );
    await page.goto('/offers');
    await page.locator('summary', { hasText: 'Menu' }).click();
    await page.getByRole('link', { name: 'GALLERY' }).click();
    const failure = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(failure).toBeVisible();
    isAway = false;
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('No pictures yet.')).toBeVisible();
  });
});
