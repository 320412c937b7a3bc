import {
  enquiryKinds,
  localeNames,
  localeOffers,
  locales,
  localeTags,
  pagePaths,
  pageSubjects,
  pathIn,
  textsIn,
  type Locale,
  type PublicPageName,
} from '@dealership/shared';
import { homeTexts as bengaliHome } from '../../shared/src/texts/bn/public/pages/home.ts';
import { homeTexts as hindiHome } from '../../shared/src/texts/hi/public/pages/home.ts';
import { expectAccessible } from './accessibility.ts';
import { desktop, phone, watchShifts } from './catalogue-page.ts';
import { englishTexts, scripts } from './english-texts.ts';
import { control, fillIn, readEnquiries, shownReference } from './enquiry-page.ts';
import { formSamples } from './enquiry-samples.ts';
import { expect, test } from './fixtures.ts';
import { expectTextsFit } from './page-fit.ts';

const others = ['bn', 'hi'] as const;
const homes = { bn: bengaliHome, hi: hindiHome };

const addresses: readonly string[] = [
  ...Object.entries(pagePaths).flatMap(([name, path]) => {
    const subject = pageSubjects[name as PublicPageName];
    // It needs one that was made.
    if (subject === 'quotation') return [];
    if (subject === 'dealer') return [path.replace(/:\w+/, '1')];
    return subject === 'model' ? [`${path}?bike=Shine125`, path] : [path];
  }),
  '/view-details?bike=Nonesuch',
  '/dealers/999',
  '/nowhere',
];

test.use({ expectedErrors: async ({ browserName: _browserName }, use) => use([/404/]) });

for (const locale of others) {
  test(`every page in ${locale} is in that language, fits a phone and has no fault that axe knows`, async ({
    openPage,
  }) => {
    const page = await openPage(phone);
    const left: Record<string, string[]> = {};
    for (const address of addresses) {
      await page.goto(pathIn(locale, address));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      await expect(page.getByText(/\.\.\.$/), address).toHaveCount(0);
      const found = await englishTexts(page, locale);
      if (found.length > 0) left[address] = found;
      await expectAccessible(page);
      await expectTextsFit(page, `${locale} ${address}`);
    }
    expect(left).toEqual({});
  });

  test(`all forms in ${locale} name what is missing, and store what the English form stores`, async ({
    openPage,
    site,
  }) => {
    const own = new RegExp(`\\p{Script=${scripts[locale]}}`, 'u');
    for (const kind of enquiryKinds) {
      const { path, tab, missing, answers, stored } = formSamples[kind];
      const page = await openPage(phone);
      await page.goto(pathIn(locale, path));
      const names = homes[locale].enquiry;
      const tabs: Readonly<Record<string, string>> = {
        Sales: names.sales,
        Service: names.service,
        SpareParts: names.spareParts,
      };
      if (tab !== undefined) await page.getByRole('tab', { name: tabs[tab] ?? tab }).click();
      // The page may have a form to stop messages as well.
      const asked = page.locator(`[name="${Object.keys(answers)[0] ?? ''}"]`);
      const form = page.locator('form').filter({ has: asked, visible: true }).first();
      const submit = form.locator('button[type=submit]');
      const first = Object.keys(missing).includes('name') ? 'name' : 'mobile';
      await control(form, first).focus();
      await submit.click();
      await expect(control(form, first), kind).toHaveAccessibleDescription(own);
      await fillIn(form, kind);
      await submit.click();
      const { success } = textsIn(locale).kinds[kind].messages;
      await expect(page.getByRole('status').getByText(success), kind).toBeVisible();
      const reference = await shownReference(page).innerText();
      const rows = await readEnquiries(page, site, reference);
      expect(rows).toMatchObject([
        { reference, kind, name: 'Ananya Das', mobile: '9832012345', ...stored },
      ]);
      await page.context().close();
    }
  });
}

test(
  'the language is changed in the header; page, query, answers and place stay',
  { tag: '@core' },
  async ({ openPage }) => {
    const page = await openPage(phone);
    const shifts = await watchShifts(page);
    await page.goto('/text-ride-booking?bike=Shine125&utm_source=sms');
    await page.locator('[name=name]').fill('Ananya Das');
    await page.locator('[name=name]').evaluate((field) => {
      field.scrollIntoView({ behavior: 'instant', block: 'center' });
    });
    const place = async () => (await page.locator('[name=name]').boundingBox())?.y ?? 0;
    await page.locator('summary[aria-label$=Language]').click();
    // The click may scroll.
    const before = await place();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await page.getByRole('link', { name: localeNames.bn }).click();
    await expect(page).toHaveURL(/\/bn\/text-ride-booking\?bike=Shine125&utm_source=sms$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    await expect(page.locator('[name=name]')).toHaveValue('Ananya Das');
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(60);
    await page.locator('a[lang=en]').evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).toHaveURL(/\/text-ride-booking\?bike=Shine125&utm_source=sms$/);
    await expect(page.locator('[name=name]')).toHaveValue('Ananya Das');
    expect(await shifts()).toEqual([]);
  },
);

test('headings get their narrow face after the first page, and none moves', async ({
  openPage,
}) => {
  const page = await openPage(phone);
  const shifts = await watchShifts(page);
  await page.goto('/bn');
  const face = () =>
    page.evaluate(
      () => [...document.fonts].find(({ family }) => family === 'Script Narrow')?.status,
    );
  const width = () =>
    page.evaluate((text) => {
      const sample = document.body.appendChild(document.createElement('span'));
      sample.style.font = '600 2rem var(--font-display)';
      sample.textContent = text;
      const { width: measured } = sample.getBoundingClientRect();
      sample.remove();
      return measured;
    }, bengaliHome.welcome.heading);
  await expect.poll(face).toBe('loaded');
  const before = await width();
  expect(await shifts()).toEqual([]);
  await page.locator('main a[href="/bn/scooters"]').first().click();
  await expect(page).toHaveURL(/\/bn\/scooters$/);
  await expect.poll(width).toBeLessThan(before);
});

test('links inside the site keep the language, and the sitemap names the others', async ({
  openPage,
  site,
}) => {
  const page = await openPage(desktop);
  await page.goto('/hi');
  await page.locator('nav a[href="/hi/motorcycle"]').first().click();
  await expect(page).toHaveURL(/\/hi\/motorcycle$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const link of await page.locator('#root a[href^="/"]').all()) {
    if ((await link.getAttribute('lang')) !== null) continue;
    expect(await link.getAttribute('href')).toMatch(/^\/hi(\/|$|\?|#)/);
  }
  const map = await (await page.request.get('/sitemap.xml')).text();
  const addressIn = (each: Locale) =>
    `http://localhost:${new URL(site.url).port}${pathIn(each, '/finance')}`;
  for (const locale of locales) {
    const text = await (await page.request.get(pathIn(locale, '/finance'))).text();
    expect(text).toContain(`<link rel="canonical" href="${addressIn(locale)}">`);
    const [, entry = ''] = new RegExp(`<loc>${addressIn(locale)}</loc>(.*?)</url>`).exec(map) ?? [];
    const links = [...entry.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(
      ([, tag, href]) => [tag, href],
    );
    expect(links).toEqual([
      ...locales.map((each) => [localeTags[each], addressIn(each)]),
      ['x-default', addressIn('en')],
    ]);
  }
});

test.describe('a browser in Bengali', () => {
  test.use({ locale: 'bn-IN' });

  test('is offered Bengali once, and is never sent there', async ({ page }) => {
    await page.goto('/finance');
    const offer = page.getByRole('link', { name: localeOffers.bn });
    await expect(offer).toBeVisible();
    await expect(page).toHaveURL(/\/finance$/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await page.waitForFunction(() => document.readyState === 'complete');
    await page.locator('summary[aria-label$=Language]').click();
    await expect(page.getByRole('link', { name: localeNames.bn })).toBeVisible();
    await expect(offer).toHaveCount(0);
  });
});

test('a call answers in the language that it asks for, and documents have theirs in the address', async ({
  request,
  site,
}) => {
  const ask = (headers: Record<string, string>) =>
    request.post(`${site.url}/contact`, { data: {}, headers });
  const english = await (await ask({ 'Accept-Language': 'bn' })).text();
  expect(english).toContain('Name is required');
  const bengali = await (await ask({ 'X-Language': 'bn' })).text();
  expect(bengali).toContain('নাম: এই ঘরটি ভরুন');
  for (const locale of locales) {
    const pdf = await request.get(`${site.url}${pathIn(locale, '/price-list.pdf')}`);
    expect(pdf.headers()['content-type']).toContain('application/pdf');
  }
});
