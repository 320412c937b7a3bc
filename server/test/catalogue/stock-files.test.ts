import '../support/server/built-workers.ts';
import writeExcel from 'write-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { textsIn, type StockCheck, type StockList, type StockModel } from '@dealership/shared';
import { bumpContentRevision } from '../../src/db/content-revision.ts';
import { readStockWords } from '../../src/features/catalogue/stock/stock-words.ts';
import { workbook, type Cells } from '../support/content/price-lists.ts';
import { buildForm, send } from '../support/images/pictures.ts';
import { signIn } from '../support/people/people.ts';
import type { Browser } from '../support/requests/browser.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
let owner: Browser;
let cookie: string;
let models: readonly StockModel[];
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('stock').execute();
  await bumpContentRevision(server.db);
  owner = await signIn(server);
  cookie = await server.logIn();
  ({ models } = (await owner.send<StockList>('GET', '/api/stock')).body);
});

function modelNamed(wanted: string): StockModel {
  const model = models.find(({ name }) => name === wanted);
  if (!model) throw new Error(`the demo has ${wanted}`);
  return model;
}

async function check(content: Buffer | string) {
  const body = buildForm([{ field: 'file', content, fileName: 'stock.xlsx' }]);
  const answer = await send(server, '/api/stock/check', { body, cookie });
  return answer as { status: number; body: typeof answer.body & StockCheck };
}

const heads = ['Model', 'Variant', 'Colour', 'Stock'];

async function found(rows: readonly Cells[], given: Cells = heads): Promise<StockCheck> {
  const { status, body } = await check(await workbook([given, ...rows]));
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

async function download(language = 'en'): Promise<Buffer> {
  const headers = { Cookie: cookie, 'X-Language': language, 'Accept-Language': language };
  const answer = await fetch(`${server.url}/api/stock/xlsx`, { headers });
  expect([answer.status, answer.headers.get('Content-Disposition')]).toEqual([
    200,
    expect.stringMatching(/^attachment; filename="stock-\d{4}-\d\d-\d\d\.xlsx"$/),
  ]);
  return Buffer.from(await answer.arrayBuffer());
}

const saidIn = ({ rows }: StockCheck) =>
  rows.map(({ model, name, colour_name: colour, wanted }) => [model, name, colour, wanted]);

describe('the stock as a file', () => {
  it('has a row for each variant and colour, and says when read again what is stored', async () => {
    const [model] = models;
    const [variant] = model?.variants ?? [];
    const changes = (model?.colours ?? [])
      .slice(0, 3)
      .map(({ id: colour }, at) => ({ part: variant?.part, colour, seen: '', wanted: stocks[at] }));
    await owner.send('PATCH', '/api/stock', { changes });
    const places = models.reduce(
      (sum, each) => sum + each.variants.length * each.colours.length,
      0,
    );
    for (const language of ['en', 'bn', 'hi']) {
      const { body } = await check(await download(language));
      expect(body).toMatchObject({ sheet: 'Stock', unknown: [], errors: [], hidden: 0 });
      expect(body.rows.map(({ seen, wanted }) => [seen, wanted])).toEqual(
        changes.map(({ wanted }) => [wanted, wanted]),
      );
      expect(body.blank).toBe(places - changes.length);
    }
  });
  const stocks = ['showroom', 'days-7', 'order'];

  it('is read in the spellings in which people write models, variants and colours', async () => {
    const shine = modelNamed('Shine 125');
    const [drum, disc] = shine.variants;
    const [first, second] = shine.colours;
    const [one = '', two = ''] = [first?.name, second?.name];
    const body = await found([
      ['SHINE-125', ` ${drum?.name.toUpperCase()} `, one.toLowerCase(), 'in stock'],
      ['Shine\u200b 125\u00a0', disc?.name ?? '', `${one}\ufeff`, '২ সপ্তাহ'],
      [`Shine 125 ${drum?.name}`, '', two, 'On Booking'],
      ['শাইন ১২৫', disc?.name ?? '', two, '7-10 days'],
    ]);
    expect(saidIn(body)).toEqual([
      ['Shine 125', drum?.name, one, 'showroom'],
      ['Shine 125', disc?.name, one, 'days-14'],
      ['Shine 125', drum?.name, two, 'order'],
      ['Shine 125', disc?.name, two, 'days-10'],
    ]);
    expect(body).toMatchObject({ unknown: [], errors: [], blank: 0 });
  });

  it('takes a model and a variant from merged cells above, and leaves blank rows out', async () => {
    const shine = modelNamed('Shine 125');
    const [drum, disc] = shine.variants;
    const [one, two] = shine.colours.map(({ name }) => name);
    const cell = (value: string) => ({ value });
    const merged = (value: string, rowSpan: number) => ({ value, rowSpan });
    const file = await writeExcel([
      [cell('Teesta Two-Wheelers, stock of the week')],
      [],
      [cell('Colour'), cell('Sl. No.'), cell('Model'), cell('Variant'), cell('Availability')],
      [
        cell(one ?? ''),
        cell('1'),
        merged('Shine 125', 4),
        merged(drum?.name ?? '', 2),
        cell('Yes'),
      ],
      [cell(two ?? ''), cell('2'), null, null, cell('On order')],
      [cell(one ?? ''), cell('3'), null, cell(disc?.name ?? ''), cell('within 5 days')],
      [cell(two ?? ''), cell('4'), null, cell(disc?.name ?? ''), cell('')],
      [],
      [cell('\u200b'), cell('\u00a0'), cell('\ufeff'), cell('\u2060'), cell('\u200b')],
      [],
    ]).toBuffer();
    const { status, body } = await check(file);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(saidIn(body)).toEqual([
      ['Shine 125', drum?.name, one, 'showroom'],
      ['Shine 125', drum?.name, two, 'order'],
      ['Shine 125', disc?.name, one, 'days-5'],
    ]);
    expect(body).toMatchObject({ unknown: [], errors: [], blank: 1 });
  });

  it('refuses what it cannot be sure of, with the row', async () => {
    const shine = modelNamed('Shine 125');
    const [drum] = shine.variants;
    const [one = '', two = ''] = shine.colours.map(({ name }) => name);
    const { body: stored } = await owner.send<StockList>('GET', '/api/stock');
    const body = await found([
      ['Shine 125', drum?.name ?? '', one, '3'],
      ['Shine 125', drum?.name ?? '', two, 'On order'],
      ['Shine 125', drum?.name ?? '', two, 'In the showroom'],
      ['Shine 125', '', one, 'On order'],
      ['Shine', drum?.name ?? '', one, 'On order'],
      ['Shine 125', drum?.name ?? '', 'Gold', 'On order'],
      ['Shine 125', drum?.name ?? '', one, '#REF!'],
      ['Total', '', '', '12 days'],
    ]);
    expect(body.errors.map(({ row, typed }) => [row, typed])).toEqual([
      [2, '3'],
      [4, 'In the showroom'],
      [8, '#REF!'],
    ]);
    expect(body.errors[0]?.text).toBe(textsIn('en').problems.not_stock_words);
    expect(body.unknown.map(({ row }) => row)).toEqual([5, 6, 7, 9]);
    expect((await owner.send<StockList>('GET', '/api/stock')).body).toEqual(stored);
  });

  it('needs headings', async () => {
    for (const rows of [[['Model', 'Colour']], [['Stock', 'Colour']]]) {
      const { status, body } = await check(await workbook([...rows, ['Livo', 'Black']]));
      expect([status, body.fields?.file]).toEqual([
        400,
        'One of the first rows must name the columns: Model, Variant, Colour, Stock. Download the stock to see how',
      ]);
    }
  });

  it('is read with headings of all three languages', async () => {
    const shine = modelNamed('Shine 125');
    const [variant, colour] = [shine.variants[0]?.name ?? '', shine.colours[0]?.name ?? ''];
    for (const given of [
      ['Vehicle', 'Variant Name', 'Color', 'Waiting Period'],
      ['মডেল', 'ভ্যারিয়েন্ট', 'রঙের নাম', 'স্টকের অবস্থা'],
      ['मॉडल', 'वेरिएंट', 'रंग का नाम', 'स्टॉक की स्थिति'],
    ]) {
      const body = await found([['Shine 125', variant, colour, 'showroom']], given);
      expect(saidIn(body)).toEqual([['Shine 125', variant, colour, 'showroom']]);
    }
  });
});

describe('the words of a stock', () => {
  it.each([
    ['In the showroom', 'showroom'],
    ['READY STOCK', 'showroom'],
    ['শোরুমে আছে', 'showroom'],
    ['शोरूम में है', 'showroom'],
    ['On order', 'order'],
    ['অর্ডার দিলে আসবে', 'order'],
    ['ऑर्डर पर', 'order'],
    ['In 1 day', 'days-1'],
    ['7days', 'days-7'],
    ['approx. 15 Days waiting', 'days-15'],
    ['৭ দিনে আসবে', 'days-7'],
    ['७ दिन में', 'days-7'],
    ['2 weeks', 'days-14'],
    ['7 to 10 days', 'days-10'],
    ['180 days', 'days-180'],
    ['181 days', undefined],
    ['0 days', undefined],
    ['3', undefined],
    ['3 units', undefined],
    ['no', undefined],
    ['7 days from 1 Dec', undefined],
    ['12/12/2026', undefined],
  ])('%s is %s', (typed, stock) => {
    expect(readStockWords(typed)).toBe(stock);
  });
});
