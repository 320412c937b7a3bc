import type { Page } from '@playwright/test';
import { phone, watchShifts } from './catalogue-page.ts';
import {
  answer,
  control,
  fillIn,
  openForm,
  readEnquiries,
  shownReference,
  submitButton,
} from './enquiry-page.ts';
import { formSamples } from './enquiry-samples.ts';
import { expect, test, type Site } from './fixtures.ts';

const HELD = 'Not sent yet: this page is still loading.';
const scripts = '**/assets/*.js';

test.use({ viewport: phone, expectedErrors: [/net::ERR_/] });

/** Opens the page of the contact form without waiting for scripts. */
async function openEarly(page: Page, site: Site) {
  const { path, form } = formSamples.contact;
  await page.goto(site.url + path, { waitUntil: 'commit' });
  return page.getByRole('form', { name: form });
}

async function expectArrived(page: Page, site: Site) {
  await expect(page.getByRole('status').getByText(formSamples.contact.success)).toBeVisible();
  const reference = await shownReference(page).innerText();
  const rows = await readEnquiries(page, site, reference);
  expect(rows).toMatchObject([{ reference, name: 'Ananya Das' }]);
}

test.describe('before any script has come', () => {
  test(
    'a press of SUBMIT is kept, shown as kept at once, and carried out when the scripts come',
    { tag: '@core' },
    async ({ page, ownSite }) => {
      let open = () => {};
      const isOpen = new Promise<void>((resolve) => (open = resolve));
      await page.route(scripts, async (route) => {
        await isOpen;
        await route.continue();
      });
      const shifts = await watchShifts(page);
      const form = await openEarly(page, ownSite);
      await fillIn(form, 'contact');
      await expect(form.getByText(HELD)).toBeHidden();
      await submitButton(form).click();
      await expect(form.getByText(HELD)).toBeVisible();
      await expect(form.locator('fieldset')).toHaveAttribute('inert');
      // A second press counts as the same one.
      await submitButton(form).click();
      expect(new URL(page.url()).search).toBe('');
      open();
      await expectArrived(page, ownSite);
      await expect(form.getByText(HELD)).toBeHidden();
      expect(await shifts()).toEqual([]);
      await page.reload();
      await expect(control(form, 'name')).toHaveValue('');
    },
  );

  test('what was typed and pressed is still there after a reload, and is sent once', async ({
    page,
    ownSite,
  }) => {
    await page.route(scripts, (route) => route.abort());
    const form = await openEarly(page, ownSite);
    await control(form, 'name').pressSequentially('Ananya');
    await page.reload({ waitUntil: 'commit' });
    await expect(control(form, 'name')).toHaveValue('Ananya');
    await fillIn(form, 'contact');
    await submitButton(form).click();
    await expect(form.getByText(HELD)).toBeVisible();
    await page.reload({ waitUntil: 'commit' });
    await expect(control(form, 'reason')).toHaveValue('Support');
    await expect(form.getByText(HELD)).toBeVisible();
    expect(await readEnquiries(page, ownSite)).toEqual([]);
    await page.unroute(scripts);
    await page.reload({ waitUntil: 'commit' });
    await expectArrived(page, ownSite);
    expect(await readEnquiries(page, ownSite)).toHaveLength(1);
  });

  test('a press waits for a choice that comes with the page’s data', async ({ page, ownSite }) => {
    // The phone is never idle: no code of the form loads before the press.
    await page.route('**/assets/attach-form*.js', (route) => route.abort());
    const form = await openForm(page, 'insurance', ownSite);
    await fillIn(form, 'insurance');
    await submitButton(form).click();
    await expect(form.getByText(HELD)).toBeVisible();
    await page.unroute('**/assets/attach-form*.js');
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('status').getByText(formSamples.insurance.success)).toBeVisible();
    expect(await readEnquiries(page, ownSite)).toMatchObject([{ model: 'X-Blade' }]);
  });

  test('what was pressed about one model is not sent about another', async ({ page, site }) => {
    const { form: name } = formSamples.product;
    const form = page.getByRole('form', { name });
    await page.route(scripts, (route) => route.abort());
    await page.goto(`${site.url}/text-ride-booking?bike=Shine125`, { waitUntil: 'commit' });
    await answer(form, 'name', 'Ananya Das');
    await submitButton(form).click();
    await expect(form.getByText(HELD)).toBeVisible();
    await page.goto(`${site.url}/text-ride-booking?bike=CB350`, { waitUntil: 'commit' });
    await expect(control(form, 'name')).toHaveValue('Ananya Das');
    await expect(form.getByText(HELD)).toBeHidden();
  });

  test('a browser that keeps nothing holds the press as long as the page is open', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
    );
    await page.route(scripts, (route) => route.abort(), { times: 2 });
    const form = await openEarly(page, site);
    await fillIn(form, 'contact');
    await submitButton(form).click();
    await expectArrived(page, site);
  });
});

test.describe('a script that fails', () => {
  for (const [what, files] of [
    ['the entry', '**/assets/index-*.js'],
    ['the framework', '**/assets/framework-*.js'],
    ['the page', '**/assets/contact-page-*.js'],
    ['the form’s code', '**/assets/attach-form-*.js'],
    ['a style of the form’s code', '**/assets/attach-form-*.css'],
  ] as const) {
    test(`is fetched again: ${what}`, async ({ page, site }) => {
      let failures = 0;
      await page.route(files, (route) => {
        failures += 1;
        return failures > 2 ? route.continue() : route.abort();
      });
      const form = await openEarly(page, site);
      await fillIn(form, 'contact');
      await submitButton(form).click();
      await expectArrived(page, site);
      // A form works without its styles, which may load after the enquiry was sent.
      await expect.poll(() => failures).toBeGreaterThan(2);
    });
  }

  test('for ever in this document, as in an older browser, comes with another one', async ({
    page,
    site,
  }) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route('**/assets/attach-form*.js', (route) =>
      documents > 1 ? route.continue() : route.abort(),
    );
    await page.clock.install();
    const form = await openEarly(page, site);
    await fillIn(form, 'contact');
    await submitButton(form).click();
    await expect(form.getByText(HELD)).toBeVisible();
    const meanwhile = { intervals: [100], timeout: 30_000 };
    const after = async (ms: number, count: () => number | Promise<number>) => {
      await page.clock.runFor(ms).catch(() => undefined);
      return count();
    };
    await expect.poll(() => after(2000, () => documents), meanwhile).toBe(2);
    await expect.poll(() => after(500, () => shownReference(page).count()), meanwhile).toBe(1);
    await expectArrived(page, site);
  });
});
