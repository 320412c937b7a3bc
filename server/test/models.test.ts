import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  minuteOf,
  type ModelDetail,
  type ModelRow,
  type SectionInput,
  type VehicleCard,
  type VehicleSectionName,
  type VehicleVariant,
} from '@dealership/shared';
import { createAuditTrail } from '../src/audit/audit-trail.ts';
import { openDatabase } from '../src/db/open-database.ts';
import {
  bringBackModel,
  publishDue,
  publishModel,
  removeDeletedModels,
  removeModel,
} from '../src/features/catalogue/edit-model.ts';
import { applyDuePrices, planPrices } from '../src/features/catalogue/planned-prices.ts';
import { findNewestEnquiry } from '../src/features/enquiries/enquiry-repository.ts';
import { recordTried } from '../../scripts/test-records.mjs';
import { sameBrowserAt, type Browser } from './browser.ts';
import { cutShort } from './cut-short.ts';
import { signIn } from './people.ts';
import { samples } from './samples.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let first: TestServer;
let second: TestServer;
let owner: Browser;
beforeAll(async () => {
  first = await startTestServer({ hasSite: true, siteUrl: 'https://shop.example' });
  second = await startTestServer({
    ...{ database: first.database, hasSite: true, siteUrl: 'https://shop.example' },
  });
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});
beforeEach(async () => {
  owner = await signIn(first);
});

/** What the timers of a server do, at an instant of its own clock. */
function depsOf(server: TestServer, at = server.clock()) {
  const clock = () => at;
  return {
    db: server.db,
    clock,
    audit: createAuditTrail({ clock, log: pino({ level: 'silent' }) }),
  };
}

async function seen<Body>(path: string): Promise<Body> {
  return (await (await fetch(first.url + path)).json()) as Body;
}

async function detail(id: number): Promise<ModelDetail> {
  const { status, body } = await owner.send<ModelDetail>('GET', `/api/vehicles/${id}`);
  expect(status).toBe(200);
  return body;
}

async function listed(): Promise<ModelRow[]> {
  return (await owner.send<{ models: ModelRow[] }>('GET', '/api/vehicles')).body.models;
}

async function idOf(name: string): Promise<number> {
  return (await listed()).find((row) => row.name === name)?.id ?? 0;
}

function stateOf<Name extends VehicleSectionName>({ sections }: ModelDetail, name: Name) {
  const found = sections.find(({ section }) => section === name);
  if (!found) throw new Error(`${name} is not there`);
  return found as Omit<typeof found, 'value'> & { value: SectionInput<Name> };
}

/** Saves a section from its present version. */
async function save<Name extends VehicleSectionName>(
  id: number,
  section: Name,
  change: (value: SectionInput<Name>) => unknown,
  { browser = owner, version }: { browser?: Browser; version?: number } = {},
) {
  const state = stateOf(await detail(id), section);
  return browser.send<ModelDetail>('PATCH', `/api/vehicles/${id}/sections/${section}`, {
    version: version ?? state.version,
    value: change(state.value),
  });
}

/** Publishes all that is drafted. */
async function publish(id: number, at?: string) {
  const { sections } = await detail(id);
  const drafts = sections.filter((section) => section.is_draft);
  const versions = Object.fromEntries(drafts.map(({ section, version }) => [section, version]));
  return owner.send<ModelDetail>('POST', `/api/vehicles/${id}/publish`, { versions, at });
}

async function add(name: string, more: object = {}): Promise<ModelDetail> {
  const body = { type: 'scooter', name, ...more };
  const {
    status,
    body: added,
    text,
  } = await owner.send<ModelDetail>('POST', '/api/vehicles', body);
  expect(status, text).toBe(201);
  return added;
}

/** A new scooter with a price, as a draft. */
async function addPriced(name: string): Promise<number> {
  const { id } = await add(name);
  const { status } = await save(id, 'variants', () => [{ id: 0, name: 'Standard', price: 95_000 }]);
  expect(status).toBe(200);
  return id;
}

describe('a new model', () => {
  it('is seen by visitors once it is published, everywhere', async () => {
    const id = await addPriced('Metro 110');
    await save(id, 'about', (about) => ({
      ...about,
      ...{ details: { en: 'For the market.' }, engine: '', power: '6 kW' },
      figures: { ...about.figures, fuel: 'petrol', engineCc: 110, mileage: 52.5 },
    }));
    await save(id, 'colours', () => [
      { id: 0, name: 'Pearl White', swatch: '#fafafa', image: '' },
      { id: 0, name: 'Matte Blue', swatch: null, image: '' },
    ]);
    const names = async () => (await seen<VehicleCard[]>('/api/scooters')).map(({ name }) => name);
    expect(await names()).not.toContain('Metro 110');
    expect((await fetch(`${first.url}/api/bikeView/Metro110`)).status).toBe(404);
    expect((await fetch(`${first.url}/view-details?bike=Metro110`)).status).toBe(404);
    expect(await (await fetch(`${first.url}/sitemap.xml`)).text()).not.toContain('Metro110');

    const { status, body } = await publish(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ is_published: true, has_draft: false, bike_name: 'Metro 110' });
    expect((await names()).at(-1)).toBe('Metro 110');
    expect(await seen('/api/models')).toContainEqual({
      ...{ slug: 'honda-metro-110', name: 'Metro 110', type: 'scooter' },
    });
    expect(await seen('/api/bikeView/Metro110')).toMatchObject({
      ...{ bikeDetails: 'For the market.', bikePrice: 95_000, hasFrames: false },
      figures: { fuel: 'petrol', mileage: 52.5 },
      specs: { engine: '110 cc', power: '6 kW', transmission: '' },
    });
    expect(await seen('/api/bikeColours/metro110')).toMatchObject([
      { name: 'Pearl White', image: '', swatch: '#fafafa' },
      { name: 'Matte Blue', image: '' },
    ]);
    const page = await fetch(`${second.url}/view-details?bike=Metro110`);
    expect(page.status).toBe(200);
    // It has no picture: a browser is not told to fetch one, nor a search engine.
    expect(await page.text()).not.toMatch(/ 320w|"image":"http/);
    expect(await (await fetch(`${second.url}/sitemap.xml`)).text()).toContain('Metro110');
    expect((await fetch(`${second.url}/brochures/metro110.pdf`)).status).toBe(200);
    const prices = await owner.send<{ bike_name: string }[]>('GET', '/api/managePrice');
    expect((prices.body as object as { bike_name: string }[]).at(-1)?.bike_name).toBe('Metro 110');
  });

  it('needs a name that no address has, and a price', async () => {
    for (const name of ['activa6g', 'ACTIVA 6 G', "H'ness CB350", 'Hness CB350']) {
      const refused = await owner.send('POST', '/api/vehicles', { type: 'scooter', name });
      expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['name']]);
    }
    const { id } = await add('Metro 125');
    await save(id, 'about', (about) => ({ ...about, engine: '125 cc' }));
    const refused = await publish(id);
    expect([refused.status, refused.body.fields]).toMatchObject([
      400,
      { price: 'A model needs a price before visitors see it' },
    ]);
    expect((await detail(id)).is_published).toBe(false);
  });

  it('may begin with all that another one has, under numbers of its own', async () => {
    const original = await detail(await idOf('Dio 125'));
    const copy = await add('Dio 125 X', { copyOf: original.id });
    expect(stateOf(copy, 'about').value).toEqual({
      ...stateOf(original, 'about').value,
      name: 'Dio 125 X',
    });
    for (const name of ['variants', 'colours', 'accessories'] as const) {
      const [ours, theirs] = [stateOf(copy, name).value, stateOf(original, name).value];
      const unnumbered = (parts: { id: number }[]) => parts.map((part) => ({ ...part, id: 0 }));
      expect(unnumbered(ours)).toEqual(unnumbered(theirs));
      const known = theirs.map(({ id }) => id);
      expect(ours.filter(({ id }) => known.includes(id) || id === 0)).toEqual([]);
    }
  });
});

describe('a draft', () => {
  it('is seen by staff alone, and ends when it says what is published', async () => {
    const id = await idOf('Livo');
    const before = await seen('/api/bikeView/Livo');
    const was = stateOf(await detail(id), 'about');
    await save(id, 'about', (about) => ({ ...about, engine: '110 cc' }));
    expect(stateOf(await detail(id), 'about')).toMatchObject({
      ...{ is_draft: true, by: 'staff', published: was.value, value: { engine: '110 cc' } },
    });
    expect(await seen('/api/bikeView/Livo')).toEqual(before);
    await save(id, 'about', () => was.value);
    expect(await detail(id)).toMatchObject({ has_draft: false });
    await save(id, 'about', (about) => ({ ...about, engine: '111 cc' }));
    await save(id, 'about', () => null);
    expect(stateOf(await detail(id), 'about')).toMatchObject({ is_draft: false, value: was.value });
  });

  it('of two people is neither mixed nor lost without a word', async () => {
    const id = await idOf('Unicorn');
    const { version } = stateOf(await detail(id), 'about');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        save(id, 'about', (about) => ({ ...about, power: `${index} kW` }), {
          browser: sameBrowserAt(index % 2 ? first : second, owner),
          version,
        }),
      ),
    );
    const won = answers.filter(({ status }) => status === 200);
    const told = answers.filter(({ status }) => status === 409);
    expect([won.length, told.length]).toEqual([1, 49]);
    const now = await detail(id);
    for (const { body } of told) {
      expect(body).toMatchObject({ code: 'changed_meanwhile', current: { id } });
    }
    expect(stateOf(now, 'about').value).toEqual(
      stateOf(won[0]?.body as ModelDetail, 'about').value,
    );
    // What is sent twice is stored once, and no conflict.
    const again = await save(id, 'about', (about) => about, { version });
    expect([again.status, stateOf(again.body, 'about').version]).toEqual([200, version + 1]);
    // Another section has its own version.
    expect((await save(id, 'specs', (lines) => lines.slice(1))).status).toBe(200);
    await save(id, 'about', () => null);
    await save(id, 'specs', () => null);
  });

  it('is published as it was seen, or not at all', async () => {
    const id = await idOf('Grazia 125');
    await save(id, 'about', (about) => ({ ...about, power: '6 kW' }));
    const { version } = stateOf(await detail(id), 'about');
    await save(id, 'about', (about) => ({ ...about, power: '7 kW' }));
    for (const versions of [{ about: version }, {}, { about: version + 1, specs: 0 }]) {
      const path = `/api/vehicles/${id}/publish`;
      const { status, body } = await owner.send('POST', path, { versions });
      expect([status, body.code]).toEqual([409, 'changed_meanwhile']);
    }
    await save(id, 'about', () => null);
    const nothing = await publish(id);
    expect([nothing.status, nothing.body.code]).toEqual([400, 'invalid_input']);
  });

  it.each<[VehicleSectionName, string, (value: never) => unknown]>([
    ['about', 'about.name', (about: object) => ({ ...about, name: ' ' })],
    [
      'about',
      'about.details.en',
      (about: object) => ({ ...about, details: { en: 'x'.repeat(1001) } }),
    ],
    ['about', 'about.class', (about: object) => ({ ...about, class: 'fast' })],
    ['about', 'about.price', (about: object) => ({ ...about, price: 0 })],
    ['about', 'about', (about: object) => ({ ...about, document: 'x' })],
    [
      ...(['about', 'about.figures.engineCc'] as const),
      (about: { figures: object }) => ({ ...about, figures: { ...about.figures, engineCc: 1e6 } }),
    ],
    ['variants', 'variants.0.price', () => [{ id: 0, name: 'A', price: 1e12 }]],
    ['variants', 'variants.0.price', () => [{ id: 0, name: 'A', price: 0 }]],
    [
      ...(['variants', 'variants.1'] as const),
      () => ['Disc', ' disc '].map((name) => ({ id: 0, name, price: 1 })),
    ],
    ['colours', 'colours.0.swatch', () => [{ id: 0, name: 'A', swatch: 'red', image: '' }]],
    ...['javascript:alert(1)', '/uploads/../secret.png', '//evil.example/x.png'].map(
      (image): [VehicleSectionName, string, () => unknown] => [
        ...(['colours', 'colours.0.image'] as const),
        () => [{ id: 0, name: 'A', swatch: null, image }],
      ],
    ),
    [
      ...(['specs', 'specs'] as const),
      () =>
        Array.from({ length: 201 }, (_, index) => ({
          ...{ section: 'frame', label: `line${index}`, value: 'x' },
        })),
    ],
    [
      ...(['specs', 'specs.1'] as const),
      () => ['a', 'b'].map((value) => ({ section: 'frame', label: 'stands', value })),
    ],
    [
      ...(['specs', 'specs'] as const),
      () =>
        Array.from({ length: 10_000 }, (_, index) => ({
          ...{ section: 'frame', label: `line${index}`, value: 'x' },
        })),
    ],
    ['specs', 'specs.0.label', () => [{ section: 'frame', label: '__proto__', value: 'x' }]],
    [
      'features',
      'features.0.heading.en',
      () => [{ heading: { en: '' }, description: { en: '' }, image: '' }],
    ],
    ['pictures', 'pictures', () => []],
    ['pictures', 'pictures', () => 7],
  ])('with a %s that is wrong is refused at %s', async (section, place, change) => {
    const id = await idOf('Aviator');
    const before = await detail(id);
    const { status, body } = await save(id, section, change as never);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [place]]);
    expect(await detail(id)).toEqual(before);
  });

  it('cannot take a part of another model, nor one twice', async () => {
    const [ours, theirs] = [await idOf('SP125'), await detail(await idOf('SP160'))];
    const { id: foreign } = stateOf(theirs, 'variants').value[0] ?? { id: 0 };
    const own = stateOf(await detail(ours), 'variants').value;
    const { body } = await save(ours, 'variants', () => [
      ...own,
      { ...own[0], name: 'Twice' },
      { id: foreign, name: 'Stolen', price: 1 },
    ]);
    const ids = stateOf(body, 'variants').value.map(({ id }) => id);
    expect(new Set(ids).size).toBe(own.length + 2);
    expect(ids.slice(0, own.length)).toEqual(own.map(({ id }) => id));
    expect(ids).not.toContain(foreign);
    await save(ours, 'variants', () => null);
  });

  it('goes on from prices that somebody sets meanwhile, unless it has others', async () => {
    const id = await idOf('Hornet 2.0');
    const [one, two] = stateOf(await detail(id), 'variants').value as [Priced, Priced];
    await save(id, 'variants', () => [
      one,
      { ...two, price: 150_000 },
      { id: 0, name: 'New', price: 1 },
    ]);
    const set = { variants: [one, two].map((variant) => ({ id: variant.id, price: 155_000 })) };
    expect((await owner.send('PATCH', '/api/managePrice/Hornet%202.0', set)).status).toBe(200);
    const state = stateOf(await detail(id), 'variants');
    expect(state.value).toMatchObject([{ price: 155_000 }, { price: 150_000 }, { price: 1 }]);
    expect(state.published).toMatchObject([{ price: 155_000 }, { price: 155_000 }]);
    await save(id, 'variants', () => null);
  });

  type Priced = SectionInput<'variants'>[number];
});

describe('what is planned', () => {
  it('is published once, by one server, also after two days of standstill', async () => {
    const id = await addPriced('Metro 150');
    const at = first.clock() + 60 * MINUTE_MS;
    for (const wrong of [minuteOf(first.clock()), minuteOf(at + 400 * DAY_MS), '2026-11-21', 'x']) {
      const { status, body } = await publish(id, wrong);
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['at']]);
    }
    expect((await publish(id, minuteOf(at))).body).toMatchObject({ publish_at: minuteOf(at) });
    await publishDue(depsOf(first, at - 1));
    expect((await detail(id)).is_published).toBe(false);
    await first.db.deleteFrom('audit_events').execute();
    const late = at + 2 * DAY_MS;
    await Promise.all([first, second, first].map((server) => publishDue(depsOf(server, late))));
    expect(await detail(id)).toMatchObject({
      is_published: true,
      publish_at: '',
      has_draft: false,
    });
    const events = await first.db
      .selectFrom('audit_events')
      .select(['action', 'user_id'])
      .execute();
    expect(events).toEqual([{ action: 'model published', user_id: 'staff' }]);
    expect((await fetch(`${second.url}/api/bikeView/Metro150`)).status).toBe(200);
  });

  it('can be taken back, and does not come without a price', async () => {
    const id = await addPriced('Metro 160');
    const at = first.clock() + 60 * MINUTE_MS;
    await publish(id, minuteOf(at));
    await owner.send('DELETE', `/api/vehicles/${id}/publish`);
    await publishDue(depsOf(first, at + DAY_MS));
    expect(await detail(id)).toMatchObject({ is_published: false, publish_at: '' });
    await publish(id, minuteOf(at));
    await save(id, 'variants', () => []);
    await publishDue(depsOf(first, at + DAY_MS));
    expect(await detail(id)).toMatchObject({ is_published: false, publish_at: '' });
  });

  it('are prices from a day on, once', async () => {
    const id = await idOf('Activa 125');
    const path = `/api/vehicles/${id}/prices`;
    const variants = stateOf(await detail(id), 'variants').value;
    const [{ id: variant } = { id: 0 }] = variants;
    for (const [validFrom, given, field] of [
      ['2026-11-21', variant, 'validFrom'],
      ['2029-01-01', variant, 'validFrom'],
      ['2026-11-31', variant, 'validFrom'],
      ['2026-12-01', 987_654, 'variants.0.id'],
    ] as const) {
      const body = { validFrom, variants: [{ id: given, price: 99_000 }] };
      const refused = await owner.send('POST', path, body);
      expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, [field]]);
    }
    const plan = (price: number) =>
      owner.send<ModelDetail>('POST', path, {
        ...{ validFrom: '2026-12-01', variants: [{ id: variant, price }] },
      });
    await plan(98_000);
    const { body } = await plan(99_000);
    expect(body.planned_prices).toMatchObject([
      { valid_from: '2026-12-01', variants: [{ id: variant, price: 99_000 }], by: 'staff' },
    ]);
    const prices = async () =>
      (await seen<VehicleVariant[]>('/api/variants/Activa125')).map(({ price }) => price);
    const before = await prices();
    await applyDuePrices(depsOf(first, Date.parse('2026-11-30T23:59:59+05:30')));
    expect(await prices()).toEqual(before);
    const day = Date.parse('2026-12-01T00:00:00+05:30');
    await Promise.all([first, second].map((server) => applyDuePrices(depsOf(server, day))));
    expect(await prices()).toEqual([99_000, ...before.slice(1)]);
    const { changes } = (
      await owner.send<{ changes: object[] }>('GET', `/api/vehicles/${id}/changes`)
    ).body;
    expect(changes).toHaveLength(1);
    expect((await detail(id)).planned_prices).toEqual([]);
  });
});

describe('the history of a model', () => {
  it('has the values before and after, and brings one back as a draft', async () => {
    const id = await idOf('Dio 110');
    const was = stateOf(await detail(id), 'specs').value;
    await save(id, 'specs', (lines) => lines.slice(2));
    await publish(id);
    type History = { changes: { id: number; section: string; before: unknown; after: unknown }[] };
    const { body } = await owner.send<History>('GET', `/api/vehicles/${id}/changes`);
    expect(body.changes).toMatchObject([
      { section: 'specs', before: was, after: was.slice(2), by: 'staff', date: '2026-11-21' },
    ]);
    const { version } = stateOf(await detail(id), 'specs');
    const path = `/api/vehicles/${id}/changes/${body.changes[0]?.id}/bring-back`;
    const back = await owner.send<ModelDetail>('POST', path, { version });
    expect(stateOf(back.body, 'specs')).toMatchObject({ value: was, is_draft: true });
    await publish(id);
    expect(stateOf(await detail(id), 'specs')).toMatchObject({ value: was, is_draft: false });
  });
});

describe('a deleted model', () => {
  it('is gone for visitors, and comes back with its address', async () => {
    const id = await idOf('CB300F');
    const [page, view] = ['/view-details?bike=CB300F', '/api/bikeView/CB300F'];
    const before = await seen(view);
    await fetch(`${first.url}/api/postSalesEnquiry`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...samples.sales.body, model: 'honda-cb300f' }),
    });
    const { body } = await owner.send<{ models: ModelRow[] }>('DELETE', `/api/vehicles/${id}`);
    expect(body.models.at(-1)).toMatchObject({ id, days_left: 30 });
    // Who has asked for it is still told by its name.
    const asked = await owner.send<{ data: object[] }>('POST', '/api/getSalesEnquiry', {});
    expect(asked.body.data[0]).toMatchObject({ model: 'honda-cb300f', modelName: 'CB300F' });
    expect((await fetch(first.url + view)).status).toBe(404);
    expect((await fetch(second.url + page)).status).toBe(404);
    expect((await fetch(`${first.url}/brochures/cb300f.pdf`)).status).toBe(404);
    // Its name stays its own.
    const taken = await owner.send('POST', '/api/vehicles', { type: 'scooter', name: 'CB300F' });
    expect(taken.status).toBe(400);
    for (const [method, path] of [
      ['PATCH', `/api/vehicles/${id}/sections/about`],
      ['POST', `/api/vehicles/${id}/publish`],
    ] as const) {
      const change = { version: 0, value: null, versions: {} };
      expect((await owner.send(method, path, change)).status).toBe(404);
    }
    expect((await owner.send('DELETE', `/api/vehicles/${id}`)).status).toBe(200);
    expect((await owner.send('POST', `/api/vehicles/${id}/bring-back`)).status).toBe(200);
    expect(await seen(view)).toEqual(before);
    expect((await fetch(second.url + page)).status).toBe(200);
  });

  it('is removed after 30 days, with all that is known of it', async () => {
    const id = await addPriced('Metro 90');
    await publish(id);
    await owner.send('DELETE', `/api/vehicles/${id}`);
    const at = first.clock() + 30 * DAY_MS;
    await removeDeletedModels({ ...depsOf(first, at), findNewestEnquiry });
    // The clock may be wrong: nobody has been there for weeks.
    expect((await owner.send('GET', `/api/vehicles/${id}`)).status).toBe(200);
    await first.db.updateTable('known_day').set({ day: '2026-12-20' }).execute();
    await removeDeletedModels({ ...depsOf(first, at), findNewestEnquiry });
    expect((await owner.send('GET', `/api/vehicles/${id}`)).status).toBe(404);
    for (const table of ['vehicle_sections', 'vehicle_changes'] as const) {
      const rows = await first.db
        .selectFrom(table)
        .select('id')
        .where('vehicle_id', '=', id)
        .execute();
      expect(rows).toEqual([]);
    }
  });
});

describe('a server that is killed', () => {
  type Deps = ReturnType<typeof depsOf>;

  /** Everything about models that is stored. */
  async function stored() {
    const tables = ['vehicles', 'vehicle_sections', 'vehicle_changes', 'planned_prices'] as const;
    const rows = tables.map((table) => first.db.selectFrom(table).selectAll().execute());
    return (await Promise.all(rows)).map((list) => list.map((row) => ({ ...row, id: 0 })));
  }

  /** Kills it after each of the statements of `work` in turn; what is stored is as before until it is done. */
  async function survive(work: (deps: Deps) => Promise<void>) {
    const before = await stored();
    let faults = 0;
    for (;;) {
      const isDone = await cutShort(faults + 1, async () => {
        const db = openDatabase(first.database.config);
        try {
          await work({ ...depsOf(first), db });
        } finally {
          await db.destroy();
        }
      });
      if (isDone) break;
      faults += 1;
      expect(await stored()).toEqual(before);
    }
    recordTried({ faults, healed: faults });
    expect(faults).toBeGreaterThan(2);
    expect(await stored()).not.toEqual(before);
  }

  it('while it publishes, plans, deletes or brings back leaves the old or the new, never a mixture', async () => {
    const id = await idOf('CBR 150R');
    const draft = async () => {
      await save(id, 'about', (about) => ({ ...about, engine: `${about.engine} now` }));
      await save(id, 'specs', (lines) => lines.slice(1));
      const { sections } = await detail(id);
      return Object.fromEntries(
        sections.flatMap(({ section, version, is_draft }) =>
          is_draft ? [[section, version]] : [],
        ),
      );
    };
    const versions = await draft();
    const at = first.clock() + 60 * MINUTE_MS;
    await survive((deps) => publishModel(deps, { by: 'staff', id, versions, at }));
    await survive((deps) => publishDue({ ...deps, clock: () => at }));
    const again = await draft();
    await survive((deps) => publishModel(deps, { by: 'staff', id, versions: again }));
    const [variant = { id: 0 }] = stateOf(await detail(id), 'variants').value;
    const variants = [{ id: variant.id, price: 9_900_000 }];
    const validFrom = '2026-12-01';
    await survive((deps) => planPrices(deps, { by: 'staff', id, validFrom, variants }));
    const day = Date.parse('2026-12-01T00:00:00+05:30');
    await survive((deps) => applyDuePrices({ ...deps, clock: () => day }));
    await survive((deps) => removeModel(deps, { by: 'staff', id }));
    await survive((deps) => bringBackModel(deps, { by: 'staff', id }));
    const [now, seenNow] = [await detail(id), await seen<object>('/api/bikeView/CBR150R')];
    expect(now.has_draft).toBe(false);
    expect(seenNow).toMatchObject({ bikePrice: expect.any(Number) as number });
  }, 60_000);
});

it('the order of the lists is changed by saying behind which model one is to stand', async () => {
  const names = async () => (await seen<VehicleCard[]>('/api/bikes')).map(({ name }) => name);
  const before = await names();
  const [one = '', two = '', ...rest] = before;
  const [oneId, twoId] = [await idOf(one), await idOf(two)];
  const move = (id: number, after: number) =>
    owner.send('POST', `/api/vehicles/${id}/move`, { after });
  expect((await move(oneId, twoId)).status).toBe(200);
  expect(await names()).toEqual([two, one, ...rest]);
  await move(oneId, twoId);
  expect(await names()).toEqual([two, one, ...rest]);
  expect((await move(oneId, 987_654)).status).toBe(400);
  await move(oneId, 0);
  expect(await names()).toEqual(before);
});
