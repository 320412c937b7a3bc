import { describe, expect, it } from 'vitest';
import { readTables } from '../../../sheets/read-tables.ts';
import { smallWorkbook, unguardedCsv, type Cell } from '../../../sheets/test/small-workbook.ts';
import { readPriceList } from './price-list-file.ts';
import type { PricedPart } from '../models/priced-parts.ts';

const parts: PricedPart[] = [
  { key: 'V1', model: 'Shine 100', name: 'Standard', partNo: '', pricePaise: 1 },
  { key: 'V2', model: 'Shine 100', name: 'Standard, special colour', partNo: '', pricePaise: 1 },
  { key: 'V14', model: 'Shine 100 DX', name: 'Standard', partNo: '', pricePaise: 1 },
  {
    key: 'V15',
    model: 'Shine 100 DX',
    name: 'Standard, special colour',
    partNo: '',
    pricePaise: 1,
  },
  { key: 'M3', model: 'X-Blade', name: '', partNo: '', pricePaise: 1 },
];

async function read(content: Buffer | readonly (readonly string[])[]) {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.from(unguardedCsv(content));
  const sheets = await readTables(bytes, { mostRows: 2000 });
  const list = await readPriceList(sheets, { parts, locale: 'en' });
  return {
    ...list,
    prices: list.rows.map(({ part, pricePaise }) => [part.key, pricePaise / 100]),
  };
}

const circular: Cell[][] = [
  ['Model', 'Variant or accessory', 'Price (₹)'],
  ['Shine 100', 'Standard', 66_412],
  ['', 'Standard, special colour', 67_412],
  ['Shine 100 DX', 'Standard', 71_986],
  ['', 'Standard, special colour', 73_086],
];
const all = [
  ['V1', 66_412],
  ['V2', 67_412],
  ['V14', 71_986],
  ['V15', 73_086],
];

describe('a circular', () => {
  it('with merged models has a price for each row', async () => {
    const tab = { name: 'Prices', rows: circular, merges: ['A2:A3', 'A4:A5'] };
    const { prices, unknown, sheet } = await read(await smallWorkbook([tab]));
    expect([prices, unknown, sheet]).toEqual([all, [], 'Prices']);
  });

  it('whose merged cells a CSV has lost has them too', async () => {
    const { prices } = await read(circular.map((cells) => cells.map(String)));
    expect(prices).toEqual(all);
  });

  it.each([
    'Ex-Showroom (Rs.)',
    'Ex S/R Price',
    'EX-SHOWROOM PRICE',
    'Ex. Showroom',
    'On Road',
    'MRP',
    'Price (Rs.)',
    'New Price',
    'Revised Ex-Showroom Price (WB)',
    'Ex-Showroom Kolkata',
    'দাম',
    'এক্স-শোরুম দাম (টাকা)',
    'নতুন এক্স শোরুম মূল্য',
    'মূল্য (₹)',
    'ऑन-रोड दाम',
    'कीमत',
    'नई क़ीमत (रुपये में)',
    'एक्स-शोरूम मूल्य',
  ])('names its prices: %s', async (head) => {
    const { prices, columns } = await read([
      ['Model', 'Variant', head],
      ['Shine 100', 'Standard', '66412'],
    ]);
    expect(prices).toEqual([['V1', 66_412]]);
    expect(columns.at(-1)).toEqual({ heading: head, is: 'Price (₹)' });
  });

  it.each([
    ['মডেলের নাম', 'ভ্যারিয়েন্ট', 'আগের দাম', 'এক্স-শোরুম দাম'],
    ['গাড়ির মডেল', 'ভেরিয়েন্টের নাম', 'ইনভয়েস মূল্য', 'নতুন মূল্য'],
    ['गाड़ी का नाम', 'वैरिएंट', 'पुरानी कीमत', 'नई कीमत'],
    ['मॉडल', 'वेरिएंट का नाम', 'इंश्योरेंस कीमत', 'एक्स शोरूम'],
    ['গাড়ীর নাম', 'ভার্শন', 'পুরনো রেট', 'নতুন রেট'],
    ['স্কুটারের নাম', 'সংস্করণ', 'ইন্সুরেন্সের দাম', 'নতুন দর'],
    ['मोडल', 'संस्करण', 'पुराना भाव', 'नया भाव'],
    ['स्कूटी', 'वेरिएंट', 'बीमे की कीमत', 'कीमत'],
    ['মডেল (Model)', 'ভ্যারিয়েন্ট (Variant)', 'রঙ (Colour)', 'দাম (Price)'],
    ['Model / मॉडल', 'Variant / वेरिएंट', 'Colour / रंग', 'Price / कीमत'],
  ])('has its columns in Bengali or Hindi: %s, %s, %s, %s', async (...heads) => {
    const { prices } = await read([heads, ['Shine 100', 'Standard', '60000', '66412']]);
    expect(prices).toEqual([['V1', 66_412]]);
  });

  it.each([
    ['On Road Price', 'Showroom Price'],
    ['Total price', 'Price in rupees'],
    ['অন-রোড দাম', 'গাড়ির মূল্য'],
    ['মোট দাম', 'শোরুম দাম'],
    ['ऑन-रोड कीमत', 'गाड़ी का मूल्य'],
    ['कुल कीमत', 'शोरूम दाम'],
  ])('has a price with taxes before that of the showroom: %s, %s', async (...heads) => {
    const { prices } = await read([
      ['Model', 'Variant', ...heads],
      ['Shine 100', 'Standard', '75412', '66412'],
    ]);
    expect(prices).toEqual([['V1', 66_412]]);
  });

  it.each([
    'মডেল ও ভ্যারিয়েন্ট',
    'मॉडल और वेरिएंट',
    'Model & Variant',
    'Model / Variant',
    'Model and Variant Name',
    'Description',
    'Particulars',
  ])('names model and variant in one column: %s', async (head) => {
    const { prices, unknown } = await read([
      [head, 'Ex-Showroom'],
      ['SHINE 100 - STANDARD', '66412'],
      ['Shine 100 DX (Standard, special colour)', '73086'],
      ['X Blade', '99000'],
      ['Unicorn', '1'],
    ]);
    expect([prices, unknown.length]).toEqual([
      [
        ['V1', 66_412],
        ['V15', 73_086],
        ['M3', 99_000],
      ],
      1,
    ]);
  });

  it('has other columns and groups of them above', async () => {
    const { prices, errors } = await read([
      ['Price circular of December', '', '', '', '', ''],
      ['Vehicle', '', 'Price', '', '', ''],
      [
        'Vehicle Model',
        'Variant Name',
        'Old Price',
        'Ex-Showroom',
        'RTO + Insurance',
        'On Road Price',
      ],
      ['Shine 100', 'Standard', '60000', '66412', '9000', '75412'],
      ['Prices are subject to change', '', '', '', '', ''],
    ]);
    expect([prices, errors]).toEqual([[['V1', 66_412]], []]);
  });

  it.each(['66,412', '1,02,390', '₹ 66,412.50', '৬৬,৪১২', 'Rs 66,412/-'])(
    'has no part of a price that a comma has parted: %s',
    async (price) => {
      for (const csv of [
        `Model,Variant,Price\nShine 100,Standard,${price}`,
        `Model,Variant,Price,Note\nShine 100,Standard,${price},new`,
      ]) {
        const { prices, errors } = await read(Buffer.from(csv));
        expect([prices, errors.map((each) => [each.row, each.problem])]).toEqual([
          [],
          [[2, { code: 'amount_parted', params: { text: price } }]],
        ]);
      }
    },
  );

  it('may hold more than its headings', async () => {
    const csv = 'Key,Price\nV1,66412,12\nV2,67412,new\nM3,500,new';
    expect((await read(Buffer.from(csv))).prices).toEqual([
      ['V1', 66_412],
      ['V2', 67_412],
      ['M3', 500],
    ]);
  });

  it('takes constants, and no formulas or errors', async () => {
    const { prices, errors } = await read([
      ['Key', 'Price'],
      ['="V1"', '="66412"'],
      ['V2', '#REF!'],
    ]);
    expect(prices).toEqual([['V1', 66_412]]);
    expect(errors).toMatchObject([{ row: 3, column: 'price', problem: { code: 'cell_is_error' } }]);
    const formula = await read(
      await smallWorkbook([
        {
          name: 'P',
          rows: [
            ['Key', 'Price'],
            ['V1', '=1+1'],
          ],
        },
      ]),
    );
    expect(formula.errors).toMatchObject([{ row: 2, problem: { code: 'cell_is_formula' } }]);
  });

  it('is looked for in the first visible sheet with headings; hidden rows are left out', async () => {
    const { prices, sheet, hidden } = await read(
      await smallWorkbook([
        { name: 'Cover', rows: [['Circular 12']] },
        { name: 'Old', rows: circular, state: 'hidden' },
        { name: 'New', rows: circular, merges: ['A2:A3', 'A4:A5'], hidden: [3] },
      ]),
    );
    expect([sheet, hidden, prices.length]).toEqual(['New', 1, 3]);
  });
});
