import type { KyselyPlugin } from 'kysely';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/db/open-database.ts';
import { changePrices } from '../../src/features/catalogue/prices/change-prices.ts';
import { findCardRates } from '../../src/features/settings/card-rates.ts';
import { createPageLoaders } from '../../src/site/page-data.ts';
import { buildForm, buildJpeg, send } from '../support/images/pictures.ts';
import {
  createFilledDatabase,
  pictures,
  startTestServer,
  type TestServer,
} from '../support/server/test-server.ts';

const model = 'Shine 125';

/** Every call with a cached answer. */
const keptCalls = [
  '/api/models',
  '/api/bikes',
  '/api/scooters',
  ...['bikeView', 'variants', 'bikeFeatures', 'bikeAccessories', 'bikeColours', '360Images'].map(
    (call) => `/api/${call}/${encodeURIComponent(model)}`,
  ),
  '/api/images',
  '/api/getOffers',
  '/api/getNotification',
  '/api/gallery',
  '/api/dealers/1',
];

describe('published content, cached by two servers with one database', () => {
  let changing: TestServer;
  let other: TestServer;
  let cookie: string;
  let jpeg: Buffer;
  beforeAll(async () => {
    const database = await createFilledDatabase();
    changing = await startTestServer({ database });
    other = await startTestServer({ database });
    cookie = await changing.logIn();
    jpeg = await buildJpeg({ width: 300, height: 200 });
  });
  afterAll(async () => {
    await changing.stop();
    await other.stop();
    await other.database.drop();
  });

  const json = (method: string, path: string, body: object) =>
    fetch(changing.url + path, {
      method,
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify(body),
    });
  const upload = (path: string, field: string, texts: Record<string, string> = {}) =>
    send(changing, path, {
      cookie,
      body: buildForm([
        ...Object.entries(texts).map(([name, content]) => ({ field: name, content })),
        { field, content: jpeg, fileName: 'picture.jpg' },
      ]),
    });
  const newest = async (path: string) => {
    const [item] = (await (await fetch(other.url + path)).json()) as { id: number }[];
    return item?.id;
  };
  const accessoryId = async () => {
    const answer = await fetch(`${changing.url}/api/manageAccessories`, { headers: { cookie } });
    const rows = (await answer.json()) as { id: number; bike_name: string }[];
    return rows.find(({ bike_name }) => bike_name === model)?.id;
  };
  const vehicleId = async () => {
    const answer = await fetch(`${changing.url}/api/bikes_admin`, { headers: { cookie } });
    const rows = (await answer.json()) as { id: number; bikeName: string }[];
    return rows.find(({ bikeName }) => bikeName === model)?.id;
  };

  /** Every change that staff can make, and a call whose answer it changes. */
  const changes: readonly {
    what: string;
    seenBy: string;
    make: () => Promise<{ status: number }>;
  }[] = [
    {
      what: 'a price',
      seenBy: '/api/bikes',
      make: () => json('PATCH', `/api/managePrice/${encodeURIComponent(model)}`, { price: 98_765 }),
    },
    {
      what: 'the price of an accessory',
      seenBy: `/api/bikeAccessories/${encodeURIComponent(model)}`,
      make: async () =>
        json('PATCH', `/api/manageAccessories/${await accessoryId()}`, { price: 4321 }),
    },
    {
      what: 'a model off sale',
      seenBy: '/api/models',
      make: async () => json('PATCH', `/api/bikes/${await vehicleId()}/status`, { status: 0 }),
    },
    {
      what: 'an offer',
      seenBy: '/api/getOffers',
      make: () => upload('/api/createOffers', 'image', { title: 'New', description: 'Offer' }),
    },
    {
      what: 'an offer taken back',
      seenBy: '/api/getOffers',
      make: async () => json('DELETE', `/api/deleteOffers/${await newest('/api/getOffers')}`, {}),
    },
    {
      what: 'a notification',
      seenBy: '/api/getNotification',
      make: () => upload('/api/postNotification', 'image'),
    },
    {
      what: 'a notification taken back',
      seenBy: '/api/getNotification',
      make: async () =>
        json('DELETE', `/api/deleteNotification/${await newest('/api/getNotification')}`, {}),
    },
    {
      what: 'a picture of the gallery',
      seenBy: '/api/gallery',
      make: () => upload('/api/galleryupload', 'images'),
    },
    {
      what: 'a picture of the gallery taken back',
      seenBy: '/api/gallery',
      make: async () => json('DELETE', `/api/deleteGalleryImg/${await newest('/api/gallery')}`, {}),
    },
  ];

  it('is up to date after every change, on both', async () => {
    for (const { what, seenBy, make } of changes) {
      const before = await readAll(other, [seenBy]);
      await readAll(changing, keptCalls);
      await readAll(other, keptCalls);
      const answer = await make();
      expect([200, 201], what).toContain(answer.status);
      expect(await readAll(other, [seenBy]), what).not.toEqual(before);
      // A server with an empty cache reads all of it from the database.
      const fresh = await startTestServer({ database: other.database });
      const expected = await readAll(fresh, keptCalls);
      await fresh.stop();
      expect(await readAll(other, keptCalls), what).toEqual(expected);
      expect(await readAll(changing, keptCalls), what).toEqual(expected);
    }
  });

  it('is answered with an ETag, compressed, and with 304 to a client that has it', async () => {
    // Not `fetch`, which forbids caching.
    const ask = () => request(other.url).get('/api/bikes').set('Accept-Encoding', 'br');
    const { headers } = await ask().expect(200);
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
    await ask().set('If-None-Match', String(headers.etag)).expect(304);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1, br;q=0.5', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ])('is compressed as small as its reader can take it: %s', async (accepted, expected) => {
    const { headers } = await request(other.url)
      .get('/api/bikes')
      .set('Accept-Encoding', accepted)
      .expect(200);
    expect(headers['content-encoding']).toBe(expected);
  });
});

async function readAll(server: TestServer, paths: readonly string[]): Promise<unknown[]> {
  return Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(server.url + path);
      return [path, answer.status, await answer.json()];
    }),
  );
}

it('a list that is changed just after it was read does not keep the old price', async () => {
  const server = await startTestServer();
  const other = openDatabase(server.database.config);
  try {
    /** Runs before the first read of the models ends. */
    let change = async () => {
      change = () => Promise.resolve();
      await other
        .transaction()
        .execute((t) => changePrices(t, model, { price: 99_999_00 }, { by: 'staff', at: 0 }));
    };
    const changeMeanwhile: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        const [row] = result.rows;
        if (row && 'document' in row) await change();
        return result;
      },
    };
    const loaders = createPageLoaders({
      db: server.db.withPlugin(changeMeanwhile),
      clock: server.clock,
      pictures,
      siteUrl: 'https://shop.example',
      locale: 'en',
      findCardRates: () => findCardRates(server.db, { isDemo: false }),
      read: () => Promise.reject(new Error('only the page of a quotation asks')),
    });
    const seesDrafts = () => Promise.resolve(false);
    const load = async () =>
      JSON.stringify(await loaders.motorcycle?.({ query: {}, params: {} }, seesDrafts));
    await load();
    expect(await load()).toContain('99999');
  } finally {
    await other.destroy();
    await server.stop();
  }
});
