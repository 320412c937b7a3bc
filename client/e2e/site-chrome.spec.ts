import { expect, test } from './fixtures.ts';

const phone = { width: 360, height: 740 };

test('the social links are hidden and shown by their toggle, and stay as they were left', async ({
  openPage,
}) => {
  const page = await openPage({ width: 1280, height: 800 });
  await page.goto('/contact');
  const facebook = page.getByRole('link', { name: 'Facebook' });
  await expect(facebook).toBeVisible();
  for (const name of ['Facebook', 'Instagram', 'YouTube']) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', /^https:\/\/www\./);
  }
  await page.locator('summary', { hasText: 'Follow us' }).click();
  await expect(facebook).toBeHidden();
  await page.reload();
  await expect(page.locator('main')).toBeVisible();
  await expect(facebook).toBeHidden();
  await page.locator('summary', { hasText: 'Follow us' }).click();
  await expect(facebook).toBeVisible();
  await page.goto('/admin/login');
  await expect(page.getByRole('heading')).not.toHaveCount(0);
  await expect(facebook).toHaveCount(0);
});

test('on a phone the social links cover neither the content nor the bar below', async ({
  openPage,
}) => {
  const page = await openPage(phone);
  await page.goto('/contact');
  const bar = page.locator('details', { hasText: 'Follow us' });
  expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe('static');
  const [content, social, footer] = await Promise.all(
    ['main', 'details:has-text("Follow us")', 'footer'].map((selector) =>
      page.locator(selector).last().boundingBox(),
    ),
  );
  expect(social!.y).toBeGreaterThanOrEqual(content!.y + content!.height - 1);
  expect(footer!.y).toBeGreaterThanOrEqual(social!.y + social!.height - 1);
});

test('a phone’s contact bar shows a number for sales and one for service', async ({ openPage }) => {
  for (const width of [320, 360]) {
    const page = await openPage({ width, height: 740 });
    await page.goto('/contact');
    const bar = page.getByRole('region', { name: 'Phone numbers' });
    for (const number of ['+91 00000 00001', '+91 00000 00003']) {
      await expect(bar.getByRole('link', { name: number })).toBeInViewport({ ratio: 1 });
    }
    expect(await bar.evaluate((element) => element.scrollWidth)).toBe(width);
  }
});

test('whether the showroom is open is said by the showroom’s clock, and moves nothing', async ({
  openPage,
}) => {
  const page = await openPage(phone);
  // Saturday, 21 November 2026, 18:59:30 in Siliguri.
  await page.clock.install({ time: new Date('2026-11-21T13:29:30Z') });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map(({ startTime }) => startTime));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/contact');
  const line = page.getByRole('contentinfo').getByText(/now/);
  await page.clock.runFor(1000);
  await expect(line).toHaveText('Open now, until 07:00 PM');
  await page.clock.runFor(60_000);
  await expect(line).toHaveText('Closed now, opens at 11:00 AM tomorrow');
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test('an older address inside the site leads where the server says', async ({ page }) => {
  await page.goto('/contact');
  await page.evaluate(() => {
    history.pushState({}, '', '/networks');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page).toHaveURL(/\/dealers\/1$/);
  await expect(page.getByText('Opening time')).toBeVisible();
});
