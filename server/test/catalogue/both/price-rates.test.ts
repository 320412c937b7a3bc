import { beforeEach, describe, expect, it } from 'vitest';
import {
  DAY_MS,
  dayOf,
  modelKey,
  priceCard,
  usualMonthlyCost,
  type ModelRates,
  type MonthlyCosts,
  type Setting,
  type VehicleCard,
} from '@dealership/shared';
import { bumpContentRevision, bumpSettingsRevision } from '../../../src/db/content-revision.ts';
import { changePrices } from '../../../src/features/catalogue/prices/change-prices.ts';
import { findCardRates } from '../../../src/features/settings/card-rates.ts';
import { addMissingSettings } from '../../../src/features/settings/settings-repository.ts';
import { demoBranch, demoDealership } from '../../../src/seed/demo-dealership.ts';
import { openBrowser } from '../../support/requests/browser.ts';
import { signIn } from '../../support/people/people.ts';
import type { TestServer } from '../../support/server/test-server.ts';
import { useTwoServers } from '../../support/server/two-servers.ts';

const servers = useTwoServers();
let first: TestServer;
let second: TestServer;
beforeEach(async () => {
  ({ first, second } = servers);
  await first.db.deleteFrom('settings').execute();
  await addMissingSettings(first.db, { settings: demoDealership, branch: demoBranch });
});

const ask = (bike: string, server = first, headers = {}) =>
  openBrowser(server, headers).send<ModelRates>('GET', `/api/price-rates?bike=${bike}`);

/** As at the end of the first steps, in another city. */
async function finishSetup() {
  const set = { value: JSON.stringify('done'), is_sample: 0 as const };
  await first.db.updateTable('settings').set(set).where('name', '=', 'setup').execute();
  await bumpSettingsRevision(first.db);
}

async function save(name: string, value: unknown) {
  const owner = await signIn(first);
  const { body } = await owner.send<{ settings: Setting[] }>('GET', '/api/settings');
  const version = body.settings.find((each) => each.name === name)?.version;
  const changes = [{ branch: 0, name, version, value }];
  const saved = await owner.send('PATCH', '/api/settings', { changes });
  expect(saved.status, saved.text).toBe(200);
}

describe('GET /api/price-rates', () => {
  it('has all that the cards of a model are made from', async () => {
    const { status, body } = await ask('shine125');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      model: 'shine125',
      fuel: 'petrol',
      takesSamples: true,
      day: dayOf(first.clock()),
      cardDays: 15,
    });
    expect(body.variants[0]?.part).toMatch(/^V\d+$/);
    expect(body.registrationPlaces[0]).toEqual({ code: 'siliguri', name: 'Siliguri' });
    expect(new Set(body.rates.map(({ fuel }) => fuel))).toEqual(new Set(['petrol']));
    const [variant] = body.variants;
    const vehicle = { ...body, price: (variant?.price ?? 0) * 100 };
    const choices = {
      place: 'siliguri',
      tax: 'tax-lifetime',
      extras: [],
      hasCover: false,
    } as const;
    const card = priceCard(vehicle, { ...choices, loan: null }, body, body);
    expect(card).toMatchObject({ missing: [], isSample: true });
  });

  it('has the rates of the fuel and the size of an electric scooter', async () => {
    const { bikeName } = await first.db
      .selectFrom('vehicles')
      .select('bike_name as bikeName')
      .where('document', 'like', '%"fuel":"electric"%')
      .where('status', '=', 1)
      .executeTakeFirstOrThrow();
    const { body } = await ask(bikeName.replaceAll(' ', ''));
    expect(body.fuel).toBe('electric');
    expect(body.size).toBeGreaterThan(0);
    expect(body.size).toBeLessThan(20);
    expect(body.rates.every(({ fuel }) => fuel === 'electric')).toBe(true);
  });

  it('answers in the language of the page', async () => {
    const { body } = await ask('shine125', first, { 'X-Language': 'bn' });
    expect(body.registrationPlaces[0]?.name).toBe('শিলিগুড়ি');
  });

  it('after the first steps shows no samples: then there is no card', async () => {
    await finishSetup();
    const { body } = await ask('shine125');
    expect(body).toMatchObject({
      takesSamples: false,
      registrationPlaces: [],
      rates: [],
      extras: [],
      lenders: [],
    });
    const inDemo = await findCardRates(first.db, { isDemo: true });
    expect(inDemo.takesSamples).toBe(true);
    expect(inDemo.settings.registrationPlaces).toHaveLength(3);
  });

  it("shows the dealership's own places at once, also on another server", async () => {
    await finishSetup();
    expect((await ask('shine125', second)).body.registrationPlaces).toEqual([]);
    await save('registrationPlaces', [{ code: 'malda', name: { en: 'Malda' } }]);
    const { body } = await ask('shine125', second);
    expect(body.registrationPlaces).toEqual([{ code: 'malda', name: 'Malda' }]);
    expect(body.rates).toEqual([]);
  });

  it('has the reductions of this model and of all', async () => {
    const day = dayOf(first.clock());
    const reduction = { name: { en: 'Puja' }, amount: 1000, from: day, to: day };
    await save('reductions', [
      { ...reduction, code: 'all', models: [] },
      { ...reduction, code: 'own', models: ['shine125'] },
      { ...reduction, code: 'another', models: ['dio125'] },
    ]);
    const { body } = await ask('Shine125');
    expect(body.reductions.map(({ code }) => code)).toEqual(['all', 'own']);
  });

  it('has what a price was before it changed in the last 60 days', async () => {
    const { body: known } = await ask('shine125');
    const [changed, other] = known.variants;
    const id = Number(changed?.part.slice(1));
    const change = (price: number, at: number) =>
      first.db.transaction().execute(async (transaction) => {
        const prices = { variants: [{ id, price }] };
        await changePrices(transaction, 'Shine 125', prices, { by: 'staff', at });
        await bumpContentRevision(transaction);
      });
    const price = (changed?.price ?? 0) * 100;
    await change(price + 1_000_00, first.clock() - 70 * DAY_MS);
    await change(price, first.clock() - 61 * DAY_MS);
    expect((await ask('shine125', second)).body.variants[0]).not.toHaveProperty('before');
    await change(price + 2_000_00, first.clock() - 2 * DAY_MS);
    await change(price, first.clock());
    const { body } = await ask('shine125', second);
    const until = dayOf(first.clock() - DAY_MS);
    expect(body.variants[0]).toMatchObject({
      price: changed?.price,
      before: { price: (changed?.price ?? 0) + 2000, until },
    });
    expect(body.variants[1]).toEqual(other);
  });

  it('refuses a model that is unknown, not named or no longer sold', async () => {
    expect((await ask('nothing')).status).toBe(404);
    expect((await openBrowser(first).send('GET', '/api/price-rates')).status).toBe(404);
    const sold = (status: 0 | 1) =>
      first.db
        .updateTable('vehicles')
        .set({ status })
        .where('model_key', '=', 'shine125')
        .execute();
    await sold(0);
    const { status } = await ask('shine125', second);
    await sold(1);
    expect(status).toBe(404);
  });
});

describe('the running cost', () => {
  const running = async (bike: string) => (await ask(bike, second)).body.running;

  it('has the price of its fuel, which after the first steps has to be confirmed', async () => {
    // The settings of this test are new, and no server knows that yet.
    await bumpSettingsRevision(first.db);
    expect(await running('qc1')).toMatchObject({ price: 8, isSample: true });
    await finishSetup();
    expect(await running('qc1')).toBeUndefined();
    await save('electricityPrice', 'Rs. 7.25');
    expect(await running('qc1')).toMatchObject({ price: 7.25, kmPerUnit: 80 / 1.5 });
    await save('electricityPrice', 0);
    expect(await running('qc1')).toBeUndefined();
  });
});

describe('GET /api/monthly-costs', () => {
  const costs = async (server = first) =>
    (await openBrowser(server).send<MonthlyCosts>('GET', '/api/monthly-costs')).body;

  it('has what a card says of each model on sale', async () => {
    const { isSample, models } = await costs();
    expect(isSample).toBe(true);
    const { body: scooters } = await openBrowser(first).send<VehicleCard[]>('GET', '/api/scooters');
    const { body: bikes } = await openBrowser(first).send<VehicleCard[]>('GET', '/api/bikes');
    expect(models.map(({ bikeName }) => bikeName)).toEqual(
      [...bikes, ...scooters].map(({ bikeName }) => bikeName),
    );
    const { body: rates } = await ask('shine125');
    const shine = bikes.find(({ bikeName }) => modelKey(bikeName) === 'shine125');
    const cost = models.find(({ bikeName }) => bikeName === shine?.bikeName);
    expect(cost?.monthly).toBe((usualMonthlyCost(rates)?.monthly ?? 0) / 100);
    expect(cost?.months).toBe(36);
  });

  it('has none while rates are to be confirmed, at once and on another server', async () => {
    expect((await costs(second)).models).not.toEqual([]);
    await finishSetup();
    expect(await costs(second)).toEqual({ isSample: false, models: [] });
  });
});
