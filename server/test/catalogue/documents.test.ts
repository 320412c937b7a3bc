import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  OTHER_PLACE,
  formatRupees,
  priceCard,
  readCard,
  rupeesToPaise,
  type ModelRates,
  type VehicleCard,
} from '@dealership/shared';
import { readPdf, withoutBlanks } from '../../../shared/test/read-pdf.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
let cookie: string;
let cards: VehicleCard[];
beforeAll(async () => {
  server = await startTestServer({ siteUrl: 'https://dealer.example' });
  cookie = await server.logIn();
  cards = [
    ...((await (await fetch(`${server.url}/api/bikes`)).json()) as VehicleCard[]),
    ...((await (await fetch(`${server.url}/api/scooters`)).json()) as VehicleCard[]),
  ];
});
afterAll(() => server.stop());

/** A document's text without blanks, which depend on line breaks. */
async function textOf(path: string): Promise<string> {
  const answer = await fetch(server.url + path);
  expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
    path,
    200,
    'application/pdf',
  ]);
  return readPdf(Buffer.from(await answer.arrayBuffer())).text;
}

function change(path: string, body: object) {
  return fetch(server.url + path, {
    method: 'PATCH',
    headers: {
      Cookie: cookie,
      'Content-Type': 'application/json',
      Origin: 'https://dealer.example',
    },
    body: JSON.stringify(body),
  });
}

describe('the price list', () => {
  it('has every model on sale with lakh grouping, dated', async () => {
    const text = await textOf('/price-list.pdf');
    for (const { name } of cards) expect(text).toContain(withoutBlanks(name));
    expect(text).toContain('₹1,47,268');
    expect(text).toMatch(/Ex-showroomprices,\d+[A-Z]\w+20\d\d/);
  });

  it('follows a changed price at once', async () => {
    expect((await change('/api/managePrice/SP125', { price: 1_02_390 })).status).toBe(200);
    // All its variants have changed by ₹ 14,972.
    for (const path of ['/price-list.pdf', '/brochures/SP125.pdf']) {
      const text = await textOf(path);
      for (const price of ['₹1,02,390', '₹1,09,898', '₹1,11,476']) expect(text).toContain(price);
    }
  });

  it('is the same file as long as nothing changes, and answers 304', async () => {
    const { headers } = await request(server.url).get('/price-list.pdf').expect(200);
    const again = await request(server.url)
      .get('/price-list.pdf')
      .set('If-None-Match', String(headers.etag));
    expect(again.status).toBe(304);
  });

  it('asks for its rows only when something has changed, or the day, whichever server did it', async () => {
    const second = await startTestServer({ database: server.database });
    const tagAt = async (url: string) =>
      (await fetch(`${url}/price-list.pdf`, { method: 'HEAD' })).headers.get('etag');
    try {
      const before = [await tagAt(server.url), await tagAt(second.url)];
      const rename = async (from: string, to: string) =>
        server.db.updateTable('vehicles').set({ name: to }).where('name', '=', from).execute();
      const name = cards[0]?.name ?? '';
      await rename(name, `${name} Renamed`);
      // A change that publishing never makes: it shows that the rows are not read.
      expect([await tagAt(server.url), await tagAt(second.url)]).toEqual(before);
      await rename(`${name} Renamed`, name);
      expect((await change('/api/managePrice/SP125', { price: 1_02_391 })).status).toBe(200);
      const after = [await tagAt(server.url), await tagAt(second.url)];
      expect(after.map((tag, at) => tag === before[at])).toEqual([false, false]);
      second.passTime(24 * 3_600_000);
      expect(await tagAt(second.url)).not.toBe(after[1]);
    } finally {
      await second.stop();
    }
  });

  it('leaves out what is not on sale, whose brochure is gone', async () => {
    const [first] = cards;
    if (!first) throw new Error('no models');
    const status = (value: 0 | 1) => change(`/api/bikes/${first.id}/status`, { status: value });
    await status(0);
    expect(await textOf('/price-list.pdf')).not.toContain(
      withoutBlanks(`${first.name}${first.specs.engine}`),
    );
    expect((await fetch(server.url + first.specs.document)).status).toBe(404);
    await status(1);
    expect(await textOf(first.specs.document)).toContain(withoutBlanks(first.name));
  });
});

describe('the E-brochure', () => {
  it('of every model answers under the address that the lists give', async () => {
    // They take half a second each: every third here, all of them in `npm run test:long`.
    const isWhole = process.env.ALL_BROCHURES !== undefined;
    for (const { specs, name } of cards.filter((_, at) => isWhole || at % 3 === 0))
      expect(await textOf(specs.document)).toContain(withoutBlanks(name));
  });

  it('holds specifications, colours, features, accessories and the address of the page', async () => {
    const text = await textOf('/brochures/hornet2.0.pdf');
    for (const part of ['Engine', 'Tyres & Brakes', 'Athletic Blue Metallic', 'Traction control']) {
      expect(text).toContain(withoutBlanks(part));
    }
    expect(text).toContain('08P55-K3W-D00');
  });

  it('of an unknown model is 404', async () => {
    expect((await fetch(`${server.url}/brochures/nothing.pdf`)).status).toBe(404);
  });
});

describe('price cards', () => {
  it('have the total of the page for each variant and place', async () => {
    const [card] = cards;
    const bike = card?.bikeName ?? '';
    const answer = await fetch(`${server.url}/api/price-rates?bike=${bike}`);
    const rates = (await answer.json()) as ModelRates;
    const places = [...rates.registrationPlaces.map(({ code }) => code), OTHER_PLACE];
    for (const { name } of rates.variants) {
      for (const place of places) {
        const query = new URLSearchParams({ variant: name, place, with: 'helmet', lender: 'bank' });
        const { variant, choices } = readCard(query, rates);
        const priced = { ...rates, price: rupeesToPaise(variant?.price ?? NaN) };
        const { total } = priceCard(priced, { ...choices, loan: null }, rates, rates);
        const text = await textOf(`/price-cards/${bike}.pdf?${query.toString()}`);
        expect(text).toContain(withoutBlanks(formatRupees(total)));
        expect(text).toContain(`place=${place}`);
      }
    }
  });

  it('are for models on sale, and have no price from their address', async () => {
    expect((await fetch(`${server.url}/price-cards/nonesuch.pdf`)).status).toBe(404);
    expect(await textOf('/price-cards/SP125.pdf?price=1&rate=0')).toBe(
      await textOf('/price-cards/SP125.pdf'),
    );
  });
});
