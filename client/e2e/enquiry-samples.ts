import type { EnquiryKind } from '@dealership/shared';

/**
 * One visitor's answers for every form, with its messages afterwards (rules: given-texts). They are written out here
 * and not taken from the definitions, so that a changed text fails a test.
 */
export interface FormSample {
  path: string;
  /** Tab to choose first. */
  tab?: string;
  /** Accessible name of the form. */
  form: string;
  /** Wire name -> the text or choice; true: ticked. */
  answers: Readonly<Record<string, string | true>>;
  /** Wire name -> the message beside it when it is missing, in the order of the form. */
  missing: Readonly<Record<string, string>>;
  success: string;
  /** Shown when the server refuses with the words "No such thing.". */
  refused: string;
  /** Shown when it fails without a message. */
  failed: string;
  /** Shown when it cannot be reached. */
  unreachable: string;
  /** What staff see of it, beside the person. */
  stored: Readonly<Record<string, unknown>>;
}

const person = { name: 'Ananya Das', email: 'ananya.das@example.com' };
const typedMobile = '+91 98320-12345';
const tomorrow = new Date(Date.now() + (24 + 5.5) * 3_600_000).toISOString().slice(0, 10);

const homeTexts = {
  missing: {
    name: 'Name is required',
    email: 'Email is required',
    mobile: 'Mobile number is required',
    pinCode: 'PIN code is required',
  },
  success: 'Submitted successfully!',
  refused: 'No such thing.',
  failed: 'Failed to submit the form',
  unreachable: 'An error occurred. Please try again.',
};
const home = { ...person, mobile: typedMobile, pinCode: '734 001', model: 'honda-activa-6g' };
const homeStored = { model: 'honda-activa-6g', details: { pinCode: '734001' } };
const care = {
  model: 'Shine 125',
  yearOfPurchase: '2023',
  registrationNumber: 'WB74AB1234',
  ...person,
  contactNumber: typedMobile,
  message: 'First year is over',
};
const careStored = {
  model: 'Shine 125',
  message: 'First year is over',
  details: { yearOfPurchase: '2023', registrationNumber: 'WB74AB1234' },
};

export const formSamples: Readonly<Record<EnquiryKind, FormSample>> = {
  sales: { path: '/', form: 'Sales enquiry', answers: home, ...homeTexts, stored: homeStored },
  service: {
    path: '/',
    tab: 'Service',
    form: 'Service enquiry',
    answers: home,
    ...homeTexts,
    stored: homeStored,
  },
  'spare-parts': {
    path: '/',
    tab: 'SpareParts',
    form: 'Spare parts enquiry',
    answers: { ...home, message: 'Chain set' },
    ...homeTexts,
    stored: { ...homeStored, message: 'Chain set' },
  },
  finance: {
    path: '/finance',
    form: 'Finance enquiry',
    answers: {
      ...person,
      contact: typedMobile,
      model: 'SP125',
      loanAmount: '75,000',
      message: 'Three years',
      agreed: true,
    },
    missing: {
      name: 'Name is required',
      contact: 'Contact number is required',
      model: 'Please select a model',
    },
    success: 'Finance Enquiry Submitted Successfully!',
    refused: 'No such thing.',
    failed: 'Failed to submit. Please try again later.',
    unreachable: 'Failed to submit. Please try again later.',
    stored: {
      model: 'SP125',
      message: 'Three years',
      details: { loanAmount: 75000, agreed: true },
    },
  },
  contact: {
    path: '/contact',
    form: 'Contact request',
    answers: { ...person, contact: typedMobile, reason: 'Support', message: 'Where is it?' },
    missing: {
      name: 'Name is required',
      email: 'Email is required',
      contact: 'Contact number is required',
      reason: 'Reason is required',
      message: 'Message is required',
    },
    success: 'Contact request submitted successfully!',
    refused: 'Error: No such thing.',
    failed: 'Network error. Please try again later.',
    unreachable: 'Network error. Please try again later.',
    stored: { message: 'Where is it?', details: { reason: 'Support' } },
  },
  'service-booking': {
    path: '/service-booking',
    form: 'Service booking',
    answers: {
      model: 'Other',
      enteredModel: 'Scooty Pep',
      yearOfPurchase: '2022',
      serviceType: 'Paid',
      registrationNumber: 'WB74AB1234',
      bookingDate: tomorrow,
      ...person,
      contactNumber: typedMobile,
      message: 'Brakes squeak',
    },
    missing: {
      enteredModel: 'Your model is required',
      registrationNumber: 'Registration number is required',
      bookingDate: 'Booking date is required',
      name: 'Name is required',
      contactNumber: 'Contact number is required',
      model: 'Model is required',
    },
    success: 'Booking saved successfully!',
    refused: 'Error: No such thing.',
    failed: 'An error occurred while submitting the form.',
    unreachable: 'An error occurred while submitting the form.',
    stored: {
      model: 'Other',
      message: 'Brakes squeak',
      details: {
        enteredModel: 'Scooty Pep',
        yearOfPurchase: '2022',
        serviceType: 'Paid',
        registrationNumber: 'WB74AB1234',
        bookingDate: tomorrow,
      },
    },
  },
  amc: {
    path: '/amc',
    form: 'AMC enquiry',
    answers: care,
    missing: {
      model: 'Model is required',
      yearOfPurchase: 'Year of purchase is required',
      registrationNumber: 'Registration number is required',
      name: 'Name is required',
      email: 'Email is required',
      contactNumber: 'Contact number is required',
    },
    success: 'Enquiry submitted successfully!',
    refused: 'Failed to submit enquiry',
    failed: 'Failed to submit enquiry',
    unreachable: 'Internal Server Error',
    stored: careStored,
  },
  warranty: {
    path: '/extendedWarranty',
    form: 'Extended warranty enquiry',
    answers: care,
    missing: {
      name: 'Name is required',
      email: 'Email is required',
      contactNumber: 'Contact number is required',
    },
    success: 'Form Submitted Successfully!',
    refused: 'Failed to submit form.',
    failed: 'Failed to submit form.',
    unreachable: 'Something went wrong. Please try again.',
    stored: careStored,
  },
  'opt-in': {
    path: '/optain',
    form: 'Communication opt-in',
    answers: {
      registration: 'WB74AB1234',
      name: person.name,
      mobile: typedMobile,
      'notifications.sms': true,
      'notifications.whatsapp': true,
    },
    missing: {
      registration: 'Registration number is required',
      name: 'Name is required',
      mobile: 'Mobile number is required',
    },
    success: 'Opt-In Request Submitted Successfully!',
    refused: 'Error: No such thing.',
    failed: 'Network error. Please try again later.',
    unreachable: 'Network error. Please try again later.',
    stored: {
      details: {
        registration: 'WB74AB1234',
        notifications: { rcs: false, sms: true, obd: false, email: false, whatsapp: true },
      },
    },
  },
  offer: {
    path: '/offers',
    form: 'Offer enquiry',
    answers: { ...person, contact: typedMobile, agree: true },
    missing: {
      name: 'Name is required',
      email: 'Email is required',
      contact: 'Contact number is required',
      agree: 'Please agree to be contacted about this offer',
    },
    success: 'Offer Enquiry Submitted Successfully!',
    refused: 'No such thing.',
    failed: 'Something went wrong. Please try again.',
    unreachable: 'Something went wrong. Please try again.',
    stored: { details: { agree: true } },
  },
  product: {
    path: '/text-ride-booking?bike=Shine125',
    form: 'Test ride / product enquiry',
    answers: {
      ...person,
      emailId: person.email,
      mobileNo: typedMobile,
      color: '*',
      message: 'On Saturday',
      terms: true,
    },
    missing: {
      name: 'Name is required',
      emailId: 'Email is required',
      mobileNo: 'Contact number is required',
      color: 'Colour is required',
      terms: 'Please agree to the terms and conditions',
    },
    success: 'Thanks for your enquiry. Our team will get back soon.',
    refused: 'Something went wrong. Please try again.',
    failed: 'Something went wrong. Please try again.',
    unreachable: 'Something went wrong. Please try again.',
    stored: { model: 'Shine 125', message: 'On Saturday' },
  },
  'joy-club': {
    path: '/joy-club',
    form: 'Joy Club enquiry',
    answers: {
      model: 'CBR 150R',
      purchaseYear: '2021',
      regNo: 'WB74AB1234',
      ...person,
      mobile: typedMobile,
      message: 'Sunday ride',
    },
    missing: { name: 'Name is required', mobile: 'Contact number is required' },
    success: 'Form submitted successfully!',
    refused: 'Failed to submit form. Please try again.',
    failed: 'Failed to submit form. Please try again.',
    unreachable: 'Something went wrong. Please try again.',
    stored: {
      model: 'CBR 150R',
      message: 'Sunday ride',
      details: { purchaseYear: '2021', regNo: 'WB74AB1234' },
    },
  },
  insurance: {
    path: '/insurance',
    form: 'Insurance enquiry',
    answers: {
      ...person,
      mobile: typedMobile,
      pinCode: '734001',
      model: 'X-Blade',
      message: 'Lapsed in May',
    },
    missing: {
      name: 'Name is required',
      email: 'Email is required',
      mobile: 'Mobile number is required',
      pinCode: 'PIN code is required',
      model: 'Model is required',
    },
    success: 'Insurance enquiry submitted successfully!',
    refused: 'No such thing.',
    failed: 'Failed to submit enquiry. Please try again.',
    unreachable: 'An error occurred. Please try again later.',
    stored: { model: 'X-Blade', message: 'Lapsed in May', details: { pinCode: '734001' } },
  },
};
