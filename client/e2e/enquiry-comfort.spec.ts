import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { phone, stubPictures, watchShifts } from './catalogue-page.ts';
import {
  answer,
  control,
  fillIn,
  openForm,
  readEnquiries,
  SAVED,
  shownReference,
  submitButton,
} from './enquiry-page.ts';
import { formSamples } from './enquiry-samples.ts';
import { expect, test, type Site } from './fixtures.ts';

test.use({ viewport: phone });

async function send(page: Page, kind: 'contact' | 'opt-in') {
  const form = await openForm(page, kind);
  await fillIn(form, kind);
  await submitButton(form).click();
  await expect(page.getByRole('status').getByText(formSamples[kind].success)).toBeVisible();
}

test.describe('what was typed', () => {
  test('survives a reload and going back, with what depends on it', async ({ page }) => {
    const form = await openForm(page, 'service-booking');
    await fillIn(form, 'service-booking');
    const expectAll = async () => {
      // Going back restores the scroll position, and a form out of view is not filled in yet.
      await expect(async () => {
        await form.scrollIntoViewIfNeeded();
        await expect(control(form, 'model')).toHaveValue('Other', { timeout: 1000 });
      }).toPass();
      for (const [wire, value] of Object.entries(formSamples['service-booking'].answers)) {
        if (wire === 'serviceType') await expect(control(form, wire, 'Paid')).toBeChecked();
        else await expect(control(form, wire)).toHaveValue(String(value));
      }
    };
    await page.reload();
    await expectAll();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(form).toHaveCount(0);
    await page.goBack();
    await expectAll();
  });

  test('is not restored over what is there, nor after it was sent', async ({ page }) => {
    const form = await openForm(page, 'contact');
    await control(form, 'name').fill('Ananya Das');
    await control(form, 'message').fill('Where?');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    let open = () => {};
    const isOpen = new Promise<void>((resolve) => (open = resolve));
    await page.route('**/assets/attach-form*.js', async (route) => {
      await isOpen;
      await route.continue();
    });
    await page.goto('/contact');
    await control(form, 'name').fill('Bimal Rai');
    open();
    await expect(control(form, 'message')).toHaveValue('Where?');
    await expect(control(form, 'name')).toHaveValue('Bimal Rai');
    await fillIn(form, 'contact');
    await submitButton(form).click();
    await expect(shownReference(page)).toBeVisible();
    await page.reload();
    await expect(control(form, 'message')).toHaveValue('');
  });
});

test.describe('name, number and e-mail', () => {
  test('are offered to the next form of a visit, move nothing, and can be used', async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    await send(page, 'contact');
    const form = await openForm(page, 'insurance');
    await form.scrollIntoViewIfNeeded();
    const offer = form.getByRole('group', { name: 'Details you entered before' });
    await expect(offer).toContainText('Ananya Das');
    await expect(control(form, 'name')).toHaveValue('');
    expect(await shifts()).toEqual([]);
    await offer.getByRole('button', { name: 'Use' }).click();
    await expect(control(form, 'name')).toHaveValue('Ananya Das');
    await expect(control(form, 'email')).toHaveValue('ananya.das@example.com');
    await expect(control(form, 'mobile')).toHaveValue('+91 98320-12345');
    await expect(control(form, 'pinCode')).toBeFocused();
    await expect(offer).toHaveCount(0);
  });

  test('can be cleared, and are not known to another visit', async ({ page, context, site }) => {
    await send(page, 'opt-in');
    const form = await openForm(page, 'sales');
    await form.scrollIntoViewIfNeeded();
    await form.getByRole('button', { name: 'Clear' }).click();
    await expect(form.getByRole('group', { name: 'Details you entered before' })).toHaveCount(0);
    // All forms of a page forget them.
    await send(page, 'contact');
    await page.goto('/');
    const uses = page.locator('form').getByRole('button', { name: 'Use', includeHidden: true });
    for (const name of ['Service', 'Sales']) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('button', { name: 'Use' })).toBeVisible();
    }
    await expect(uses).toHaveCount(2);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(uses).toHaveCount(0);
    await openForm(page, 'sales');
    await page.reload();
    await form.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await expect(form.getByRole('button', { name: 'Use' })).toHaveCount(0);

    await send(page, 'contact');
    const visit = await context.newPage();
    const other = await openForm(visit, 'insurance', site);
    await other.scrollIntoViewIfNeeded();
    await visit.waitForLoadState('networkidle');
    await expect(other.getByRole('button', { name: 'Use' })).toHaveCount(0);
  });
});

test.describe('an enquiry about another model', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('does not take the place of one that waits', async ({ page, ownSite }) => {
    await stubPictures(page);
    const call = '**/api/postBooking';
    await page.route(call, (route) => route.abort());
    const form = await openForm(page, 'product', ownSite);
    await expect(control(form, 'model')).toHaveValue('Shine 125');
    await fillIn(form, 'product');
    await submitButton(form).click();
    await expect(form.getByText(SAVED)).toBeVisible();
    await page.goto(`${ownSite.url}/text-ride-booking?bike=CB350`);
    await expect(control(form, 'model')).toHaveValue('CB350');
    await expect(control(form, 'name')).toHaveValue('Ananya Das');
    await answer(form, 'color', '*');
    await submitButton(form).click();
    await expect(form.getByText(SAVED)).toBeVisible();
    await page.unroute(call);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText(/enquiry received\. Your reference/)).toHaveCount(2);
    const rows = await readEnquiries(page, ownSite);
    expect(rows.map(({ model }) => model).sort()).toEqual(['CB350', 'Shine 125']);
  });
});

test.describe('a conversion', () => {
  interface Conversion {
    events: unknown[];
    dataLayer: unknown;
  }

  /** Sends a form and collects the page's events. */
  async function convert(page: Page, site?: Site): Promise<Conversion> {
    await page.addInitScript(() => {
      const events: unknown[] = [];
      Object.assign(window, { events });
      window.addEventListener('enquiry-accepted', (event) =>
        events.push((event as CustomEvent<unknown>).detail),
      );
    });
    const form = await openForm(page, 'contact', site);
    await fillIn(form, 'contact');
    await submitButton(form).dblclick();
    await expect(shownReference(page)).toBeVisible();
    return page.evaluate(() => {
      const { events, dataLayer } = window as unknown as { events: unknown[]; dataLayer: unknown };
      return { events, dataLayer };
    });
  }

  test('is one event on the page, naming nobody, and no more where none is configured', async ({
    page,
  }) => {
    expect(await convert(page)).toEqual({ events: [{ kind: 'contact' }], dataLayer: undefined });
  });

  test.describe('where TRACKING is set', () => {
    test.use({ environment: { TRACKING: 'datalayer' } });

    test('is pushed to the data layer too; no foreign script is asked for', async ({
      page,
      ownSite,
    }) => {
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(ownSite.url)) foreign.push(request.url());
      });
      expect(await convert(page, ownSite)).toEqual({
        events: [{ kind: 'contact' }],
        dataLayer: [{ event: 'conversion', form: 'contact' }],
      });
      expect(foreign).toEqual([]);
    });
  });
});

test('a form is filled and sent with the keyboard alone', { tag: '@core' }, async ({ page }) => {
  const form = await openForm(page, 'contact');
  await page.waitForLoadState('networkidle');
  const next = async (wire: string) => {
    await page.keyboard.press('Tab');
    await expect(control(form, wire)).toBeFocused();
  };
  await control(form, 'name').focus();
  await page.keyboard.type('Ananya Das');
  await next('email');
  await page.keyboard.type('ananya.das@example.com');
  await next('contact');
  await page.keyboard.type('0 98320 12345');
  await next('reason');
  await page.keyboard.type('Supp');
  await next('message');
  await page.keyboard.press('Tab');
  await expect(submitButton(form)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByText('Message is required')).toBeVisible();
  await expect(control(form, 'message')).toBeFocused();
  await page.keyboard.type('Where is it?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(shownReference(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Send to my WhatsApp' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send another enquiry' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(control(form, 'name')).toBeFocused();
});

for (const kind of ['service-booking', 'product', 'opt-in', 'offer', 'finance'] as const) {
  test(`axe finds nothing on the form of ${kind} with its errors and its notice shown`, async ({
    page,
  }) => {
    await stubPictures(page);
    const form = await openForm(page, kind);
    await form.locator('summary').click();
    await expect(form.getByText(/Questions, or to have it erased/)).toBeVisible();
    await expect(form.getByText(/Version \d{4}-\d\d/)).toBeVisible();
    await submitButton(form).click();
    await expect(form.getByText('Name is required')).toBeVisible();
    await expectAccessible(page, { part: 'form' });
  });
}

test('every control of a phone is of 16 px text and 48 px high, in one column', async ({
  page,
}) => {
  const form = await openForm(page, 'service-booking');
  const controls = form.locator(
    'input:not([type=hidden], [name=website]), select, textarea, button',
  );
  const boxes = await controls.evaluateAll((elements) =>
    elements.map((element) => {
      const { height, left } = (element.closest('label') ?? element).getBoundingClientRect();
      return { height, left, size: parseFloat(getComputedStyle(element).fontSize) };
    }),
  );
  expect(boxes.length).toBeGreaterThan(9);
  expect(boxes.filter(({ height }) => height < 48)).toEqual([]);
  const questions = form.locator('input:not([type], [name=website]), input[id]:not([type=radio])');
  const lefts = await questions.or(form.locator('select, textarea')).evaluateAll((elements) =>
    elements
      .filter((element) => element.getAttribute('name') !== 'website')
      .map((element) => ({
        left: element.getBoundingClientRect().left,
        size: getComputedStyle(element).fontSize,
      })),
  );
  expect(new Set(lefts.map(({ left }) => left)).size, 'columns').toBe(1);
  expect(new Set(lefts.map(({ size }) => size))).toEqual(new Set(['16px']));
});
