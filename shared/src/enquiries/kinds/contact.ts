import { formField, type EnquiryDefinition } from '../define-enquiry.ts';

export const contact: EnquiryDefinition = {
  kind: 'contact',
  path: '/contact',
  form: [
    formField('name', { required: true }),
    formField('email', { required: true }),
    formField('mobile', { wire: 'contact', required: true }),
    formField('reason', {
      required: true,
      control: { type: 'select', options: ['Inquiry', 'Support', 'Feedback'] },
    }),
    formField('message', { required: true }),
  ],
  report: { none: 'Staff read these in All Enquiries (rules: eleven-reports).' },
};
