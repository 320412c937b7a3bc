import { watchForeignRequests } from './catalogue-page.ts';
import { expect, test } from './fixtures.ts';

test('a page reached inside the site has its title and the focus, and going back finds the place', async ({
  page,
}) => {
  await page.goto('/terms-conditions');
  const link = page.getByRole('link', { name: 'About Us' });
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(500);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A road, a workshop, a showroom',
  );
  await expect(page).toHaveTitle(/^About us/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The small print, made readable',
  );
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(left, -1);
});

test('"All channels" ticks every channel, and is not sent', async ({ page }) => {
  await page.goto('/optain');
  const form = page.getByRole('form', { name: 'Communication opt-in' });
  await form.getByLabel('Registration number').fill('WB74 A 1234');
  await form.getByLabel('Name').fill('Asha Rai');
  await form.getByLabel('Mobile number').fill('9832012345');
  await form.getByLabel('All channels').check();
  await form.getByLabel('Voice call').uncheck();
  await expect(form.getByLabel('All channels')).not.toBeChecked();
  const request = page.waitForRequest('**/opt-in');
  await form.getByRole('button', { name: 'SUBMIT' }).click();
  expect(((await request).postDataJSON() as { notifications: unknown }).notifications).toEqual({
    rcs: true,
    sms: true,
    obd: false,
    email: true,
    whatsapp: true,
  });
});

test('"Stop messages" takes a number, says what is wrong with it, and that it has stopped', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/400 \(Bad Request\).*consents\/stop/);
  await page.goto('/optain');
  const form = page.getByRole('form', { name: 'Stop messages' });
  const button = form.getByRole('button', { name: 'Stop messages' });
  await expect(button).not.toHaveAttribute('aria-busy');
  await form.getByLabel('Mobile number').fill('98320');
  await button.click();
  await expect(form.getByRole('alert')).toHaveText(/\S/);
  await expect(form.getByLabel('Mobile number')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Mobile number').fill('98320 12345');
  await form.getByLabel('Mobile number').press('Enter');
  await expect(form.getByRole('status')).toHaveText(/no longer send reminders or offers/);
  await expect(form.getByRole('alert')).toBeEmpty();
});

test.describe('finance', () => {
  test(
    'the EMI calculator begins with the usual rate and years, and forgets when it is closed',
    { tag: '@core' },
    async ({ page }) => {
      await page.goto('/finance');
      const opener = page.getByRole('button', { name: 'EMI Calculator' });
      await opener.click();
      const dialog = page.getByRole('dialog', { name: 'EMI Calculator' });
      const range = dialog.getByText('Enter an amount above 0 and up to ₹\u00a01,00,00,00,000');
      await dialog.getByLabel('Loan amount').fill('1,00,00,00,001');
      await expect(range).toBeVisible();
      await dialog.getByLabel('Loan amount').fill('1,00,00,00,000');
      await expect(range).toHaveCount(0);
      await dialog.getByLabel('Loan amount').fill('1,00,000');
      await expect(dialog.getByRole('status')).toContainText('₹\u00a03,203.29 a month');
      await dialog.getByLabel('Interest rate').fill('10');
      await dialog.getByLabel('Years').fill('');
      await expect(dialog.getByText('Your EMI')).toHaveCount(0);
      await dialog.getByLabel('Years').fill('3');
      await expect(dialog.getByRole('status')).toContainText('₹\u00a03,226.72 a month');
      await expect(dialog.getByRole('status')).toContainText('₹\u00a01,16,161.87');
      await dialog.getByLabel('Interest rate').fill('0');
      await expect(dialog.getByRole('status')).toContainText('₹\u00a02,777.78 a month');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
      await opener.click();
      const begins = { 'Loan amount': '', 'Interest rate': '9.5', Years: '3' };
      for (const [label, value] of Object.entries(begins)) {
        await expect(dialog.getByLabel(label)).toHaveValue(value);
      }
      await dialog.getByLabel('Loan amount').fill('1,00,000');
      await dialog.getByRole('button', { name: '5 years' }).click();
      await expect(dialog.getByLabel('Years')).toHaveValue('5');
      await expect(dialog.getByRole('status')).toContainText('₹\u00a02,100.19 a month');
    },
  );

  test('an address with a model and ?emi=1 locks the model and opens the calculator with most of its price', async ({
    page,
    request,
  }) => {
    const models = (await (await request.get('/api/models')).json()) as { name: string }[];
    const name = models.find((model) => model.name.includes(' '))?.name ?? '';
    const bike = encodeURIComponent(name.replaceAll(' ', ''));
    const variants = (await (await request.get(`/api/variants/${bike}`)).json()) as {
      name: string;
      price: number;
    }[];
    const variant = variants.at(-1)!;
    await page.goto(`/finance?bike=${bike}&variant=${encodeURIComponent(variant.name)}&emi=1`);
    const amount = page.getByRole('dialog').getByLabel('Loan amount');
    await expect(amount).toHaveValue(String(Math.round(variant.price * 0.8)));
    await expect(page.getByText(/^Loans usually cover 80% of the price \(₹/)).toBeVisible();
    await amount.fill('');
    await expect(amount, 'an emptied amount stays empty').toHaveValue('');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    const model = page.getByRole('form', { name: 'Finance enquiry' }).getByLabel('Model');
    await expect(model).toHaveValue(name);
    await expect(model).not.toBeEditable();
    await page.getByRole('button', { name: 'Choose another' }).click();
    await expect(model.locator('option')).not.toHaveCount(0);
  });

  test('EMI Calculator in the footer opens it, each time', async ({ page }) => {
    await page.goto('/about');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'EMI Calculator' });
    await expect(link).toHaveAttribute('href', '/finance');
    for (const _time of ['first', 'second']) {
      await link.click();
      const dialog = page.getByRole('dialog', { name: 'EMI Calculator' });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });

  test('the ticks at the proofs stay here', async ({ page }) => {
    await page.goto('/finance');
    for (const title of ['Proof of address', 'Proof of identity']) {
      await page.locator('summary', { hasText: title }).click();
      const list = page.getByRole('group', { name: title });
      await expect(list.getByRole('checkbox')).toHaveCount(5);
      await list.getByLabel('Passport').check();
    }
    await expect(page.getByText('1 marked')).toHaveCount(2);
    const form = page.getByRole('form', { name: 'Finance enquiry' });
    await form.getByLabel('Name').fill('Asha Rai');
    await form.getByLabel('Contact number').fill('9832012345');
    await form.getByRole('button', { name: 'SUBMIT' }).click();
    await expect(form.getByText('Please select a model')).toBeVisible();
    await form.getByLabel('Model').selectOption({ index: 1 });
    const request = page.waitForRequest((each) => each.method() === 'POST');
    await form.getByRole('button', { name: 'SUBMIT' }).click();
    expect((await request).postData()).not.toContain('Passport');
  });
});

test('the two warranty tables have their eight plans', async ({ page }) => {
  await page.goto('/extendedWarranty');
  const rows = async (name: string) =>
    (await page.getByRole('table', { name }).locator('tbody tr').allInnerTexts()).map((row) =>
      row.replaceAll(/\s+/g, ' ').trim(),
    );
  expect(await rows('Scooters')).toEqual([
    '3 years 36,000 km 1 year 12,000 km 4 years 48,000 km',
    '3 years 36,000 km 2 years 24,000 km 5 years 60,000 km',
    '3 years 36,000 km 3 years 36,000 km 6 years 72,000 km',
    '3 years 36,000 km 7 years 84,000 km 10 years 120,000 km',
  ]);
  expect(await rows('Motorcycles')).toEqual([
    '3 years 42,000 km 1 year 16,000 km 4 years 58,000 km',
    '3 years 42,000 km 2 years 28,000 km 5 years 70,000 km',
    '3 years 42,000 km 3 years 40,000 km 6 years 82,000 km',
    '3 years 42,000 km 7 years 88,000 km 10 years 130,000 km',
  ]);
});

test('the club is reached from the home page and from the history', async ({ request }) => {
  for (const path of ['/', '/about']) {
    expect(await (await request.get(path)).text(), path).toContain('href="/joy-club"');
  }
});

test('the club’s film comes from another site only when it is played', async ({ page }) => {
  await page.route(/youtube/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>film</title>' }),
  );
  const foreign = watchForeignRequests(page);
  await page.goto('/joy-club');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(foreign).toEqual([]);
  await page.getByRole('button', { name: 'Play the video' }).click();
  await expect(page.getByTitle('Joy Club, the video')).toBeFocused();
  await expect.poll(() => foreign.length).toBe(1);
});

test('the map comes from another site only when it is asked for', async ({ page }) => {
  await page.route(/openstreetmap/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>map</h1>' }),
  );
  const foreign = watchForeignRequests(page);
  await page.goto('/dealers/1');
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
  await page.getByRole('button', { name: 'Show a map here' }).click();
  const map = page.frameLocator('iframe[title="Map of the area"]');
  await expect(map.getByRole('heading', { name: 'map' })).toBeVisible();
});

test.describe('a dealer', () => {
  test(
    'is shown with address, numbers, hours and the way',
    { tag: ['@both-long', '@core'] },
    async ({ page }) => {
      await page.goto('/dealers/1');
      const details = page.locator('dl', { hasText: 'Sunday' }).first();
      await expect(details).toContainText('Sevoke Road, Siliguri');
      await expect(details).toContainText('SundayOpen 11:00 AM to 05:00 PM');
      await expect(details.getByRole('link', { name: '+91 00000 00001' })).toHaveAttribute(
        'href',
        'tel:+910000000001',
      );
      await expect(details.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
        'href',
        'mailto:hello@example.com',
      );
      await expect(page.getByRole('link', { name: 'Open in maps' })).toHaveAttribute(
        'href',
        /google\.com\/maps/,
      );
    },
  );

  test('reached inside the site is fetched, with Loading... meanwhile', async ({ page }) => {
    let answer = () => {};
    const isAsked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/dealers/1', async (route) => {
      await isAsked;
      await route.continue();
    });
    await page.goto('/about');
    await page.getByRole('link', { name: 'Find us' }).click();
    await expect(page.getByText('Loading...')).toBeVisible();
    answer();
    await expect(page.getByText('Opening time')).toBeVisible();
  });

  test.describe('that is unknown', () => {
    test.use({ expectedErrors: [/404/] });

    test('says so, with links on', async ({ page }) => {
      const reply = await page.goto('/dealers/99');
      expect(reply?.status()).toBe(404);
      await expect(page.getByText('We could not find this showroom')).toBeVisible();
      await page.getByRole('link', { name: 'Our showroom' }).click();
      await expect(page.getByText('Opening time')).toBeVisible();
    });
  });
});
