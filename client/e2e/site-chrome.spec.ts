import { desktop, phone } from './catalogue-page.ts';
import { expect, test } from './fixtures.ts';

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test('beyond 50 px the contact bar is gone and the header stays on top', async ({
      openPage,
    }) => {
      const page = await openPage(viewport);
      await page.goto('/terms-conditions');
      const number = page.getByLabel('Phone numbers').locator('a').first();
      const logo = page.getByRole('banner').getByRole('link', { name: /home/ });
      await page.evaluate(() => window.scrollTo({ top: 50, behavior: 'instant' }));
      await expect(number).toHaveCSS('visibility', 'visible');
      await page.evaluate(() => window.scrollTo({ top: 51, behavior: 'instant' }));
      await expect(number).toHaveCSS('visibility', 'hidden');
      await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
      await expect(logo).toBeInViewport();
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expect(number).toHaveCSS('visibility', 'visible');
    });

    test('one menu is open at a time, and Escape gives the focus back', async ({ openPage }) => {
      const page = await openPage(viewport);
      await page.goto('/contact');
      if (viewport === phone) await page.locator('summary', { hasText: 'Menu' }).click();
      const menu = page.getByRole('navigation', { name: 'Main' });
      const services = menu.getByText('SERVICES');
      await services.focus();
      await page.keyboard.press('Enter');
      await expect(menu.getByRole('link', { name: 'AMC' })).toBeVisible();
      await menu.getByText('NETWORKS').click();
      await expect(menu.getByRole('link', { name: 'Siliguri' })).toBeVisible();
      await expect(menu.getByRole('link', { name: 'AMC' })).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(menu.getByRole('link', { name: 'Siliguri' })).toBeHidden();
      await expect(page.locator('summary:focus')).toHaveCount(1);
    });

    test('Enquire leads to the enquiry of the model one looks at, else to the form at hand', async ({
      openPage,
    }) => {
      const page = await openPage(viewport);
      const enquire = page.getByRole('link', { name: 'Enquire', exact: true });
      await page.goto('/view-details?bike=Shine125');
      await enquire.click();
      await expect(page).toHaveURL(/\/text-ride-booking\?bike=Shine125$/);
      await expect(page.getByLabel('Model', { exact: true })).toHaveValue('Shine 125');
      await page.goto('/scooters');
      await page
        .getByRole('link', { name: /Dio 125/ })
        .first()
        .click();
      await enquire.click();
      await expect(page).toHaveURL(/\/text-ride-booking\?bike=Dio125$/);
      await expect(page.getByLabel('Model', { exact: true })).toHaveValue('Dio 125');
      // The first model is shown until one is chosen.
      await page.goto('/motorcycle');
      const first = await page.locator('#model-name').textContent();
      await enquire.click();
      await expect(page.getByLabel('Model', { exact: true })).toHaveValue(first ?? '');
      await page.goto('/service-booking');
      await expect(enquire).toHaveAttribute('href', '#enquire');
      await enquire.click();
      await expect(page).toHaveURL(/\/service-booking#enquire$/);
      await expect(page.getByRole('form', { name: 'Service booking' })).toBeInViewport();
      await page.goto('/about');
      await enquire.click();
      await expect(page).toHaveURL(/\/#enquire$/);
      await expect(page.getByRole('tab', { name: 'Sales' })).toBeInViewport();
    });
  });
}

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

test('whether the showroom is open is shown by the showroom’s clock, and moves nothing', async ({
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
