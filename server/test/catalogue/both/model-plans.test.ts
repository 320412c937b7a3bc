import { describe, expect, it } from 'vitest';
import {
  minuteOf,
  type AnswerOf,
  type ModelDetail,
  type NamedCalls,
  type VehicleVariant,
} from '@dealership/shared';
import { bringBackModel, removeModel } from '../../../src/features/catalogue/models/edit-model.ts';
import { applyDuePrices } from '../../../src/features/catalogue/prices/planned-prices.ts';
import { applyPriceList } from '../../../src/features/catalogue/prices/price-list-changes.ts';
import { publishDue, publishModel } from '../../../src/features/catalogue/models/publish-model.ts';
import { join } from '../../support/people/people.ts';
import { surviveEveryKill } from '../../support/database/cut-short.ts';
import {
  startModels,
  MINUTE_MS,
  DAY_MS,
  first,
  second,
  owner,
  depsOf,
  seen,
  detail,
  idOf,
  listed,
  stateOf,
  save,
  publish,
  addPriced,
} from '../../support/content/model-editing.ts';

type PriceRow = AnswerOf<NamedCalls['GET /api/managePrice']>[number];

startModels();

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

  const variantOf = async (id: number) => {
    const [variant = { id: 0 }] = stateOf(await detail(id), 'variants').value;
    return variant;
  };

  const events = () =>
    first.db
      .selectFrom('audit_events')
      .select(['user_id', 'action', 'what'])
      .orderBy('id')
      .execute();

  it('is what was planned: a section that changes since stays a draft, and both people are named where they belong', async () => {
    const id = await idOf('Shine 125');
    const other = await join(first, owner, { userId: 'asha', role: 'manager' });
    const before = stateOf(await detail(id), 'specs').value;
    await save(id, 'about', (about) => ({ ...about, engine: '124 cc' }), { browser: other });
    await save(id, 'specs', (lines) => lines.slice(1));
    const at = first.clock() + 60 * MINUTE_MS;
    const planned = await publish(id, minuteOf(at));
    expect(planned.body.plan).toEqual({
      by: 'staff',
      coming: ['about', 'specs'],
      left_out: [],
    });
    await save(id, 'specs', (lines) => lines.slice(1), { browser: other });
    await save(id, 'features', () => [], { browser: other });
    expect((await detail(id)).plan).toEqual({
      by: 'staff',
      coming: ['about'],
      left_out: ['specs'],
    });
    // A price change in the meantime is also in the planned draft, so the draft stays the same.
    const price = { variants: [{ id: (await variantOf(id)).id, price: 88_000 }] };
    await owner.send('PATCH', '/api/managePrice/Shine%20125', price);
    await first.db.deleteFrom('audit_events').execute();
    await publishDue(depsOf(first, at));
    const now = await detail(id);
    expect(stateOf(now, 'about')).toMatchObject({ is_draft: false, value: { engine: '124 cc' } });
    expect(stateOf(now, 'specs')).toMatchObject({ is_draft: true, by: 'asha', published: before });
    expect(stateOf(now, 'features')).toMatchObject({ is_draft: true, value: [] });
    expect(now.plan).toBeNull();
    const { body } = await owner.send<{ changes: object[] }>('GET', `/api/vehicles/${id}/changes`);
    expect(body.changes[0]).toMatchObject({ section: 'about', by: 'asha' });
    expect(await events()).toEqual([
      { user_id: 'staff', action: 'model published', what: 'Shine 125: about' },
      { user_id: 'staff', action: 'model not published', what: 'Shine 125: specs' },
    ]);
    const notices = await owner.send<object[]>('GET', '/api/notices');
    expect(notices.body).toMatchObject([
      { event: 'plan-changed', about: 'Shine 125', by: 'asha' },
      { event: 'plan-left-out', about: 'Shine 125', by: '' },
    ]);
    for (const section of ['specs', 'features'] as const) await save(id, section, () => null);
  });

  it('stays planned when a price is set on the screen of prices', async () => {
    const id = await idOf('Dio 125');
    await save(id, 'variants', (variants) =>
      variants.map((variant) => ({ ...variant, name: `${variant.name} now` })),
    );
    const at = first.clock() + 60 * MINUTE_MS;
    await publish(id, minuteOf(at));
    const [variant] = stateOf(await detail(id), 'variants').value;
    const price = { variants: [{ id: variant?.id, price: 91_000 }] };
    await owner.send('PATCH', '/api/managePrice/Dio%20125', price);
    expect((await detail(id)).plan).toMatchObject({ coming: ['variants'], left_out: [] });
    await publishDue(depsOf(first, at));
    const [shown] = stateOf(await detail(id), 'variants').published as { name: string }[];
    expect(shown).toEqual({ ...variant, price: 91_000 });
  });

  it('of a model that nobody has seen comes as a whole or not at all', async () => {
    const id = await addPriced('Metro 170');
    await save(id, 'about', (about) => ({ ...about, engine: '170 cc' }));
    const at = first.clock() + 60 * MINUTE_MS;
    await publish(id, minuteOf(at));
    await save(id, 'about', (about) => ({ ...about, engine: '171 cc' }));
    expect((await detail(id)).plan).toMatchObject({ coming: [], left_out: ['about'] });
    await publishDue(depsOf(first, at));
    expect(await detail(id)).toMatchObject({ is_published: false, plan: null, has_draft: true });
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
    const variants = stateOf(await detail(id), 'variants').value;
    const [{ id: variant, price: now } = { id: 0, price: 0 }] = variants;
    await plan('2026-12-01', [{ id: variant, old: Number(now), price: 98_000 }]);
    await plan('2026-12-01', [{ id: variant, old: 98_000, price: 99_000 }]);
    expect((await detail(id)).planned_prices).toMatchObject([
      { valid_from: '2026-12-01', variants: [{ id: variant, price: 99_000 }], by: 'staff' },
    ]);
    const row = async () =>
      (await owner.send<PriceRow[]>('GET', '/api/managePrice')).body.find(
        ({ name }) => name === 'Activa 125',
      );
    const lowest = Math.min(99_000, ...variants.slice(1).map(({ price }) => Number(price)));
    const planned = [
      { valid_from: '2026-12-01', price: lowest, variants: [{ id: variant, price: 99_000 }] },
    ];
    expect((await row())?.planned).toMatchObject(planned);
    const changed = await owner.send('PATCH', '/api/managePrice/Activa 125', {
      variants: [{ id: variant, price: variants[0]?.price }],
    });
    expect(changed.body).toMatchObject({ planned });
    const rowOfList = async () => (await listed()).find((each) => each.id === id)?.prices_from;
    expect(await rowOfList()).toBe('2026-12-01');
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
    const pricesOf = (price: number) => ({
      validFrom: '2026-12-01',
      prices: [{ name: variants[0]?.name, price }],
    });
    expect(changes).toMatchObject([
      { section: 'variants' },
      { section: 'planned-prices', before: pricesOf(98_000), after: pricesOf(99_000), by: 'staff' },
      { section: 'planned-prices', before: null, after: pricesOf(98_000), by: 'staff' },
    ]);
    expect([(await row())?.planned, await rowOfList()]).toEqual([[], '']);
    expect((await detail(id)).planned_prices).toEqual([]);
  });

  it('are prices of two people for one day, each under who planned them', async () => {
    const id = await idOf('Activa 110');
    const { accessories, variants } = (await detail(id)).sections.reduce(
      (found, { section, value }) => ({ ...found, [section]: value }),
      {} as { accessories: { id: number }[]; variants: { id: number; price: number }[] },
    );
    const keys = [`A${accessories[0]?.id}`, `V${variants[0]?.id}`] as const;
    await first.db
      .insertInto('planned_prices')
      .values({
        vehicle_id: id,
        valid_from: '2026-12-01',
        user_id: 'bimal',
        prices: JSON.stringify({ [keys[0]]: 10_000, [keys[1]]: 20_000 }),
      })
      .execute();
    await plan('2026-12-01', [{ id: Number(variants[0]?.id), old: 200, price: 95_000 }]);
    expect((await detail(id)).planned_prices).toMatchObject([
      { by: 'bimal', accessories: [{ price: 100 }], variants: [] },
      { by: 'staff', accessories: [], variants: [{ price: 95_000 }] },
    ]);
    await first.db.deleteFrom('planned_prices').execute();
  });

  it('are prices that somebody cancels, which is noted', async () => {
    const id = await idOf('Activa 125');
    const [variant] = stateOf(await detail(id), 'variants').value as unknown as [Named];
    const { id: number, name, price: old } = variant;
    await plan('2027-01-01', [{ id: number, old, price: 97_000 }]);
    const planned = (await detail(id)).planned_prices[0]?.id ?? 0;
    const path = `/api/vehicles/${id}/prices/${planned}/V${number}`;
    expect((await owner.send('DELETE', path)).status).toBe(200);
    expect((await owner.send('DELETE', path)).status).toBe(404);
    const { changes } = (
      await owner.send<{ changes: { id: number }[] }>('GET', `/api/vehicles/${id}/changes`)
    ).body;
    const before = { validFrom: '2027-01-01', prices: [{ name, price: 97_000 }] };
    expect(changes[0]).toMatchObject({
      section: 'planned-prices',
      before,
      after: null,
      by: 'staff',
    });
    const back = `/api/vehicles/${id}/changes/${changes[0]?.id ?? 0}/bring-back`;
    expect((await owner.send('POST', back, { version: 0 })).status).toBe(404);
  });

  it('are prices of which somebody cancels one, which is noted; the others stay', async () => {
    const id = await idOf('SP125');
    const [one, two] = stateOf(await detail(id), 'variants').value as unknown as [Named, Named];
    await plan('2027-01-01', [
      { id: one.id, old: one.price, price: 97_000 },
      { id: two.id, old: two.price, price: 98_000 },
    ]);
    const number = (await detail(id)).planned_prices[0]?.id ?? 0;
    const path = `/api/vehicles/${id}/prices/${number}`;
    for (const wrong of ['V999999', 'A1', 'x', 'toString']) {
      expect((await owner.send('DELETE', `${path}/${wrong}`)).status).toBe(404);
    }
    const left = await owner.send<ModelDetail>('DELETE', `${path}/V${one.id}`);
    expect((await events()).at(-1)).toEqual({
      user_id: 'staff',
      action: 'planned prices dropped',
      what: `SP125, ${one.name}: 2027-01-01`,
    });
    expect(left.body.planned_prices).toMatchObject([
      { id: number, valid_from: '2027-01-01', variants: [{ id: two.id, price: 98_000 }] },
    ]);
    const rows = (await owner.send<PriceRow[]>('GET', '/api/managePrice')).body;
    expect(rows.find(({ model_id: model }) => model === id)?.planned).toMatchObject([
      { plan: number, variants: [{ id: two.id, price: 98_000 }] },
    ]);
    const all = (await owner.send<{ changes: unknown[] }>('GET', `/api/vehicles/${id}/changes`))
      .body;
    const [first1, second1] = [one, two].map(({ name }, at) => ({
      name,
      price: 97_000 + at * 1000,
    }));
    expect(all.changes[0]).toMatchObject({
      section: 'planned-prices',
      before: { validFrom: '2027-01-01', prices: [first1, second1] },
      after: { validFrom: '2027-01-01', prices: [second1] },
    });
    expect((await owner.send('DELETE', `${path}/V${two.id}`)).body).toMatchObject({
      planned_prices: [],
    });
  });

  type Named = { id: number; name: string; price: number };

  /** Plans prices of variants from a day on, as the table of prices does. */
  async function plan(
    validFrom: string,
    variants: readonly { id: number; old: number; price: number }[],
  ) {
    const changes = variants.map(({ id, ...prices }) => ({ key: `V${id}`, ...prices }));
    const { status } = await owner.send('POST', '/api/priceList/apply', { validFrom, changes });
    expect(status).toBe(200);
  }
});

describe('a server that is killed', () => {
  type Deps = ReturnType<typeof depsOf>;

  /** All stored data about models. */
  async function stored() {
    const tables = ['vehicles', 'vehicle_sections', 'history', 'planned_prices'] as const;
    const rows = tables.map((table) => first.db.selectFrom(table).selectAll().execute());
    return (await Promise.all(rows)).map((list) => list.map((row) => ({ ...row, id: 0 })));
  }

  const survive = (work: (deps: Deps) => Promise<void>) =>
    surviveEveryKill(first.database.config, stored, (db) => work({ ...depsOf(first), db }));

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
    const [{ id: variant, price } = { id: 0, price: 0 }] = stateOf(
      await detail(id),
      'variants',
    ).value;
    const list = {
      by: 'staff',
      validFrom: '2026-12-01',
      changes: [{ key: `V${variant}`, old: Number(price) * 100, price: 9_900_000 }] as const,
      locale: 'en',
    } as const;
    await survive(async (deps) => void (await applyPriceList(deps, list)));
    const day = Date.parse('2026-12-01T00:00:00+05:30');
    await survive((deps) => applyDuePrices({ ...deps, clock: () => day }));
    await survive((deps) => removeModel(deps, { by: 'staff', id }));
    await survive((deps) => bringBackModel(deps, { by: 'staff', id }));
    const [now, seenNow] = [await detail(id), await seen<object>('/api/bikeView/CBR150R')];
    expect(now.has_draft).toBe(false);
    expect(seenNow).toMatchObject({ bikePrice: expect.any(Number) as number });
  });
});
