import { describe, expect, it } from 'vitest';
import { readTables } from './read-tables.ts';
import { UnreadableSheet } from './sheet.ts';
import { smallWorkbook, zipOf } from './test/small-workbook.ts';

const limits = { mostRows: 2000, mostColumns: 60, longestCell: 500 };

async function rowsOf(content: Buffer | string) {
  const [first] = await readTables(Buffer.from(content), limits);
  return first?.rows.filter((cells) => cells.length > 0);
}

async function wrongOf(content: Buffer | string) {
  const failure: unknown = await readTables(Buffer.from(content), limits).catch(
    (error: unknown) => error,
  );
  if (!(failure instanceof UnreadableSheet)) throw new Error('it was read');
  return failure.problem;
}

const rows = [
  ['Name', 'Mobile'],
  ['আশা রায়', '9832050001'],
  ['José', '9832050002'],
];
const csv = rows.map((cells) => cells.join(',')).join('\r\n');
const latin = 'Name,Mobile\r\nJosé,9832050002';

describe('a text', () => {
  it.each<[string, Buffer | string]>([
    ['UTF-8', csv],
    ['UTF-8 with a mark', `\ufeff${csv}`],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${csv}`, 'utf16le')],
    ['UTF-16 without one', Buffer.from(csv, 'utf16le')],
    ['UTF-16 the other way round', Buffer.from(`\ufeff${csv}`, 'utf16le').swap16()],
    ['the same without a mark', Buffer.from(csv, 'utf16le').swap16()],
    ['tabs', csv.replaceAll(',', '\t')],
    ['semicolons', csv.replaceAll(',', ';')],
    ['bars', csv.replaceAll(',', '|')],
    ['lines as on a Mac', csv.replaceAll('\r\n', '\r')],
    ['sep=;', `sep=;\r\n${csv.replaceAll(',', ';')}`],
    ['"sep=,"', `"sep=,"\n${csv}`],
    [
      'tabs in UTF-16, as Excel calls Unicode text',
      Buffer.from(`\ufeff${csv.replaceAll(',', '\t')}`, 'utf16le'),
    ],
  ])('in %s has its rows', async (_name, content) => {
    expect(await rowsOf(content)).toEqual(rows);
  });

  // Two columns are enough, and lines of one cell prove nothing.
  it.each([',', ';', '\t', '|'])('is parted by %j whatever else it holds', async (sign) => {
    const parted = rows.map((cells) => cells.join(sign));
    expect(await rowsOf(`${parted.join('\r\n')}\r\n`)).toEqual(rows);
    expect(await rowsOf(`Leads of November\n\n\n${parted.join('\n\n')}\n\n\n`)).toEqual([
      ['Leads of November'],
      ...rows,
    ]);
    const others = [',', ';', '\t', '|'].filter((other) => other !== sign);
    const town = `Matigara${others.join('near')}`;
    const leads = Array.from({ length: 30 }, (_, at) => [`Asha ${at}`, town].join(sign));
    const read = await rowsOf(`Name${sign}Town\n${leads.join('\n')}\n`);
    expect(read?.[30]?.[0]).toBe('Asha 29');
    expect(read?.[30]).toHaveLength(2);
  });

  it('in Windows-1252 has its signs', async () => {
    expect(await rowsOf(Buffer.from(latin, 'latin1'))).toEqual([rows[0], rows[2]]);
  });

  it('with one broken letter keeps the others', async () => {
    const broken = Buffer.concat([
      Buffer.from(csv),
      Buffer.from([0x0a, 0xe0, 0xa6]),
      Buffer.from(',1'),
    ]);
    expect(await rowsOf(broken)).toEqual([...rows, ['\ufffd', '1']]);
  });

  it('with a control character somewhere is a text all the same', async () => {
    const content = `Name,Mobile,Remarks\n${'Asha Rai,9832050001,call after six\n'.repeat(9)}Bimal\u000b,9832050002,x`;
    expect((await rowsOf(content))?.at(-1)).toEqual(['Bimal\u000b', '9832050002', 'x']);
  });

  it('reports where a quotation mark is not closed', async () => {
    expect(await wrongOf(`${csv}\n"Asha,1\nB,2`)).toEqual({
      code: 'list_quote_open',
      params: { row: 4 },
    });
  });

  it.each([
    ['="9832050001"', '9832050001'],
    ['"=""0353-2512345"""', '0353-2512345'],
    ['"=""say """"so"""""""', 'say "so"'],
    ['=""', ''],
    [' ="+91 98320 50003" ', '+91 98320 50003'],
  ])('takes the constant %s', async (cell, text) => {
    const [sheet] = await readTables(Buffer.from(`Name,Mobile\nx,${cell}`), limits);
    expect([sheet?.rows[1]?.[1], sheet?.formulas]).toEqual([text, []]);
  });

  it.each([
    '=1+1',
    '"=""a""&""b"""',
    '=A1',
    '"=HYPERLINK(""http://x"")"',
    '=T("x")',
    '=9832050001',
  ])('finds the formula %s', async (cell) => {
    const [sheet] = await readTables(Buffer.from(`Name,Mobile\nx,${cell}`), limits);
    expect(sheet?.formulas).toEqual([{ row: 1, column: 1 }]);
  });
});

const page = (table: string, before = '') =>
  `${before}<html><head><style>td{mso-number-format:"\\@";}</style></head><body>${table}</body></html>`;
const cells = '<tr><td>Asha&nbsp;Rai</td><td>9832050001</td></tr>';
const heads = '<tr><th>Name</th><th>Mobile</th></tr>';
const inCapitals = (html: string) => html.replaceAll(/<[^>]*>/g, (tag) => tag.toUpperCase());
const read = [
  ['Name', 'Mobile'],
  ['Asha Rai', '9832050001'],
];

describe('a page that is called .xls', () => {
  it.each<[string, string | Buffer]>([
    ['plain', page(`<table>${heads}${cells}</table>`)],
    ['in capitals', inCapitals(page(`<table>${heads}${cells}</table>`))],
    ['with nothing around', `<table>${heads}${cells}</table>`],
    [
      'with a doctype and a mark',
      `\ufeff<!DOCTYPE html>\n${page(`<table>${heads}${cells}</table>`)}`,
    ],
    [
      'of Excel',
      page(`<table>${heads}${cells}</table>`, '<!--[if gte mso 9]><xml><x:a/></xml><![endif]-->'),
    ],
    ['with parts', page(`<table><thead>${heads}</thead><tbody>${cells}</tbody></table>`)],
    [
      'whose tags are not closed',
      page('<table><tr><td>Name<td>Mobile<tr><td>Asha Rai<td>9832050001</table>'),
    ],
    [
      'with other tags in cells',
      page(
        `<table>${heads}<tr><td><b>Asha</b> <font>Rai</font></td><td><a href="tel:1>2">9832050001</a></td></tr></table>`,
      ),
    ],
    [
      'with a script',
      page(`<table>${heads}${cells}</table><script>if (a<b) "<td>x</td>"</script>`),
    ],
    ['with comments', page(`<table>${heads}<!-- <tr><td>x</td></tr> -->${cells}</table>`)],
    [
      'with entities',
      page(`<table>${heads}<tr><td>Asha&#160;R&#x61;i</td><td>98320500&#48;1</td></tr></table>`),
    ],
    ['in UTF-16', Buffer.from(`\ufeff${page(`<table>${heads}${cells}</table>`)}`, 'utf16le')],
    [
      'with a constant',
      page(`<table>${heads}<tr><td>Asha Rai</td><td>="9832050001"</td></tr></table>`),
    ],
  ])('%s has its rows', async (_name, content) => {
    expect(await rowsOf(content)).toEqual(read);
  });

  it('keeps the lines of a cell, and fills merged ones', async () => {
    const table = `<table>${heads}<tr><td rowspan=2>Asha</td><td>1<br>2</td></tr><tr><td>3</td></tr><tr><td colspan="2">end</td></tr></table>`;
    expect(await rowsOf(page(table))).toEqual([
      ['Name', 'Mobile'],
      ['Asha', '1\n2'],
      ['Asha', '3'],
      ['end', ''],
    ]);
  });

  it('may hold the table in another one, and hidden rows', async () => {
    const inner = `<table>${heads}${cells}<tr style="display: none"><td>x</td></tr></table>`;
    const [, second] = await readTables(
      Buffer.from(page(`<table><tr><td>Logo</td></tr><tr><td>${inner}</td></tr></table>`)),
      limits,
    );
    expect([second?.rows.slice(0, 2), second?.hidden]).toEqual([read, 1]);
  });

  it('is bounded, whatever is in it', async () => {
    const hostile = [
      `<table>${'<tr>'.repeat(30_000)}`,
      '<table><tr><td>'.repeat(20_000),
      `<table><tr>${'<td colspan=1000>x'.repeat(50_000)}</table>`,
      `<table>${'<tr><td rowspan=65000>x</td><td>y</td></tr>'.repeat(1500)}</table>`,
      `<table><tr><td>${'<'.repeat(200_000)}`,
    ];
    for (const content of hostile) {
      const found = await readTables(Buffer.from(content), limits);
      expect(found.length).toBeLessThanOrEqual(50);
    }
  });
});

describe('a workbook', () => {
  const tab = { name: 'Leads', rows };

  it.each<[string, () => Promise<Buffer>]>([
    ['as usual', () => smallWorkbook([tab])],
    ['workbook22.xml', () => smallWorkbook([tab], { path: 'xl/workbook22.xml' })],
    ['in no folder', () => smallWorkbook([tab], { path: 'book.xml', target: () => 'a.xml' })],
    [
      'in another folder',
      () => smallWorkbook([tab], { path: 'data/wb.xml', target: () => '../tabs/x.xml' }),
    ],
    ['with absolute targets', () => smallWorkbook([tab], { target: () => '/xl/worksheets/s.xml' })],
    ['with strict namespaces', () => smallWorkbook([tab], { isStrict: true })],
    ['with prefixes', () => smallWorkbook([tab], { prefix: 'x:' })],
    ['strict with prefixes', () => smallWorkbook([tab], { isStrict: true, prefix: 'ss:' })],
  ])('%s has its rows', async (_name, build) => {
    const [sheet] = await readTables(await build(), limits);
    expect([sheet?.name, sheet?.rows]).toEqual(['Leads', rows]);
  });

  it('gives the sheets that somebody sees, without charts', async () => {
    const bytes = await smallWorkbook([
      { name: 'Old', rows, state: 'hidden' },
      { name: 'Lists', rows, state: 'veryHidden' },
      { name: 'Cover', rows: [['Leads of November']] },
      { name: 'A & B', rows },
    ]);
    expect((await readTables(bytes, limits)).map(({ name }) => name)).toEqual(['Cover', 'A & B']);
  });

  it('counts hidden rows, and does not read them', async () => {
    const [sheet] = await readTables(await smallWorkbook([{ ...tab, hidden: [2, 9] }]), limits);
    expect([sheet?.hidden, sheet?.rows]).toEqual([1, [rows[0], [], rows[2]]]);
  });

  it('fills merged cells in rows that hold something', async () => {
    const merged = [['Model', 'Variant'], ['Dio', 'a'], ['', 'b'], [], ['Livo', 'c']];
    const bytes = await smallWorkbook([{ name: 'P', rows: merged, merges: ['A2:A4', 'A1:B1'] }]);
    expect(await rowsOf(bytes)).toEqual([
      ['Model', 'Variant'],
      ['Dio', 'a'],
      ['Dio', 'b'],
      ['Livo', 'c'],
    ]);
  });

  it('reads numbers as a spreadsheet shows them', async () => {
    const numbers = [65_412 * 1.1, 0.1 + 0.2, 9_832_050_001];
    const bytes = await smallWorkbook([{ name: 'P', rows: [numbers] }]);
    expect(await rowsOf(bytes)).toEqual([['71953.2', '0.3', '9832050001']]);
  });

  it('takes constants, and no other formulas', async () => {
    const bytes = await smallWorkbook([
      {
        name: 'L',
        rows: [
          ['Name', 'Mobile'],
          ['="Asha"', '=1+1'],
          ['x', '#REF!'],
        ],
      },
    ]);
    const [sheet] = await readTables(bytes, limits);
    expect(sheet?.rows[1]?.[0]).toBe('Asha');
    expect(sheet?.formulas).toEqual([{ row: 1, column: 1 }]);
    expect(sheet?.rows[2]?.[1]).toBe('#REF!');
  });

  it('shows numbers of more than 15 digits as rounded', async () => {
    const bytes = await smallWorkbook([
      { name: 'L', rows: [[9_832_050_001, 1.2345678901234568e17]] },
    ]);
    expect(await rowsOf(bytes)).toEqual([['9832050001', '1.2345678901234568E+17']]);
  });

  it('reports how many columns lie too far right, and which sheet is too long', async () => {
    const wide = Array.from({ length: 26 }, (_, at) => `c${at}`);
    const few = { ...limits, mostColumns: 20, mostRows: 1 };
    const bytes = await smallWorkbook([{ name: 'W', rows: [wide] }, tab]);
    const found = await readTables(bytes, few);
    expect(found.map(({ beyond, isTooLong }) => [beyond, isTooLong])).toEqual([
      [6, false],
      [0, true],
    ]);
  });
});

describe('another file is called what it is', () => {
  const pdf = Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n1 0 obj', 'latin1');
  it.each<[string, string, () => Buffer | string | Promise<Buffer>]>([
    ['pdf', 'a PDF', () => pdf],
    ['picture', 'a PNG', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['picture', 'a JPEG', () => Buffer.from('ffd8ffe000104a46494600010100', 'hex')],
    ['picture', 'an SVG', () => '<svg xmlns="http://www.w3.org/2000/svg"><text>x</text></svg>'],
    [
      'ods',
      'an ODS',
      () =>
        zipOf({
          mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
          'content.xml': '<x/>',
        }),
    ],
    [
      'numbers',
      'a file of Numbers',
      () => zipOf({ 'Index/Document.iwa': 'x', 'Metadata/Properties.plist': 'x' }),
    ],
    [
      'xlsb',
      'a binary workbook',
      () => zipOf({ '[Content_Types].xml': '<Types/>', 'xl/workbook.bin': 'x' }),
    ],
    [
      'document',
      'a Word file',
      () => zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<x/>' }),
    ],
    ['archive', 'a ZIP with a list', () => zipOf({ 'leads.csv': 'Name,Mobile' })],
    ['archive', 'a RAR', () => Buffer.from('526172211a0700cf907300000d00000000000000', 'hex')],
    ['document', 'an RTF', () => '{\\rtf1\\ansi x}'],
    ['contacts', 'a vCard', () => 'BEGIN:VCARD\nFN:Asha\nEND:VCARD'],
    ['web_archive', 'an MHT', () => 'MIME-Version: 1.0\nContent-Type: multipart/related\n\n<html>'],
    [
      'xml',
      'an XML workbook',
      () =>
        '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><x/></Workbook>',
    ],
    ['data', 'JSON', () => '[{"name":"Asha"}]'],
    ['page', 'a page without a table', () => page('<p>Please log in</p>')],
  ])('%s: %s', async (sort, _name, build) => {
    expect(await wrongOf(await build())).toEqual({ code: 'list_of_other_sort', params: { sort } });
  });

  it('old or locked workbooks, and what nobody knows', async () => {
    expect(await wrongOf(Buffer.from('d0cf11e0a1b11ae1000000', 'hex'))).toMatchObject({
      code: 'list_locked_or_old',
    });
    expect(await wrongOf(Buffer.from([0, 1, 2, 3, 0, 0, 7]))).toMatchObject({ code: 'not_list' });
  });
});
