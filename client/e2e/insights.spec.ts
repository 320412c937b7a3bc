import { dayOf } from '@dealership/shared';
import { arrive, take } from './desk-arrivals.ts';
import { expect, test } from './fixtures.ts';
import { doubleText, expectTextsFit } from './page-fit.ts';
import { expectClean, tabTo } from './staff-page.ts';

test(
  'a number of Insights leads to as many enquiries, and back',
  { tag: '@core' },
  async ({ page, ownSite, logIn }) => {
    const { url, staff } = ownSite;
    await page.setViewportSize({ width: 360, height: 740 });
    await logIn(page, staff, url);
    const first = await arrive(ownSite, 'sales', 'Early Esha', '9832011101');
    await arrive(ownSite, 'sales', 'Second Sita', '9832011102');
    const other = await arrive(ownSite, 'finance', 'Third Tara', '9832011103');
    await take(page, ownSite, first, { do: 'no-answer' });
    await take(page, ownSite, other, { do: 'close', then: { to: 'lost', reason: 'not-reached' } });

    const pressed = await page.request.post(`${url}/api/taps`, {
      data: { way: 'call', page: 'home' },
    });
    expect(pressed.status()).toBe(204);

    await page.goto(`${url}/admin/insights`);
    await expect(page.getByRole('heading', { name: 'Insights', level: 1 })).toBeVisible();
    const overview = page.locator('dl').first();
    await expect(overview).toContainText('Answered in time100%');
    const taps = page.getByRole('region', { name: 'Calls and WhatsApp from the website' });
    await expect(taps.getByRole('table', { name: /By page$/ })).toContainText('Home');
    await expect(page.getByText('Today is not over.')).toBeVisible();
    await page.getByRole('button', { name: 'Last 90 days' }).click();
    await expect(page.getByRole('img', { name: /^Enquiries per day/ })).toBeVisible();
    // Two in each row, level with each other.
    const numbers = overview.locator('dd');
    await expect(numbers.locator('svg')).toHaveCount(10);
    const tops = await numbers.evaluateAll((all) =>
      all.map((each) => Math.round(each.getBoundingClientRect().top)),
    );
    expect(new Set(tops).size).toBe(5);
    await expectClean(page);

    const number = page
      .getByRole('table', { name: 'By type' })
      .getByRole('link', { name: '2 received, Sales' });
    await tabTo(page, number);
    await page.keyboard.press('Enter');
    const rows = page.locator('[data-row]');
    await expect(rows).toHaveCount(2);
    const today = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(
      Date.parse(`${dayOf(Date.now())}T00:00:00Z`),
    );
    await expect(page.getByText(/^Enquiries counted in Insights: received, Sales, /)).toContainText(
      today,
    );
    await expect(
      page.getByRole('navigation', { name: 'Lists' }).locator('[aria-current]'),
    ).toHaveCount(0);
    await expectClean(page);
    // The document of the desk draws the same list.
    await page.reload();
    await expect(rows).toHaveCount(2);
    // The bar's parts load after the rows; doubling the text now would miss them.
    await expect(page.locator('header').getByRole('switch')).toBeVisible();
    await doubleText(page);
    await expectTextsFit(page, 'list behind a number');

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('link', { name: 'Back to Insights' }).click();
    const lost = page.getByRole('region', { name: 'Lost by reason, by type' });
    await page.getByText('Lost by reason, by type').click();
    await expect(lost).toBeVisible();
    await expectClean(page);
    await lost.getByRole('link', { name: /^1 lost, Finance/ }).click();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Third Tara');
    await page.getByRole('link', { name: /^All open/ }).click();
    await expect(page).toHaveURL(/\/admin\/desk\?view=open$/);
    await expect(rows).toHaveCount(2);

    await page.goBack();
    await page.goBack();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole('heading', { name: 'Lost by reason', exact: true })).toBeVisible();
    // The bar has its phone form: the test doubles these sizes.
    await expect(page.getByText('Duty', { exact: true })).toBeVisible();
    await doubleText(page);
    await expectTextsFit(page, 'Insights');
  },
);
