import { column, defineEnquiry, formField, receivedColumns } from '../define-enquiry.ts';

export const product = defineEnquiry({
  kind: 'product',
  title: 'Test ride / product enquiry',
  path: '/api/postBooking',
  form: [
    formField('name', { required: true }),
    formField('email', { wire: 'emailId', required: true }),
    formField('mobile', { wire: 'mobileNo', label: 'Contact number', required: true }),
    formField('model'),
    formField('variant'),
    formField('colour', {
      wire: 'color',
      required: true,
      // Offered where the model's own colours are not known.
      control: { type: 'colour', options: ['Red', 'Blue', 'Black', 'White', 'Grey'] },
    }),
    formField('message'),
  ],
  messages: {
    success: 'Thanks for your enquiry. Our team will get back soon.',
    refused: 'Something went wrong. Please try again.',
    refusedSilently: 'Something went wrong. Please try again.',
    unreachable: 'Something went wrong. Please try again.',
  },
  report: {
    path: '/api/enquiryReports',
    screen: 'enquiry-report',
    title: 'Enquiry Report',
    columns: [
      column('name', 'Name'),
      column('mobile', 'Mobile', 'mobile_no'),
      column('email', 'Email', 'email_id'),
      column('model', 'Model'),
      column('colour', 'Color', 'color'),
      column('message', 'Message'),
      ...receivedColumns('Enq.Date', 'Enq.Time'),
    ],
    fileName: 'Product_Enquiry_Report',
    orientation: 'portrait',
    emptyMessage: 'No records found',
    searchable: 'person',
  },
});
