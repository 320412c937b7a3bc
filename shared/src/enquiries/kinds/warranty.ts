import { defineEnquiry, formField } from '../define-enquiry.ts';
import { vehicleCareColumns } from '../report-columns.ts';

export const warranty = defineEnquiry({
  kind: 'warranty',
  title: 'Extended warranty enquiry',
  path: '/warranty',
  form: [
    formField('model'),
    formField('purchaseYear', { wire: 'yearOfPurchase' }),
    formField('registrationNumber'),
    formField('name', { required: true }),
    formField('email', { required: true }),
    formField('mobile', { wire: 'contactNumber', label: 'Contact number', required: true }),
    formField('message'),
  ],
  messages: {
    success: 'Form Submitted Successfully!',
    refused: 'Failed to submit form.',
    refusedSilently: 'Failed to submit form.',
    unreachable: 'Something went wrong. Please try again.',
    incomplete: 'Please fill in all required fields.',
  },
  report: {
    path: '/api/ExtendedWarrantyReports',
    screen: 'ew-report',
    title: 'EW Report',
    columns: vehicleCareColumns,
    fileName: 'EWReport',
    orientation: 'portrait',
    emptyMessage: 'No records found',
    searchable: 'person',
  },
});
