import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { shownReference } from './enquiry-page.ts';
import { expect, test } from './fixtures.ts';

const phone = { width: 360, height: 740 };

/** Names elements that moved without scrolling, from the first paint on, also after inputs. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[]) {
        for (const { node, previousRect: from, currentRect: to } of sources) {
          const text = node?.textContent?.slice(0, 30) ?? '';
          shifts.push(`${node?.nodeName ?? ''} "${text}" ${from.x},${from.y} -> ${to.x},${to.y}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

/** Holds back its waiters until it is opened. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

function enquiryForm(page: Page, name = 'Sales enquiry') {
  return page.getByRole('form', { name });
}

async function fill(page: Page, name = 'Asha Rai') {
  const form = enquiryForm(page);
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill('asha@example.com');
  await form.getByLabel('Mobile number').fill('98320 12345');
  await form.getByLabel('PIN code').fill('734001');
  return form;
}

test('the page is whole and its links work before any script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ viewport: phone, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(baseURL ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(enquiryForm(page).getByLabel('Mobile number')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute(
    'href',
    'tel:+910000000001',
  );
  await page.locator('summary', { hasText: 'Menu' }).click();
  await expect(page.getByRole('link', { name: 'HOME', exact: true })).toBeVisible();
  await enquiryForm(page).getByLabel('Name').fill('Asha');
  await page.getByRole('button', { name: 'SUBMIT' }).click();
  expect(new URL(page.url()).search).toBe('');
  await context.close();
});

test('what is typed before the script has come is kept and sent', async ({ page }) => {
  const scripts = gate();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.opened;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const form = enquiryForm(page);
  await form.getByLabel('Name').fill('Asha Rai');
  await form.getByLabel('Email').fill('asha@example.com');
  scripts.open();
  await expect(form.getByLabel('Model').locator('option')).not.toHaveCount(1);
  await expect(form.getByLabel('Name')).toHaveValue('Asha Rai');
  await form.getByLabel('Mobile number').fill('9832012345');
  await form.getByLabel('PIN code').fill('734001');
  await form.getByRole('button', { name: 'SUBMIT' }).click();
  await expect(page.getByRole('status').getByText('Submitted successfully!')).toBeVisible();
});

test(
  'the reference is shown, and a second enquiry can follow',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/');
    const references: string[] = [];
    for (const name of ['Asha Rai', 'Bimal Rai']) {
      const form = await fill(page, name);
      await form.getByRole('button', { name: 'SUBMIT' }).click();
      const reference = shownReference(page);
      references.push(await reference.innerText());
      await page.getByRole('button', { name: 'Send another enquiry' }).click();
      await expect(form.getByLabel('Name')).toHaveValue('');
    }
    expect(new Set(references).size).toBe(2);
  },
);

test('each tab keeps its own data and sends to its own call', async ({ page }) => {
  await page.goto('/');
  await enquiryForm(page).getByLabel('Name').fill('Asha Rai');
  await page.getByRole('tab', { name: 'SpareParts' }).click();
  const form = enquiryForm(page, 'Spare parts enquiry');
  await expect(form.getByLabel('Name')).toHaveValue('');
  await form.getByLabel('Name').fill('Bimal Rai');
  await form.getByLabel('Email').fill('bimal@example.com');
  await form.getByLabel('Mobile number').fill('9832012345');
  await form.getByLabel('PIN code').fill('734001');
  await form.getByLabel('Message').fill('Clutch cable');
  const request = page.waitForRequest('**/api/postSparePartsEnquiry');
  await form.getByRole('button', { name: 'SUBMIT' }).click();
  expect((await request).postDataJSON()).toMatchObject({ message: 'Clutch cable' });
  await expect(page.getByRole('status').getByText('Submitted successfully!')).toBeVisible();
  await page.getByRole('tab', { name: 'Sales' }).click();
  await expect(enquiryForm(page).getByLabel('Name')).toHaveValue('Asha Rai');
});

for (const viewport of [phone, { width: 768, height: 1024 }, { width: 1280, height: 800 }]) {
  test(`nothing moves by itself at ${viewport.width} px, with a slow server and slow scripts`, async ({
    openPage,
  }) => {
    const page = await openPage(viewport);
    const shifts = await watchShifts(page);
    const answer = gate();
    await page.route('**/api/**', async (route) => {
      await answer.opened;
      await route.continue();
    });
    await page.goto('/');
    const form = await fill(page);
    await form.getByRole('button', { name: 'SUBMIT' }).click();
    await expect(form.getByRole('button', { name: 'SUBMITTING...' })).toBeVisible();
    answer.open();
    await expect(page.getByRole('status').getByText('Submitted successfully!')).toBeVisible();
    expect(await shifts()).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'nothing sticks out sideways').toBe(viewport.width);
  });
}

test.describe('a failure', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  for (const viewport of [phone, { width: 1280, height: 800 }]) {
    test(`moves nothing at ${viewport.width} px, nor does the success after it`, async ({
      openPage,
    }) => {
      const page = await openPage(viewport);
      const shifts = await watchShifts(page);
      let isCut = true;
      await page.route('**/api/postSalesEnquiry', (route) =>
        isCut ? route.abort() : route.continue(),
      );
      await page.goto('/');
      const form = await fill(page);
      await form.getByRole('button', { name: 'SUBMIT' }).click();
      await expect(form.getByText('Saved on this phone, not sent yet.')).toBeVisible();
      await page.reload();
      await expect(form.getByText('Saved on this phone, not sent yet.')).toBeVisible();
      isCut = false;
      // At the next automatic try.
      await expect(page.getByRole('status').getByText('Submitted successfully!')).toBeVisible();
      expect(await shifts()).toEqual([]);
    });
  }
});

for (const viewport of [phone, { width: 1280, height: 800 }]) {
  test(`axe finds nothing at ${viewport.width} px, errors shown`, async ({ openPage }) => {
    const page = await openPage(viewport);
    await page.goto('/');
    await page.getByRole('button', { name: 'SUBMIT' }).click();
    await expect(page.getByText('Name is required')).toBeVisible();
    // A target that is half behind the header would count as too small.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page);
  });
}

test('beyond 50 pixels the contact bar is gone and the header stays on top', async ({
  openPage,
}) => {
  const page = await openPage({ width: 1280, height: 800 });
  await page.goto('/');
  const bar = page.getByRole('region', { name: 'Phone numbers' }).first();
  await expect(bar).toBeVisible();
  const logo = page.getByRole('link', { name: 'Teesta Two-Wheelers, home' });
  await page.mouse.wheel(0, 600);
  await expect(bar).toBeHidden();
  await expect(logo).toBeInViewport({ ratio: 1 });
});

test('axios, zod and toasts are not fetched before the page has loaded', async ({ page }) => {
  const beforeLoad: string[] = [];
  let hasLoaded = false;
  page.on('load', () => (hasLoaded = true));
  page.on('request', (request) => {
    if (!hasLoaded) beforeLoad.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  expect(beforeLoad.filter((path) => /api-client|submission|toast|\.css$/.test(path))).toEqual([]);
});

test('Enquire in the bar of a phone leads to the form', async ({ openPage }) => {
  const page = await openPage(phone);
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Contact us' }).getByText('Enquire').click();
  await expect(page.getByRole('heading', { name: 'Tell us what you need' })).toBeInViewport();
  await expect(page).toHaveURL(/\/#enquire$/);
});

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/404/] });

  test('is answered with 404 and a way home', async ({ page }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sevoke Road');
    await expect(page).toHaveTitle(/Teesta Two-Wheelers/);
  });
});
