import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import request from 'supertest';
import type { ModelChoice } from '@dealership/shared';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

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
  variants: { id: number; name: string; price: number }[];
}

async function pricesOf(bikeName: string): Promise<Priced> {
  const prices = await read<Priced[]>('/api/managePrice');
  const row = prices.find(({ bike_name }) => bike_name === bikeName);
  if (!row) throw new Error(`no ${bikeName}`);
  return row;
}

const priceOf = async (bikeName: string) => (await pricesOf(bikeName)).bike_price;

it.each([
  ['/api/managePrice', { bike_name: 'XBLADE', name: 'X-Blade' }],
  ['/api/manageAccessories', { bike_name: 'Hness CB350', model_name: "H'ness CB350" }],
  ['/api/bikes_admin', { bikeName: 'CD110 DELUXE', name: 'CD110 Deluxe' }],
  ['/api/scooters_admin', { scooterName: 'Activa e', name: 'Activa e:' }],
])('%s names a model by its key and as visitors read it', async (path, row) => {
  expect(await read<object[]>(path)).toContainEqual(expect.objectContaining(row));
});

describe('PATCH /api/managePrice/{bike_name}', () => {
  it('with a price moves all variants by the same difference', async () => {
    const { variants } = await pricesOf('Shine 125');
    const [first, second] = variants.map(({ price }) => price) as [number, number];
    expect(second).toBeGreaterThan(first);
    const moved = variants.map((variant) => ({
      ...variant,
      price: Math.round(100 * (91_234.5 + variant.price - first)) / 100,
    }));
    const answer = await patch('/api/managePrice/Shine%20125', { price: 91_234.5 });
    expect(answer).toEqual({
      status: 200,
      body: {
        message: 'Price updated successfully',
        model_id: expect.any(Number) as number,
        bike_name: 'Shine 125',
        name: 'Shine 125',
        bike_price: 91_234.5,
        variants: moved,
        planned: [],
      },
    });
    expect(await pricesOf('Shine 125')).toMatchObject({ bike_price: 91_234.5, variants: moved });
    expect(await read('/api/variants/shine125')).toEqual(moved.map(({ id: _, ...rest }) => rest));
  });

  it('refuses a price that is not the one seen, and shows the one that is', async () => {
    const { variants } = await pricesOf('Dio 125');
    const [one, ...others] = variants as [Variant, ...Variant[]];
    const change = (old: number, price: number) =>
      patch('/api/managePrice/Dio%20125', { variants: [{ id: one.id, old, price }] });
    expect((await change(one.price, one.price + 100)).status).toBe(200);
    const { status, body } = await change(one.price, one.price + 200);
    expect([status, body.code, body.current]).toEqual([
      409,
      'changed_meanwhile',
      { prices: [{ key: `V${one.id}`, price: one.price + 100 }] },
    ]);
    // The same again is no conflict, as when an answer was lost.
    expect((await change(one.price, one.price + 100)).status).toBe(200);
    expect((await pricesOf('Dio 125')).variants).toEqual([
      { ...one, price: one.price + 100 },
      ...others,
    ]);
    const whole = await patch('/api/managePrice/XBLADE', { old: 1, price: 2 });
    expect(whole.status).toBe(409);
    expect((await change(-1, 5)).status).toBe(400);
  });

  it('with variants changes these alone; the lowest is the price of the model', async () => {
    const { variants } = await pricesOf('SP125');
    const [first, second, ...rest] = variants as [Variant, Variant, ...Variant[]];
    const answer = await patch('/api/managePrice/SP125', {
      variants: [
        { id: second.id, price: '70,000.25' },
        { id: first.id, price: 2_00_000 },
      ],
    });
    expect(answer.body).toMatchObject({
      bike_price: 70_000.25,
      variants: [{ ...first, price: 2_00_000 }, { ...second, price: 70_000.25 }, ...rest],
    });
    expect(answer.body).toMatchObject(await pricesOf('SP125'));
    expect(await read('/api/bikeView/SP125')).toMatchObject({ bikePrice: 70_000.25 });

    // The cheapest variant is no longer the first, and shifts the others all the same.
    const moved = await patch('/api/managePrice/SP125', { price: 80_000.25 });
    expect(moved.body).toMatchObject({
      bike_price: 80_000.25,
      variants: [{ price: 2_10_000 }, { price: 80_000.25 }, { price: 1_06_504 }],
    });
  });

  type Variant = Priced['variants'][number];

  it('leaves every other price as it was', async () => {
    const before = await read<Priced[]>('/api/managePrice');
    await patch('/api/managePrice/XBLADE', { price: '1,20,000' });
    const changed = before.map((row) =>
      row.bike_name === 'XBLADE' ? { ...row, bike_price: 120_000 } : row,
    );
    expect(await read('/api/managePrice')).toEqual(changed);
  });

  describe('refuses, names the field, and changes nothing:', () => {
    const valid = 90_000;
    it.each<[string, (ids: number[], foreign: number) => unknown, string[]]>([
      ['a price that makes a variant too dear', () => ({ price: 10_000_000 }), ['price']],
      ['neither', () => ({ variants: undefined }), ['price']],
      ['both', ([id]) => ({ price: valid, variants: [{ id, price: valid }] }), ['variants']],
      [
        'the price that was seen of the whole model, with variants',
        ([id]) => ({ old: valid, variants: [{ id, price: valid }] }),
        ['variants'],
      ],
      ['no variants', () => ({ variants: [] }), ['variants']],
      ['what is no list', () => ({ variants: 'all' }), ['variants']],
      ['what is no variant', () => ({ variants: [7] }), ['variants.0']],
      [
        'a variant beside an unknown one',
        ([id]) => ({
          variants: [
            { id, price: valid },
            { id: 999_999, price: valid },
          ],
        }),
        ['variants.1.id'],
      ],
      [
        'a variant of another model',
        ([id], foreign) => ({
          variants: [
            { id, price: valid },
            { id: foreign, price: valid },
          ],
        }),
        ['variants.1.id'],
      ],
      [
        'a variant twice',
        ([id]) => ({
          variants: [
            { id, price: valid },
            { id, price: valid + 1 },
          ],
        }),
        ['variants.1.id'],
      ],
      [
        'wrong prices, each of them',
        ([one, two]) => ({
          variants: [
            { id: one, price: 0 },
            { id: two, price: 1e12 },
          ],
        }),
        ['variants.0.price', 'variants.1.price'],
      ],
      [
        'a variant without price or id',
        ([id]) => ({ variants: [{ id }, { id: String(id), price: valid }] }),
        ['variants.0.price', 'variants.1.id'],
      ],
    ])('%s', async (_what, bodyOf, fields) => {
      const before = await pricesOf('Livo');
      const foreign = (await pricesOf('Unicorn')).variants[0]?.id ?? 0;
      const { status, body } = await patch(
        '/api/managePrice/Livo',
        bodyOf(
          before.variants.map(({ id }) => id),
          foreign,
        ) as object,
      );
      expect([status, Object.keys(body.fields as object)]).toEqual([400, fields]);
      expect(await pricesOf('Livo')).toEqual(before);
    });

    it('a variant of a model without variants', async () => {
      const { status, body } = await patch('/api/managePrice/XBLADE', {
        variants: [{ id: 1, price: valid }],
      });
      expect([status, body.fields]).toEqual([
        400,
        { 'variants.0.id': 'This model has no such variant' },
      ]);
    });
  });

  it('answers with the highest price that leaves the dearest variant within the limit', async () => {
    const { variants } = await pricesOf('Livo');
    const prices = variants.map(({ price }) => price);
    const most = 10_000_000 - (Math.max(...prices) - Math.min(...prices));
    const { body } = await patch('/api/managePrice/Livo', { price: most + 1 });
    expect(body.message).toContain(most.toLocaleString('en-IN'));
    expect((await patch('/api/managePrice/Livo', { price: most })).status).toBe(200);
    await patch('/api/managePrice/Livo', { price: Math.min(...prices) });
    expect((await pricesOf('Livo')).variants).toEqual(variants);
  });

  it('of two changes at once loses neither', async () => {
    const name = 'Hornet%202.0';
    const { variants } = await pricesOf('Hornet 2.0');
    const [first, second] = variants as [Variant, Variant];
    const answers = await Promise.all([
      patch(`/api/managePrice/${name}`, { variants: [{ id: first.id, price: 1_11_111 }] }),
      patch(`/api/managePrice/${name}`, { variants: [{ id: second.id, price: 2_22_222 }] }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await pricesOf('Hornet 2.0')).variants).toMatchObject([
      { price: 1_11_111 },
      { price: 2_22_222 },
    ]);
    const prices = Array.from({ length: 8 }, (_, index) => 1_00_000 + index);
    await Promise.all(prices.map((price) => patch(`/api/managePrice/${name}`, { price })));
    const after = await pricesOf('Hornet 2.0');
    expect(prices).toContain(after.bike_price);
    const gap = Math.round(100 * ((after.variants[1]?.price ?? 0) - after.bike_price));
    expect(gap).toBe(1_11_111_00);
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

  it('names what is missing in the ordered words (rules: given-texts)', async () => {
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

  it('refuses a price that is not the one seen', async () => {
    const [chosen] = await read<Accessory[]>('/api/manageAccessories');
    const path = `/api/manageAccessories/${chosen?.id}`;
    const { status, body } = await patch(path, { old: 1, price: 777 });
    const current = { prices: [{ key: `A${chosen?.id}`, price: chosen?.price }] };
    expect([status, body.current]).toEqual([409, current]);
    expect(await read<Accessory[]>('/api/manageAccessories')).toContainEqual(chosen);
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
