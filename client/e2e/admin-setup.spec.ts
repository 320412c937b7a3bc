import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expectNoSidewaysScroll } from './catalogue-page.ts';
import { expect, test } from './fixtures.ts';

test.use({ expectedErrors: [/status of 400/] });

/** From an empty database to an own dealership. */
const MOST_FIELDS = 25;
const MOST_TAPS = 40;

/** Pages that had values of the demo. */
const pages = [
  '/',
  '/motorcycle',
  '/scooters',
  '/about',
  '/contact',
  '/dealers/1',
  '/joy-club',
  '/amc',
  '/insurance',
  '/privacy-policy',
  '/terms-conditions',
  '/finance',
  '/gallery',
  '/nothing',
];

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('an empty database becomes a dealership of one’s own by few fields and taps', async ({
      page,
      ownSite,
    }) => {
      const { url, staff } = ownSite;
      let fields = 0;
      let taps = 0;
      const tap = async (locator: Locator) => {
        taps += 1;
        await locator.click();
      };
      const type = async (label: string, value: string) => {
        fields += 1;
        await tap(page.getByLabel(label, { exact: true }));
        await page.keyboard.type(value);
      };
      const save = async () => tap(page.getByRole('button', { name: 'Save' }));
      const step = (number: number) => expect(page.getByText(`Step ${number} of 8`)).toBeVisible();

      await page.goto(`${url}/admin`);
      await type('User ID', staff.userId);
      await type('Password', staff.password);
      await tap(page.getByRole('button', { name: 'Login' }));
      await expect(page.getByRole('heading', { name: 'Still from the demo' })).toBeVisible();
      await expectAccessible(page);
      await tap(page.getByRole('link', { name: 'Go through the first steps' }));

      await step(1);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await type('Name of the dealership', 'Hill Road Motors');
      await type('Street', '5 Hill Road');
      await type('City', 'Kalimpong');
      await type('State', 'West Bengal');
      await type('PIN code', '734301');
      await save();
      await step(2);
      // The setup is left and continued.
      await page.reload();
      await step(2);
      await type('Sales 1', '03552 255 123');
      await type('Service 1', '03552 255 124');
      await type('WhatsApp number', '98320 12345');
      await type('Email', 'ask@hillroad.example');
      await save();
      await step(3);
      await tap(page.getByRole('button', { name: 'Add a break on Monday' }));
      await tap(page.getByRole('button', { name: 'Copy Monday to all days' }));
      await tap(page.getByLabel('Open on Sunday'));
      await save();
      await step(4);
      await type('Latitude', '27.06');
      await type('Longitude', '88.47');
      await save();
      await step(5);
      await tap(page.getByRole('button', { name: 'Remove them' }));
      await tap(page.getByRole('button', { name: 'Use these texts' }));
      await step(6);
      await tap(page.getByRole('button', { name: 'Take the demo’s models off the website' }));
      await expect(page.getByText('No model is on the website now.')).toBeVisible();
      for (const content of ['Offers', 'Notification on the home page', 'Gallery']) {
        await tap(page.getByRole('button', { name: `${content}: this is ours` }));
        await expect(page.getByRole('button', { name: `${content}: this is ours` })).toHaveCount(0);
      }
      await step(7);
      await tap(page.getByRole('button', { name: 'Not now' }));
      await step(8);
      await expect(page.getByText('There is no backup yet.')).toBeVisible();
      await tap(page.getByRole('button', { name: 'The website is ours' }));
      await expect(page.getByText('The first steps are done.')).toBeVisible();
      expect(fields).toBeLessThanOrEqual(MOST_FIELDS);
      expect(taps).toBeLessThanOrEqual(MOST_TAPS);

      for (const path of pages) {
        const document = await (await page.request.get(url + path)).text();
        expect(document, path).toContain('Hill Road Motors');
        expect(document, path).toContain('03552 255 123');
        expect(document, path).not.toMatch(
          /Teesta Two|Sevoke|Siliguri|00000 000|example\.com|Example/,
        );
      }
      await page.goto(`${url}/admin/dashboard`);
      await expect(page.getByRole('heading', { name: 'Latest enquiries' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Still from the demo' })).toHaveCount(0);
      await expect(page.getByText('No backup on record')).toHaveCount(0);
    });

    test('what is shown above the dashboard’s numbers does not move them', async ({
      page,
      logIn,
    }) => {
      await logIn(page);
      // The last call of all, on a slow line.
      let goOn = () => {};
      const isSeen = new Promise<void>((resolve) => (goOn = resolve));
      await page.route(/\/api\/(settings|lastBackup)$/, async (route) => {
        await isSeen;
        // As after the first day.
        if (route.request().url().endsWith('lastBackup')) {
          await route.fulfill({ json: { state: 'never', backup: null } });
        } else await route.continue();
      });
      // The numbers wait two seconds at most, and a busy machine may need all of them.
      await page.addInitScript(() => {
        const { setTimeout: own } = window;
        Object.assign(window, {
          setTimeout: (run: () => void, ms: number) => own(run, ms === 2000 ? 100_000 : ms),
        });
      });
      await page.goto('/admin/dashboard');
      const latest = page.getByRole('heading', { name: 'Latest enquiries' });
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
      await expect(latest).toBeHidden();
      goOn();
      await expect(latest).toBeVisible();
      const before = await latest.boundingBox();
      await expect(page.getByRole('heading', { name: 'Still from the demo' })).toBeVisible();
      await expect(page.getByText('No backup on record')).toBeVisible();
      expect(await latest.boundingBox()).toEqual(before);
    });

    test('a page is written, its sections ordered by keyboard, and brought back', async ({
      page,
      ownSite,
      logIn,
      openPage,
    }) => {
      const { url, staff } = ownSite;
      await logIn(page, staff, url);
      await page.goto(`${url}/admin/pages`);
      const about = page.getByRole('region', { name: 'About us' });
      await about.getByLabel('First words', { exact: true }).fill('Ask for {nmae} in {city}.');
      await about.getByRole('button', { name: 'Save' }).click();
      await expect(about.getByText('In braces use only')).toBeVisible();
      await expect(about.getByLabel('First words', { exact: true })).toBeFocused();
      await about.getByLabel('First words', { exact: true }).fill('Ask for {name} in {city}.');
      await about.getByText('Why here', { exact: true }).press('Enter');
      await about.getByRole('button', { name: 'Move up Why here' }).press('Enter');
      await expect(page.getByText('Why here is now number 3 of 4.')).toBeAttached();
      await expect(about.getByRole('button', { name: 'Move up Why here' })).toBeFocused();
      await about.getByRole('button', { name: 'Add a section' }).click();
      await about.getByLabel('Heading', { exact: true }).last().fill('Find us');
      await about
        .getByLabel('Text', { exact: true })
        .last()
        .fill('By the bridge.\n\n- Bus 7\n- Bus 9');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await about.getByRole('button', { name: 'Save' }).click();
      await expect(about.getByText('Sample')).toHaveCount(0);

      const visitor = await openPage({ width, height: 800 });
      await visitor.goto(`${url}/insurance`);
      await visitor.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
      await expect(visitor.getByText('Ask for Teesta Two-Wheelers in Siliguri.')).toBeVisible();
      await expect(visitor.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
        'Our story',
        'Why here',
        'How we work',
        'Find us',
        'In figures',
      ]);
      await expect(visitor.getByRole('listitem').filter({ hasText: 'Bus 9' })).toBeVisible();
      await visitor.reload();
      await expect(visitor.getByText('Ask for Teesta Two-Wheelers in Siliguri.')).toBeVisible();

      await about.getByRole('button', { name: 'History' }).click();
      const history = page.getByRole('dialog', { name: 'History of About us' });
      await expect(history.getByText('Ask for {name} in {city}.')).toBeVisible();
      await history.getByRole('button', { name: 'Restore' }).click();
      await expect(about.getByLabel('First words', { exact: true })).toHaveValue(
        /where the plains end/,
      );
    });
  });
}
