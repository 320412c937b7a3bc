import { describe, expect, it } from 'vitest';
import { kindTexts } from '../texts/en/common/kinds/index.ts';
import { allEnquiriesReport } from '../reports/all-enquiries.ts';
import {
  enquiryDefinitions,
  enquiryKinds,
  isEnquiryKind,
  reportKinds,
  reportOf,
} from './registry.ts';

/** The kinds and their calls (rules: given-texts). */
const paths = {
  sales: '/api/postSalesEnquiry',
  service: '/api/postServiceEnquiry',
  'spare-parts': '/api/postSparePartsEnquiry',
  finance: '/finance',
  contact: '/contact',
  'service-booking': '/book-service',
  amc: '/amc',
  warranty: '/warranty',
  'opt-in': '/opt-in',
  offer: '/offer',
  product: '/api/postBooking',
  'joy-club': '/api/joyClub',
  insurance: '/api/postInsurance',
};

/** In the menu's order (rules: eleven-reports). */
const reports = [
  [
    'Booking Report',
    '/api/bookingReports',
    'booking-report',
    'booking-report',
    'landscape',
    'No booking data available',
  ],
  [
    'AMC Report',
    '/api/amcReports',
    'amc-report',
    'AMC_Report',
    'landscape',
    'No AMC data available',
  ],
  [
    'EW Report',
    '/api/ExtendedWarrantyReports',
    'ew-report',
    'EWReport',
    'portrait',
    'No records found',
  ],
  [
    'Insurance Report',
    '/api/getInsurance',
    'insurance-report',
    'Insurance_Report',
    'portrait',
    'No records found',
  ],
  [
    'Finance Report',
    '/api/financeReports',
    'finance-report',
    'finance_report',
    'landscape',
    'No finance data available',
  ],
  [
    'Enquiry Report',
    '/api/enquiryReports',
    'enquiry-report',
    'Product_Enquiry_Report',
    'portrait',
    'No records found',
  ],
  [
    'Service Report',
    '/api/getServiceEnquiry',
    'service-report',
    'Service_Report',
    'portrait',
    'No records found',
  ],
  [
    'Spare Part Report',
    '/api/getSparePartsEnquiry',
    'spare-part-report',
    'Spare_Part_Report',
    'portrait',
    'No records found',
  ],
  [
    'Sales Report',
    '/api/getSalesEnquiry',
    'sales-report',
    'Sales_Report',
    'portrait',
    'No records found',
  ],
  [
    'Offer Report',
    '/api/offerReports',
    'offer-report',
    'Offer_Report',
    'portrait',
    'No records found',
  ],
  [
    'Joy Club Report',
    '/api/getJoyClub',
    'joy-club-report',
    'Joy_Club_Report',
    'portrait',
    'No records found',
  ],
];

const received = 'Enq.Date, Enq.Time';
const maintenance = {
  keys: 'name, contact_number, email, model, registration_number, year_of_purchase, message',
  headers: `Name, Mobile, Email, Model, Registration Number, Year of Purchase, Message, ${received}`,
};
const home = {
  keys: 'name, mobile_no, email_id, model, pin_code',
  headers: `Name, Mobile, Email, Model, Pin Code, ${received}`,
};
const homeWithMessage = {
  keys: 'name, mobile_no, email_id, model, pin_code, message',
  headers: `Name, Mobile, Email, Model, Pin Code, Message, ${received}`,
};

/** Row names and column headers, in order. */
const columns: Record<string, { keys: string; headers: string }> = {
  'Booking Report': {
    keys: 'bookingDate, name, contactNumber, email, model, enteredModel, registrationNumber, serviceType, yearOfPurchase, message',
    headers:
      'bookingDate, name, mobile, emailId, model, enteredModel, regNo, serviceType, purchaseYear, comment, enqDate, enqTime',
  },
  'AMC Report': maintenance,
  'EW Report': maintenance,
  'Insurance Report': homeWithMessage,
  'Finance Report': {
    keys: 'name, contact, email, model, loan_amount, message',
    headers: 'Name, Mobile, Email ID, Model, Loan Amount, Comment, Enq. Date, Enq. Time',
  },
  'Enquiry Report': {
    keys: 'name, mobile_no, email_id, model, color, message',
    headers: `Name, Mobile, Email, Model, Color, Message, ${received}`,
  },
  'Service Report': home,
  'Spare Part Report': homeWithMessage,
  'Sales Report': home,
  'Offer Report': { keys: 'name, contact, email', headers: `Name, Mobile, Email, ${received}` },
  'Joy Club Report': {
    keys: 'name, mobile_no, email_id, registration_no, message',
    headers: `Name, Mobile, Email, Registration Number, Message, ${received}`,
  },
};

const definitions = enquiryKinds.map((kind) => enquiryDefinitions[kind]);
const own = reportKinds.flatMap((kind) => {
  const report = reportOf(kind);
  return report ? [{ title: kind, emptyMessage: '', ...report, ...kindTexts[kind].report }] : [];
});
/** A further kind may bring its own report; these are the ordered ones. */
const ofContract = own.filter(({ title }) => title in columns);

describe('the registry', () => {
  it('knows the thirteen kinds, each under its own call', () => {
    const known = Object.fromEntries(definitions.map(({ kind, path }) => [kind, path]));
    expect(known).toMatchObject(paths);
    expect(Object.keys(paths)).toHaveLength(13);
    expect(enquiryKinds.every((kind) => enquiryDefinitions[kind].kind === kind)).toBe(true);
  });

  it('distinguishes a kind from any other word', () => {
    expect(enquiryKinds.every(isEnquiryKind)).toBe(true);
    const words = ['', 'Sales', 'toString', '__proto__', 'constructor'];
    expect(words.filter(isEnquiryKind)).toEqual([]);
  });

  it('asks for a name and a contact number with every kind (rules: name-and-number)', () => {
    for (const { form } of definitions) {
      const required = form.filter((field) => field.required).map(({ field }) => field);
      expect(required).toEqual(expect.arrayContaining(['name', 'mobile']));
    }
  });

  it('has no field and no wire name twice in a form', () => {
    for (const { form } of definitions) {
      expect(new Set(form.map(({ wire }) => wire)).size).toBe(form.length);
      expect(new Set(form.map(({ field }) => field)).size).toBe(form.length);
    }
  });
});

describe('the reports', () => {
  it('hold the eleven of the menu, in its order, with their files and texts', () => {
    const found = ofContract.map(({ title, path, screen, fileName, orientation, emptyMessage }) => [
      title,
      path,
      screen,
      fileName,
      orientation,
      emptyMessage,
    ]);
    expect(found).toEqual(reports);
  });

  it.each(ofContract)('$title has its columns under their names', (report) => {
    const { keys, headers } = columns[report.title] ?? { keys: '', headers: '' };
    expect(report.columns.map(({ key }) => key).join(', ')).toBe(
      `${keys}, created_date, created_time`,
    );
    expect(report.columns.map(({ header }) => header).join(', ')).toBe(headers);
  });

  it.each(definitions)('of $kind has only columns of its form', ({ form, report }) => {
    const sources = 'none' in report ? [] : report.columns.map(({ source }) => source);
    const fields = [...form.map(({ field }) => field), 'createdDate', 'createdTime'];
    expect(fields).toEqual(expect.arrayContaining(sources));
  });

  it('share no path, screen or file name, with the list of all enquiries either', () => {
    const all = [...own, allEnquiriesReport];
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
    expect(new Set(all.map(({ screen }) => screen)).size).toBe(all.length);
    expect(new Set(all.map(({ fileName }) => fileName)).size).toBe(all.length);
    expect([allEnquiriesReport.path, allEnquiriesReport.screen]).toEqual([
      '/api/allEnquiries',
      'enquiries',
    ]);
  });

  it('are searched by any field for bookings and by the person for the rest', () => {
    const anyField = ofContract.filter(({ searchable }) => searchable === 'any-field');
    expect(anyField.map(({ title }) => title)).toEqual(['Booking Report']);
  });

  it('are missing, with a reason, for contact and opt-in', () => {
    const reasons = definitions.flatMap(({ report }) => ('none' in report ? report.none : []));
    expect(reasons.filter((reason) => reason.length < 20)).toEqual([]);
    expect([reportOf('contact'), reportOf('opt-in')]).toEqual([undefined, undefined]);
  });
});
