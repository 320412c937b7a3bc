import type { EnquiryField } from '../../../enquiries/fields.ts';

export const fieldLabels = {
  name: 'Name',
  mobile: 'Mobile number',
  email: 'Email',
  model: 'Model',
  enteredModel: 'Your model',
  message: 'Message',
  pinCode: 'PIN code',
  reason: 'Reason',
  registrationNumber: 'Registration number',
  purchaseYear: 'Year of purchase',
  serviceType: 'Service type',
  bookingDate: 'Booking date',
  loanAmount: 'Loan amount (₹)',
  colour: 'Colour',
  variant: 'Variant',
  agreed: 'I agree',
  offerId: 'Offer',
  channels: 'Channels',
} satisfies Record<EnquiryField, string>;
