import { column, formField, receivedColumns, type EnquiryDefinition } from '../define-enquiry.ts';

export const offer: EnquiryDefinition = {
  kind: 'offer',
  path: '/offer',
  form: [
    formField('name', { required: true }),
    formField('email', { required: true }),
    formField('mobile', { wire: 'contact', required: true }),
    formField('offerId'),
    formField('agreed', { wire: 'agree', required: true }),
  ],
  report: {
    path: '/api/offerReports',
    screen: 'offer-report',
    columns: [
      column('name', 'Name'),
      column('mobile', 'Mobile', 'contact'),
      column('email', 'Email'),
      ...receivedColumns(),
    ],
    fileName: 'Offer_Report',
    orientation: 'portrait',
    searchKey: 'searchTerm',
  },
};
