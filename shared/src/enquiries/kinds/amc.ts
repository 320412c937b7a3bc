import { defineEnquiry, formField } from '../define-enquiry.ts';
import { vehicleCareColumns } from '../report-columns.ts';

export const amc = defineEnquiry({
  kind: 'amc',
  title: 'AMC enquiry',
  path: '/amc',
  form: [
    formField('model', { required: true }),
    formField('purchaseYear', { wire: 'yearOfPurchase', required: true }),
    formField('registrationNumber', { required: true }),
    formField('name', { required: true }),
    formField('email', { required: true }),
    formField('mobile', { wire: 'contactNumber', label: 'Contact number', required: true }),
    formField('message'),
  ],
  messages: {
    success: 'Enquiry submitted successfully!',
    refused: 'Failed to submit enquiry',
    refusedSilently: 'Failed to submit enquiry',
    unreachable: 'Internal Server Error',
    incomplete: 'All fields are required except message',
  },
  report: {
    path: '/api/amcReports',
    screen: 'amc-report',
    title: 'AMC Report',
    columns: vehicleCareColumns,
    fileName: 'AMC_Report',
    orientation: 'landscape',
    emptyMessage: 'No AMC data available',
    searchable: 'person',
  },
});
