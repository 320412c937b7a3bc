import { beforeEach, describe, expect, it } from 'vitest';
import {
  addDays,
  DAY_MS,
  dayOf,
  type ModelRates,
  type Setting,
  type ShownStock,
  type StockChange,
  type StockList,
  type StockModel,
} from '@dealership/shared';
import { bumpContentRevision } from '../../../src/db/content-revision.ts';
import { addPerson, signIn } from '../../support/people/people.ts';
import { openBrowser, type Browser } from '../../support/requests/browser.ts';
import { sendRaw } from '../../support/requests/raw-http.ts';
import type { TestServer } from '../../support/server/test-server.ts';
import { useTwoServers } from '../../support/server/two-servers.ts';

const servers = useTwoServers({ hasSite: true, siteUrl: 'https://dealer.example' });
let first: TestServer;
let second: TestServer;
let owner: Browser;
let shine: StockModel;
let part: string;
let colour: number;
let other: number;
beforeEach(async () => {
  ({ first, second } = servers);
  await first.db.deleteFrom('stock').execute();
  await bumpContentRevision(first.db);
  owner = await signIn(first);
  const { models } = await listed();
  const found = models.find(({ name }) => name === 'Shine 125');
  if (!found) throw new Error('the demo has this model');
  shine = found;
  part = shine.variants[0]?.part ?? '';
  [colour = 0, other = 0] = shine.colours.map(({ id }) => id);
  await switchOn(true);
});

const listed = async (by = owner) => (await by.send<StockList>('GET', '/api/stock')).body;

interface Answer {
  message: string;
  changed: number;
  cells: StockList['cells'];
  others: (StockList['cells'][number] & { is_kept: boolean })[];
}

const change = (changes: Partial<StockChange>[], by = owner) =>
  by.send<Answer>('PATCH', '/api/stock', {
    changes: changes.map((each) => ({ part, colour, seen: '', wanted: '', ...each })),
  });

async function switchOn(value: boolean) {
  const { body } = await owner.send<{ settings: Setting[] }>('GET', '/api/settings');
  const known = body.settings.find(({ name }) => name === 'showsStock');
  if (known?.value === value) return;
  const changes = [{ branch: 0, name: 'showsStock', version: known?.version, value }];
  const saved = await owner.send('PATCH', '/api/settings', { changes });
  expect(saved.status, saved.text).toBe(200);
}

/** What visitors read; by default of the first colour. */
const shown = async (server = first, headers = {}) => {
  const visitor = openBrowser(server, headers);
  return (await visitor.send<ModelRates>('GET', '/api/price-rates?bike=shine125')).body.stock;
};
const cellIn = (stock: readonly ShownStock[] | undefined, of = colour) =>
  stock?.find((each) => each.part === part && each.colour === of);

async function offer(query = '', server = first) {
  const { text } = await sendRaw(server.url, { path: `/view-details?bike=Shine125${query}` });
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? [];
  return (JSON.parse(data) as { offers: { availability?: string } }).offers;
}

describe('the stock of staff', () => {
  it('begins empty, with every variant and colour of the models on sale', async () => {
    const list = await listed();
    expect(list).toMatchObject({ is_shown: true, today: dayOf(first.clock()), cells: [] });
    expect(shine.variants.length).toBeGreaterThan(1);
    expect(shine.colours.every(({ name }) => name !== '')).toBe(true);
    const plain = list.models.find(({ name }) => name === 'X-Blade');
    expect(plain?.variants).toEqual([{ part: `M${String(plain?.id)}`, name: '' }]);
  });

  it('keeps what was said last, with its person and day, on another server too', async () => {
    const { status, body } = await change([{ wanted: 'showroom' }]);
    const cell = { part, colour, stock: 'showroom', by: 'staff', touched: dayOf(first.clock()) };
    expect([status, body.changed, body.others]).toEqual([200, 1, []]);
    expect(body.cells).toMatchObject([{ ...cell, by: body.cells[0]?.by }]);
    await change([{ seen: 'showroom', wanted: 'days-7' }]);
    const cells = (await listed(await signIn(second))).cells;
    expect(cells).toMatchObject([{ ...cell, by: body.cells[0]?.by, stock: 'days-7' }]);
  });

  it('tells who had said something else meanwhile: a change counts, a confirmation does not', async () => {
    const colleague = await signIn(
      second,
      await addPerson(first, owner, { userId: 'priya', role: 'content' }),
    );
    await change([{ wanted: 'order' }], colleague);
    const changed = await change([{ seen: '', wanted: 'showroom' }]);
    const theirs = { part, colour, stock: 'order', by: 'priya' };
    expect(changed.body).toMatchObject({
      changed: 1,
      others: [{ ...theirs, is_kept: false }],
      cells: [{ stock: 'showroom' }],
    });
    await change([{ seen: 'showroom', wanted: 'order' }], colleague);
    const confirmed = await change([{ seen: 'showroom', wanted: 'showroom' }]);
    expect(confirmed.body).toMatchObject({
      changed: 0,
      others: [{ ...theirs, is_kept: true }],
      cells: [theirs],
    });
    expect((await listed()).cells).toMatchObject([theirs]);
  });

  it('says nothing of another person who wanted the same', async () => {
    await change([{ wanted: 'order' }]);
    const same = await change([{ seen: '', wanted: 'order' }]);
    expect(same.body).toMatchObject({ changed: 1, others: [] });
  });

  it('stores all changes or none', async () => {
    for (const [wrong, field] of [
      [{ part: 'V999999' }, 'changes.1.part'],
      [{ colour: 999_999 }, 'changes.1.part'],
      [{ colour: other, wanted: 'days-181' }, 'changes.1.wanted'],
      [{ colour: other, wanted: 'days-0' }, 'changes.1.wanted'],
      [{ colour: other, wanted: 'soon' }, 'changes.1.wanted'],
      [{}, 'changes.1.part'],
    ] as const) {
      const { status, body } = await change([
        { wanted: 'showroom' },
        wrong as Partial<StockChange>,
      ]);
      expect([status, Object.keys((body as unknown as { fields: object }).fields)]).toEqual([
        400,
        [field],
      ]);
    }
    expect((await listed()).cells).toEqual([]);
  });

  it('leaves a line in the audit log for each change, and one for what is confirmed', async () => {
    await change([{ wanted: 'showroom' }, { colour: other, wanted: 'days-7' }]);
    await change([
      { seen: 'showroom', wanted: 'showroom' },
      { colour: other, seen: 'days-7', wanted: 'days-7' },
    ]);
    const events = await first.db
      .selectFrom('audit_events')
      .select('what')
      .where('action', '=', 'stock changed')
      .orderBy('id', 'desc')
      .limit(3)
      .execute();
    const [variant] = shine.variants;
    const lineOf = (at: number, what: string) =>
      `Shine 125, ${variant?.name}, ${shine.colours[at]?.name}: none → ${what}`;
    expect(events.map(({ what }) => what)).toEqual([
      'Shine 125: 2 confirmed',
      lineOf(1, '7 days'),
      lineOf(0, 'showroom'),
    ]);
  });
});

describe('the stock that visitors see', () => {
  it('is there at once on both servers, and not while the setting is off', async () => {
    expect(await shown()).toBeUndefined();
    await change([{ wanted: 'showroom' }]);
    for (const server of [first, second]) {
      const stock = await shown(server);
      expect(stock).toHaveLength(shine.variants.length * shine.colours.length);
      expect(cellIn(stock)).toMatchObject({ stock: 'showroom', touched: dayOf(first.clock()) });
      expect(cellIn(stock, other)).toMatchObject({ stock: 'ask', touched: '' });
    }
    await switchOn(false);
    expect(await shown(second)).toBeUndefined();
    expect((await offer('', second)).availability).toBeUndefined();
  });

  it('has the colours in the language of the page', async () => {
    await change([{ wanted: 'showroom' }]);
    const english = cellIn(await shown());
    const bengali = cellIn(await shown(first, { 'Accept-Language': 'bn', 'X-Language': 'bn' }));
    expect(english?.name).toBe(shine.colours[0]?.name);
    expect(bengali?.name).toMatch(/[\u0980-\u09ff]/);
  });

  it('is asked about once the 15th day begins in India', async () => {
    await change([{ wanted: 'showroom' }, { colour: other, wanted: 'days-5' }]);
    const touched = dayOf(first.clock());
    const atStart = new Date(`${addDays(touched, 15)}T00:00:00+05:30`).getTime();
    first.passTime(atStart - 1 - first.clock());
    expect(cellIn(await shown())).toMatchObject({ stock: 'showroom', touched });
    expect((await offer()).availability).toBe('https://schema.org/InStock');
    first.passTime(1);
    expect(cellIn(await shown())).toMatchObject({ stock: 'ask', touched });
    expect((await offer()).availability).toBeUndefined();
    // Confirming it begins another 14 days; the session has ended.
    owner = await signIn(first);
    await change([{ seen: 'showroom', wanted: 'showroom' }]);
    expect(cellIn(await shown())).toMatchObject({ stock: 'showroom', touched: dayOf(atStart) });
  });

  it('is asked about after the day on which it should have come', async () => {
    await change([{ wanted: 'days-2' }]);
    first.passTime(2 * DAY_MS);
    expect(cellIn(await shown())?.stock).toBe('days-2');
    first.passTime(DAY_MS);
    expect(cellIn(await shown())?.stock).toBe('ask');
  });

  it('goes with what is offered into the data for search engines', async () => {
    expect((await offer()).availability).toBeUndefined();
    const [, secondVariant] = shine.variants;
    await change([
      { colour: other, wanted: 'days-7' },
      { part: secondVariant?.part ?? '', wanted: 'showroom' },
    ]);
    expect((await offer()).availability).toBe('https://schema.org/BackOrder');
    const query = `&variant=${encodeURIComponent(secondVariant?.name ?? '')}`;
    expect((await offer(query)).availability).toBe('https://schema.org/InStock');
    await change([{ colour: other, seen: 'days-7', wanted: 'order' }]);
    expect((await offer()).availability).toBe('https://schema.org/BackOrder');
    await change([{ colour: other, seen: 'order', wanted: '' }]);
    expect((await offer()).availability).toBeUndefined();
  });
});
