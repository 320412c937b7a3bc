import { localeAt, pathIn, textsIn } from '@dealership/shared';
import type { APIRequestContext } from '@playwright/test';
import { dealership } from '../../shared/test/dealership.ts';
import { expect, test } from './fixtures.ts';

/** The document before any script: the head, and the words without scripts. */
async function documentAt(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  const html = await answer.text();
  const content = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  return {
    status: answer.status(),
    html,
    title: content(/<title>([^<]*)<\/title>/),
    canonical: content(/<link rel="canonical" href="([^"]*)"/),
    shareImage: content(/<meta property="og:image" content="([^"]*)"/),
    isListed: !html.includes('<meta name="robots" content="noindex">'),
    statements: JSON.parse(
      content(/<script type="application\/ld\+json">(.*?)<\/script>/) || '{}',
    ) as Record<string, unknown>,
  };
}

test('every address of the sitemap is a listed page of its own', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  expect(addresses.length).toBeGreaterThan(40);
  const titles = new Set<string>();
  for (const address of addresses) {
    const { pathname, search, origin } = new URL(address);
    const page = await documentAt(request, pathname + search);
    expect([page.status, page.isListed], address).toEqual([200, true]);
    expect(page.canonical).toBe(address);
    // No placeholder in braces reaches a page.
    const words = page.html.replace(/<style>.*?<\/style>|<script.*?<\/script>/gs, '');
    expect(words, address).not.toMatch(/[{}]/);
    const isModel = pathname.endsWith('/view-details');
    const pictures = isModel ? pathIn(localeAt(pathname).locale, '/price-cards/') : '/pictures/';
    expect(page.shareImage.startsWith(origin + pictures), address).toBe(true);
    titles.add(page.title);
  }
  expect(titles.size).toBe(addresses.length);
});

test('robots.txt keeps robots out of the back office and names the sitemap', async ({
  request,
}) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain('Disallow: /admin');
  expect(text).toMatch(/Sitemap: http:\/\/localhost:\d+\/sitemap\.xml/);
});

test('a model page names its model, price and picture', async ({ request }) => {
  const page = await documentAt(request, '/view-details?bike=hornet2.0');
  expect(page.title).toContain('Hornet 2.0');
  expect(page.canonical).toMatch(/\/view-details\?bike=Hornet2\.0$/);
  expect(page.statements).toMatchObject({
    '@type': 'Product',
    name: 'Hornet 2.0',
    offers: { priceCurrency: 'INR' },
  });
  // The stock is unknown.
  expect(page.statements.offers).not.toHaveProperty('availability');
  const picture = await request.get(new URL(page.shareImage).pathname);
  expect(picture.headers()['content-type']).toBe('image/png');
  expect((await picture.body()).length).toBeLessThan(300 * 1024);
});

test('the dealer is described on every page', async ({ request }) => {
  const { statements } = await documentAt(request, '/about');
  expect(statements).toMatchObject({ '@type': 'MotorcycleDealer', name: dealership.name });
});

for (const path of ['/view-details', '/angle-view', '/text-ride-booking']) {
  test(`${path} of an unknown model is 404 and not listed`, async ({ request }) => {
    const page = await documentAt(request, `${path}?bike=Nothing`);
    expect([page.status, page.isListed]).toEqual([404, false]);
  });

  test(
    `${path} of a model that is no longer sold is 410`,
    { tag: '@both' },
    async ({ page, request, logIn }) => {
      await logIn(page);
      const bikes = (await (await page.request.get('/api/bikes_admin')).json()) as {
        id: number;
        bikeName: string;
      }[];
      const id = bikes.find(({ bikeName }) => bikeName === 'Livo')?.id ?? 0;
      const setStatus = (status: 0 | 1) =>
        page.request.patch(`/api/bikes/${id}/status`, { data: { status } });
      await setStatus(0);
      try {
        const found = await documentAt(request, `${path}?bike=Livo`);
        expect([found.status, found.isListed]).toEqual([410, false]);
        expect(await (await request.get('/sitemap.xml')).text()).not.toContain('bike=Livo');
      } finally {
        await setStatus(1);
      }
    },
  );
}

const aliases = {
  '/opt-in': '/optain',
  '/test-ride-booking?bike=Livo': '/text-ride-booking?bike=Livo',
  '/extended-warranty': '/extendedWarranty',
  '/home': '/',
  '/dealers': '/dealers/1',
  '/services': '/service-booking',
  '/networks': '/dealers/1',
};

for (const [alias, target] of Object.entries(aliases)) {
  test(`${alias} leads to ${target}`, async ({ request }) => {
    const answer = await request.get(alias, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, target]);
  });
}

test('an unknown address is 404 with a way back', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(
    page.getByRole('link', { name: dealership.phones[0]?.phone ?? '' }).first(),
  ).toBeVisible();
});

test('an unknown dealer is 404', async ({ request }) => {
  expect((await documentAt(request, '/dealers/99')).status).toBe(404);
});

test(
  'without scripts every page has its header, heading, phone, WhatsApp, address and hours',
  { tag: '@core' },
  async ({ browser, baseURL, request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)]
      .map(([, address = '']) => new URL(address))
      .filter(({ search }) => search === '')
      .map(({ pathname }) => pathname);
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    for (const path of [...paths, '/view-details?bike=Livo', '/angle-view?bike=Livo']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      const { locale } = localeAt(path);
      const link = page.locator(`header a[href="${pathIn(locale, '/motorcycle')}"]`);
      await expect(link.first(), path).toBeAttached();
      await expect(page.locator('a[href^="tel:"]').first(), path).toBeAttached();
      await expect(page.locator('a[href^="https://wa.me/"]').first(), path).toBeAttached();
      await expect(page.getByText(dealership.address.street).first(), path).toBeVisible();
      const times = textsIn(locale).hours.times(dealership.hours.week[0] ?? []);
      await expect(page.getByText(times).first(), path).toBeVisible();
    }
    await context.close();
  },
);

for (const path of ['/view-details', '/motorcycle', '/text-ride-booking']) {
  test(`${path} paints its picture before any script, and fetches it once`, async ({
    page,
    request,
  }) => {
    const asked: string[] = [];
    page.on('request', (each) => {
      if (each.url().includes('/colours/')) asked.push(new URL(each.url()).pathname);
    });
    const { html } = await documentAt(request, `${path}?bike=Hornet2.0`);
    expect(html).toMatch(/<img [^>]*srcSet="\/pictures\/hornet-2-0\//i);
    await page.goto(`${path}?bike=Hornet2.0`);
    await expect(page.getByRole('img', { name: /Hornet 2\.0/ }).first()).toBeVisible();
    // The small pictures below it, in the model's other colours, come later.
    const [first = ''] = asked;
    const colour = first.replace(/(-\d+)?\.webp$/, '');
    expect(asked.filter((each) => each.startsWith(colour))).toHaveLength(1);
  });
}

test('the specifications are there for whoever comes from the turn of the same model', async ({
  page,
}) => {
  await page.goto('/angle-view?bike=Hornet2.0');
  await page.getByRole('link', { name: 'View Details' }).click();
  await page.getByRole('tab', { name: 'SPECIFICATIONS' }).click();
  await expect(page.getByText('Wheelbase').first()).toBeVisible();
});

for (const path of ['/view-details', '/angle-view']) {
  test(`${path} answers before any script that there is no such bike, whatever its name is`, async ({
    request,
  }) => {
    const nameless = await documentAt(request, path);
    expect(nameless.status).toBe(200);
    expect(nameless.html).toContain('This link has no model.');
    const unknown = await documentAt(request, `${path}?bike=${encodeURIComponent('<b>No</b>')}`);
    expect(unknown.status).toBe(404);
    expect(unknown.html).toContain('We could not find a model with this name.');
    expect(unknown.html).not.toContain('b&gt;No');
    const other = await documentAt(request, `${path}?bike=Other`);
    expect(other.html).toBe(unknown.html);
    const known = await documentAt(request, `${path}?bike=Hornet2.0`);
    expect(known.html).not.toContain('Which model are you looking for?');
  });
}
