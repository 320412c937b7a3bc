import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RateTable, Setting } from '@dealership/shared';
import type { Browser } from '../../support/requests/browser.ts';
import { join, signIn } from '../../support/people/people.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

let server: TestServer;
let owner: Browser;

beforeAll(async () => {
  server = await startTestServer();
  owner = await signIn(server);
});
afterAll(() => server.stop());

interface Answer {
  settings: Setting[];
  fields?: Record<string, string>;
  problems?: Record<string, { code: string }>;
}

async function storedRates() {
  const { body } = await owner.send<Answer>('GET', '/api/settings');
  const setting = body.settings.find(({ name }) => name === 'rates');
  if (!setting) throw new Error('There are no rates.');
  return { ...setting, value: setting.value as RateTable[] };
}

async function save(value: unknown, by = owner, version?: number) {
  const stored = await storedRates();
  const change = { branch: 0, name: 'rates', version: version ?? stored.version, value };
  return by.send<Answer>('PATCH', '/api/settings', { changes: [change] });
}

const changesOf = async () =>
  (await owner.send<{ changes: object[] }>('GET', '/api/settings/0/rates/changes')).body.changes;

const eventsOf = () =>
  server.db
    .selectFrom('audit_events')
    .select(['what', 'user_id'])
    .where('action', '=', 'settings changed')
    .execute();

const band = (part: object) => ({ size: null, price: null, rate: { amount: 300 }, ...part });

it.each<[string, (table: RateTable) => object[], string, string]>([
  [
    'a negative amount',
    (table) => [{ ...table, bands: [band({ rate: { amount: -1 } })] }],
    '.bands.0.rate.amount',
    'amount_below_0',
  ],
  [
    'a percentage that is empty',
    (table) => [{ ...table, bands: [band({ rate: { percent: null, least: 0 } })] }],
    '.bands.0.rate.percent',
    'not_rate_percent',
  ],
  [
    'a limit that is no number',
    (table) => [{ ...table, bands: [band({ size: 'small' }), band({})] }],
    '.bands.0.size',
    'not_band_limit',
  ],
  [
    'nothing for larger engines',
    (table) => [{ ...table, bands: [band({ size: 80 })] }],
    '.bands.0',
    'bands_gap',
  ],
  [
    'a second table for the same days',
    (table) => [
      { ...table, validTo: '2027-03-31' },
      { ...table, validFrom: '2027-03-31' },
    ],
    '.validFrom',
    'rates_overlap',
  ],
  [
    'days without a table',
    (table) => [
      { ...table, validTo: '2027-03-31' },
      { ...table, validFrom: '2027-04-02' },
    ],
    '.validFrom',
    'rates_gap',
  ],
])('%s is refused with its row, and changes nothing', async (_what, wrong, place, code) => {
  const { version, value } = await storedRates();
  const others = value.slice(1);
  const [first] = value;
  if (!first) throw new Error('There are no rates.');
  const tables = [...others, ...wrong(first)];
  const { status, body } = await save(tables);
  const where = `rates.${tables.length - 1}${place}`;
  expect([status, body.problems]).toMatchObject([400, { [where]: { code } }]);
  expect(body.fields?.[where]).toMatch(/^\S.+/);
  expect(await storedRates()).toMatchObject({ version, value });
});

it('a rate is stored with its history and an event, and not over the change of somebody else', async () => {
  const { version, value } = await storedRates();
  const before = { changes: (await changesOf()).length, events: (await eventsOf()).length };
  const bands = [band({ size: 124, rate: { percent: 9.5, least: '₹ 2,925/-' } }), band({})];
  const wanted = value.with(0, { ...value[0], bands, checkedOn: '2026-11-21' } as RateTable);
  const saved = await save(wanted);
  expect(saved.status, saved.text).toBe(200);
  const stored = await storedRates();
  expect(stored.is_sample).toBe(false);
  expect(stored.value[0]?.bands[0]).toEqual({
    size: 124,
    price: null,
    rate: { percent: 9.5, least: 2925 },
  });
  const changes = await changesOf();
  expect(changes).toHaveLength(before.changes + 1);
  expect(changes[0]).toMatchObject({ before: value, after: stored.value, by: 'staff' });
  const events = await eventsOf();
  expect(events).toHaveLength(before.events + 1);
  expect(events.at(-1)).toMatchObject({ what: 'rates' });

  const late = await save(value, owner, version);
  expect(late.status).toBe(409);
  expect(await storedRates()).toMatchObject({ value: stored.value });
});

it('is for those alone who may change settings', async () => {
  const { value } = await storedRates();
  const sales = await join(server, owner, { userId: 'bina', role: 'sales' });
  expect((await save(value, sales)).status).toBe(403);
});

it('how long a card holds is a usual value, which nobody has to confirm', async () => {
  await server.db
    .updateTable('settings')
    .set({ is_sample: 1 })
    .where('name', '=', 'cardDays')
    .execute();
  const { body } = await owner.send<Answer>('GET', '/api/settings');
  const sampleOf = (name: string) => body.settings.find((each) => each.name === name)?.is_sample;
  expect([sampleOf('cardDays'), sampleOf('lenders')]).toEqual([false, true]);
});
