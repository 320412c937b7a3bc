import '../support/server/built-workers.ts';
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { recordTried } from '../../../scripts/test-run/test-records.mjs';
import { buildForm, send } from '../support/images/pictures.ts';
import {
  startPriceLists,
  FIRST,
  first,
  cookie,
  listed,
  workbook,
  repacked,
  check,
  stored,
} from '../support/content/price-lists.ts';

startPriceLists();

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

  /** A zip whose directory claims a small size for the file with `size`. */
  function lying(zip: Buffer, size: number): Buffer {
    const stored = Buffer.alloc(4);
    stored.writeUInt32LE(size);
    const lie = Buffer.from(zip);
    for (let at = lie.indexOf(stored); at >= 0; at = lie.indexOf(stored))
      lie.writeUInt32LE(999, at);
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
