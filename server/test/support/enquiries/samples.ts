import { addDays, dayOf, type EnquiryKind } from '@dealership/shared';

/** The day of the tests' clock (`TEST_NOW`), and so of every sample. */
export const TEST_NOW = Date.parse('2026-11-21T06:30:00Z');

/** Test data of a kind: an accepted body, and its required fields. */
export interface Sample {
  body: Record<string, unknown>;
  /** Wire names without which the body is refused. */
  required: string[];
  /** The row with the names of its report, without reference, date and time; null: no report. */
  row: Record<string, unknown> | null;
}

const person = { name: 'Ananya Das', email: 'ananya.das@example.com' };
const mobile = '9832012345';
const home = { ...person, mobile, pinCode: '734001', model: 'honda-activa-6g' };
const homeRow = {
  name: person.name,
  mobile_no: mobile,
  email_id: person.email,
  model: 'honda-activa-6g',
  pin_code: '734001',
};
const maintenance = {
  model: 'Shine 125',
  yearOfPurchase: '2023',
  registrationNumber: 'WB74AB1234',
  ...person,
  contactNumber: mobile,
  message: 'First year is over',
};
const maintenanceRow = {
  name: person.name,
  contact_number: mobile,
  email: person.email,
  model: 'Shine 125',
  registration_number: 'WB74AB1234',
  year_of_purchase: '2023',
  message: 'First year is over',
};
const bookingDate = addDays(dayOf(TEST_NOW), 3);

/** One body for each kind; a new kind adds its own here. */
export const samples: Readonly<Record<EnquiryKind, Sample>> = {
  sales: { body: home, required: ['name', 'email', 'mobile', 'pinCode'], row: homeRow },
  service: { body: home, required: ['name', 'email', 'mobile', 'pinCode'], row: homeRow },
  'spare-parts': {
    body: { ...home, message: 'Chain set' },
    required: ['name', 'email', 'mobile', 'pinCode'],
    row: { ...homeRow, message: 'Chain set' },
  },
  finance: {
    body: {
      ...person,
      contact: mobile,
      loanAmount: 75000,
      model: 'SP125',
      message: 'Three years',
      agreed: true,
    },
    required: ['name', 'contact', 'model'],
    row: {
      name: person.name,
      contact: mobile,
      email: person.email,
      model: 'SP125',
      loan_amount: 75000,
      message: 'Three years',
    },
  },
  contact: {
    body: { ...person, contact: mobile, reason: 'Support', message: 'Where is the workshop?' },
    required: ['name', 'email', 'contact', 'reason', 'message'],
    row: null,
  },
  'service-booking': {
    body: {
      model: 'Other',
      enteredModel: 'Scooty Pep',
      yearOfPurchase: '2022',
      serviceType: 'Paid',
      registrationNumber: 'WB74AB1234',
      bookingDate,
      ...person,
      contactNumber: mobile,
      message: 'Brakes squeak',
    },
    required: [
      'model',
      'enteredModel',
      'serviceType',
      'registrationNumber',
      'bookingDate',
      'name',
      'contactNumber',
    ],
    row: {
      bookingDate,
      name: person.name,
      contactNumber: mobile,
      email: person.email,
      model: 'Other',
      enteredModel: 'Scooty Pep',
      registrationNumber: 'WB74AB1234',
      serviceType: 'Paid',
      yearOfPurchase: '2022',
      message: 'Brakes squeak',
    },
  },
  amc: {
    body: maintenance,
    required: ['model', 'yearOfPurchase', 'registrationNumber', 'name', 'email', 'contactNumber'],
    row: maintenanceRow,
  },
  warranty: {
    body: maintenance,
    required: ['name', 'email', 'contactNumber'],
    row: maintenanceRow,
  },
  'opt-in': {
    body: {
      registration: 'WB74AB1234',
      name: person.name,
      mobile,
      notifications: { rcs: false, sms: true, obd: false, email: false, whatsapp: true },
    },
    required: ['registration', 'name', 'mobile'],
    row: null,
  },
  offer: {
    body: { ...person, contact: mobile, agree: true, offerId: 7 },
    required: ['name', 'email', 'contact', 'agree'],
    row: { name: person.name, contact: mobile, email: person.email },
  },
  product: {
    body: {
      name: person.name,
      mobileNo: mobile,
      emailId: person.email,
      model: 'Hornet 2.0',
      variant: 'Standard',
      color: 'Red',
      message: 'Test ride on Saturday',
    },
    required: ['name', 'mobileNo', 'emailId', 'color'],
    row: {
      name: person.name,
      mobile_no: mobile,
      email_id: person.email,
      model: 'Hornet 2.0',
      color: 'Red',
      message: 'Test ride on Saturday',
    },
  },
  'joy-club': {
    body: {
      name: person.name,
      mobile,
      email: person.email,
      model: 'Activa',
      regNo: 'WB74AB1234',
      purchaseYear: '2021',
      message: 'Sunday ride',
    },
    required: ['name', 'mobile'],
    row: {
      name: person.name,
      mobile_no: mobile,
      email_id: person.email,
      registration_no: 'WB74AB1234',
      message: 'Sunday ride',
    },
  },
  insurance: {
    body: { ...person, mobile, pinCode: '734001', model: 'Dio125', message: 'Lapsed in May' },
    required: ['name', 'email', 'mobile', 'pinCode', 'model'],
    row: {
      name: person.name,
      mobile_no: mobile,
      email_id: person.email,
      model: 'Dio125',
      pin_code: '734001',
      message: 'Lapsed in May',
    },
  },
};
