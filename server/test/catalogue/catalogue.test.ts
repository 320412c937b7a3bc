import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  modelKey,
  pictureSizes,
  specSections,
  type Banner,
  type Dealer,
  type GalleryImage,
  type Notification,
  type Offer,
  type VehicleAccessory,
  type VehicleCard,
  type VehicleColour,
  type VehicleFeature,
  type VehicleFrame,
  type VehicleVariant,
  type VehicleView,
} from '@dealership/shared';
import { pictures, startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
let cookie: string;
let bikes: VehicleCard[];
let scooters: VehicleCard[];
let cards: VehicleCard[];
beforeAll(async () => {
  server = await startTestServer();
  cookie = await server.logIn();
  bikes = await read('/api/bikes');
  scooters = await read('/api/scooters');
  cards = [...bikes, ...scooters];
});
afterAll(() => server.stop());

async function read<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(server.url + path);
  expect(answer.status, path).toBe(200);
  return (await answer.json()) as Answer;
}

const named = <Answer>(call: string, name: string) =>
  read<Answer>(`/api/${call}/${encodeURIComponent(name)}`);

async function patch(path: string, body: object) {
  const answer = await fetch(server.url + path, {
    method: 'PATCH',
    headers: { Cookie: cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return answer;
}

/** Models without details and frames (rules: bare-models). */
const BARE = ['XBLADE', 'CD110 DELUXE'];

describe('the lists of models', () => {
  it('hold 17 motorcycles and 9 scooters, each name once', () => {
    expect([bikes.length, scooters.length]).toEqual([17, 9]);
    expect(new Set(cards.map(({ bikeName }) => modelKey(bikeName))).size).toBe(26);
  });

  it('have price, three lines and a brochure for each', () => {
    for (const { specs, price, name } of cards) {
      expect(price, name).toBeGreaterThan(50_000);
      for (const line of Object.values(specs)) expect(line, name).not.toBe('');
    }
  });

  it('mark which models have no details and no 360 view', () => {
    const without = (key: 'hasDetails' | 'hasFrames') =>
      cards.filter((card) => !card[key]).map(({ bikeName }) => bikeName);
    expect(without('hasDetails').sort()).toEqual([...BARE].sort());
    expect(without('hasFrames').sort()).toEqual([...BARE].sort());
  });
});

describe('every model with details', () => {
  it('is complete: variants, colours, lines, features, accessories, 36 frames', async () => {
    const complete = cards.filter(({ hasDetails }) => hasDetails);
    expect(complete).toHaveLength(24);
    for (const { bikeName, price } of complete) {
      const view = await named<VehicleView>('bikeView', bikeName);
      for (const key of specSections) {
        expect(Object.keys(view[key]).length, `${bikeName} ${key}`).toBeGreaterThanOrEqual(4);
      }
      expect([view.bikePrice, view.active]).toEqual([price, true]);
      const variants = await named<VehicleVariant[]>('variants', bikeName);
      expect(variants[0]?.price).toBe(price);
      const counts = {
        variants: variants.length,
        colours: (await named<unknown[]>('bikeColours', bikeName)).length,
        features: (await named<unknown[]>('bikeFeatures', bikeName)).length,
        accessories: (await named<unknown[]>('bikeAccessories', bikeName)).length,
        frames: (await named<unknown[]>('360Images', bikeName)).length,
      };
      expect(counts, bikeName).toEqual({
        variants: expect.toBeOneOf([2, 3, 4]) as number,
        colours: expect.toBeOneOf([3, 4, 5, 6]) as number,
        features: expect.toBeOneOf([4, 5, 6, 7, 8]) as number,
        accessories: expect.toBeOneOf([4, 5, 6, 7, 8]) as number,
        frames: 36,
      });
    }
  });
});

describe.each(BARE)('%s', (bikeName) => {
  it('has price and texts, empty sections and empty lists', async () => {
    const view = await named<VehicleView>('bikeView', bikeName);
    expect(view).toMatchObject({ hasDetails: false, hasFrames: false, active: true });
    expect(view.bikePrice).toBeGreaterThan(0);
    expect(view.bikeDetails).not.toBe('');
    for (const key of specSections) expect(view[key]).toEqual({});
    for (const call of partCalls) expect(await named(call, bikeName)).toEqual([]);
  });
});

const partCalls = ['variants', 'bikeFeatures', 'bikeAccessories', 'bikeColours', '360Images'];

describe('a name in an address', () => {
  it.each(['Hornet2.0', 'hornet2.0', 'HORNET 2.0', ' Hornet  2.0 '])(
    '%j is the Hornet 2.0',
    async (name) => {
      expect((await named<VehicleView>('bikeView', name)).bikeName).toBe('Hornet 2.0');
      for (const call of partCalls) expect(await named(call, name)).not.toEqual([]);
    },
  );

  it('of an unknown model is 404, and an empty list for its parts', async () => {
    const answer = await fetch(`${server.url}/api/bikeView/Unknown`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not_found' });
    for (const call of partCalls) expect(await named(call, 'Unknown')).toEqual([]);
  });
});

describe('a change by staff', () => {
  it('of a price is in all public calls at once', async () => {
    const seen = async () => {
      const list = await read<VehicleCard[]>('/api/bikes');
      const variants = await named<VehicleVariant[]>('variants', 'Shine125');
      return {
        list: list.find(({ bikeName }) => bikeName === 'Shine 125')?.price,
        model: (await named<VehicleView>('bikeView', 'Shine125')).bikePrice,
        variants: variants.map(({ price }) => price),
      };
    };
    const answer = await patch('/api/managePrice/Shine%20125', { price: 81_999.5 });
    const moved = [81_999.5, 86_361.5, 87_887.5];
    expect(await seen()).toEqual({ list: 81_999.5, model: 81_999.5, variants: moved });

    const [, disc] = ((await answer.json()) as { variants: { id: number }[] }).variants;
    await patch('/api/managePrice/Shine%20125', { variants: [{ id: disc?.id, price: 60_500 }] });
    const set = [81_999.5, 60_500, 87_887.5];
    expect(await seen()).toEqual({ list: 60_500, model: 60_500, variants: set });
  });

  it('that takes a model off sale leaves it out of the list; its calls answer so', async () => {
    const [first] = scooters;
    if (!first) throw new Error('no scooters');
    await patch(`/api/scooters/${first.id}/status`, { status: 0 });
    const names = (await read<VehicleCard[]>('/api/scooters')).map(({ bikeName }) => bikeName);
    expect(names).not.toContain(first.bikeName);
    expect(await named<VehicleView>('bikeView', first.bikeName)).toMatchObject({ active: false });
    expect(await named('bikeColours', first.bikeName)).not.toEqual([]);
    await patch(`/api/scooters/${first.id}/status`, { status: 1 });
  });
});

describe('a banner', () => {
  it('shows its model and today’s price, while the model is sold', async () => {
    const modelOf = async (picture: string) =>
      (await read<Banner[]>('/api/images')).find(({ filepath }) => filepath.includes(picture))
        ?.model;
    const model = await modelOf('banner-scooter');
    expect(model).toMatchObject({ bikeName: 'Dio 125', name: 'Dio 125', hasDetails: true });
    await patch('/api/managePrice/Dio%20125', { price: 99_999 });
    expect(await modelOf('banner-scooter')).toEqual({ ...model, price: 99_999 });
    const id = scooters.find(({ bikeName }) => bikeName === 'Dio 125')?.id;
    await patch(`/api/scooters/${id}/status`, { status: 0 });
    expect(await modelOf('banner-scooter')).toBeUndefined();
    await patch(`/api/scooters/${id}/status`, { status: 1 });
    expect(await modelOf('banner-scooter')).toBeDefined();
  });
});

describe('the demo content', () => {
  it('has banners, a gallery, two offers, one notification and one dealer', async () => {
    expect((await read<Banner[]>('/api/images')).length).toBeGreaterThanOrEqual(4);
    expect((await read<GalleryImage[]>('/api/gallery')).length).toBeGreaterThanOrEqual(12);
    expect(await read<Offer[]>('/api/getOffers')).toHaveLength(2);
    expect(await read<Notification[]>('/api/getNotification')).toHaveLength(1);
    const [dealer, ...others] = await read<Dealer[]>('/api/dealers/1');
    expect(others).toEqual([]);
    expect(Object.keys(dealer ?? {}).sort()).toEqual([
      'address',
      'email',
      'mobile_no',
      'name',
      'open_time',
      'service_no',
    ]);
  });

  it.each(['2', '0', '-1', 'x', '1.5', '99999999999999999999'])('has no dealer %s', async (id) => {
    expect(await named('dealers', id)).toEqual([]);
  });
});

/** A picture in an answer: its address, size and placeholder. */
interface Shown {
  path: string;
  width: number;
  height: number;
  placeholder: string;
}

// They only read files, so one engine is enough.
describe.runIf(process.env.TEST_ENGINE !== 'mysql')('every picture of every public call', () => {
  it('answers 200 in all its sizes with the type of its name, and has a shape', async () => {
    const shown = await collectPictures();
    for (const { path, width, height, placeholder } of shown) {
      expect(Number.isInteger(width) && Number.isInteger(height), path).toBe(true);
      expect(placeholder, path).toMatch(/^#[0-9a-f]{6}$/);
      const sizes = path.endsWith('.webp') ? pictureSizes({ path, width }) : [{ path }];
      for (const size of sizes) await expectPicture(size.path);
    }
    for (const { bikeIcon, nameImg } of cards) {
      await expectPicture(bikeIcon);
      await expectPicture(nameImg);
    }
    // The 24 360 views have that many.
    expect(shown.length).toBeGreaterThan(24 * 36);
  });

  it('is measured: no shape is a guess', async () => {
    for (const { path, width, height, placeholder } of await collectPictures()) {
      expect({ path, shape: pictures.shapeOf(path) }).toEqual({
        path,
        shape: { width, height, placeholder },
      });
    }
  });
});

const types: Readonly<Record<string, string>> = { webp: 'image/webp', avif: 'image/avif' };

async function expectPicture(path: string): Promise<void> {
  const answer = await fetch(server.url + path, { method: 'HEAD' });
  const ending = path.split('.').at(-1) ?? '';
  expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
    path,
    200,
    types[ending],
  ]);
}

async function collectPictures(): Promise<Shown[]> {
  const shown: Shown[] = [];
  const take = (path: string, { width, height, placeholder }: Omit<Shown, 'path'>) => {
    if (!shown.some((other) => other.path === path))
      shown.push({ path, width, height, placeholder });
  };
  for (const card of cards) {
    take(card.image, card);
    take(card.side.path, card.side);
    const { bikeName } = card;
    for (const each of await named<VehicleColour[]>('bikeColours', bikeName))
      take(each.image, each);
    for (const each of await named<VehicleFeature[]>('bikeFeatures', bikeName))
      take(each.image, each);
    for (const each of await named<VehicleAccessory[]>('bikeAccessories', bikeName)) {
      take(each.image, each);
    }
    for (const each of await named<VehicleFrame[]>('360Images', bikeName)) take(each.images, each);
  }
  for (const each of await read<Banner[]>('/api/images')) take(each.filepath, each);
  for (const each of await read<GalleryImage[]>('/api/gallery')) take(each.image_path, each);
  for (const each of await read<Offer[]>('/api/getOffers')) take(each.image, each);
  for (const each of await read<Notification[]>('/api/getNotification')) take(each.images, each);
  return shown;
}
