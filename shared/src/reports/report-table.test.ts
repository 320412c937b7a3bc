import { describe, expect, it } from 'vitest';
import { enquiryDefinitions, enquiryKinds, reportOf } from '../enquiries/registry.ts';
import type { Enquiry } from '../enquiries/enquiry.ts';
import type { EnquiryField, EnquiryValues } from '../enquiries/fields.ts';
import {
  rowMatches,
  searchTextOf,
  toAllEnquiriesRow,
  toReportRow,
  wholeInSearchText,
} from './report-row.ts';
import { allEnquiriesTexts } from '../texts/en/common/all-enquiries.ts';
import { kindTexts } from '../texts/en/common/kinds/index.ts';
import { allEnquiriesColumns, allEnquiriesReport } from './all-enquiries.ts';
import { csvColumnsOf } from './csv-columns.ts';
import { readSearch } from './search-term.ts';
import { toReportTable } from './report-table.ts';

function buildEnquiry(overrides: Partial<Enquiry> = {}): Enquiry {
  return {
    id: 1,
    reference: 'K4M72WRA',
    kind: 'finance',
    createdAt: Date.parse('2026-11-20T18:30:00Z'),
    values: { name: 'Ananya Das', mobile: '9832012345', loanAmount: 7_500_050 },
    ...overrides,
  };
}

const allEnquiries = {
  ...allEnquiriesReport,
  columns: allEnquiriesColumns(kindTexts, allEnquiriesTexts),
};
const finance = reportOf('finance');
const booking = reportOf('service-booking');
if (!finance || !booking) throw new Error('both have a report');

describe('toReportTable', () => {
  it('gives the headers and one text cell for each column, in order', () => {
    const rows = [toReportRow(finance, buildEnquiry())];
    expect(toReportTable(finance.columns, rows)).toEqual({
      header: [
        'Name',
        'Mobile',
        'Email ID',
        'Model',
        'Loan Amount',
        'Comment',
        'Enq. Date',
        'Enq. Time',
      ],
      cells: [['Ananya Das', '9832012345', '', '', '75000.5', '', '2026-11-21', '00:00:00']],
    });
  });

  it('leaves a cell empty for what is no text and no number', () => {
    const columns = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key, header: key }));
    const rows = [
      { a: null, b: undefined, c: true, d: { x: true } },
      { a: 0, b: '0' },
    ];
    expect(toReportTable(columns, rows).cells).toEqual([
      ['', '', '', '', ''],
      ['0', '0', '', '', ''],
    ]);
  });

  it('of no rows is the header alone', () => {
    expect(toReportTable(finance.columns, []).cells).toEqual([]);
  });
});

describe('toReportRow', () => {
  it('holds the columns of the report and the reference, money in rupees', () => {
    expect(toReportRow(finance, buildEnquiry())).toEqual({
      reference: 'K4M72WRA',
      name: 'Ananya Das',
      contact: '9832012345',
      email: '',
      model: '',
      loan_amount: 75000.5,
      message: '',
      created_date: '2026-11-21',
      created_time: '00:00:00',
    });
    expect(toReportRow(finance, buildEnquiry({ values: {} })).loan_amount).toBeNull();
  });
});

describe('toAllEnquiriesRow', () => {
  it('holds every other field of the kind by its wire name', () => {
    const row = toAllEnquiriesRow(buildEnquiry({ noticeVersion: '2026-11' }));
    expect(row.details).toEqual({ loanAmount: 75000.5, agreed: null, noticeVersion: '2026-11' });
    expect([row.kind, row.reference, row.created_date]).toEqual([
      'finance',
      'K4M72WRA',
      '2026-11-21',
    ]);
  });
});

describe('rowMatches', () => {
  const values = { name: 'José', mobile: '9832012345', email: 'a@b.co', message: 'Brakes' };
  const of = (kind: 'finance' | 'service-booking', search: string) => {
    const report = kind === 'finance' ? finance : booking;
    const enquiry = buildEnquiry({ kind, values });
    const text = searchTextOf(enquiry);
    const isInText = search === '' || readSearch(search).some((reading) => text.includes(reading));
    const isMatch = rowMatches(report, toReportRow(report, enquiry), search);
    expect(isMatch).toBe(isInText);
    return isMatch;
  };

  it('looks at the person, and at any field of a booking, as the server does', () => {
    expect(['JOSE\u0301', '0123', 'A@B'].map((search) => of('finance', search))).toEqual([
      true,
      true,
      true,
    ]);
    expect(of('finance', 'brakes')).toBe(false);
    expect(of('service-booking', 'brakes')).toBe(true);
    expect(of('service-booking', '2026-11-21')).toBe(true);
  });

  it('does not run across two fields', () => {
    expect(of('finance', 'josé9832')).toBe(false);
    expect(of('service-booking', '9832012345a@b')).toBe(false);
  });

  it('finds everything by an empty search', () => {
    expect(of('finance', '')).toBe(true);
  });

  it('is no longer than its column, in signs that expand to many letters too', () => {
    const long = { ...values, message: '\uFDFA'.repeat(2000), registrationNumber: 'WB74A1234' };
    const text = searchTextOf(buildEnquiry({ kind: 'service-booking', values: long }));
    expect(new TextEncoder().encode(text).length).toBeLessThan(45_000);
    expect(text).toContain('josé');
    expect(text.endsWith(wholeInSearchText('wb74a1234'))).toBe(true);
  });

  it('finds contact requests and opt-ins by the person', () => {
    expect(enquiryDefinitions.contact.report).toHaveProperty('none');
    const text = searchTextOf(buildEnquiry({ kind: 'contact', values }));
    expect(text).toContain('josé');
    expect(text).not.toContain('brakes');
  });
});

/** A different value in every field. */
const everything: EnquiryValues = {
  name: 'n1',
  mobile: '9832012345',
  email: 'e2',
  model: 'm3',
  enteredModel: 'm4',
  message: 'm5',
  pinCode: '734001',
  reason: 'r6',
  registrationNumber: 'r7',
  purchaseYear: '2021',
  serviceType: 's8',
  bookingDate: '2026-11-24',
  loanAmount: 7_500_050,
  colour: 'c9',
  variant: 'v10',
  agreed: false,
  offerId: 11,
  channels: { rcs: false, sms: true, obd: false, email: false, whatsapp: true },
};

/** Fields that are shown in another form than they are stored. */
const asText: Partial<Record<EnquiryField, string>> = {
  loanAmount: '75000.5',
  agreed: 'No',
  offerId: '11',
  channels: 'sms, whatsapp',
};

describe('the CSV of all enquiries', () => {
  const cellsOf = (overrides: Partial<Enquiry>) => {
    const row = toAllEnquiriesRow(buildEnquiry(overrides));
    const { header, cells } = toReportTable(csvColumnsOf(allEnquiries), [row]);
    return new Map(header.map((text, index) => [text, cells[0]?.[index] ?? '']));
  };

  it.each(enquiryKinds)('lacks nothing that can be sent with %s', (kind) => {
    const fields = enquiryDefinitions[kind].form.map(({ field }) => field);
    const values = Object.fromEntries(fields.map((field) => [field, everything[field]]));
    const cells = [...cellsOf({ kind, values, noticeVersion: '2026-11' }).values()];
    const expected = fields.map((field) => asText[field] ?? everything[field]);
    expect(cells).toEqual(expect.arrayContaining([...expected, '2026-11']));
    // And not more: kind, reference, day and time are beside the sent values.
    expect(cells.filter(Boolean)).toHaveLength(fields.length + 5);
  });

  it('begins with the columns of the screen and has each header once', () => {
    const { columns } = allEnquiries;
    const csvColumns = csvColumnsOf(allEnquiries);
    expect(csvColumns.slice(0, columns.length)).toEqual(columns);
    expect(new Set(csvColumns.map(({ header }) => header)).size).toBe(csvColumns.length);
  });

  it('distinguishes no channel from none that were asked about', () => {
    const channels = { rcs: false, sms: false, obd: false, email: false, whatsapp: false };
    expect(cellsOf({ kind: 'opt-in', values: { channels } }).get('Channels')).toBe('None');
    expect(cellsOf({ kind: 'opt-in', values: {} }).get('Channels')).toBe('');
  });
});

describe('the list of all enquiries as a table', () => {
  it('calls a kind by what staff call it', () => {
    const row = toAllEnquiriesRow(buildEnquiry({ kind: 'spare-parts' }));
    const { header, cells } = toReportTable(allEnquiries.columns, [row]);
    expect(cells[0]?.[header.indexOf('Kind')]).toBe('Spare parts enquiry');
  });
});
