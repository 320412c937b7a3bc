import './built-workers.ts';
import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pino } from 'pino';
import writeExcel from 'write-excel-file/node';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  ModelDetail,
  ModelRow,
  PartKey,
  PriceDifference,
  PriceListCheck,
} from '@dealership/shared';
import { createAuditTrail } from '../src/audit/audit-trail.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { applyDuePrices } from '../src/features/catalogue/planned-prices.ts';
import { applyPriceList } from '../src/features/catalogue/price-list-changes.ts';
import { recordTried } from '../../scripts/test-records.mjs';
import { sameBrowserAt, type Browser } from './browser.ts';
import { cutShort } from './cut-short.ts';
import { signIn } from './people.ts';
import { buildForm, send, type FormPart } from './pictures.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const TODAY = '2026-11-21';
const FIRST = '2026-12-01';
const ON_THE_FIRST = Date.parse(`${FIRST}T00:00:00+05:30`);

let first: TestServer;
let second: TestServer;
let owner: Browser;
let cookie: string;
beforeAll(async () => {
  first = await startTestServer();
  second = await startTestServer({ database: first.database });
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});
beforeEach(async () => {
  owner = await signIn(first);
  cookie = await first.logIn();
});

type Cells = (string | number)[];

/** The list as it is downloaded, without its headings. */
async function listed(): Promise<{ csv: string; heads: string[]; rows: string[][] }> {
  const answer = await fetch(`${first.url}/api/priceList/csv`, { headers: { Cookie: cookie } });
  expect(answer.status).toBe(200);
  const csv = Buffer.from(await answer.arrayBuffer()).toString();
  const [heads = [], ...rows] = csv
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'));
  return { csv, heads, rows };
}

/** An XLSX by another library than the one that reads it. */
function workbook(rows: readonly Cells[]): Promise<Buffer> {
  const cells = rows.map((row) =>
    row.map((value) =>
      typeof value === 'string' && value.startsWith('=')
        ? ({ type: 'Formula', value } as const)
        : { value },
    ),
  );
  return writeExcel(cells).toBuffer();
}

/** The same workbook with files changed, added or, with `undefined`, left out. */
async function repacked(
  bytes: Buffer,
  changes: Readonly<Record<string, string | Buffer | undefined>>,
): Promise<Buffer> {
  const from = await fromBufferPromise(bytes, { lazyEntries: true });
  const files: Record<string, string | Buffer | undefined> = {};
  for await (const entry of from.eachEntry()) {
    files[entry.fileName] = await buffer(await from.openReadStreamPromise(entry));
  }
  const to = new ZipFile();
  for (const [name, content] of Object.entries({ ...files, ...changes })) {
    if (content !== undefined) to.addBuffer(Buffer.from(content), name);
  }
  to.end();
  return buffer(to.outputStream);
}

async function check(content: Buffer | string, { validFrom = '' } = {}) {
  const parts: FormPart[] = [{ field: 'file', content, fileName: 'prices.xlsx' }];
  if (validFrom !== '') parts.push({ field: 'validFrom', content: validFrom });
  const answer = await send(first, '/api/priceList/check', { body: buildForm(parts), cookie });
  return answer as { status: number; body: typeof answer.body & PriceListCheck };
}

/** What the check of a list of these rows finds, below the usual headings. */
async function found(rows: readonly Cells[], options?: { validFrom: string }) {
  const { heads } = await listed();
  const { status, body } = await check(await workbook([heads, ...rows]), options);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

function toApply(changes: readonly PriceDifference[], validFrom?: string) {
  return {
    ...(validFrom !== undefined && { validFrom }),
    changes: changes.map(({ key, old, price }) => ({ key, old, price })),
  };
}

function apply(changes: readonly PriceDifference[], validFrom?: string, browser = owner) {
  return browser.send<{ changed: number; valid_from: string; current?: object }>(
    ...(['POST', '/api/priceList/apply', toApply(changes, validFrom)] as const),
  );
}

/** What the timers of a server do, at an instant of its own clock. */
function depsOf(server: TestServer, at = server.clock()) {
  const clock = () => at;
  const audit = createAuditTrail({ clock, log: pino({ level: 'silent' }) });
  return { db: server.db, clock, audit };
}

/** Everything about prices that is stored. */
async function stored() {
  const tables = ['vehicles', 'vehicle_sections', 'vehicle_changes', 'planned_prices'] as const;
  const rows = tables.map((table) => first.db.selectFrom(table).selectAll().execute());
  return (await Promise.all(rows)).map((list) => list.map((row) => ({ ...row, id: 0 })));
}

async function priceOf(key: string): Promise<number> {
  return Number((await listed()).rows.find((row) => row[0] === key)?.[4]);
}

async function events(): Promise<string[]> {
  const rows = await first.db.selectFrom('audit_events').select(['action', 'what']).execute();
  return rows.map(({ action, what }) => `${action}: ${what}`);
}

describe('the list', () => {
  it('has a row for every variant, accessory and model without variants, on sale or not', async () => {
    const { heads, rows, csv } = await listed();
    expect(heads).toEqual(['Key', 'Model', 'Variant or accessory', 'Part No.', 'Price (₹)']);
    expect(csv.startsWith('\ufeff')).toBe(true);
    expect(new Set(rows.map(([key]) => key)).size).toBe(rows.length);
    expect(rows.filter(([key]) => key?.startsWith('M')).map(([, model]) => model)).toContain(
      'X-Blade',
    );
    const [accessory] = rows.filter(([key]) => key?.startsWith('A'));
    const all = await owner.send('GET', '/api/manageAccessories');
    expect(all.body).toContainEqual(
      expect.objectContaining({ part_no: accessory?.[3], price: Number(accessory?.[4]) }),
    );
  });

  it('comes out and goes in again without a change, as CSV and as XLSX', async () => {
    const before = await stored();
    for (const format of ['csv', 'xlsx']) {
      const path = `/api/priceList/${format}`;
      const answer = await fetch(first.url + path, { headers: { Cookie: cookie } });
      expect(answer.headers.get('Content-Disposition')).toBe(
        `attachment; filename="prices-${TODAY}.${format}"`,
      );
      const { status, body } = await check(Buffer.from(await answer.arrayBuffer()));
      expect([status, body]).toMatchObject([
        200,
        {
          ...{ valid_from: TODAY, changes: [], unknown: [], errors: [], absent: 0 },
          unchanged: (await listed()).rows.length,
        },
      ]);
    }
    expect(await stored()).toEqual(before);
  });

  it('keeps a formula in a name harmless, and knows the name again', async () => {
    const { rows } = await listed();
    const [accessory] = rows.filter(([key]) => key?.startsWith('A'));
    const model = String(accessory?.[1]);
    const vehicles = await owner.send<{ models: ModelRow[] }>('GET', '/api/vehicles');
    const id = vehicles.body.models.find(({ name }) => name === model)?.id ?? 0;
    const { body } = await owner.send<ModelDetail>('GET', `/api/vehicles/${id}`);
    const about = body.sections.find(({ section }) => section === 'accessories');
    const [part, ...others] = about?.value as { heading: object }[];
    const path = `/api/vehicles/${id}/sections/accessories`;
    const save = async (heading: object, version: number) => {
      await owner.send('PATCH', path, { version, value: [{ ...part, heading }, ...others] });
      const versions = { accessories: version + 1 };
      const publication = `/api/vehicles/${id}/publish`;
      expect((await owner.send('POST', publication, { versions })).status).toBe(200);
    };
    const version = about?.version ?? 0;
    await save({ en: '=HYPERLINK("x")' }, version);
    const { csv } = await listed();
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    const answer = await check(csv);
    expect(answer.body).toMatchObject({ changes: [], errors: [], unknown: [] });
    await save(part?.heading ?? {}, version + 2);
  });
});

describe('a list that somebody has changed', () => {
  it('says what is new, unknown and wrong, by row and column, and changes nothing', async () => {
    const { rows } = await listed();
    const [one, two, three, four, five, six, seven] = rows as Cells[];
    const before = await stored();
    const body = await found([
      [...(one?.slice(0, 4) ?? []), '₹ 1,02,390.50'],
      [two?.[0] ?? '', 'Renamed', 'by people', '', '৯৯,০০০'],
      ['V987654', 'Metro', 'Standard', '', 90_000],
      ['', 'Some other make', 'Basic', '', 80_000],
      [],
      [...(three?.slice(0, 4) ?? []), 0],
      [...(four?.slice(0, 4) ?? []), 1e12],
      [...(five?.slice(0, 4) ?? []), 'on request'],
      [...(six?.slice(0, 4) ?? []), '=1+1'],
      [...(one?.slice(0, 4) ?? []), 5],
      [...(seven?.slice(0, 4) ?? []), ''],
    ]);
    expect(body).toMatchObject({
      changes: [
        { key: one?.[0], old: Number(one?.[4]), price: 102_390.5, name_in_file: '' },
        { key: two?.[0], price: 99_000, name_in_file: 'Renamed · by people' },
      ],
      unknown: [
        { row: 4, text: 'V987654 · Metro · Standard · 90000' },
        { row: 5, text: 'Some other make · Basic · 80000' },
      ],
      unchanged: 0,
    });
    const [price, key] = ['Price (₹)', 'Key'];
    expect(body.errors).toEqual([
      { row: 7, column: price, text: expect.stringContaining('above 0') as string },
      { row: 8, column: price, text: expect.stringContaining('valid price') as string },
      { row: 9, column: price, text: expect.stringContaining('valid price') as string },
      { row: 10, column: price, text: expect.stringContaining('formula') as string },
      { row: 11, column: key, text: expect.stringContaining('Row 2') as string },
      { row: 12, column: price, text: expect.stringContaining('valid price') as string },
    ]);
    expect(await stored()).toEqual(before);
  });

  it('does not take what a formula came to', async () => {
    const { heads, rows } = await listed();
    const file = await workbook([heads, ...rows.slice(0, 1)]);
    const sheet = 'xl/worksheets/sheet1.xml';
    const from = await fromBufferPromise(file, { lazyEntries: true });
    let xml = '';
    for await (const entry of from.eachEntry()) {
      if (entry.fileName !== sheet) continue;
      xml = (await buffer(await from.openReadStreamPromise(entry))).toString();
    }
    const cell = /<c r="E2"[^>]*>.*?<\/c>/;
    expect(xml).toMatch(cell);
    for (const formula of ['<f>1+1</f>', '<f t="shared" si="0"/>', '<f/>', '<f></f>']) {
      const content = xml.replace(cell, `<c r="E2">${formula}<v>55555</v></c>`);
      const { body } = await check(await repacked(file, { [sheet]: content }));
      expect(body, formula).toMatchObject({ changes: [], errors: [{ row: 2 }] });
    }
  });

  it('may have its columns in another order below a title, and names in place of keys', async () => {
    const { rows } = await listed();
    const all = rows.filter(([key]) => key?.startsWith('V'));
    const [, model = '', name = ''] = all[0] ?? [];
    const file = await workbook([
      ['Prices of December'],
      [],
      ['Note', 'PRICE', 'Variant or accessory', 'model'],
      ['dearer', 123_456, ` ${name.toUpperCase()} `, model],
    ]);
    expect((await check(file)).body).toMatchObject({
      changes: [{ key: all[0]?.[0], price: 123_456 }],
      unknown: [],
      errors: [],
    });
  });

  it.each<[string, (text: string) => Buffer | string]>([
    ['UTF-8 with a mark', (text) => `\ufeff${text}`],
    ['UTF-8 without one', (text) => text],
    ['UTF-16, as Excel saves text', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['Windows-1252', (text) => Buffer.from(text.replace('₹ ', '').replace('(₹)', ''), 'latin1')],
    ['semicolons', (text) => text.replaceAll(',', ';').replaceAll('|', ',')],
    ['tabs', (text) => text.replaceAll(',', '\t').replaceAll('|', ',')],
    ['lines that end as on a Mac', (text) => text.replaceAll('\n', '\r')],
  ])('may be a CSV with %s', async (_name, encode) => {
    const [[key = ''] = []] = (await listed()).rows;
    const price = '₹ 1|11|222.50';
    const lines = ['Key,Model,Price (₹)', `${key},Café,"${price}"`, `${key}9999,Crêpe,1`];
    const text = lines.join('\n').concat('\n');
    const { status, body } = await check(
      encode(_name === 'semicolons' || _name === 'tabs' ? text : text.replaceAll('|', ',')),
    );
    expect([status, body]).toMatchObject([
      200,
      {
        changes: [{ key, price: 111_222.5, name_in_file: 'Café' }],
        unknown: [{ row: 3, text: `${key}9999 · Crêpe · 1` }],
        errors: [],
      },
    ]);
  });
});

describe('a file that is no price list', () => {
  const empty = () => workbook([['Key', 'Price']]);
  const megabyte = 1024 * 1024;

  it.each<[string, number, RegExp, () => Buffer | string | Promise<Buffer>]>([
    ['nothing', 400, /columns: Key, Model/, () => ''],
    ['an empty workbook', 400, /columns/, () => workbook([['Some', 'thing']])],
    ['random bytes', 415, /CSV file or an Excel file/, () => randomBytes(5000)],
    ['a picture', 415, /CSV file or an Excel/, () => Buffer.from('89504e470d0a1a0a00', 'hex')],
    [
      'random bytes in a zip',
      400,
      /damaged/,
      () => Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(5000)]),
    ],
    ['half a workbook', 400, /damaged/, async () => (await empty()).subarray(0, 900)],
    [
      'a workbook without its sheet',
      400,
      /damaged/,
      async () => repacked(await empty(), { 'xl/worksheets/sheet1.xml': undefined }),
    ],
    [
      'a workbook whose sheet is no XML',
      400,
      /damaged|columns/,
      async () => repacked(await empty(), { 'xl/worksheets/sheet1.xml': randomBytes(999) }),
    ],
    [
      'another kind of zip',
      415,
      /CSV file or an Excel/,
      async () => repacked(await empty(), { 'xl/workbook.xml': undefined }),
    ],
    [
      'a workbook with macros',
      415,
      /macros/,
      async () => repacked(await empty(), { 'xl/vbaProject.bin': randomBytes(99) }),
    ],
    [
      'a workbook that says it has macros',
      415,
      /macros/,
      async () =>
        repacked(await empty(), {
          '[Content_Types].xml':
            '<Types><Override ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>',
        }),
    ],
    ['an old or locked workbook', 415, /password/, () => Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    [
      'a zip bomb',
      413,
      /unpacks to more than 50 MB/,
      async () => repacked(await empty(), { 'xl/bomb.xml': Buffer.alloc(60 * megabyte) }),
    ],
    [
      'a bomb of small files',
      413,
      /unpacks/,
      async () =>
        repacked(
          await empty(),
          Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`xl/${index}`, 'x'])),
        ),
    ],
    [
      'a bomb that says it is small',
      400,
      /damaged/,
      async () =>
        lying(
          await repacked(await empty(), { 'xl/bomb.xml': Buffer.alloc(60 * megabyte) }),
          60 * megabyte,
        ),
    ],
    [
      'a sheet of 40 MB',
      400,
      /memory|rows/,
      async () =>
        repacked(await empty(), {
          'xl/worksheets/sheet1.xml': `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${'<row><c><v>1</v></c></row>'.repeat(1_500_000)}</sheetData></worksheet>`,
        }),
    ],
    [
      'entities in entities',
      400,
      /columns|damaged/,
      async () =>
        repacked(await empty(), {
          'xl/sharedStrings.xml': `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(1000)}">${Array.from({ length: 9 }, (_, index) => `<!ENTITY ${'abcdefghij'[index + 1]} "${`&${'abcdefghij'[index]};`.repeat(10)}">`).join('')}]><sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>&j;</t></si><si><t>&j;</t></si></sst>`,
        }),
    ],
    [
      '2,001 rows',
      400,
      /2000 rows/,
      () =>
        ['Key,Price', ...Array.from({ length: 2001 }, (_, index) => `V${index + 1},1`)].join('\n'),
    ],
    ['more than 5 MB', 413, /5 MB/, () => Buffer.alloc(5 * megabyte + 1, 'a')],
  ])(
    '%s is %i, in words',
    async (_name, status, message, build) => {
      const before = await stored();
      const answer = await check(await build());
      recordTried({ attacks: 1, letIn: Number(answer.status === 200) });
      expect([answer.status, answer.body.message]).toEqual([
        status,
        expect.stringMatching(message) as string,
      ]);
      expect(Object.keys(answer.body.fields ?? {})).toEqual(['file']);
      expect(await stored()).toEqual(before);
    },
    30_000,
  );

  /** The sizes in the directory of a zip of which one file has `size`, made small. */
  function lying(zip: Buffer, size: number): Buffer {
    const told = Buffer.alloc(4);
    told.writeUInt32LE(size);
    const lie = Buffer.from(zip);
    for (let at = lie.indexOf(told); at >= 0; at = lie.indexOf(told)) lie.writeUInt32LE(999, at);
    return lie;
  }

  it('is asked for when there is none, and there is one at most', async () => {
    for (const parts of [
      [{ field: 'validFrom', content: FIRST }],
      ['a', 'b'].map((content) => ({ field: 'file', content, fileName: 'a.csv' })),
    ]) {
      const body = buildForm(parts);
      const answer = await send(first, '/api/priceList/check', { body, cookie });
      expect([answer.status, answer.body.fields]).toEqual([
        400,
        { file: 'Choose one file, the price list' },
      ]);
    }
  });

  it('is not read for a day that is past or far', async () => {
    const { csv } = await listed();
    for (const validFrom of ['2026-11-20', '2028-01-01', '2026-11-31', 'soon']) {
      const { status, body } = await check(csv, { validFrom });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['validFrom']]);
    }
  });
});

/** The first rows of variants and accessories, each dearer by so many rupees. */
async function dearer(rupees: number, count = 60): Promise<Cells[]> {
  const { rows } = await listed();
  const ofKind = (kind: string) => rows.filter(([key]) => key?.startsWith(kind));
  return [...ofKind('M').slice(0, 1), ...ofKind('V').slice(0, count / 2), ...ofKind('A')]
    .slice(0, count)
    .map((row): Cells => [...row.slice(0, 4), Number(row[4]) + rupees]);
}

describe('a list that is applied', () => {
  it('sets 60 prices at once, leaves a trace, and changes nothing a second time', async () => {
    const rows = await dearer(111);
    const { changes } = await found(rows);
    expect(changes).toHaveLength(60);
    await first.db.deleteFrom('audit_events').execute();
    const { status, body } = await apply(changes);
    expect([status, body]).toMatchObject([200, { changed: 60, valid_from: TODAY }]);
    expect(body).toMatchObject({ message: '60 prices changed' });
    for (const [key, , , , price] of rows) expect(await priceOf(String(key))).toBe(price);
    const noted = await events();
    expect(noted.at(-1)).toMatch(/^price list applied: 60 prices of \d+ models from 2026-11-21$/);
    expect(noted).toHaveLength(61);
    const [model] = rows;
    expect(noted).toContain(
      `price changed: ${model?.[1]}: ${Number(model?.[4]) - 111} → ${model?.[4]}`,
    );
    const before = await stored();
    expect(await found(rows)).toMatchObject({ changes: [], unchanged: 60, errors: [] });
    // The same call, as a browser sends it again after a broken line.
    const again = await apply(changes, undefined, sameBrowserAt(second, owner));
    expect([again.status, again.body]).toMatchObject([200, { changed: 0 }]);
    expect(await stored()).toEqual(before);
    expect(await events()).toHaveLength(61);
  }, 30_000);

  it('is refused as a whole when a price is another one meanwhile', async () => {
    const { changes } = await found(await dearer(7, 10));
    const accessory = changes.find(({ key }) => key.startsWith('A'));
    const path = `/api/manageAccessories/${accessory?.key.slice(1)}`;
    expect((await owner.send('PATCH', path, { price: 4321 })).status).toBe(200);
    const before = await stored();
    const { status, body } = await apply(changes);
    expect([status, body.code, body.current]).toEqual([
      409,
      'changed_meanwhile',
      { prices: [{ key: accessory?.key, price: 4321 }] },
    ]);
    const gone = [...changes, { ...changes[0], key: 'V987654' } as PriceDifference];
    expect((await apply(gone)).body.current).toMatchObject({
      prices: [{ key: accessory?.key }, { key: 'V987654', price: null }],
    });
    expect(await stored()).toEqual(before);
  });

  it('of two at once is the one or the other, never a mixture', async () => {
    const rows = await dearer(0, 40);
    const lists = [1000, 2000].map((more) =>
      rows.map((row): Cells => [...row.slice(0, 4), Number(row[4]) + more]),
    );
    const checked = [await found(lists[0] ?? []), await found(lists[1] ?? [])];
    const answers = await Promise.all(
      checked.map(({ changes }, index) =>
        apply(changes, undefined, sameBrowserAt(index ? second : first, owner)),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = lists[answers.findIndex(({ status }) => status === 200)] ?? [];
    for (const [key, , , , price] of won) expect(await priceOf(String(key))).toBe(price);
  });

  it.each<[string, (changes: object[]) => object, string]>([
    ['nothing', () => ({ changes: [] }), 'changes'],
    ['no list', () => ({}), 'changes'],
    ['one part twice', (changes) => ({ changes: [...changes, changes[0]] }), 'changes.2.key'],
    ['a price of 0', ([one]) => ({ changes: [{ ...one, price: 0 }] }), 'changes.0.price'],
    ['a price of 1e12', ([one]) => ({ changes: [{ ...one, price: 1e12 }] }), 'changes.0.price'],
    ['no key', ([one]) => ({ changes: [{ ...one, key: 'V0' }] }), 'changes.0.key'],
    [
      'a key of another kind',
      ([one]) => ({ changes: [{ ...one, key: '__proto__' }] }),
      'changes.0.key',
    ],
    ['a past day', (changes) => ({ changes, validFrom: '2026-11-20' }), 'validFrom'],
    ['a day far ahead', (changes) => ({ changes, validFrom: '2028-01-01' }), 'validFrom'],
    [
      '2,001 changes',
      ([one]) => ({
        changes: Array.from({ length: 2001 }, (_, index) => ({ ...one, key: `V${index + 1}` })),
      }),
      'changes',
    ],
  ])('with %s is refused', async (_name, build, field) => {
    const { changes } = toApply((await found(await dearer(5, 2))).changes);
    const before = await stored();
    const answer = await owner.send('POST', '/api/priceList/apply', build(changes));
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
    expect(await stored()).toEqual(before);
  });
});

describe('a list from a day on', () => {
  it('comes on that day, once, and the same file again changes nothing before and after', async () => {
    const rows = await dearer(555);
    const before = (await listed()).rows;
    const validFrom = FIRST;
    const { changes } = await found(rows, { validFrom });
    const planned = await apply(changes, FIRST);
    expect(planned.body).toMatchObject({
      message: '60 prices will change on that day',
      changed: 60,
    });
    expect((await apply(changes, FIRST)).body).toMatchObject({ changed: 0 });
    expect((await listed()).rows).toEqual(before);
    expect(await found(rows, { validFrom })).toMatchObject({ changes: [], unchanged: 60 });
    expect((await found(rows)).changes).toHaveLength(60);

    // What was typed in wrongly is put right for that day, also back to what holds today.
    const [row = []] = rows;
    const right = [[...row.slice(0, 4), Number(row[4]) - 555]];
    const difference = await found(right, { validFrom });
    expect(difference.changes).toMatchObject([{ old: row[4], price: Number(row[4]) - 555 }]);
    expect((await apply(difference.changes, FIRST)).body).toMatchObject({ changed: 1 });

    await applyDuePrices(depsOf(first, ON_THE_FIRST - 1));
    expect((await listed()).rows).toEqual(before);
    await Promise.all([first, second].map((at) => applyDuePrices(depsOf(at, ON_THE_FIRST))));
    for (const [key, , , , price] of [...right, ...rows.slice(1)]) {
      expect(await priceOf(String(key))).toBe(price);
    }
    expect(await found([...right, ...rows.slice(1)])).toMatchObject({ changes: [], errors: [] });
    expect(await first.db.selectFrom('planned_prices').select('id').execute()).toEqual([]);
  }, 30_000);

  it('is seen at its models, beside prices of variants that are planned there', async () => {
    const { rows } = await listed();
    const accessory = rows.find(([key]) => key?.startsWith('A')) ?? [];
    const variant = rows.find(([key, model]) => key?.startsWith('V') && model === accessory[1]);
    const vehicles = await owner.send<{ models: ModelRow[] }>('GET', '/api/vehicles');
    const id = vehicles.body.models.find(({ name }) => name === accessory[1])?.id ?? 0;
    const validFrom = '2026-12-15';
    const { changes } = await found([[...accessory.slice(0, 4), 777]], { validFrom });
    await apply(changes, validFrom);
    const variants = [{ id: Number(variant?.[0]?.slice(1)), price: 88_888 }];
    const path = `/api/vehicles/${id}/prices`;
    const { body } = await owner.send<ModelDetail>('POST', path, { validFrom, variants });
    expect(body.planned_prices).toMatchObject([
      {
        valid_from: validFrom,
        variants,
        accessories: [{ id: Number(accessory[0]?.slice(1)), price: 777 }],
        price: null,
      },
    ]);
    const plan = body.planned_prices[0]?.id;
    expect((await owner.send('DELETE', `${path}/${plan}`)).status).toBe(200);
  });

  it('does not come after one that is set at midnight', async () => {
    const { rows } = await listed();
    const [row = []] = rows;
    const { changes } = await found([[...row.slice(0, 4), 70_001]], { validFrom: FIRST });
    await apply(changes, FIRST);
    const late = depsOf(first, ON_THE_FIRST + 1000);
    const wanted = { key: row[0] as PartKey, old: 7_000_100, price: 7_100_000 };
    const list = { by: 'staff', validFrom: undefined, changes: [wanted], locale: 'en' as const };
    expect(await applyPriceList(late, list)).toEqual({ changed: 1, validFrom: FIRST });
    await applyDuePrices(late);
    expect(await priceOf(String(row[0]))).toBe(71_000);
  });
});

describe('a server that is killed', () => {
  it.each([
    ['at once', TODAY],
    ['from a day on', FIRST],
  ])(
    'while it applies a list %s has the old or the new prices, never a mixture',
    async (_name, day) => {
      const { changes } = toApply((await found(await dearer(33, 12), { validFrom: day })).changes);
      const wanted = changes.map(({ key, old, price }) => ({
        key: key as PartKey,
        ...{ old: Math.round(old * 100), price: Math.round(price * 100) },
      }));
      const before = await stored();
      let faults = 0;
      for (;;) {
        const isDone = await cutShort(faults + 1, async () => {
          const db = openDatabase(first.database.config);
          try {
            const list = { by: 'staff', validFrom: day, changes: wanted, locale: 'en' as const };
            await applyPriceList({ ...depsOf(first), db }, list);
          } finally {
            await db.destroy();
          }
        });
        if (isDone) break;
        faults += 1;
        expect(await stored()).toEqual(before);
      }
      recordTried({ faults, healed: faults });
      expect(faults).toBeGreaterThan(5);
      expect(await stored()).not.toEqual(before);
      const rows = wanted.map(({ key, price }): Cells => [key, '', '', '', price / 100]);
      const validFrom = day;
      expect(await found(rows, { validFrom })).toMatchObject({ changes: [], errors: [] });
    },
    120_000,
  );
});
