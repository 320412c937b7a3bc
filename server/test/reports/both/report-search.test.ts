import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  reportOf,
  rowMatches,
  type EnquiryKind,
  type NewEnquiry,
  type ReportDefinition,
  type ReportRow,
} from '@dealership/shared';
import { formFieldOf, submit } from '../../support/requests/calls.ts';
import { buildEnquiry, storeEnquiries } from '../../support/enquiries/stored-enquiries.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

/** `npm run test:long` makes more runs. */
const RUNS = Number(process.env.SEARCH_RUNS ?? 100);

const SALES = '/api/getSalesEnquiry';
const BOOKING = '/api/bookingReports';
const ALL = '/api/allEnquiries';

const people = [
  '100% Sure',
  'Under_score',
  'Back\\slash',
  "D'Souza",
  'Double "quoted"',
  'José Álvarez',
  'JOSE ALVAREZ',
  'Élodie',
  'Müller',
  'Straße',
  'İlker',
  'ΟΔΥΣΣΕΥΣ',
  'অনির্বাণ দাস',
  'মৌসুমী রায়',
  'राजेश शर्मा',
  'Smile 😀',
  'Smile 😁',
  '%',
  '_',
  '\\',
  "'; drop table enquiries; --",
  'a  b',
  'null',
  '${jndi:ldap}',
  '/* comment */',
  '?',
];

let server: TestServer;
let cookie: string;
let rows: NewEnquiry[];
beforeAll(async () => {
  server = await startTestServer();
  cookie = await server.logIn();
  const kinds: EnquiryKind[] = ['sales', 'service-booking'];
  rows = kinds.flatMap((kind) =>
    people.map((name, i) =>
      buildEnquiry({
        kind,
        createdAt: Date.parse('2026-01-01T00:00:00Z') + i * 86_400_000,
        values: {
          name: name.normalize('NFC'),
          mobile: String(9_832_000_000 + i),
          email: `Visitor.${i}@Example.com`,
          model: 'Shine 125',
          registrationNumber: `WB74AB${1000 + i}`,
          message: `Brakes\nsqueak ${i}`,
          pinCode: '734001',
        },
      }),
    ),
  );
  await storeEnquiries(server, rows);
});
afterAll(() => server.stop());

/** All rows that a search finds, in the order in which they were stored. */
async function find(path: string, search: string): Promise<ReportRow[]> {
  const { status, body } = await server.report(path, { search, limit: 100 });
  expect(status).toBe(200);
  return body.data.reverse();
}

async function findNames(path: string, search: string): Promise<unknown[]> {
  return (await find(path, search)).map(({ name }) => name);
}

describe('the search of a report', () => {
  it.each([
    ['100%', ['100% Sure']],
    ['%', ['100% Sure', '%']],
    ['_', ['Under_score', '_']],
    ['\\', ['Back\\slash', '\\']],
    ["'", ["D'Souza", "'; drop table enquiries; --"]],
    ['"', ['Double "quoted"']],
    ['a  b', ["'; drop table enquiries; --", 'a  b']],
    ['?', ['?']],
    ['jos', ['José Álvarez', 'JOSE ALVAREZ']],
    ['josé á', ['José Álvarez']],
    ['JOSÉ', ['José Álvarez']],
    ['jose\u0301', ['José Álvarez']],
    ['jose', ['JOSE ALVAREZ']],
    ['éLODIE', ['Élodie']],
    ['MÜLL', ['Müller']],
    ['straße', ['Straße']],
    ['অনির্বাণ', ['অনির্বাণ দাস']],
    ['রায়', ['মৌসুমী রায়']],
    ['शर्मा', ['राजेश शर्मा']],
    ['😀', ['Smile 😀']],
    ['smile', ['Smile 😀', 'Smile 😁']],
    ['nobody', []],
  ])('finds %j literally, whatever the case', async (search, expected) => {
    expect(await findNames(SALES, search)).toEqual(expected.map((name) => name.normalize('NFC')));
  });

  it('accepts both keys, search and searchTerm', async () => {
    for (const path of [SALES, BOOKING, ALL]) {
      const bySearch = await server.report(path, { search: 'smile' });
      const byTerm = await server.report(path, { searchTerm: 'smile' });
      const byBoth = await server.report(path, { search: '', searchTerm: 'smile' });
      expect(bySearch.body.totalRecords).toBe(path === ALL ? 4 : 2);
      expect(byTerm.body).toEqual(bySearch.body);
      expect(byBoth.body).toEqual(bySearch.body);
    }
  });

  it('never matches across two fields', async () => {
    expect(await findNames(SALES, 'souza9832')).toEqual([]);
    expect(await findNames(SALES, 'souza 9832')).toEqual([]);
    expect(await findNames(BOOKING, "d'souza\n9832")).toEqual([]);
  });

  it('takes up to 100 characters', async () => {
    expect(await findNames(SALES, '😀'.repeat(100))).toEqual([]);
  });

  it('combines with the dates, and counts the result', async () => {
    const { body } = await server.report(SALES, {
      search: 'visitor.',
      fromDate: '2026-01-02',
      toDate: '2026-01-06',
      limit: 2,
    });
    expect(body).toMatchObject({ totalRecords: 5, totalPages: 3 });
    expect(body.data.map(({ name }) => name)).toEqual(['José Álvarez', 'Double "quoted"']);
  });

  it.each([
    ['name', "D'SOUZA"],
    ['mobile', '9832000003'],
    ['e-mail', 'visitor.3@EXAMPLE'],
  ])('of Sales and of Booking looks at the %s', async (_, search) => {
    expect(await findNames(SALES, search)).toEqual(["D'Souza"]);
    expect(await findNames(BOOKING, search)).toEqual(["D'Souza"]);
  });

  it.each([
    ['model', 'shine 125', people.length],
    ['registration number', 'wb74ab1003', 1],
    ['message', 'squeak 3', 1],
    ['message of two lines', 'brakes\nsqueak 7', 1],
    ['received date', '2026-01-04', 1],
  ])('of Booking looks at the %s, that of Sales does not', async (_, search, count) => {
    expect(await find(BOOKING, search)).toHaveLength(count);
    expect(await find(SALES, search)).toEqual([]);
  });

  it.each([
    '+91 98320 00003',
    '098320-00003',
    '919832000003',
    '(0)98320 00003',
    '98320.00003',
    '৯৮৩২০০০০০৩',
    '९८३२० ००००३',
    '\u200e98320\u00a000003',
    '98320 00003',
    '0000 3',
  ])('finds a number by %j, everywhere', async (search) => {
    for (const path of [SALES, BOOKING]) expect(await findNames(path, search)).toEqual(["D'Souza"]);
    expect(await findNames(ALL, search)).toEqual(["D'Souza", "D'Souza"]);
    const query = new URLSearchParams({ search }).toString();
    const file = await fetch(`${server.url}${SALES}/export?${query}`, {
      headers: { Cookie: cookie },
    });
    expect((await file.text()).match(/98320\d{5}/g)).toEqual(['9832000003']);
  });

  it.each(['wb 74 ab 1003', 'WB-74-AB-1003', 'wb74 ab-1003', 'AB 1003'])(
    'of Booking, and of all enquiries, finds a plate by %j, that of Sales does not',
    async (search) => {
      expect(await findNames(BOOKING, search)).toEqual(["D'Souza"]);
      expect(await find(SALES, search)).toEqual([]);
      expect(await findNames(ALL, search)).toEqual(["D'Souza"]);
    },
  );

  it.each(['José Á.', 'josé.álvarez', 'JOSÉÁLVAREZ', 'José\u200b Álvarez'])(
    'finds a name by %j, whatever is between its letters',
    async (search) => {
      expect(await findNames(SALES, search)).toEqual(['José Álvarez']);
    },
  );

  it('finds nothing where blanks and dots are all that is searched for', async () => {
    for (const search of [' ', '.', ' . ']) expect(await find(ALL, search)).toEqual([]);
  });

  it('finds a reference, or a part of it in any case, in the list of all enquiries only', async () => {
    const wanted = rows[5]?.reference ?? '';
    expect(wanted).toHaveLength(8);
    for (const search of [
      wanted,
      wanted.toLowerCase(),
      wanted.slice(1, 8),
      `${wanted.slice(0, 4)}-${wanted.slice(4)}`,
    ]) {
      expect((await find(ALL, search)).map(({ reference }) => reference)).toEqual([wanted]);
      expect(await find(SALES, search)).toEqual([]);
    }
  });
});

/** A part of a field, in any case, with any blanks and dots in either (rules: report-search). */
function isIn(fields: readonly (string | undefined)[], search: string): boolean {
  const wanted = toPlain(search);
  return wanted !== '' && fields.some((field) => toPlain(field ?? '').includes(wanted));
}

const toPlain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s.·]/g, '');

const parts = people.flatMap((name) => [...name].map((_, i) => [...name].slice(i, i + 3).join('')));
const searches = fc
  .oneof(
    fc.constantFrom(...people, ...parts),
    fc.constantFrom(...parts).map((part) => part.toUpperCase()),
    fc.constantFrom(...parts).map((part) => part.normalize('NFD')),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }),
    fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 2 }),
  )
  // Signs between digits, and between letters of a plate, have their own tests.
  .filter(
    (search) =>
      !/[\p{Cc}\p{Cs}\p{Pd}\u2212/()+\p{Default_Ignorable_Code_Point}]|(?!\d)\p{Nd}|^0|^91/u.test(
        search.normalize('NFKC'),
      ),
  );

function definition(kind: EnquiryKind): ReportDefinition {
  const report = reportOf(kind);
  if (!report) throw new Error(`${kind} has no report`);
  return report;
}

describe('the search of a report, for any text', () => {
  it('finds in Sales what a plain filter over name, mobile and e-mail finds', async () => {
    const stored = rows.filter(({ kind }) => kind === 'sales');
    const all = await find(SALES, '');
    await fc.assert(
      fc.asyncProperty(searches, async (search) => {
        const found = (await find(SALES, search)).map(({ reference }) => reference);
        const expected = stored.filter(({ values: { name, mobile, email } }) =>
          isIn([name, mobile, email], search),
        );
        expect(found).toEqual(expected.map(({ reference }) => reference));
        const inBrowser = all.filter((row) => rowMatches(definition('sales'), row, search));
        expect(inBrowser.map(({ reference }) => reference)).toEqual(found);
      }),
      { numRuns: RUNS },
    );
  }, 600_000);

  it('finds in Booking what a plain filter over all columns finds', async () => {
    const all = await find(BOOKING, '');
    await fc.assert(
      fc.asyncProperty(searches, async (search) => {
        const found = (await find(BOOKING, search)).map(({ reference }) => reference);
        const expected = all.filter(({ reference: _, ...cells }) =>
          isIn(Object.values(cells).map(String), search),
        );
        expect(found).toEqual(expected.map(({ reference }) => reference));
      }),
      { numRuns: RUNS },
    );
  }, 600_000);
});

it('finds somebody whose message is of signs that expand to many letters each', async () => {
  const values = { name: 'Long Letters', mobile: '9832999999', message: '\uFDFA'.repeat(2000) };
  await storeEnquiries(server, [buildEnquiry({ kind: 'service-booking', values })]);
  expect(await findNames(BOOKING, 'longletters')).toEqual(['Long Letters']);
  expect(await findNames(BOOKING, '\uFDFA')).toEqual(['Long Letters']);
});

describe('a name in an Indian script', () => {
  /** Each as it was sent, and as others type it. */
  const written = [
    ['র\u09cd\u200dযাচেল ঘোষ', ['র\u09cd\u200dযাচেল', 'র\u09cdযাচেল', 'র\u09cd\u200cযাচেল', 'ঘোষ']],
    ['গু\u09dcিয়া লোহার', ['গু\u09a1\u09bcিয়া', 'গু\u09dcি\u09dfা']],
    ['ম\u09c7\u09beহন তামাং', ['ম\u09cbহন', 'ম\u09c7\u09beহন']],
    ['\u095bाकिर हुसैन', ['\u095bाकिर', '\u091c\u093cाकिर', '\u091cाकिर', 'हुसैन']],
    ['\u0916\u093cान साहब', ['\u0959ान', '\u0916\u093cान', '\u0916ान साहब']],
    ['फरीदा बेगम', ['\u095eरीदा', '\u092b\u093cरीदा', 'फरीदा']],
  ] as const;

  it('is found however its letters are made up, with and without joiners and dots', async () => {
    const kinds = ['sales', 'service-booking'] as const;
    for (const [at, [name]] of written.entries()) {
      for (const kind of kinds) {
        const overrides = { name, [formFieldOf(kind, 'mobile').wire]: String(9_833_000_000 + at) };
        const { status } = await submit(server, kind, { overrides });
        expect(status).toBe(201);
      }
    }
    const all = await find(SALES, '');
    for (const [at, [, searches]] of written.entries()) {
      const mobile = String(9_833_000_000 + at);
      for (const search of searches) {
        for (const path of [SALES, BOOKING]) {
          const numbers = (await find(path, search)).flatMap((row) =>
            Object.values(row).filter(
              (value) => typeof value === 'string' && /^9833\d{6}$/.test(value),
            ),
          );
          expect(numbers, `${path} ${search}`).toEqual([mobile]);
        }
        expect((await find(ALL, search)).length, search).toBe(2);
        const inBrowser = all.filter((row) => rowMatches(definition('sales'), row, search));
        expect(inBrowser.map(({ mobile_no: number }) => number)).toEqual([mobile]);
      }
    }
  });

  it('is not needed for numbers: year, registration number and part of a mobile number', async () => {
    for (const [search, latin] of [
      ['২০২২', '2022'],
      ['२०२२', '2022'],
      ['WB ৭৪ AB ১২৩৪', 'WB74AB1234'],
      ['৯৮৩৩০', '98330'],
    ] as const) {
      const found = await find(BOOKING, search);
      expect(found.length, search).toBeGreaterThan(0);
      expect(found).toEqual(await find(BOOKING, latin));
    }
  });
});
