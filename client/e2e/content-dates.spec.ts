import type { Locator, Page } from '@playwright/test';
import { minuteOf } from '@dealership/shared';
import { expectAccessible } from './accessibility.ts';
import { expectNoSidewaysScroll } from './catalogue-page.ts';
import { expect, test } from './fixtures.ts';
import { holdWords, pictureFile } from './pictures.ts';

const HOUR_MS = 60 * 60 * 1000;

test.use({ expectedErrors: [/status of 40[049]/], hasNotice: true });

interface Shown {
  id: number;
  alt?: string;
  title?: string;
}

/** The content that visitors get. */
async function shownAt(url: string, call: string): Promise<Shown[]> {
  return (await (await fetch(`${url}/api/${call}`)).json()) as Shown[];
}

async function openList(page: Page, url: string, screen: string) {
  await page.goto(`${url}/admin/${screen}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Manage/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New', exact: true })).toBeVisible();
}

/** Chooses a picture and describes it. */
async function choosePicture(dialog: Locator, alt: string) {
  await dialog.locator('input[type=file]').setInputFiles(pictureFile('new.png'));
  const words = dialog.getByLabel('What the picture shows');
  // It stays open for the next picture.
  if (!(await words.isVisible())) await dialog.getByText('Description and crop').click();
  await expect(words).toHaveValue('');
  await words.fill(alt);
}

async function setDates(dialog: Locator, start: string, end: string) {
  await dialog.getByLabel('Shown from').fill(start);
  await dialog.getByLabel('Shown until').fill(end);
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({
      viewport: { width, height: 800 },
      hasMovableClock: true,
    });

    test('a banner and the pop-up are replaced for a while, and go by themselves', async ({
      page,
      ownSite,
      logIn,
      openPage,
    }) => {
      const { url, staff } = ownSite;
      await logIn(page, staff, url);
      const start = minuteOf(Date.now() + 2 * HOUR_MS);
      const end = minuteOf(Date.now() + 4 * HOUR_MS);
      for (const [screen, name] of [
        ['banners', 'Add Banner'],
        ['notification', 'Add Notification'],
      ] as const) {
        await openList(page, url, screen);
        await page.getByRole('button', { name: 'New', exact: true }).click();
        const dialog = page.getByRole('dialog', { name });
        await choosePicture(dialog, 'Free wash week');
        await setDates(dialog, end, start);
        await expectAccessible(page, { part: 'dialog' });
        await dialog.getByRole('button', { name: 'Save' }).click();
        await expect(dialog.getByText('The end has to be after the start')).toBeVisible();
        await setDates(dialog, start, end);
        // The first picture keeps its description.
        await choosePicture(dialog, 'Free check-up week');
        await expect(dialog.getByText('Uploaded. Save to show it')).toBeVisible();
        await dialog.getByRole('button', { name: 'Save' }).click();
        await expect(dialog).toHaveCount(0);
        await expect(page.getByRole('main').getByText(/^From /)).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
      const [banners, notices] = [
        await shownAt(url, 'images'),
        await shownAt(url, 'getNotification'),
      ];

      ownSite.moveClock(3 * HOUR_MS);
      const alts = async (call: string) => (await shownAt(url, call)).map(({ alt }) => alt);
      expect((await alts('images'))[0]).toBe('Free check-up week');
      expect((await alts('getNotification'))[0]).toBe('Free check-up week');
      const visitor = await openPage({ width, height: 800 });
      await visitor.goto(url);
      const popUp = visitor.getByRole('dialog');
      await expect(popUp.getByRole('img', { name: 'Free check-up week' })).toBeVisible();
      if (width >= 1024) {
        await popUp.getByRole('button', { name: 'Close' }).click();
        const first = visitor.getByRole('region', { name: 'From our showroom' }).getByRole('img');
        await expect(first.first()).toHaveAccessibleName('Free check-up week');
      }

      ownSite.moveClock(5 * HOUR_MS);
      expect(await shownAt(url, 'images')).toEqual(banners);
      expect(await shownAt(url, 'getNotification')).toEqual(notices);
      await logIn(page, staff, url);
      await openList(page, url, 'banners');
      await expect(page.getByText('Ended', { exact: true })).toBeVisible();
    });

    test('the gallery is put in order by keys and by dragging', async ({
      page,
      ownSite,
      logIn,
    }) => {
      const { url, staff } = ownSite;
      await logIn(page, staff, url);
      await openList(page, url, 'gallery');
      const before = (await shownAt(url, 'gallery')).map(({ id }) => id);
      const [a, b, c, ...rest] = before;
      const menuOf = (name: string) =>
        page.getByRole('button', { name: `Actions for ${name}`, exact: true });
      const moveUp = page.getByRole('menuitem', { name: 'Move up', exact: true });
      await menuOf('Gallery image 3').press('Enter');
      await moveUp.press('Enter');
      await expect(page.getByText(/^Gallery image 3 is now number 2 of/)).toBeVisible();
      // The focus has moved with it.
      await expect(menuOf('Gallery image 2')).toBeFocused();
      await page.keyboard.press('Enter');
      await moveUp.press('Enter');
      await expect(page.getByText(/^Gallery image 2 is now number 1 of/)).toBeVisible();
      const ids = async () => (await shownAt(url, 'gallery')).map(({ id }) => id);
      expect(await ids()).toEqual([c, a, b, ...rest]);
      const handleOf = (name: string) =>
        page
          .locator(':is(tr, li)', { has: menuOf(name) })
          .last()
          .getByTitle('Drag');
      await handleOf('Gallery image 1').scrollIntoViewIfNeeded();
      const from = await handleOf('Gallery image 1').boundingBox();
      const to = await handleOf('Gallery image 2').boundingBox();
      if (!from || !to) throw new Error('nothing to drag');
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 + 20, { steps: 10 });
      await page.mouse.up();
      await expect(page.getByText(/^Gallery image 1 is now number 2 of/)).toBeVisible();
      expect(await ids()).toEqual([a, c, b, ...rest]);
      await expectNoSidewaysScroll(page);
    });

    test('an offer is changed by two people, shown as on a phone, taken back, deleted and brought back', async ({
      page,
      ownSite,
      logIn,
      openPage,
    }) => {
      const { url, staff } = ownSite;
      await logIn(page, staff, url);
      await openList(page, url, 'offer');
      const [current] = await shownAt(url, 'getOffers');
      const title = current?.title ?? '';
      const dialogOf = (on: Page) => on.getByRole('dialog', { name: `Edit ${title}` });
      const begin = async (on: Page) =>
        on.getByRole('button', { name: `Edit ${title}`, exact: true }).click();

      const other = await openPage({ width, height: 800 });
      await logIn(other, staff, url);
      await openList(other, url, 'offer');
      await begin(other);
      await begin(page);
      const dialog = dialogOf(page);
      await dialog.getByLabel('Description', { exact: true }).fill('Until the new year.');
      await dialog.getByLabel('Model').selectOption({ label: 'Dio 125' });
      await dialog.locator('input[type=file]').setInputFiles(pictureFile('new.png'));
      await expect(dialog.getByText('Uploaded. Save to show it')).toBeVisible();
      const words = dialog.getByLabel('What the picture shows');
      await dialog.getByText('Preview', { exact: true }).click();
      const preview = page.frameLocator('iframe[title=Preview]');
      const picture = preview.locator('img');
      await expect(picture).toBeVisible();
      // The answer about the replaced picture arrives after the next picture is there.
      const answerWords = await holdWords(page);
      await words.fill('The wrong picture');
      await dialog.locator('input[type=file]').setInputFiles(pictureFile('right.png'));
      await expect(words).toHaveValue('');
      await answerWords();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await expect(picture).toHaveAccessibleName('');
      await words.fill('A scooter with a ribbon');
      const focus = dialog.getByRole('button', { name: 'Focus point' });
      for (let step = 0; step < 10; step += 1) await focus.press('ArrowLeft');
      await expect(dialog.getByText('0 % from the left, 50 % from the top')).toBeVisible();
      await expect(dialog.getByText('Saved', { exact: true })).toBeVisible();
      await expect(preview.getByText('Until the new year.')).toBeVisible();
      await expect(preview.getByText('See the Dio 125')).toBeVisible();
      expect(await picture.evaluate((img) => getComputedStyle(img).objectPosition)).toBe('0% 50%');
      expect(await picture.evaluate(() => window.innerWidth)).toBe(360);
      // The preview shows a page in a document of its own.
      const without = ['landmark-one-main', 'page-has-heading-one'];
      await expectAccessible(page, { part: 'dialog', without });
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toHaveCount(0);
      expect((await shownAt(url, 'getOffers'))[0]).toMatchObject({
        alt: 'A scooter with a ribbon',
        focus: { x: 0, y: 50 },
        title,
        description: 'Until the new year.',
        model: { bikeName: 'Dio 125' },
      });

      await dialogOf(other).getByLabel('Description', { exact: true }).fill('While they last.');
      await dialogOf(other).getByRole('button', { name: 'Save' }).click();
      await expect(other.getByText('Someone else changed this first')).toBeFocused();
      await expect(dialogOf(other).getByText('Description: Until the new year.')).toBeVisible();
      await expect(dialogOf(other).getByText('Description: While they last.')).toBeVisible();
      await other.getByRole('button', { name: 'Take theirs' }).click();
      await expect(dialogOf(other).getByLabel('Description', { exact: true })).toHaveValue(
        'Until the new year.',
      );
      await dialogOf(other).getByRole('button', { name: 'Cancel' }).click();

      await begin(page);
      await dialog.getByText('History', { exact: true }).click();
      await expect(dialog.getByText('Description: Until the new year.')).toBeVisible();
      await dialog.getByRole('button', { name: /^Restore this version: before/ }).click();
      await expect(dialog).toHaveCount(0);
      expect((await shownAt(url, 'getOffers'))[0]).toEqual(current);

      await page.getByRole('button', { name: `Delete ${title}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      const deleted = page.getByRole('list', { name: 'Deleted' });
      await expect(deleted.getByText('Deleted: 30 days left')).toBeVisible();
      expect((await shownAt(url, 'getOffers')).map(({ id }) => id)).not.toContain(current?.id);
      await expectNoSidewaysScroll(page);
      await deleted.getByRole('button', { name: `Bring back ${title}` }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(`${title} is back, as it was.`)).toBeVisible();
      await expect(page.getByRole('button', { name: `Edit ${title}` })).toBeFocused();
      expect((await shownAt(url, 'getOffers'))[0]).toEqual(current);
    });
  });
}
