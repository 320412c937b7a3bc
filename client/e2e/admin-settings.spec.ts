import { addDays, dayOf } from '@dealership/shared';
import { expectAccessible } from './accessibility.ts';
import { expectNoSidewaysScroll } from './catalogue-page.ts';
import { expect, test } from './fixtures.ts';

test.use({ expectedErrors: [/status of 4(00|09)/] });

test('on a phone the sections are folded, and show what waits in them', async ({
  page,
  ownSite,
  logIn,
}) => {
  const { url, staff } = ownSite;
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page, staff, url);
  await page.goto(`${url}/admin/dealership`);
  const section = (name: string) => page.getByRole('region', { name });
  const [identity, phones] = [section('Name and address'), section('Phone numbers')];
  await expect(identity.getByLabel('Street')).toBeVisible();
  await expect(phones.getByText('Sample')).toBeVisible();
  await expect(phones.getByLabel('Sales 1')).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4000);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const title = phones.getByRole('heading', { name: 'Phone numbers' });
  await title.click();
  await phones.getByLabel('Sales 1').fill('call us');
  await title.click();
  await expect(phones.getByText('Not saved yet')).toBeVisible();
  await title.click();
  await phones.getByRole('button', { name: 'Save' }).click();
  await expect(phones.getByText('Enter a phone number of 8 to 13 digits')).toBeVisible();
  await title.click();
  await expect(phones.getByText('Not saved: see below')).toBeVisible();

  await page.goto(`${url}/admin/dashboard`);
  await page.goto(`${url}/admin/dealership#tracking`);
  const linked = section('Conversions');
  await expect(linked.getByLabel('List conversions in dataLayer')).toBeInViewport();
  await expect(identity.getByLabel('Street')).toBeHidden();
  // The focus is at its title.
  await page.keyboard.press('Tab');
  await expect(linked.getByLabel('List conversions in dataLayer')).toBeFocused();
});

test('Settings leads to the sections that people look for', async ({ page, logIn }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page);
  await page.goto('/admin/settings');
  await page.getByRole('main').getByRole('link', { name: 'Lost reasons' }).click();
  const heading = (name: string) => page.getByRole('heading', { name, level: 2 });
  await expect(page).toHaveURL(/\/admin\/answering#lostReasons$/);
  await expect(heading('Lost reasons')).toBeFocused();
  await expect(heading('Lost reasons')).toBeInViewport();
  const list = page.getByRole('navigation', { name: 'Settings' });
  await expect(list.locator('[aria-current=page]')).toHaveText('Lost reasons');
  await list.getByRole('link', { name: 'Response times' }).click();
  await expect(heading('Response times')).toBeFocused();
  await list.getByRole('link', { name: 'Holidays' }).click();
  await expect(heading('Holidays and special days')).toBeFocused();
  await expect(list.locator('[aria-current=page]')).toHaveText('Holidays');
});

/** A day at noon in India, epoch ms. */
const noonOf = (day: string) => Date.parse(`${day}T12:00:00+05:30`);

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(
      'a new sales number is in the bar, footer, contact and dealer page, statements and price list',
      { tag: '@core' },
      async ({ page, ownSite, logIn, openPage }) => {
        const { url, staff } = ownSite;
        await logIn(page, staff, url);
        await page.goto(`${url}/admin/dealership#phones`);
        const phones = page.getByRole('region', { name: 'Phone numbers' });
        // A sample number reaches nobody, so the field is empty and cannot be saved by mistake.
        await expect(phones.getByLabel('Sales 1')).toHaveValue('');
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);

        await phones.getByLabel('Sales 1').fill('call us');
        await phones.getByRole('button', { name: 'Save' }).click();
        await expect(phones.getByText('Enter a phone number of 8 to 13 digits')).toBeVisible();
        await expect(phones.getByLabel('Sales 1')).toBeFocused();
        await phones.getByLabel('Sales 1').fill('+91 353 243 1111');
        await phones.getByRole('button', { name: 'Save' }).click();
        await expect(phones.getByText('Sample')).toHaveCount(0);
        await phones.getByLabel('Sales 1').fill('+91 353 243 1234');
        const saved = page.waitForResponse(
          (answer) =>
            answer.url().endsWith('/api/settings') && answer.request().method() === 'PATCH',
        );
        await phones.getByRole('button', { name: 'Save' }).click();
        expect((await saved).status()).toBe(200);

        const visitor = await openPage({ width, height: 800 });
        for (const path of ['/', '/contact', '/dealers/1', '/about']) {
          await visitor.goto(url + path);
          const link = visitor.locator('a[href="tel:+913532431234"]');
          await expect(link.first(), path).toBeAttached();
          await expect(visitor.getByRole('contentinfo').locator(link), path).toBeAttached();
          // The contact bar: below on a phone, at the top on a desk.
          await expect(link.and(visitor.locator(':visible')).first(), path).toBeInViewport();
          await expect(visitor.locator('a[href="tel:+910000000001"]'), path).toHaveCount(0);
        }
        await visitor.goto(`${url}/dealers/1`);
        await expect(visitor.getByText('+91 353 243 1234').first()).toBeAttached();
        const document = await (await visitor.request.get(`${url}/dealers/1`)).text();
        expect(document).toContain('"telephone":"+91 353 243 1234"');
        const list = await visitor.request.get(`${url}/price-list.pdf`);
        expect(list.status()).toBe(200);

        // One click restores the earlier value.
        await phones.getByRole('button', { name: 'History' }).click();
        const history = page.getByRole('dialog', { name: 'History of Phone numbers' });
        await expect(history.getByText('Sales: +91 353 243 1234')).toBeVisible();
        await expectAccessible(page, { part: 'dialog' });
        await history.getByRole('button', { name: 'Restore' }).first().click();
        await expect(history).toHaveCount(0);
        await expect(phones.getByLabel('Sales 1')).toHaveValue('+91 353 243 1111');
        await visitor.reload();
        await expect(visitor.locator('a[href="tel:+913532431111"]').first()).toBeAttached();
      },
    );

    test('a holiday is shown on its day, and the break of a day on the others', async ({
      page,
      ownSite,
      logIn,
      openPage,
    }) => {
      const { url, staff } = ownSite;
      const today = dayOf(Date.now());
      const holiday = addDays(today, 5);
      await logIn(page, staff, url);
      await page.goto(`${url}/admin/hours`);
      const days = page.getByRole('region', { name: 'Holidays and special days' });
      await days.getByRole('button', { name: 'Add a holiday' }).click();
      await days.getByRole('button', { name: 'Save' }).click();
      await expect(days.getByText('Fill this in')).toBeVisible();
      await days.getByLabel('Reason that visitors read').fill('Durga Puja');
      await days.getByLabel('First day').fill(holiday);
      await expect(days.getByLabel('Last day')).toHaveValue(holiday);
      await days.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();

      const week = page.getByRole('region', { name: 'The week' });
      await week.getByRole('button', { name: 'Add a break on Monday' }).click();
      await expect(week.getByLabel('Monday opens again')).toHaveValue('14:00');
      await week.getByRole('button', { name: 'Copy Monday to all days' }).click();
      await week.getByRole('button', { name: 'Save' }).click();
      await expect(week.getByText('Sample')).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      const visitor = await openPage({ width, height: 800 });
      await visitor.clock.setFixedTime(noonOf(holiday));
      await visitor.goto(`${url}/contact`);
      const closed = visitor.getByText('Closed today: Durga Puja. We open at 10:00 AM tomorrow');
      await expect(closed.first()).toBeAttached();
      await expect(visitor.getByText('02:00 PM to 07:00 PM').first()).toBeAttached();
      await visitor.clock.setFixedTime(noonOf(addDays(holiday, 1)));
      await visitor.goto(`${url}/dealers/1`);
      await expect(visitor.getByText('Open now, until 01:00 PM').first()).toBeAttached();
    });

    test('two people who change one setting both see it, and nothing is lost', async ({
      page,
      ownSite,
      logIn,
      openPage,
    }) => {
      const { url, staff } = ownSite;
      const other = await openPage({ width, height: 800 });
      const sectionOf = (each: typeof page) =>
        each.getByRole('region', { name: 'Name and address' });
      for (const each of [page, other]) {
        await logIn(each, staff, url);
        await each.goto(`${url}/admin/dealership`);
        await expect(sectionOf(each).getByLabel('Street')).toHaveValue('Sevoke Road');
      }
      await sectionOf(page).getByLabel('Street').fill('5 Hill Road');
      await sectionOf(page).getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
      await sectionOf(other).getByLabel('Street').fill('7 Hill Road');
      await sectionOf(other).getByRole('button', { name: 'Save' }).click();
      await expect(other.getByText('Someone else changed this first')).toBeVisible();
      await expect(other.getByLabel(/^Theirs: 5 Hill Road/)).not.toBeChecked();
      await expect(other.getByLabel(/^Yours: 7 Hill Road/)).toBeChecked();
      await expectAccessible(other);
      await other.getByLabel(/^Theirs: 5 Hill Road/).check();
      await sectionOf(other).getByRole('button', { name: 'Save' }).click();
      await expect(sectionOf(other).getByLabel('Street')).toHaveValue('5 Hill Road');
      await expect(other.getByText('Someone else changed this first')).toHaveCount(0);
    });
  });
}
