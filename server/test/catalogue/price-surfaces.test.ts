import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  OTHER_PLACE,
  formatRupees,
  locales,
  pathIn,
  priceCard,
  readCard,
  rupeesToPaise,
  textsIn,
  type ModelRates,
  type VehicleCard,
} from '@dealership/shared';
import { readPdf, withoutBlanks } from '../../../shared/test/read-pdf.ts';
import { readPng } from '../../../shared/test/read-png.ts';
import { bumpSettingsRevision } from '../../src/db/content-revision.ts';
import { sendRaw } from '../support/requests/raw-http.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

const SITE = 'https://dealer.example';

let server: TestServer;
let models: { bike: string; rates: ModelRates }[];
beforeAll(async () => {
  server = await startTestServer({ hasSite: true, siteUrl: SITE });
  const get = async (path: string) => (await fetch(server.url + path)).json();
  const cards = [
    ...((await get('/api/bikes')) as VehicleCard[]),
    ...((await get('/api/scooters')) as VehicleCard[]),
  ];
  models = await Promise.all(
    cards.map(async ({ bikeName }) => {
      const bike = bikeName.replaceAll(/\s/g, '');
      return { bike, rates: (await get(`/api/price-rates?bike=${bike}`)) as ModelRates };
    }),
  );
});
afterAll(() => server.stop());

/** Every variant of every model, at every place, and its total by the calculation of the page (paise). */
function listCards() {
  return models.flatMap(({ bike, rates }) =>
    rates.variants.flatMap(({ name, price }) =>
      [...rates.registrationPlaces.map(({ code }) => code), OTHER_PLACE].map((place) => {
        const query = new URLSearchParams({ ...(name && { variant: name }), place });
        const { choices } = readCard(query, rates);
        const priced = { ...rates, price: rupeesToPaise(price) };
        const { total, lines } = priceCard(priced, choices, rates, rates);
        // A sum of the amounts that is made here again.
        expect(lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(total);
        return { bike, query: query.toString(), price, total };
      }),
    ),
  );
}

const decoded = (html: string) =>
  html.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'");

/** What link previews and search engines read of a page. */
async function readPage(path: string) {
  const { text, status } = await sendRaw(server.url, { path });
  expect([path, status]).toEqual([path, 200]);
  const tag = (name: string) =>
    decoded(new RegExp(`<meta property="og:${name}" content="([^"]*)">`).exec(text)?.[1] ?? '');
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? [];
  const { offers } = JSON.parse(data) as {
    offers: { price: number; priceSpecification?: { price: number; name: string } };
  };
  return { text, tag, offers };
}

const pathOf = (address: string) => {
  expect(address.startsWith(SITE)).toBe(true);
  return address.slice(SITE.length);
};

async function bytesOf(path: string): Promise<Buffer> {
  const answer = await fetch(server.url + path);
  expect([path, answer.status]).toEqual([path, 200]);
  return Buffer.from(await answer.arrayBuffer());
}

describe('one total for each variant and place', () => {
  it('is in the share tags and the structured data of the page', async () => {
    const cards = listCards();
    expect(cards.length).toBeGreaterThan(100);
    for (const { bike, query, price, total } of cards) {
      const { tag, offers } = await readPage(`/view-details?bike=${bike}&${query}`);
      expect(tag('description')).toContain(`: ${formatRupees(total)}`);
      const { pathname, searchParams } = new URL(tag('image'));
      expect(pathname).toBe(`/price-cards/${bike}.png`);
      expect(Object.fromEntries(searchParams)).toMatchObject(
        Object.fromEntries(new URLSearchParams(query)),
      );
      expect(offers.price).toBe(price);
      expect(rupeesToPaise(offers.priceSpecification?.price ?? NaN)).toBe(total);
    }
  });

  it('is in PDF and picture', async () => {
    // They take a quarter of a second each: every seventh here, all of them in `npm run test:long`. A
    // variant has four places, so that these are of all.
    const isWhole = process.env.ALL_BROCHURES !== undefined;
    const cards = listCards().filter((_, at) => isWhole || at % 7 === 0);
    for (const { bike, query, total } of cards) {
      const { text } = readPdf(await bytesOf(`/price-cards/${bike}.pdf?${query}`));
      expect(text).toContain(withoutBlanks(formatRupees(total)));
      const { texts } = readPng(await bytesOf(`/price-cards/${bike}.png?${query}`));
      expect(texts).toEqual({ total: String(total) });
    }
  });

  it('is that of the first variant and place where the address chooses none', async () => {
    for (const { bike } of models.slice(0, 3)) {
      for (const locale of locales) {
        const path = pathIn(locale, `/view-details?bike=${bike}`);
        const { tag, offers } = await readPage(path);
        const picture = pathOf(tag('image'));
        expect(picture).toBe(pathIn(locale, `/price-cards/${bike}.png`));
        const total = Number(readPng(await bytesOf(picture)).texts.total);
        expect(rupeesToPaise(offers.priceSpecification?.price ?? NaN)).toBe(total);
        expect(tag('description')).toContain(`: ${formatRupees(total)}`);
        const { sample } = textsIn(locale).priceCard;
        for (const said of [tag('description'), offers.priceSpecification?.name]) {
          expect(said).toContain(sample);
        }
        expect(tag('url')).toBe(SITE + path);
      }
    }
  });
});

describe('the share tags of a model’s page', () => {
  it('are of the choices in its address, in one form and without a price, rate or discount', async () => {
    const query = 'with=helmet&price=1&rate=0&lender=bank&months=12&down=5000&day=2026-01-01';
    const { tag, offers, text } = await readPage(`/view-details?bike=Livo&${query}`);
    const chosen = 'place=siliguri&tax=lifetime&with=helmet&lender=bank';
    expect(tag('url')).toMatch(new RegExp(`^${SITE}/view-details\\?bike=Livo&.*${chosen}$`));
    expect(tag('image')).toMatch(new RegExp(`^${SITE}/price-cards/Livo.png\\?.*${chosen}$`));
    expect(tag('image:width') + tag('image:height')).toBe('1200630');
    expect(text).toContain(`<link rel="canonical" href="${SITE}/view-details?bike=Livo">`);
    const { texts } = readPng(await bytesOf(pathOf(tag('image'))));
    expect(rupeesToPaise(offers.priceSpecification?.price ?? NaN)).toBe(Number(texts.total));
  });

  it('fall back with the page where a choice is not offered, to a picture that exists', async () => {
    const { tag } = await readPage('/view-details?bike=Livo&variant=Gold&place=delhi&with=gold');
    expect(tag('image')).toContain('place=siliguri');
    await bytesOf(pathOf(tag('image')));
  });

  it('follow the rates at once, and are the model’s own picture without price cards', async () => {
    const before = await readPage('/view-details?bike=Livo');
    const places = server.db.updateTable('settings').set({ value: '[]' });
    await places.where('name', '=', 'registrationPlaces').execute();
    await bumpSettingsRevision(server.db);
    for (const query of ['', '&place=siliguri']) {
      const { tag, offers } = await readPage(`/view-details?bike=Livo${query}`);
      expect(tag('image')).toBe(`${SITE}/pictures/livo/share.jpg`);
      expect(tag('description')).not.toBe(before.tag('description'));
      expect(offers.priceSpecification).toBeUndefined();
    }
    expect((await fetch(`${server.url}/price-cards/Livo.png`)).status).toBe(404);
  });
});
