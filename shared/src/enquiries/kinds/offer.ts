import { column, defineEnquiry, formField, receivedColumns } from '../define-enquiry.ts';

export const offer = defineEnquiry({
  kind: 'offer',
  title: 'Offer enquiry',
  path: '/offer',
  form: [
    formField('name', { required: true }),
    formField('email', { required: true }),
    formField('mobile', { wire: 'contact', label: 'Contact number', required: true }),
    formField('offerId'),
    formField('agreed', {
      wire: 'agree',
      label: 'I agree to be contacted about this offer',
      required: true,
      requiredMessage: 'Please agree to be contacted about this offer',
    }),
  ],
  messages: {
    success: 'Offer Enquiry Submitted Successfully!',
    refused: '{message}',
    refusedSilently: 'Something went wrong. Please try again.',
    unreachable: 'Something went wrong. Please try again.',
  },
  report: {
    path: '/api/offerReports',
    screen: 'offer-report',
    title: 'Offer Report',
    columns: [
      column('name', 'Name'),
      column('mobile', 'Mobile', 'contact'),
      column('email', 'Email'),
      ...receivedColumns('Enq.Date', 'Enq.Time'),
    ],
    fileName: 'Offer_Report',
    orientation: 'portrait',
    emptyMessage: 'No records found',
    searchable: 'person',
  },
});
