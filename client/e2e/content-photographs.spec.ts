import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Banner, GalleryImage } from '@dealership/shared';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './accessibility.ts';
import { expectNoSidewaysScroll } from './catalogue-page.ts';
import { expect, test } from './fixtures.ts';
import { photograph } from './photographs.ts';

test.use({ expectedErrors: [/ERR_FAILED/] });

const MEGABYTE = 1024 * 1024;

const heic = {
  // Few systems know a media type for it.
  name: 'IMG_2.HEIC',
  mimeType: 'application/octet-stream',
  buffer: readFileSync(join(import.meta.dirname, '../../server/test/support/images/photo.heic')),
};

/** Breaks the upload of the picture with this number (from 1). @returns all sent files */
async function breakOnce(page: Page, broken: number): Promise<Buffer[]> {
  const sent: Buffer[] = [];
  await page.route('**/api/pictures', async (route) => {
    sent.push(route.request().postDataBuffer() ?? Buffer.alloc(0));
    if (sent.length === broken) await route.abort();
    else await route.continue();
  });
  return sent;
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a photograph of more than 5 MB becomes a banner, after the line has broken', async ({
      page,
      ownSite,
      logIn,
    }) => {
      const { url, staff } = ownSite;
      const size = { width: 4600, height: 3450, quality: 100 };
      const file = await photograph('IMG_1.jpg', { ...size, isTurned: true });
      expect(file.buffer.length).toBeGreaterThan(5 * MEGABYTE);
      expect((await sharp(file.buffer).metadata()).exif?.length).toBeGreaterThan(100);
      await logIn(page, staff, url);
      const sent = await breakOnce(page, 1);
      await page.goto(`${url}/admin/banners`);
      await page.getByRole('button', { name: 'New', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Add Banner' });
      await dialog.getByLabel('Model').selectOption({ label: 'Dio 125' });
      await dialog.locator('input[type=file]').setInputFiles(file);
      const again = dialog.getByRole('button', { name: 'Try again: Image' });
      await expect(again).toBeVisible();
      await expect(dialog.getByRole('alert').first()).not.toBeEmpty();
      await expect(dialog.getByLabel('Model')).toHaveValue('dio125');
      await again.press('Enter');
      await expect(dialog.getByText('Uploaded. Save to show it')).toBeVisible();
      await expect(dialog.getByLabel('Replace: Image')).toBeFocused();
      await dialog.getByText('Description and crop').click();
      await dialog.getByLabel('What the picture shows').fill('Our yard');
      await dialog.getByRole('button', { name: 'Focus point' }).press('ArrowUp');
      await expect(dialog.getByText('Saved', { exact: true })).toBeVisible();
      await expectAccessible(page, { part: 'dialog' });
      await expectNoSidewaysScroll(page);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Banner Added Successfully!')).toBeVisible();
      await expect(dialog).toHaveCount(0);

      // Turned upright and scaled before it left.
      expect(sent).toHaveLength(2);
      expect(sent[1]?.includes('Exif')).toBe(false);
      expect(sent[1]?.length).toBeLessThan(3 * MEGABYTE);
      const [banner] = (await (await page.request.get(`${url}/api/images`)).json()) as Banner[];
      expect(banner).toMatchObject({
        width: 1280,
        height: 1707,
        alt: 'Our yard',
        focus: { x: 50, y: 45 },
        model: { bikeName: 'Dio 125' },
      });
    });

    test('HEIC and photographs go to the gallery together, and on after the line has broken', async ({
      page,
      ownSite,
      logIn,
    }) => {
      const { url, staff } = ownSite;
      const file = await photograph('IMG_1.jpg');
      await logIn(page, staff, url);
      const sent = await breakOnce(page, 2);
      await page.goto(`${url}/admin/gallery`);
      await page.getByRole('button', { name: 'New', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Add Images' });
      await dialog.getByLabel('Choose pictures: Images').setInputFiles([file, heic]);
      const again = dialog.getByRole('button', { name: 'Try again' });
      await expect(again).toBeVisible();
      await expect(dialog.getByText('One picture is still to be sent.')).toBeVisible();
      const chosen = dialog.getByRole('list', { name: 'Chosen pictures' }).getByRole('listitem');
      await expect(chosen).toHaveText([/^IMG_1.jpg/]);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog.getByText('Some pictures are not uploaded yet.')).toBeVisible();
      await again.press('Enter');
      await expect(dialog.getByText('2 pictures uploaded.')).toBeVisible();
      await expect(chosen).toHaveText([/^IMG_1.jpg/, /^IMG_2.HEIC/]);
      await expect(dialog.getByLabel('Choose pictures: Images')).toBeFocused();
      expect(sent).toHaveLength(3);
      await chosen.nth(1).getByText('Description and crop').click();
      await chosen.nth(1).getByLabel('What the picture shows').fill('A key is handed over');
      await expect(chosen.nth(1).getByText('Saved', { exact: true })).toBeVisible();
      await expectAccessible(page, { part: 'dialog' });
      await expectNoSidewaysScroll(page);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Image Added Successfully!')).toBeVisible();
      await expect(dialog).toHaveCount(0);
      const answer = await page.request.get(`${url}/api/gallery`);
      const [second, first] = (await answer.json()) as GalleryImage[];
      expect(first).toMatchObject({ width: 1000, height: 750 });
      expect(second).toMatchObject({ width: 240, height: 320, alt: 'A key is handed over' });
    });
  });
}
