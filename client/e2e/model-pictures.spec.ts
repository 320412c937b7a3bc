import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModelDetail, VehicleFrame, VehicleView } from '@dealership/shared';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './accessibility.ts';
import { expectNoSidewaysScroll } from './catalogue-page.ts';
import { expect, test, type OwnSite } from './fixtures.ts';
import { photograph } from './photographs.ts';

test.use({ expectedErrors: [/ERR_FAILED|status of 4\d\d/] });

/** Adds a scooter with a price, in the session of a page; returns its number. */
async function addScooter({ request }: Page, { url }: OwnSite): Promise<number> {
  const data = { type: 'scooter', name: 'Metro 110' };
  const added = await request.post(`${url}/api/vehicles`, { data });
  const { id } = (await added.json()) as ModelDetail;
  const value = [{ id: 0, name: 'Standard', price: 95_000 }];
  const path = `${url}/api/vehicles/${id}/sections/variants`;
  const saved = await request.patch(path, { data: { version: 0, value } });
  expect(saved.status()).toBe(200);
  return id;
}

async function openEditor(page: Page, { url }: OwnSite, id: number) {
  await page.goto(`${url}/admin/models?model=${id}&tab=photos`);
  await expect(page.getByRole('heading', { name: 'Metro 110', level: 1 })).toBeVisible();
  return page.getByRole('region', { name: 'Pictures', exact: true });
}

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(page.getByRole('link', { name: 'See it on the website' })).toBeVisible();
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('36 photographs are sent, cut off in the middle, continued, and turned by touch', async ({
      page,
      ownSite,
      logIn,
      browser,
    }) => {
      const { url, staff } = ownSite;
      await logIn(page, staff, url);
      const id = await addScooter(page, ownSite);
      const region = await openEditor(page, ownSite, id);
      const turn = region.getByRole('group', { name: '360° view' });
      const input = turn.locator('input[type=file]');

      const photographs = await Promise.all(
        Array.from({ length: 36 }, (_, at) => photograph(`IMG_${at + 1}.jpg`, { angle: at * 10 })),
      );
      await input.setInputFiles(photographs.slice(0, 20));
      await expect(turn.getByRole('alert')).toHaveText(
        '20 pictures were chosen. Choose 24 to 72 at once.',
      );
      const odd = await photograph('IMG_9.jpg', { width: 900, height: 900 });
      await input.setInputFiles(photographs.map((file) => (file.name === odd.name ? odd : file)));
      await expect(turn.getByRole('alert')).toContainText('IMG_9.jpg (900 × 900)', {
        timeout: 60_000,
      });

      // In no order, like files in a folder.
      await input.setInputFiles(photographs.toReversed());
      await expect(turn.getByText('36 pictures, none sent yet.')).toBeVisible({ timeout: 60_000 });
      const preview = turn.getByRole('slider', { name: 'Turn the Metro 110' });
      await expect(preview).toHaveAttribute('aria-disabled', 'false');
      await preview.press('ArrowRight');
      await expect(preview).toHaveAttribute('data-frame', '1');

      let sent = 0;
      await page.route('**/api/pictures', async (route) => {
        sent += 1;
        if (sent === 18) await route.abort();
        else await route.continue();
      });
      await turn.getByRole('button', { name: 'Send 36 pictures' }).click();
      await expect(turn.getByText('Upload stopped at picture 18 of 36.')).toBeVisible({
        timeout: 60_000,
      });
      await expectAccessible(page, { part: 'main' });
      await turn.getByRole('button', { name: 'Continue with picture 18' }).click();
      await expect(turn.getByText('36 pictures are in the draft.')).toBeVisible({
        timeout: 60_000,
      });
      expect(sent).toBe(37);
      await expect(region.getByText('Saved in the draft')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await publish(page);

      const answer = await page.request.get(`${url}/api/360Images/Metro110`);
      const frames = (await answer.json()) as VehicleFrame[];
      expect(new Set(frames.map(({ images }) => images)).size).toBe(36);
      expect(frames[0]).toMatchObject({ width: 960, height: 720 });

      const context = await browser.newContext({
        viewport: { width, height: 740 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
      });
      const visitor = await context.newPage();
      const fetched: { path: string; bytes: number }[] = [];
      visitor.on('response', (response) => {
        const path = new URL(response.url()).pathname;
        if (!path.startsWith('/uploads/')) return;
        const bytes = Number(response.headers()['content-length']);
        fetched.push({ path, bytes });
      });
      await visitor.goto(`${url}/angle-view?bike=Metro110`);
      await visitor.getByRole('button', { name: 'Turn it around' }).click();
      await expect(visitor.getByText('Swipe to turn.')).toBeVisible();
      await expect(visitor.getByText('Illustration.')).toBeHidden();
      if (width === 360) {
        const first = fetched.slice(0, 12);
        const bytes = first.reduce((sum, each) => sum + each.bytes, 0);
        expect(first.every(({ path }) => path.endsWith('-320.webp'))).toBe(true);
        expect(bytes).toBeGreaterThan(10_000);
        expect(bytes).toBeLessThan(150_000);
        expect(fetched.some(({ path }) => /-(960|1280)\.webp$/.test(path))).toBe(false);
      }
      const view = visitor.getByRole('slider', { name: 'Turn the Metro 110' });
      const box = await view.boundingBox();
      if (!box) throw new Error('the view is not shown');
      const client = await context.newCDPSession(visitor);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: x === undefined ? [] : [{ x, y: box.y + box.height / 2 }],
        });
      const middle = box.x + box.width / 2;
      await touch('touchStart', middle);
      for (let by = 10; by <= 50; by += 10) await touch('touchMove', middle + by);
      await touch('touchEnd');
      await expect(view).not.toHaveAttribute('data-frame', '0');
      await context.close();

      await turn.getByRole('button', { name: 'Preview' }).click();
      await expect(preview).toHaveAttribute('aria-disabled', 'false');
      await turn.getByRole('button', { name: 'Reverse direction' }).click();
      await expect(region.getByText('Saved in the draft')).toBeVisible();
      await turn.getByRole('button', { name: 'Remove all of them' }).click();
      await expect(turn.getByText('None yet')).toBeVisible();
    });

    test('a photograph becomes the main picture: upright, without its place, with words and focus', async ({
      page,
      ownSite,
      logIn,
    }) => {
      const { url, staff } = ownSite;
      await logIn(page, staff, url);
      const id = await addScooter(page, ownSite);
      const region = await openEditor(page, ownSite, id);
      const main = region.getByRole('group', { name: 'Main picture' });
      const input = main.locator('input[type=file]').first();

      const sent: Buffer[] = [];
      await page.route('**/api/pictures', async (route) => {
        sent.push(route.request().postDataBuffer() ?? Buffer.alloc(0));
        if (sent.length === 1) await route.abort();
        else await route.continue();
      });
      const file = await photograph('IMG_1.jpg', { width: 4000, height: 3000, isTurned: true });
      expect((await sharp(file.buffer).metadata()).orientation).toBe(6);
      await input.setInputFiles(file);
      await main.getByRole('button', { name: 'Try again' }).click();
      // The server makes all sizes of a picture of 12 megapixels in this time.
      await expect(main.getByText('the picture is in the draft')).toBeVisible({ timeout: 60_000 });
      expect(sent[1]?.includes('Exif')).toBe(false);
      expect(sent[1]?.length).toBeLessThan(file.buffer.length);

      await main.getByText('Description and crop').click();
      await main.getByLabel('What the picture shows').fill('The Metro in our yard');
      const focus = main.getByRole('button', { name: 'Focus point' });
      await focus.press('ArrowUp');
      await focus.press('ArrowLeft');
      await expect(main.getByText('45 % from the left, 45 % from the top')).toBeVisible();
      await expect(main.getByText('Saved', { exact: true })).toBeVisible();
      await expectAccessible(page, { part: 'main' });
      await expectNoSidewaysScroll(page);

      const heic = readFileSync(
        join(import.meta.dirname, '../../server/test/support/images/photo.heic'),
      );
      const side = region.getByRole('group', { name: 'From the side' });
      await side
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'IMG_2.HEIC', mimeType: 'image/heic', buffer: heic });
      await expect(side.getByText('the picture is in the draft')).toBeVisible();
      const outline = region.getByRole('group', { name: 'Icon' });
      await outline
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
      await expect(outline.getByRole('alert')).toHaveText(
        'Choose a JPEG, PNG, WebP, HEIC, AVIF or GIF picture',
      );
      await expect(region.getByText('Saved in the draft')).toBeVisible();
      await publish(page);

      const answer = await page.request.get(`${url}/api/bikeView/Metro110`);
      expect((await answer.json()) as VehicleView).toMatchObject({
        width: 1280,
        height: 1707,
        alt: 'The Metro in our yard',
        focus: { x: 45, y: 45 },
        side: { width: 240, height: 320 },
      });
      await page.goto(`${url}/view-details?bike=Metro110`);
      const picture = page.getByRole('img', { name: 'The Metro in our yard' });
      await expect(picture).toBeVisible();
      await expect(picture).toHaveCSS('object-position', '45% 45%');
      await expectNoSidewaysScroll(page);
    });
  });
}
