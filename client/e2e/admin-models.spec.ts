import type { Page } from '@playwright/test';
import { addDays, dayOf } from '@dealership/shared';
import { readPdf } from '../../shared/test/read-pdf.ts';
import { expectAccessible } from './accessibility.ts';
import { expectNoSidewaysScroll } from './catalogue-page.ts';
import { expect, test } from './fixtures.ts';
import { doubleText } from './page-fit.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

test.use({ expectedErrors: [/status of 40[0149]/] });

/** Presses a button with the keyboard only. */
async function press(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
}

function regionOf(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

/** Opens a tab of the editor. */
async function openTab(page: Page, name: string | RegExp) {
  const tab = page.getByRole('tab', { name });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

/** Adds a part to a section and fills in its fields, by their labels. */
async function addPart(
  page: Page,
  { section, button, fields }: { section: string; button: string; fields: Record<string, string> },
) {
  const region = regionOf(page, section);
  await region.getByRole('button', { name: button }).press('Enter');
  const part = region
    .getByRole('group')
    .filter({ has: page.locator('[data-move]') })
    .last();
  for (const [label, text] of Object.entries(fields)) {
    const field = part.getByLabel(label, { exact: true });
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') {
      await field.selectOption(text);
    } else {
      await field.fill(text);
    }
  }
}

/** Drags by the handle, as with a mouse or a thumb. */
async function dragOnto(page: Page, { part, place }: { part: string; place: string }) {
  const handleOf = (name: string) =>
    page
      .locator(':is([role=group], li)', {
        has: page.getByRole('button', { name: new RegExp(`^(Move up|Actions for) ${name}$`) }),
      })
      .last()
      .getByTitle('Drag');
  await handleOf(part).scrollIntoViewIfNeeded();
  const [from, to] = [await handleOf(part).boundingBox(), await handleOf(place).boundingBox()];
  if (!from || !to) throw new Error('nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 10 });
  await page.mouse.up();
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({
      viewport: { width, height: 800 },
      hasMovableClock: true,
    });

    test('a new scooter is written, planned for tomorrow at ten, and seen everywhere then; by keyboard', async ({
      page,
      ownSite,
      logIn,
      openPage,
    }) => {
      const { url, staff } = ownSite;
      await logIn(page, staff, url);
      await page.goto(`${url}/admin/models`);
      await press(page, 'Add a model');
      const dialog = page.getByRole('dialog', { name: 'Add a model' });
      await dialog.getByLabel('Type').selectOption('scooter');
      await dialog.getByLabel('Name').fill('activa 6 g');
      await page.keyboard.press('Enter');
      await expect(dialog.getByText('Activa 6G already uses this page address')).toBeVisible();
      await expect(dialog.getByLabel('Name')).toBeFocused();
      await expectAccessible(page, { part: 'dialog' });
      // A hint does not push its control away from the label.
      const heights = await dialog
        .locator('label')
        .evaluateAll((all) =>
          (all as HTMLLabelElement[]).map(
            (label) =>
              (label.control?.getBoundingClientRect().top ?? 0) - label.getBoundingClientRect().top,
          ),
        );
      expect(new Set(heights.map(Math.round)).size).toBe(1);
      await dialog.getByLabel('Name').fill('Metro 110');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Metro 110', level: 1 })).toBeVisible();
      await openTab(page, 'Publishing');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Price (needed to publish)' }).press('Enter');
      await expect(page.getByRole('button', { name: 'Add a variant' })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      await openTab(page, 'About');
      const about = regionOf(page, 'About');
      await about
        .getByLabel('Description', { exact: true })
        .fill('Light, for the market and the school run.');
      await about.getByLabel('Engine (cc)').fill('109');
      await about.getByLabel('Mileage (km per litre)').fill('55');
      await about.getByLabel('Seat height (mm)').fill('tall');
      await expect(
        about.getByText('Enter a number from 300 to 1200, or leave empty'),
      ).toBeVisible();
      // From another tab the bar leads back to the field.
      await openTab(page, 'Specifications');
      await expect(page.getByRole('tab', { name: 'About 1 error' })).toBeVisible();
      await press(page, '1 error');
      await expect(about.getByLabel('Seat height (mm)')).toBeFocused();
      await expect(page.getByRole('button', { name: 'About (1)' })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('765');
      await expect(about.getByText('Saved in the draft')).toBeVisible();

      const variants = [
        ['Standard', '78,500'],
        ['Deluxe', '82,000'],
        ['Smart', '86,500'],
        ['Anniversary', '99999.50'],
      ] as const;
      await openTab(page, /^Variants/);
      for (const [name, price] of variants) {
        const fields = { Variant: name, 'Ex-showroom price (₹)': price };
        await addPart(page, { section: 'Variants and prices', button: 'Add a variant', fields });
      }
      await openTab(page, /^Colours/);
      for (const name of ['Red', 'Blue', 'White', 'Black', 'Grey']) {
        const fields = { Colour: name };
        await addPart(page, { section: 'Colours', button: 'Add a colour', fields });
      }
      const colours = regionOf(page, 'Colours');
      const up = colours.getByRole('button', { name: 'Move up Grey' });
      await up.press('Enter');
      await expect(up).toBeFocused();
      await expect(colours.getByText('Grey is now number 4 of 5.')).toBeAttached();
      await dragOnto(page, { part: 'Grey', place: 'White' });
      await expect(colours.getByText('Grey is now number 3 of 5.')).toBeAttached();
      await expect(colours.getByText('Saved in the draft')).toBeVisible();
      await openTab(page, /^Specifications/);
      await addPart(page, {
        section: 'Specifications',
        button: 'Add a line',
        fields: { Part: 'bodyDimensions', Name: 'Kerb weight', Value: '104 kg' },
      });
      await openTab(page, /^Features/);
      await addPart(page, {
        section: 'Features',
        button: 'Add a feature',
        fields: { Heading: 'USB charger', Text: 'Under the front cover.' },
      });
      await expect(regionOf(page, 'Features').getByText('Saved in the draft')).toBeVisible();
      // Each tab is still as it was left.
      await openTab(page, /^Variants.*unpublished changes/);
      await expect(
        regionOf(page, 'Variants and prices').getByLabel('Variant', { exact: true }),
      ).toHaveCount(4);
      await openTab(page, 'Publishing');
      await expect(page.getByText('A picture of Grey')).toBeVisible();

      const tomorrow = addDays(dayOf(Date.now()), 1);
      await page.getByLabel('Day and time').fill(`${tomorrow}T10:00`);
      await press(page, 'Schedule');
      await expect(page.getByRole('dialog', { name: /^Still missing \(/ })).toBeVisible();
      await expectAccessible(page, { part: 'dialog' });
      await press(page, 'Schedule anyway');
      const planned = `Scheduled by staff for tomorrow 10:00 am: `;
      await expect(page.getByText(planned)).toBeVisible();
      await expect(regionOf(page, 'Publish')).toContainText('Scheduled for tomorrow 10:00 am');

      const visitor = await openPage({ width, height: 800 });
      const address = `${url}/view-details?bike=Metro110`;
      expect((await visitor.goto(address))?.status()).toBe(404);
      // Nobody does anything for two days.
      ownSite.moveClock(2 * DAY_MS);
      await expect(async () => {
        expect((await visitor.goto(address))?.status()).toBe(200);
      }).toPass();
      await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Metro 110');
      await expect(visitor).toHaveTitle(/Metro 110/);
      await expect(visitor.getByText('₹ 78,500').first()).toBeVisible();
      await expect(visitor.getByText('104 kg')).toBeAttached();
      await expect(visitor.getByText('765\u00a0mm')).toBeVisible();
      await expect(visitor.getByText('55\u00a0km/l')).toBeVisible();
      const read = async (path: string) => {
        const answer = await visitor.request.get(url + path);
        expect(answer.status(), path).toBe(200);
        return answer;
      };
      expect(await (await read('/sitemap.xml')).text()).toContain('Metro110');
      const shared = await (await read('/view-details?bike=Metro110')).text();
      expect(shared).toMatch(/<meta property="og:title" content="[^"]*Metro 110/);
      for (const path of ['/brochures/metro110.pdf', '/price-list.pdf']) {
        const { text } = readPdf(await (await read(path)).body());
        for (const [name, price] of [
          ['Metro110', '78,500'],
          ['Anniversary', '99,999.50'],
        ]) {
          expect(text, path).toContain(name);
          expect(text, path).toContain(price);
        }
      }
      await visitor.goto(`${url}/scooters?bike=Metro110`);
      await expect(visitor.getByText('Metro 110').first()).toBeVisible();
      await expect(visitor.getByText('109 cc').first()).toBeVisible();
      for (const form of ['/text-ride-booking', '/finance', '/service-booking']) {
        await visitor.goto(url + form);
        const options = visitor.getByRole('option', { name: 'Metro 110', exact: true });
        await expect(options.first(), form).toBeAttached();
      }
      ownSite.moveClock(0);
    });

    test(
      'a wrong price is undone from the history, and a deleted model comes back',
      { tag: '@core' },
      async ({ page, ownSite, logIn }) => {
        const { url, staff } = ownSite;
        await logIn(page, staff, url);
        await page.goto(`${url}/admin/models`);
        await page.getByRole('link', { name: 'Livo', exact: true }).press('Enter');
        await openTab(page, /^Variants/);
        const variants = regionOf(page, 'Variants and prices');
        const price = variants.getByLabel('Ex-showroom price (₹)').first();
        const before = await price.inputValue();
        await price.fill('7865');
        await expect(variants.getByText('Saved in the draft')).toBeVisible();
        await press(page, 'Publish');
        await expect(page.getByRole('link', { name: 'See it on the website' })).toBeVisible();
        const prices = async () =>
          (
            (await (await page.request.get(`${url}/api/variants/Livo`)).json()) as {
              price: number;
            }[]
          )[0]?.price;
        expect(await prices()).toBe(7865);

        await press(page, 'More');
        await page.getByRole('menuitem', { name: 'History' }).press('Enter');
        const history = page.getByRole('dialog', { name: 'History of Livo' });
        await expect(history.getByText('₹ 7,865')).toBeVisible();
        await expectAccessible(page, { part: 'dialog' });
        await history
          .getByRole('button', { name: /^Set these prices again now: Variants and prices/ })
          .press('Enter');
        await expect(history).toHaveCount(0);
        await expect(price).toHaveValue(before);
        await expect(
          regionOf(page, 'Publish').getByText('Published', { exact: true }),
        ).toBeVisible();
        expect(await prices()).toBe(Number(before));

        await page.getByRole('link', { name: 'All models' }).press('Enter');
        await expect(page.getByRole('link', { name: 'Livo', exact: true })).toBeFocused();
        const listed = page.getByRole('list', { name: 'Models, in the order of the lists' });
        const names = () => listed.getByRole('listitem').getByRole('link').allTextContents();
        const [first = '', second = '', third = ''] = await names();
        await dragOnto(page, { part: first, place: second });
        await expect(page.getByText(`${first} is now number 2 of 26.`)).not.toHaveCount(0);
        expect(await names()).toEqual([second, first, third, ...(await names()).slice(3)]);
        await page.reload();
        await expect(listed.getByRole('listitem').first()).toContainText(second);
        await press(page, 'Actions for Livo');
        await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
        await expect(page.getByRole('button', { name: 'Bring back Livo' })).toBeFocused();
        expect((await page.request.get(`${url}/api/bikeView/Livo`)).status()).toBe(404);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('link', { name: 'Livo', exact: true })).toBeFocused();
        expect((await page.request.get(`${url}/api/bikeView/Livo`)).status()).toBe(200);
        await expectNoSidewaysScroll(page);
        // At the present scroll position a button may be half behind the bar.
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await expectAccessible(page);
      },
    );

    test('the list is searched, filtered and sorted by keyboard', async ({
      page,
      ownSite,
      logIn,
    }) => {
      const { url, staff } = ownSite;
      await logIn(page, staff, url);
      await page.goto(`${url}/admin/models`);
      const listed = page.getByRole('list', { name: 'Models, in the order of the lists' });
      const links = listed.getByRole('link');
      await expect(listed.locator('img').first()).toHaveJSProperty('complete', true);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      if (width === 360) {
        // Of 26 models; 2,600 px are to be enough for 28.
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(height).toBeLessThan(2600);
      }

      const [first = '', second = ''] = await links.allTextContents();
      const handle = page.getByRole('button', { name: `Move ${first}`, exact: true });
      await handle.press('Space');
      await expect(page.getByText(`${first} is picked up: number 1 of 26.`)).toBeAttached();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByText(`${first}: number 2 of 26.`)).toBeAttached();
      await page.keyboard.press('Space');
      await expect(page.getByText(`${first} is now number 2 of 26.`)).not.toHaveCount(0);
      await expect(handle).toBeFocused();
      await expect(links.first()).toHaveText(second);
      await page.reload();
      await expect(links.first()).toHaveText(second);
      await press(page, `Actions for ${first}`);
      await page.getByRole('menuitem', { name: 'Move to the top' }).press('Enter');
      await expect(links.first()).toHaveText(first);
      await expect(page.locator('[data-action^=more]:focus')).toHaveAccessibleName(
        `Actions for ${first}`,
      );

      await page.keyboard.press('/');
      await page.keyboard.type('activa 6');
      await expect(links).toHaveText(['Activa 6G']);
      await expect(page).toHaveURL(/find=activa\+6$/);
      for (const _ of ['type', 'state', 'all models', 'the row']) await page.keyboard.press('Tab');
      await expect(links).toBeFocused();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Activa 6G', level: 1 })).toBeVisible();
      await page.goBack();
      await expect(links).toHaveText(['Activa 6G']);
    });

    test('two people at one section see both versions, and neither is lost', async ({
      page,
      ownSite,
      logIn,
      openPage,
    }) => {
      const { url, staff } = ownSite;
      const other = await openPage({ width, height: 800 });
      const descriptions = [];
      for (const each of [page, other]) {
        await logIn(each, staff, url);
        await each.goto(`${url}/admin/models`);
        await each.getByRole('link', { name: 'Livo', exact: true }).click();
        descriptions.push(regionOf(each, 'About').getByLabel('Description', { exact: true }));
      }
      const [mine, theirs] = descriptions;
      await theirs?.fill('For the hills.');
      await expect(regionOf(other, 'About').getByText('Saved in the draft')).toBeVisible();
      await mine?.fill('For the plains.');
      const conflict = page.getByRole('heading', {
        name: 'Someone else changed this first',
      });
      await expect(conflict).toBeFocused();
      for (const text of ['Description: For the hills.', 'Description: For the plains.']) {
        await expect(regionOf(page, 'About').getByText(text)).toBeVisible();
      }
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Keep yours' }).press('Enter');
      await expect(conflict).toHaveCount(0);
      await expect(regionOf(page, 'About').getByText('Saved in the draft')).toBeVisible();
      await other.reload();
      await expect(regionOf(other, 'About').getByLabel('Description', { exact: true })).toHaveValue(
        'For the plains.',
      );
      await openTab(other, 'Publishing');
      await expect(other.getByLabel('Day and time')).toBeVisible();
      await doubleText(other);
      await expectNoSidewaysScroll(other);
    });
  });
}
