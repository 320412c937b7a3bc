import '../support/server/built-workers.ts';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { describe, expect, it } from 'vitest';
import type { ModelDetail, ModelRow } from '@dealership/shared';
import {
  startPriceLists,
  TODAY,
  first,
  owner,
  cookie,
  type Cells,
  listed,
  workbook,
  repacked,
  check,
  found,
  stored,
} from '../support/content/price-lists.ts';

startPriceLists();

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
          valid_from: TODAY,
          changes: [],
          unknown: [],
          errors: [],
          absent: 0,
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
    const [part, ...others] = about!.value as { heading: object }[];
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
  it('reports what is new, unknown and wrong, by row and column, and changes nothing', async () => {
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
    const nameOf = (row?: Cells) => `${row?.[1]} ${row?.[2]}`.trim();
    expect(body.errors).toMatchObject([
      { row: 7, column: price, text: expect.stringContaining('above 0') as string },
      { row: 8, column: price, text: expect.stringContaining('valid price') as string },
      { row: 9, column: price, text: expect.stringContaining('valid price') as string },
      { row: 10, column: price, text: expect.stringContaining('formula') as string },
      { row: 11, column: key, text: expect.stringContaining('Row 2') as string },
      { row: 12, column: price, text: expect.stringContaining('valid price') as string },
    ]);
    expect(body.errors.map(({ about, typed }) => [about, typed])).toEqual([
      [nameOf(three), '0'],
      [nameOf(four), '1000000000000'],
      [nameOf(five), 'on request'],
      [nameOf(six), expect.any(String)],
      [nameOf(one), one?.[0]],
      [nameOf(seven), ''],
    ]);
    // So that people find the row without counting.
    expect(body.errors[2]?.row_text).toBe(`${five?.slice(0, 4).join(' · ')} · on request`);
    expect(await stored()).toEqual(before);
  });

  it('reads amounts as circulars write them, and takes no error of a spreadsheet', async () => {
    const { csv, rows } = await listed();
    const keys = rows.map(([key]) => key ?? '').filter((key) => key.startsWith('V'));
    const amounts = ['Rs. 66,412/-', 'Rs 67412', 'INR 71,986.00', '₹\u00a073,086/-', '৳ ৭৩,০৮৭ টাকা'];
    const lines = [...amounts, '#REF!'].map((amount, at) => `${keys[at]},"${amount}"`);
    const file = `\ufeffKey,Price (₹)\r\n${lines.join('\r\n')}\r\n#N/A,66000`;
    const { body } = await check(file);
    expect(body.changes.map(({ price }) => price)).toEqual([
      66_412, 67_412, 71_986, 73_086, 73_087,
    ]);
    expect(body.errors).toMatchObject([
      { row: 7, column: 'Price (₹)', text: expect.stringContaining('spreadsheet') as string },
      { row: 8, column: 'Key', text: expect.stringContaining('spreadsheet') as string },
    ]);
    expect((await listed()).csv).toBe(csv);
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
