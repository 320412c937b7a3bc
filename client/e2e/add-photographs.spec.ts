import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ModelDetail, ModelRow } from '@dealership/shared';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expectNoSidewaysScroll } from './catalogue-page.ts';
import { expect, test } from './fixtures.ts';
import { photograph } from './photographs.ts';

/** Photographs of ten models as people name them; the last ones belong to two models or to a colour that is taken. */
const names = [
  'Activa 6G/Pearl Siren Blue.jpg',
  'Activa 6G/decent.jpg',
  'activa-125_white 1.JPG',
  'Shine 100/Shine 100 DX imperial red.jpg',
  'shine 125 black (2).jpg',
  'SP125-striking-green-front.jpg',
  'Dio 125/yellow.jpg',
  'HnessCB350 Athletic Blue.jpg',
  'CB350/dune.jpg',
  'grazia 125 cyber.jpg',
  'Unicorn/siren blue.jpg',
  'activa blue.jpg',
  'shine 125 black (10).jpg',
];

/** The models with a draft. */
async function findDrafts(page: Page, url: string): Promise<ModelRow[]> {
  const answer = await page.request.get(`${url}/api/vehicles`);
  const { models } = (await answer.json()) as { models: ModelRow[] };
  return models.filter((model) => model.has_draft);
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a folder colours ten models in at most twelve taps', async ({
      page,
      ownSite,
      logIn,
      openPage,
    }) => {
      const { url, staff } = ownSite;
      const folder = mkdtempSync(join(tmpdir(), 'photographs-'));
      for (const name of names) {
        const { buffer } = await photograph(name, { isTurned: name.includes('decent') });
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), buffer);
      }
      writeFileSync(join(folder, 'notes.txt'), 'For the website');
      await logIn(page, staff, url);
      await page.goto(`${url}/admin/models`);

      let taps = 0;
      const tap = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
        taps += 1;
        await page.getByRole(role, { name, exact: true }).click();
      };
      await tap('Add photographs', 'link');
      await expectAccessible(page, { part: 'main' });
      // The press of the button, the folder, and the two buttons of the browser.
      taps += 4;
      await page.getByLabel('Choose a folder').setInputFiles(folder);
      await expect(page.getByRole('heading', { name: '13 photographs' })).toBeFocused();
      await expect(page.getByText('11 replacing a picture, 1 not used')).toBeVisible();
      await expect(page.getByText('1 file left out: not a picture, or empty.')).toBeVisible();
      const unsorted = page.getByRole('list', { name: 'Sort these yourself (1)' });
      await expect(unsorted.getByRole('listitem')).toContainText('activa blue.jpg');
      const dx = page.getByRole('list', { name: 'Shine 100 DX', exact: true });
      await expect(dx.getByRole('listitem')).toContainText('Imperial Red Metallic');
      await expect(dx.locator('img')).toHaveCount(2);
      await expectAccessible(page, { part: 'main' });
      await expectNoSidewaysScroll(page);
      expect(await findDrafts(page, url)).toEqual([]);

      taps += 1;
      await page.getByLabel(/^Replace main pictures/).check();
      await expect(
        page.getByText('11 replacing a picture, 10 main pictures, 1 not used'),
      ).toBeVisible();
      await tap('Add 11 photographs');
      const drafts = page.getByRole('heading', { name: '10 models have a draft now' });
      await expect(drafts).toBeFocused({ timeout: 60_000 });
      await expect(page.getByText('1 not used, 1 to be sorted by you, 11 added.')).toBeVisible();
      expect(await findDrafts(page, url)).toHaveLength(10);
      await expectAccessible(page, { part: 'main' });
      await expectNoSidewaysScroll(page);

      await tap('Publish all 10');
      const dialog = page.getByRole('dialog', { name: 'Publish 10 models?' });
      await expect(dialog.getByText('Shine 100 DX: Colours, Pictures')).toBeVisible();
      await expectAccessible(page, { part: 'dialog' });
      await tap('Publish now');
      await expect(drafts).toHaveCount(0);
      await expect(page.getByRole('heading', { name: '10 models published.' })).toBeFocused();
      expect(taps).toBeLessThanOrEqual(12);
      expect(await findDrafts(page, url)).toEqual([]);

      const { models } = (await (await page.request.get(`${url}/api/vehicles`)).json()) as {
        models: ModelRow[];
      };
      const activa = models.find(({ name }) => name === 'Activa 6G');
      const detail = (await (
        await page.request.get(`${url}/api/vehicles/${activa?.id}`)
      ).json()) as ModelDetail;
      // One of the two was held upright.
      expect(detail.pictures.map(({ width: wide }) => wide).toSorted()).toEqual([1000, 750]);
      const visitor = await openPage({ width, height: 800 });
      await visitor.goto(`${url}/view-details?bike=Activa6G`);
      const own = visitor.locator('img[src^="/uploads/"], source[srcset*="/uploads/"]');
      await expect(own.first()).toBeAttached();
      const note = visitor.getByText('Illustration. See the real one in the showroom.');
      await expect(note.first()).toBeHidden();
      await visitor.goto(`${url}/view-details?bike=QC1`);
      await expect(note.first()).toBeVisible();
      rmSync(folder, { recursive: true });
    });
  });
}
