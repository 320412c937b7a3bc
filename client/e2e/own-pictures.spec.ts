import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './accessibility.ts';
import { expectNoSidewaysScroll } from './catalogue-page.ts';
import { expect, test, type OwnSite } from './fixtures.ts';
import { photograph } from './photographs.ts';

/** Most bytes that a phone of 360 px may fetch for the home page's picture (rules: budgets). */
const STILL_BYTES = 45_000;

/** The document as robots and messengers read it. */
async function documentOf({ request }: Page, address: string): Promise<string> {
  return (await request.get(address)).text();
}

async function openPictures(page: Page, { url }: OwnSite) {
  await page.goto(`${url}/admin/dealership#still`);
  const region = page.getByRole('region', { name: 'Pictures' });
  await expect(region).toBeVisible();
  return region;
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the still, the preview of links, the icon and the plan are replaced, and seen', async ({
      page,
      ownSite,
      logIn,
      browser,
      openPage,
    }) => {
      const { url, staff } = ownSite;
      await logIn(page, staff, url);
      const region = await openPictures(page, ownSite);
      for (const [label, width, height] of [
        ['Home page on phones', 1600, 1200],
        ['Link previews', 1600, 900],
        ['Site icon', 600, 400],
        ['The way to you', 900, 600],
      ] as const) {
        const field = region.getByRole('group', { name: label });
        await field
          .locator('input[type=file]')
          .first()
          .setInputFiles(await photograph(`${label}.jpg`, { width, height }));
        await expect(
          field.getByText(`${label}: the picture is stored. Save to show it.`),
        ).toBeVisible();
      }
      const plan = region.getByRole('group', { name: 'The way to you' });
      await plan.getByText('Description and crop').click();
      await plan.getByLabel('What the picture shows').fill('Our showroom opposite the bus stand');
      await expect(plan.getByText('Saved', { exact: true })).toBeVisible();
      await region.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
      await expect(region.getByText('Save to show it.')).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, { part: 'main' });

      const home = await documentOf(page, `${url}/`);
      expect(home).toMatch(
        /<source media="[^"]*" srcSet="\/pictures\/own\/still-480\.webp\?v=[\w-]+ 480w,/i,
      );
      const about = await documentOf(page, `${url}/about`);
      const [, preview = ''] = /"og:image" content="([^"]+)"/.exec(about) ?? [];
      const shared = await page.request.get(preview);
      expect(await sharp(await shared.body()).metadata()).toMatchObject({
        format: 'jpeg',
        width: 1200,
        height: 630,
      });
      const [, icon = ''] = /<link rel="icon" href="([^"]+)"/.exec(about) ?? [];
      const tab = await page.request.get(url + icon);
      expect(await sharp(await tab.body()).metadata()).toMatchObject({
        format: 'png',
        width: 192,
        height: 192,
      });

      const context = await browser.newContext({
        viewport: { width: 360, height: 740 },
        isMobile: true,
        hasTouch: true,
        deviceScaleFactor: 3,
      });
      const phone = await context.newPage();
      const still = phone.waitForResponse(/\/pictures\/own\/still-/);
      await phone.goto(`${url}/`);
      const bytes = (await (await still).body()).length;
      expect(bytes).toBeGreaterThan(5000);
      expect(bytes).toBeLessThan(STILL_BYTES);
      await context.close();

      const visitor = await openPage({ width, height: 800 });
      for (const path of ['/', '/contact', '/dealers/1']) {
        await visitor.goto(url + path);
        const shown = visitor.getByRole('img', { name: 'Our showroom opposite the bus stand' });
        await shown.scrollIntoViewIfNeeded();
        await expect
          .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(100);
        await expectNoSidewaysScroll(visitor);
      }

      // Back to the picture of the product, and forward again from the history.
      await region.getByRole('button', { name: 'Remove: Site icon' }).click();
      await region.getByRole('button', { name: 'Save', exact: true }).click();
      await expect
        .poll(() => documentOf(page, `${url}/about`))
        .toContain('<link rel="icon" href="/icon.svg"');
      await region.getByRole('button', { name: 'History: Site icon' }).click();
      const history = page.getByRole('dialog', { name: 'History of Site icon' });
      await expect(history.getByText('a picture of your own').first()).toBeVisible();
      await expectAccessible(page, { part: 'dialog' });
      await history.getByRole('button', { name: 'Restore' }).first().click();
      await expect(history).toHaveCount(0);
      const field = region.getByRole('group', { name: 'Site icon' });
      await expect(field.getByText('Description and crop')).toBeVisible();
      await expect.poll(() => documentOf(page, `${url}/about`)).toContain(icon);
    });
  });
}
