import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VehicleCard } from '@dealership/shared';
import { readPdf, withoutBlanks } from '../../../shared/test/read-pdf.ts';
import { readPng } from '../../../shared/test/read-png.ts';
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
  const pictureOf = async (path: string) => {
    const answer = await fetch(server.url + path);
    expect([path, answer.headers.get('content-type')]).toEqual([path, 'image/png']);
    return readPng(Buffer.from(await answer.arrayBuffer()));
  };

  it('are pictures in two shapes and three languages', async () => {
    const wide = await pictureOf('/price-cards/Livo.png');
    const tall = await pictureOf('/bn/price-cards/Livo.png?shape=tall');
    expect([wide.width, wide.height, tall.width, tall.height]).toEqual([1200, 630, 1080, 1920]);
    expect(tall.texts).toEqual(wide.texts);
    expect((await pictureOf('/hi/price-cards/livo.png?place=other')).texts).not.toEqual(wide.texts);
    const { headers } = await fetch(`${server.url}/price-cards/Livo.png`);
    expect(headers.get('content-disposition')).toBe('inline; filename="Livo-price.png"');
  });

  it('have the fee of a loan, and none of its figures', async () => {
    const asked = '/price-cards/Livo.pdf?lender=bank&months=12&down=20000';
    const text = await textOf(asked);
    expect(text).toContain(withoutBlanks('Loan entry in the certificate'));
    expect(text).not.toContain('20000');
    const totalOf = async (query: string) =>
      Number((await pictureOf(`/price-cards/Livo.png?${query}`)).texts.total);
    expect(await totalOf('lender=bank')).toBeGreaterThan(await totalOf(''));
  });

  it.each(['pdf', 'png'])('as %s are for models on sale, and for what is offered', async (type) => {
    const status = async (path: string) =>
      (await fetch(`${server.url}/price-cards/${path}`)).status;
    expect(await status(`nonesuch.${type}`)).toBe(404);
    for (const query of ['variant=Gold', 'place=delhi', 'with=gold', 'lender=uncle']) {
      expect([query, await status(`Livo.${type}?${query}`)]).toEqual([query, 404]);
    }
  });

  it('have no price from their address, and are drawn once', async () => {
    const tagOf = async (query: string) => {
      const { headers } = await fetch(`${server.url}/price-cards/SP125.png?${query}`);
      return headers.get('etag');
    };
    expect(await tagOf('price=1&rate=0&day=2026-01-01')).toBe(await tagOf(''));
    const texts = ['?price=1&rate=0', ''].map((query) => textOf(`/price-cards/SP125.pdf${query}`));
    expect(new Set(await Promise.all(texts)).size).toBe(1);
  });

  it('are 60 a minute from one address, of both types together', async () => {
    const limited = await startTestServer({ rateLimits: true });
    try {
      const statuses: number[] = [];
      for (let count = 0; count < 62; count += 1) {
        const path = `/price-cards/Livo.${count % 2 === 0 ? 'pdf' : 'png'}`;
        statuses.push((await fetch(limited.url + path, { method: 'HEAD' })).status);
      }
      expect(statuses.lastIndexOf(200)).toBe(59);
      expect(statuses.slice(60)).toEqual([429, 429]);
    } finally {
      await limited.stop();
    }
  });
});
