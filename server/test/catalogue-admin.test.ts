import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import request from 'supertest';
import type { ModelChoice } from '@dealership/shared';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
  cookie = await server.logIn();
});
afterAll(() => server.stop());

async function read<Body>(path: string): Promise<Body> {
  const answer = await request(server.url).get(path).set('Cookie', cookie).expect(200);
  return answer.body as Body;
}

async function patch(path: string, body: object) {
  const answer = await request(server.url).patch(path).set('Cookie', cookie).send(body);
  return { status: answer.status, body: answer.body as Record<string, unknown> };
}

interface Priced {
  bike_name: string;
  bike_price: number;
}

async function priceOf(bikeName: string) {
  const prices = await read<Priced[]>('/api/managePrice');
  return prices.find(({ bike_name }) => bike_name === bikeName)?.bike_price;
}

it.each([
  ['/api/managePrice', { bike_name: 'XBLADE', name: 'X-Blade' }],
  ['/api/manageAccessories', { bike_name: 'Hness CB350', model_name: "H'ness CB350" }],
  ['/api/bikes_admin', { bikeName: 'CD110 DELUXE', name: 'CD110 Deluxe' }],
  ['/api/scooters_admin', { scooterName: 'Activa e', name: 'Activa e:' }],
])('%s names a model by its key and as visitors read it', async (path, row) => {
  expect(await read<object[]>(path)).toContainEqual(expect.objectContaining(row));
});

describe('PATCH /api/managePrice/{bike_name}', () => {
  it('changes the price, and the first variant’s with it', async () => {
    const answer = await patch('/api/managePrice/Shine%20125', { price: 91_234.5 });
    expect(answer).toEqual({
      status: 200,
      body: {
        message: 'Price updated successfully',
        bike_name: 'Shine 125',
        name: 'Shine 125',
        bike_price: 91_234.5,
      },
    });
    expect(await priceOf('Shine 125')).toBe(91_234.5);
    const variants = await read<{ name: string; price: number }[]>('/api/variants/shine125');
    expect(variants[0]?.price).toBe(91_234.5);
    expect(variants[1]?.price).not.toBe(91_234.5);
  });

  it('leaves every other price as it was', async () => {
    const before = await read<Priced[]>('/api/managePrice');
    await patch('/api/managePrice/XBLADE', { price: '1,20,000' });
    const changed = before.map((row) =>
      row.bike_name === 'XBLADE' ? { ...row, bike_price: 120_000 } : row,
    );
    expect(await read('/api/managePrice')).toEqual(changed);
  });

  it.each([undefined, null, '', 0, -1, '0.00', 'ten', 1.234, 10_000_000.01, [], {}, true])(
    'refuses the price %j and changes nothing',
    async (price) => {
      const before = await priceOf('Livo');
      const { status, body } = await patch('/api/managePrice/Livo', { price });
      expect(status).toBe(400);
      expect(Object.keys(body.fields as object)).toEqual(['price']);
      expect(await priceOf('Livo')).toBe(before);
    },
  );

  it('says what is missing in the ordered words (rules: given-texts)', async () => {
    const { body } = await patch('/api/managePrice/Livo', {});
    expect(body.message).toBe('Please enter a valid price');
  });

  it.each(['No%20Such%20Bike', 'livo', 'Shine125', '%25'])(
    'knows no model by the name %s, which has to be exact',
    async (name) => {
      expect((await patch(`/api/managePrice/${name}`, { price: 1000 })).status).toBe(404);
    },
  );
});

describe('GET /api/variants/{bikeName}', () => {
  it.each(['Hornet2.0', 'hornet 2.0', 'HORNET%202.0'])('finds a model as %s', async (name) => {
    const variants = await read<unknown[]>(`/api/variants/${name}`);
    expect(variants.length).toBeGreaterThanOrEqual(2);
  });

  it.each(['XBLADE', 'CD110DELUXE', 'Unknown'])('is empty for %s', async (name) => {
    expect(await read(`/api/variants/${name}`)).toEqual([]);
  });
});

describe('PATCH /api/manageAccessories/{id}', () => {
  interface Accessory {
    id: number;
    heading: string;
    part_no: string;
    price: number;
  }

  it('changes one accessory’s price', async () => {
    const before = await read<Accessory[]>('/api/manageAccessories');
    const chosen = before[3];
    const { status, body } = await patch(`/api/manageAccessories/${chosen?.id}`, { price: 777 });
    expect(status).toBe(200);
    expect(body).toEqual({ message: 'Price updated successfully', ...chosen, price: 777 });
    const after = before.map((row) => (row.id === chosen?.id ? { ...row, price: 777 } : row));
    expect(await read('/api/manageAccessories')).toEqual(after);
  });

  it.each([
    ['999999', 404],
    ['0', 400],
    ['1e3', 400],
    ['x', 400],
  ])('answers the id %s with %i', async (id, status) => {
    expect((await patch(`/api/manageAccessories/${id}`, { price: 5 })).status).toBe(status);
  });
});

describe.each([
  ['bikes', 'bikeName', 17, 'scooters'],
  ['scooters', 'scooterName', 9, 'bikes'],
] as const)('PATCH /api/%s/{id}/status', (path, nameKey, count, otherPath) => {
  type Row = { id: number; status: number } & Record<string, string | number>;

  it('takes a model off the public choices and puts it back', async () => {
    const rows = await read<Row[]>(`/api/${path}_admin`);
    expect(rows).toHaveLength(count);
    const [first] = rows;
    const choices = () => read<ModelChoice[]>('/api/models');
    const before = await choices();

    const off = await patch(`/api/${path}/${first?.id}/status`, { status: 0 });
    expect(off).toEqual({
      status: 200,
      body: {
        message: 'Vehicle deactivated successfully',
        id: first?.id,
        status: 0,
        name: first?.name,
        [nameKey]: first?.[nameKey],
      },
    });
    expect(await choices()).toHaveLength(before.length - 1);
    expect(await read(`/api/${path}_admin`)).toContainEqual({ ...first, status: 0 });

    const on = await patch(`/api/${path}/${first?.id}/status`, { status: 1 });
    expect(on.body.message).toBe('Vehicle activated successfully');
    expect(await choices()).toEqual(before);
  });

  it.each([2, '1', true, null, undefined])('refuses the status %j', async (status) => {
    const [first] = await read<Row[]>(`/api/${path}_admin`);
    const answer = await patch(`/api/${path}/${first?.id}/status`, { status });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toHaveProperty('status');
  });

  it('does not find models of the other type', async () => {
    const [other] = await read<Row[]>(`/api/${otherPath}_admin`);
    const answer = await patch(`/api/${path}/${other?.id}/status`, { status: 0 });
    expect(answer.status).toBe(404);
    expect(await read(`/api/${otherPath}_admin`)).toContainEqual(other);
  });
});
