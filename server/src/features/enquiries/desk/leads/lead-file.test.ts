import { describe, expect, it } from 'vitest';
import type { EnquiryKind } from '@dealership/shared';
import { readTables } from '../../../../sheets/read-tables.ts';
import { smallWorkbook, unguardedCsv, type Cell } from '../../../../sheets/test/small-workbook.ts';
import { readLeads } from './lead-file.ts';

const limits = { mostRows: 10_000, mostColumns: 100, longestCell: 4002 };

async function read(
  file: Buffer | string | readonly (readonly string[])[],
  kind: EnquiryKind = 'sales',
) {
  const content = typeof file === 'string' || Buffer.isBuffer(file) ? file : unguardedCsv(file);
  const sheets = await readTables(Buffer.from(content), limits);
  return readLeads(sheets, { kind, today: '2026-11-26', locale: 'en' });
}

/** Reads the first lead of a table with these headings and cells. */
async function leadOf(heads: readonly string[], cells: readonly string[], kind?: EnquiryKind) {
  const { leads } = await read([heads, cells], kind);
  return { ...leads[0]?.enquiry.values, lines: leads[0]?.lines };
}

describe('headings as people, portals and advertisers write them', () => {
  it.each([
    'full_name',
    'Customer Name*',
    'CUSTOMER NAME',
    'Name of Customer',
    'Name of the customer',
    'CustomerName',
    'Lead Name',
    'Your full name?',
    'Customer Full Name',
    'Contact Person',
    'নাম',
    'গ্রাহকের নাম',
    'नाम',
    'ग्राहक का नाम',
    'আপনার পুরো নাম কী?',
    'ग्राहक का शुभ नाम',
    'Client Name :',
    'What is your name?',
  ])('name: %s', async (head) => {
    expect(await leadOf([head, 'Mobile'], ['Asha Rai', '9832050001'])).toMatchObject({
      name: 'Asha Rai',
      lines: [],
    });
  });

  it.each([
    'phone_number',
    'Contact No.',
    'Mob.',
    'WhatsApp No',
    'Mobile No. (10 digits)',
    'Ph. No.',
    'Phone 1',
    'Customer Mobile Number',
    'Cell',
    'Your WhatsApp number',
    'MobileNumber',
    'Tel',
    'মোবাইল নম্বর',
    'ফোন',
    'मोबाइल नंबर',
    'फ़ोन',
    'फोन',
    'মোঃ নং',
    'मो. नं.',
    'आपका व्हाट्सऐप नंबर क्या है?',
    'Registered Mobile No',
    'Contact #',
  ])('number: %s', async (head) => {
    expect(await leadOf(['Name', head], ['Asha', 'p:+919832050001'])).toMatchObject({
      mobile: '9832050001',
      lines: [],
    });
  });

  it.each([
    'Model',
    'which_model_are_you_interested_in?',
    'Which bike are you interested in?',
    'Vehicle',
    'Bike Name',
    'Interested Model',
    'Model of Interest',
    'Preferred bike',
    'BikeModel',
    'bike',
    'মডেল',
    'मॉडल',
    'কোন বাইকটি চান?',
    'कौन-सी गाड़ी चाहिए?',
    'Select your model',
    'Enquired Model*',
    'Vehicle Enquired',
    'Interested vehicle',
    'QUERY_PRODUCT_NAME',
  ])('model: %s', async (head) => {
    expect(await leadOf(['Name', 'Mobile', head], ['A', '9832050001', 'activa_125'])).toMatchObject(
      {
        model: 'activa 125',
        lines: [],
      },
    );
  });

  it.each(['Email', 'E-mail ID', 'email_address', 'Your email', 'Mail', 'ইমেইল', 'ईमेल'])(
    'address: %s',
    async (head) => {
      expect(await leadOf(['Name', head], ['A', 'asha@example.in'])).toMatchObject({
        email: 'asha@example.in',
      });
    },
  );

  it.each([
    'Campaign Name',
    'Dealer Name',
    'Executive Name',
    "Father's Name",
    'Form name',
    'Ad Name',
    'Do you have a bike to exchange?',
    'Current bike',
    'Old model',
    'Phone verified',
    'Handset model',
    'Phone brand',
    'Do you have WhatsApp?',
    'Assigned to',
    'Email opt-in',
    'Bike year',
    'Sl No',
    'Phone 1 - Label',
    'Phone 2 - Type',
    'E-mail 1 - Label',
    'Nickname',
    'Phonetic First Name',
    'মায়ের নাম',
    'পুরনো বাইক',
    'আপনার কাছে হোয়াটসঅ্যাপ আছে?',
    'यूज़र का नाम',
    'क्या आपके पास पुरानी बाइक है?',
    'डीलर का फ़ोन',
  ])('noted, and no name, number, address or model: %s', async (head) => {
    const lead = await leadOf([head, 'Name', 'Mobile'], ['Something', 'Asha', '9832050001']);
    expect(lead).toMatchObject({ name: 'Asha', mobile: '9832050001' });
    expect(lead).not.toHaveProperty('model');
    expect(lead.lines).toEqual([expect.stringMatching(/: Something$/)]);
  });
});

describe('the row of headings', () => {
  it('is the one that names the most columns', async () => {
    const { leads } = await read([
      ['Lead report November', '', '', ''],
      ['Customer', '', 'Vehicle', ''],
      ['Name', 'Mobile', 'Model', 'Variant'],
      ['Asha', '9832050001', 'Dio', 'STD'],
    ]);
    expect(leads.map(({ row, enquiry }) => [row, enquiry.values.model])).toEqual([[4, 'Dio']]);
  });

  it('may lie below a title, an address and a search', async () => {
    const above = Array.from({ length: 12 }, (_, at) => [`Line ${at}`, 'Name: all']);
    const { leads } = await read([...above, ['Name', 'Mobile'], ['Asha', '9832050001']]);
    expect(leads).toHaveLength(1);
  });

  it('may be parted by merged cells', async () => {
    const rows: Cell[][] = [
      ['Name', 'Mobile', 'Vehicle'],
      ['', '', 'Model', 'Variant'],
      ['Asha', 9_832_050_001, 'Dio', 'STD'],
    ];
    const tab = { name: 'Leads', rows, merges: ['A1:A2', 'B1:B2', 'C1:D1'] };
    const { leads } = await read(await smallWorkbook([tab]));
    expect(leads.map(({ enquiry }) => enquiry.values)).toEqual([
      { name: 'Asha', mobile: '9832050001', model: 'Dio' },
    ]);
  });

  it('is looked for in the first sheet that has one, and others are named', async () => {
    const rows: Cell[][] = [
      ['Name', 'Mobile'],
      ['Asha', 9_832_050_001],
    ];
    const { sheet, others, leads } = await read(
      await smallWorkbook([
        { name: 'Summary', rows: [['Leads'], ['Name', 'Honda'], ['Total', 2]] },
        { name: 'Hidden', rows, state: 'hidden' },
        { name: 'October', rows },
        { name: 'November', rows },
      ]),
    );
    expect([sheet, others, leads.length]).toEqual(['October', ['November'], 1]);
  });
});

describe('of several columns of one sort', () => {
  it('the first that can be a number counts, and the others are noted', async () => {
    const heads = ['Name', 'Phone', 'Mobile', 'WhatsApp'];
    for (const [cells, lines] of [
      [['A', '9832050001', '', ''], []],
      [['A', '', '', '9832050001'], []],
      [['A', '0353-2512345', '9832050001', ''], ['Phone: 0353-2512345']],
      [['A', '9832050001', '12345', ''], ['Mobile: 12345']],
      [
        ['A', '9832050009', '9832050001', '9832050002'],
        ['Phone: 9832050009', 'WhatsApp: 9832050002'],
      ],
    ] as const) {
      expect(await leadOf(heads, cells)).toMatchObject({ mobile: '9832050001', lines });
    }
  });

  it('a landline counts where there is no mobile phone', async () => {
    const heads = ['Name', 'Phone 1', 'Phone 2'];
    expect(await leadOf(heads, ['A', '0353-2512345', '9832050001'])).toMatchObject({
      mobile: '9832050001',
      lines: ['Phone 1: 0353-2512345'],
    });
    expect(await leadOf(heads, ['A', '0353-2512345', ''])).toMatchObject({ mobile: '3532512345' });
  });

  it.each([
    '9832050001 ::: 98320 50002',
    '9832050001 9832050002',
    '0353-2512345 / 9832050001',
    'call 2 pm 9832050001',
  ])('a number is found among what else is in a cell: %s', async (cell) => {
    expect(await leadOf(['Name', 'Mobile'], ['A', cell])).toMatchObject({
      mobile: '9832050001',
      lines: [`Mobile number: ${cell}`],
    });
  });

  it('so do several numbers in one cell', async () => {
    expect(await leadOf(['Name', 'Mobile'], ['A', '9832050001 / 9832050002'])).toMatchObject({
      mobile: '9832050001',
      lines: ['Mobile number: 9832050001 / 9832050002'],
    });
  });

  it('names and messages too', async () => {
    expect(
      await leadOf(
        ['Name', 'First Name', 'Mobile', 'Remarks', 'Comments', 'Notes'],
        ['Asha Rai', 'Asha', '9832050001', '', 'call late', 'twice'],
      ),
    ).toMatchObject({
      name: 'Asha Rai',
      lines: ['Message: call late', 'First name: Asha', 'Notes: twice'],
    });
  });
});

describe('nothing is lost', () => {
  it('of what is in a row', async () => {
    const heads = ['Name', 'Mobile', 'when_to_buy?', 'Exchange:', '', 'Budget', 'x'];
    const cells = ['Asha', '9832050001', 'within_7_days', 'yes, Splendor', 'loose', '-', 'a\nb'];
    expect((await leadOf(heads, cells)).lines).toEqual([
      'when_to_buy?: within_7_days',
      'Exchange: yes, Splendor',
      'loose',
      'x: a\nb',
    ]);
  });

  it('of what else is in a repeated row', async () => {
    const { leads, repeated } = await read([
      ['Name', 'Mobile', 'Remarks'],
      ['Asha', '9832050001', 'call'],
      ['Asha', '98320-50001', 'after six'],
    ]);
    expect([repeated, leads[0]?.lines]).toEqual([1, ['Message: call', 'Message: after six']]);
  });

  it('when an answer that is not needed cannot be read', async () => {
    const heads = ['Name', 'Mobile', 'Email', 'post_code'];
    const { leads, leftOut, unread } = await read([
      heads,
      ['A', '9832050001', 'asha@', 'z:734001'],
      ['B', '9832050002', '', '0'],
      ['C', '9832050003', '#N/A', 'z:'],
      ['D', '', 'dipa@', '734001'],
    ]);
    expect(leads.map(({ enquiry, lines }) => [enquiry.values, lines])).toEqual([
      [{ name: 'A', mobile: '9832050001', pinCode: '734001' }, ['Email: asha@']],
      [{ name: 'B', mobile: '9832050002' }, ['PIN code: 0']],
      [{ name: 'C', mobile: '9832050003' }, []],
    ]);
    expect(leftOut.map(({ column }) => column)).toEqual(['Email', 'post_code', 'Email']);
    expect(unread.map(({ row }) => row)).toEqual([5]);
  });

  it('of a long address of a page', async () => {
    const source = `https://example.in/?utm_campaign=${'x'.repeat(300)}`;
    expect((await leadOf(['Name', 'Mobile', 'Source'], ['A', '9832050001', source])).lines).toEqual(
      [`Source: ${source}`],
    );
  });

  it('by a line break where there is one line', async () => {
    const cells = ['Bimal\nDas', '9832050001', 'Activa\n6G', 'Hill Cart\nRoad'];
    expect(await leadOf(['Name', 'Mobile', 'Model', 'Area'], cells)).toEqual({
      name: 'Bimal Das',
      mobile: '9832050001',
      model: 'Activa 6G',
      lines: ['Town: Hill Cart Road'],
    });
  });

  it("of a spreadsheet's day, which is noted as people read it", async () => {
    const lines = async (cell: string) =>
      (await leadOf(['Name', 'Mobile', 'Date'], ['A', '9832050001', cell])).lines;
    expect(await lines('46351.75')).toEqual(['Received: 2026-11-25 18:00']);
    expect(await lines('46351')).toEqual(['Received: 2026-11-25']);
    expect(await lines('25/11/26')).toEqual(['Received: 25/11/26']);
  });

  it('but what is too long is reported', async () => {
    const long = 'x'.repeat(1990);
    const heads = ['Name', 'Mobile', 'a', 'b', 'c', 'd', 'e'];
    const { unread } = await read([heads, ['A', '9832050001', long, long, long, long, long]]);
    expect(unread.flatMap(({ wrong }) => wrong.map((each) => each.problem.code))).toEqual([
      'too_long',
    ]);
  });

  it('and placeholders are no answers', async () => {
    const heads = ['Name', 'Mobile', 'Email', 'Model', 'PIN code'];
    expect(await leadOf(heads, ['Nil Das', '9832050001', 'N/A', '.', '-'])).toEqual({
      name: 'Nil Das',
      mobile: '9832050001',
      lines: [],
    });
  });
});

describe('rows that are no leads', () => {
  it.each([
    'Total leads: 2',
    'Grand Total',
    'Generated on 26/11/2026 by the portal',
    'Page 1 of 3',
    'Printed by: Rina',
    'Signature: ________',
    'Thank you',
    'Note: confidential',
    'Count',
    'Total records: 1,204',
    '*** End of report ***',
    'Report generated by CRM',
    '2',
    '—',
    'মোট',
    'कुल: 2',
    'যোগফল',
    'দেখানো হচ্ছে 1 থেকে 10',
    'तारीख़: 26-11-2026',
    'जाँचकर्ता',
    'Authorised Signatory',
    'Regards,',
    'Showing 1 to 10',
    'Downloaded on 26-11-2026',
    'Leads: 2',
  ])('%s', async (line) => {
    for (const cells of [
      [line, ''],
      ['', line],
    ]) {
      const { leads, notLeads, unread } = await read([
        ['Name', 'Mobile'],
        ['A', '9832050001'],
        [],
        cells,
      ]);
      expect([leads.length, unread, notLeads.map(({ row }) => row)]).toEqual([1, [], [4]]);
    }
  });

  it('the headings once more', async () => {
    const { leads, notLeads } = await read([
      ['Name', 'Mobile', 'Model'],
      ['A', '9832050001', 'Dio'],
      ['NAME', 'Mobile', 'Model'],
      ['B', '9832050002', 'Dio'],
    ]);
    expect([leads.length, notLeads.length]).toEqual([2, 1]);
  });

  it('a person without number and address is a question, and an address alone is none', async () => {
    const { leads, unreachable } = await read([
      ['Name', 'Mobile', 'Email', 'Model'],
      ['Asha', '', '', 'Dio'],
      ['Bina', 'n/a', 'NIL', 'Dio'],
      ['Chitra', '', 'chitra@example.in', 'Dio'],
    ]);
    expect(unreachable.map(({ row }) => row)).toEqual([2, 3]);
    expect(leads.map(({ row, hasNumber }) => [row, hasNumber])).toEqual([[4, false]]);
  });
});

describe('damaged cells', () => {
  it('of names, numbers and models leave the row out', async () => {
    const { leads, unread } = await read([
      ['Name', 'Mobile', 'Model'],
      ['???? ???', '9832050001', ''],
      ['#REF!', '9832050002', ''],
      ['A', '9.83205E+09', ''],
      ['B', '9832050004', '#N/A'],
      ['à¦†à¦¶à¦¾', '9832050005', ''],
      ['C', '#VALUE!', ''],
      ['D', '9832050007', ''],
    ]);
    expect(unread.map(({ row, wrong }) => [row, wrong.map((each) => each.problem.code)])).toEqual([
      [2, ['cell_garbled']],
      [3, ['cell_is_error']],
      [4, ['cell_rounded']],
      [5, ['cell_is_error']],
      [6, ['cell_garbled']],
      [7, ['cell_is_error']],
    ]);
    expect(leads).toHaveLength(1);
  });

  it('of notes are reported, and the row is stored', async () => {
    const { leads, leftOut } = await read([
      ['Name', 'Mobile', 'City', 'Slot', 'Age'],
      ['A', '9832050001', '????????', '#N/A', '=YEAR(A1)'],
      ['B', '9832050002', 'Malda', '#N/A', ''],
    ]);
    expect(leads.map(({ lines }) => lines)).toEqual([['Town: ????????'], ['Town: Malda']]);
    expect(leftOut.map(({ column, problem, rows }) => [column, problem.code, rows])).toEqual([
      ['Age', 'cell_is_formula', 1],
      ['City', 'cell_garbled', 1],
      ['Slot', 'cell_is_error', 2],
    ]);
  });
});

describe('the same lead', () => {
  const keysOf = async (heads: readonly string[], cells: readonly string[]) =>
    (await read([heads, cells])).leads.map(({ key }) => key)[0];
  const heads = ['Name', 'Mobile', 'Model', 'Date'];

  it('is the same number, model and day, however they are written', async () => {
    const key = await keysOf(heads, ['Bimal', '9832050002', 'Activa 6G', '2026-11-25']);
    for (const cells of [
      ['Bimal Das', '+91 98320 50002', 'ACTIVA-6G', '25-11-2026'],
      ['', '09832050002', 'activa_6g', '25/11/26 18:20'],
      ['Bimal', '919832050002', 'Activa  6G', '46351'],
      ['Bimal', '9832050002.0', 'Activa 6G', '25 Nov 2026'],
    ]) {
      expect(await keysOf(heads, cells)).toBe(key);
    }
    for (const cells of [
      ['Bimal', '9832050003', 'Activa 6G', '2026-11-25'],
      ['Bimal', '9832050002', 'Activa 125', '2026-11-25'],
      ['Bimal', '9832050002', 'Activa 6G', '2026-11-24'],
    ]) {
      expect(await keysOf(heads, cells)).not.toBe(key);
    }
  });

  it('is known by its ID, unless a spreadsheet has rounded that', async () => {
    const withId = ['Lead ID', ...heads];
    const row = ['Bimal', '9832050002', 'Dio', '25-11-2026'];
    const key = await keysOf(heads, row);
    expect(await keysOf(withId, ['1.23457E+15', ...row])).toBe(key);
    expect(await keysOf(withId, ['1234567890123450', ...row])).toBe(key);
    const own = await keysOf(withId, ['1234567890123456', ...row]);
    expect(own).not.toBe(key);
    expect(
      await keysOf(withId, ['1234567890123456', 'B', '98320-50002', 'Livo', '1 Jan 2027']),
    ).toBe(own);
  });

  it('may be in one file with its ID and without', async () => {
    const { leads, repeated } = await read([
      ['Lead ID', ...heads],
      ['L1', 'Bimal', '9832050002', 'Dio', '25-11-2026'],
      ['1.2E+16', 'Bimal', '9832050002', 'Dio', '2026-11-25'],
      ['L2', 'Bimal', '9832050002', 'Dio', '25-11-2026'],
    ]);
    expect([leads.length, repeated]).toEqual([2, 1]);
  });
});
