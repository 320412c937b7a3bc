import type { Page } from '@playwright/test';
import { phone } from './catalogue-page.ts';
import {
  control,
  fillIn,
  openForm,
  readEnquiries,
  SAVED,
  shownReference,
  submitButton,
  watchSubmissions,
} from './enquiry-page.ts';
import { expect, test } from './fixtures.ts';

const UNREACHABLE = 'Network error. Please try again later.';
const SUCCESS = 'Contact request submitted successfully!';
const received = (page: Page) => page.getByText(/Contact request received\. Your reference: \w+/);

/**
 * The line of the contact form's call, which can be cut before the server, after it, or until Send now is pressed, so
 * that no automatic try comes first.
 */
async function cuttable(page: Page) {
  let state: 'whole' | 'cut' | 'answer lost' | 'cut until Send now' = 'whole';
  await page.addInitScript(() =>
    document.addEventListener(
      'click',
      ({ target }) => {
        if ((target as Element).textContent === 'Send now')
          Object.assign(window, { pressed: true });
      },
      { capture: true },
    ),
  );
  await page.route('**/contact', async (route) => {
    if (route.request().method() !== 'POST' || state === 'whole') return route.continue();
    if (state === 'answer lost') await route.fetch();
    if (state === 'cut until Send now' && (await page.evaluate(() => 'pressed' in window))) {
      return route.continue();
    }
    return route.abort();
  });
  return { set: (next: typeof state) => (state = next) };
}

test.use({ viewport: phone });

test.describe('with a line that breaks', () => {
  test.use({ expectedErrors: [/net::ERR_|422/] });

  test(
    'an enquiry cut before it left is sent after a reload, once',
    { tag: '@core' },
    async ({ page, ownSite }) => {
      const line = await cuttable(page);
      line.set('cut');
      const form = await openForm(page, 'contact', ownSite);
      await fillIn(form, 'contact');
      await submitButton(form).click();
      await expect(form.getByRole('alert')).toHaveText(UNREACHABLE);
      await expect(form.getByText(SAVED)).toBeVisible();
      expect(await readEnquiries(page, ownSite)).toEqual([]);

      await page.reload();
      await expect(form.getByText(SAVED)).toBeVisible();
      await expect(control(form, 'name')).toHaveValue('Ananya Das');
      await expect(control(form, 'reason')).toHaveValue('Support');

      line.set('cut until Send now');
      await form.getByRole('button', { name: 'Send now' }).click();
      await expect(page.getByRole('status').getByText(SUCCESS)).toBeVisible();
      const reference = await shownReference(page).innerText();
      await page.reload();
      await expect(control(form, 'name')).toHaveValue('');
      expect(await readEnquiries(page, ownSite)).toMatchObject([{ reference, kind: 'contact' }]);
    },
  );

  test('an enquiry whose answer was lost is asked for again by itself, and is still one', async ({
    page,
    ownSite,
  }) => {
    const line = await cuttable(page);
    const sent = watchSubmissions(page);
    line.set('answer lost');
    const form = await openForm(page, 'contact', ownSite);
    await fillIn(form, 'contact');
    await submitButton(form).click();
    await expect(form.getByText(SAVED)).toBeVisible();
    line.set('whole');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(received(page)).toBeVisible();
    await expect(page.getByRole('status').getByText(SUCCESS)).toBeVisible();
    const rows = await readEnquiries(page, ownSite);
    expect(rows).toMatchObject([{ reference: await shownReference(page).innerText() }]);
    expect(new Set(sent.map(({ key, body }) => key + body)).size).toBe(1);
  });

  test('a tab reloaded before the answer came hears of it, and nothing is doubled', async ({
    page,
    ownSite,
  }) => {
    let arrived = () => {};
    const hasArrived = new Promise<void>((resolve) => (arrived = resolve));
    await page.route(
      '**/contact',
      async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        await route.fetch();
        arrived();
        // The answer never arrives.
      },
      { times: 2 },
    );
    const form = await openForm(page, 'contact', ownSite);
    await fillIn(form, 'contact');
    await submitButton(form).click();
    await hasArrived;
    await page.reload();
    await expect(received(page)).toBeVisible();
    await expect(page.getByRole('status').getByText(SUCCESS)).toBeVisible();
    const reference = await shownReference(page).innerText();
    expect(await readEnquiries(page, ownSite)).toMatchObject([{ reference }]);
  });

  test('a page loaded anew just when the answer comes still hears of it', async ({
    page,
    ownSite,
  }) => {
    const form = await openForm(page, 'contact', ownSite);
    await fillIn(form, 'contact');
    // The next document is loading: this page disappears in a moment.
    await page.exposeFunction('loadAnew', () => void page.reload().catch(() => undefined));
    await page.evaluate(() => {
      window.addEventListener('enquiry-accepted', () => {
        (window as unknown as { loadAnew: () => void }).loadAnew();
      });
    });
    await submitButton(form).click();
    await expect(received(page)).toBeVisible();
    const [row] = await readEnquiries(page, ownSite);
    await expect(received(page)).toContainText(row?.reference ?? 'none');
    await expect(control(form, 'name')).toHaveValue('');
    // A message that was on screen for a while is deleted.
    const kept = async () => JSON.stringify(await page.context().storageState({ indexedDB: true }));
    await expect.poll(kept).not.toContain(row?.reference ?? 'none');
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(received(page)).toHaveCount(0);
  });

  test('with the server killed it waits, and goes by itself when the server is back', async ({
    page,
    ownSite,
  }) => {
    const form = await openForm(page, 'contact', ownSite);
    await fillIn(form, 'contact');
    await ownSite.kill();
    await submitButton(form).click();
    await expect(form.getByText(SAVED)).toBeVisible();
    await ownSite.restart();
    await expect(received(page)).toBeVisible();
    const rows = await readEnquiries(page, ownSite);
    expect(rows).toMatchObject([{ reference: await shownReference(page).innerText() }]);
  });

  test('a tab that was closed: the next page of the site sends it and shows the reference', async ({
    page,
    context,
    ownSite,
  }) => {
    const line = await cuttable(page);
    line.set('cut');
    const form = await openForm(page, 'contact', ownSite);
    await fillIn(form, 'contact');
    await submitButton(form).click();
    await expect(form.getByText(SAVED)).toBeVisible();
    await page.close();
    const next = await context.newPage();
    await next.goto(`${ownSite.url}/about`);
    await expect(received(next)).toBeVisible();
    const rows = await readEnquiries(next, ownSite);
    expect(rows).toHaveLength(1);
    await expect(next.getByText(rows[0]?.reference ?? '')).toBeVisible();
  });

  test('changes made after the first version arrived are not sent under its name', async ({
    page,
    ownSite,
  }) => {
    const line = await cuttable(page);
    line.set('answer lost');
    const form = await openForm(page, 'contact', ownSite);
    await fillIn(form, 'contact');
    await submitButton(form).click();
    await expect(form.getByText(SAVED)).toBeVisible();
    const [first] = await readEnquiries(page, ownSite);
    line.set('whole');
    await control(form, 'message').fill('Somewhere else');
    await submitButton(form).click();
    await expect(form.getByRole('alert')).toContainText(
      `before your changes: reference ${first?.reference ?? ''}. The changes have not been sent`,
    );
    await expect(control(form, 'message')).toHaveValue('Somewhere else');
    await submitButton(form).click();
    await expect(page.getByRole('status').getByText(SUCCESS)).toBeVisible();
    const rows = await readEnquiries(page, ownSite);
    expect(rows.map(({ message }) => message).sort()).toEqual(['Somewhere else', 'Where is it?']);
  });

  test('an answer that comes when the visitor has gone on is shown on the next page', async ({
    page,
    site,
  }) => {
    let open = () => {};
    const isOpen = new Promise<void>((resolve) => (open = resolve));
    await page.route('**/contact', async (route) => {
      if (route.request().method() === 'POST') await isOpen;
      await route.continue();
    });
    const form = await openForm(page, 'contact', site);
    await fillIn(form, 'contact');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await submitButton(form).click();
    await sent;
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(form).toHaveCount(0);
    open();
    await expect(received(page)).toBeVisible();
  });

  test('what waits can be deleted and is not sent any more', async ({ page, ownSite }) => {
    const line = await cuttable(page);
    line.set('cut');
    const form = await openForm(page, 'contact', ownSite);
    await fillIn(form, 'contact');
    await submitButton(form).click();
    await form.getByRole('button', { name: 'Delete' }).click();
    await expect(form.getByText(SAVED)).toHaveCount(0);
    line.set('whole');
    const sent = watchSubmissions(page);
    await page.goto(`${ownSite.url}/about`);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.goto(`${ownSite.url}/contact`);
    await page.waitForLoadState('networkidle');
    expect(sent).toEqual([]);
    expect(await readEnquiries(page, ownSite)).toEqual([]);
  });

  test('a browser that keeps nothing does not show it as saved', async ({ page, site }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'indexedDB', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
    );
    const line = await cuttable(page);
    line.set('cut');
    const form = await openForm(page, 'contact', site);
    await fillIn(form, 'contact');
    await submitButton(form).click();
    await expect(form.getByRole('alert')).toHaveText(UNREACHABLE);
    await expect(form.getByText('this browser cannot save it')).toBeVisible();
    await expect(form.getByText(SAVED)).toHaveCount(0);
    line.set('cut until Send now');
    await form.getByRole('button', { name: 'Send now' }).click();
    await expect(page.getByRole('status').getByText(SUCCESS)).toBeVisible();
  });
});

test.describe('refused when it was sent later', () => {
  test.use({ expectedErrors: [/net::ERR_|400/] });

  test('its answers are given back in the form, with what is wrong', async ({ page, site }) => {
    const call = '**/book-service';
    await page.route(call, (route) => route.abort());
    const form = await openForm(page, 'service-booking', site);
    await fillIn(form, 'service-booking');
    await submitButton(form).click();
    await expect(form.getByText(SAVED)).toBeVisible();
    await page.unroute(call);
    await page.route(call, (route) =>
      route.fulfill({
        status: 400,
        json: {
          message: 'Choose a day from today to 180 days ahead',
          code: 'invalid_input',
          fields: { bookingDate: 'Choose a day from today to 180 days ahead' },
        },
      }),
    );
    await page.goto(`${site.url}/about`);
    await expect(page.getByText('Service booking: not accepted.')).toBeVisible();
    await page.getByRole('link', { name: 'Open the form' }).click();
    await expect(form.getByRole('alert')).toHaveText(
      'Error: Choose a day from today to 180 days ahead',
    );
    await expect(control(form, 'bookingDate')).toHaveAccessibleDescription(/Choose a day/);
    await expect(control(form, 'enteredModel')).toHaveValue('Scooty Pep');
  });
});

test.describe('a server that limits', () => {
  test.use({ environment: { RATE_LIMITS: 'on' }, expectedErrors: [/429/] });

  test('is quoted, and the form says when it tries again', async ({ page, ownSite }) => {
    for (let sent = 0; sent < 10; sent += 1) {
      await fetch(`${ownSite.url}/contact`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      });
    }
    const form = await openForm(page, 'contact', ownSite);
    await fillIn(form, 'contact');
    await submitButton(form).click();
    await expect(form.getByRole('alert')).toContainText(
      'Too many enquiries came from your connection',
    );
    await expect(
      form.getByText(/Saved on this phone, not sent yet\. Trying again in \d+ s\./),
    ).toBeVisible();
    await expect(form.getByRole('link', { name: 'Call' })).toBeVisible();
  });
});
