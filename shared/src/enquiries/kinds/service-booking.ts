import { column, formField, receivedColumns, type EnquiryDefinition } from '../define-enquiry.ts';
import { OTHER_MODEL } from '../fields.ts';

export const serviceBooking: EnquiryDefinition = {
  kind: 'service-booking',
  path: '/book-service',
  form: [
    formField('model', {
      required: true,
      control: { type: 'model', wire: 'name', offersOther: true },
    }),
    formField('enteredModel', { requiredWhen: { field: 'model', equals: OTHER_MODEL } }),
    formField('purchaseYear', { wire: 'yearOfPurchase' }),
    formField('serviceType', {
      required: true,
      control: { type: 'radio', options: ['Paid', 'Free'] },
    }),
    formField('registrationNumber', { required: true }),
    formField('bookingDate', { required: true }),
    formField('name', { required: true }),
    formField('email'),
    formField('mobile', { wire: 'contactNumber', required: true }),
    formField('message'),
  ],
  report: {
    path: '/api/bookingReports',
    screen: 'booking-report',
    columns: [
      column('bookingDate', 'bookingDate'),
      column('name', 'name'),
      column('mobile', 'mobile', 'contactNumber'),
      column('email', 'emailId', 'email'),
      column('model', 'model'),
      column('enteredModel', 'enteredModel'),
      column('registrationNumber', 'regNo', 'registrationNumber'),
      column('serviceType', 'serviceType'),
      column('purchaseYear', 'purchaseYear', 'yearOfPurchase'),
      column('message', 'comment', 'message'),
      ...receivedColumns('enqDate', 'enqTime'),
    ],
    fileName: 'booking-report',
    orientation: 'landscape',
    sendsEmpty: true,
    searchable: 'any-field',
  },
};
