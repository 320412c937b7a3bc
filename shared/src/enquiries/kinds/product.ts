import { column, formField, receivedColumns, type EnquiryDefinition } from '../define-enquiry.ts';

export const product: EnquiryDefinition = {
  kind: 'product',
  path: '/api/postBooking',
  form: [
    formField('name', { required: true }),
    formField('email', { wire: 'emailId', required: true }),
    formField('mobile', { wire: 'mobileNo', required: true }),
    formField('model'),
    formField('variant'),
    formField('colour', {
      wire: 'color',
      required: true,
      // Offered if the model's own colours are not known.
      control: { type: 'colour', options: ['Red', 'Blue', 'Black', 'White', 'Grey'] },
    }),
    formField('message'),
  ],
  report: {
    path: '/api/enquiryReports',
    screen: 'enquiry-report',
    columns: [
      column('name', 'Name'),
      column('mobile', 'Mobile', 'mobile_no'),
      column('email', 'Email', 'email_id'),
      column('model', 'Model'),
      column('colour', 'Color', 'color'),
      column('message', 'Message'),
      ...receivedColumns(),
    ],
    fileName: 'Product_Enquiry_Report',
    orientation: 'portrait',
  },
};
