import { defineEnquiry, formField } from '../define-enquiry.ts';

export const contact = defineEnquiry({
  kind: 'contact',
  title: 'Contact request',
  path: '/contact',
  form: [
    formField('name', { required: true }),
    formField('email', { required: true }),
    formField('mobile', { wire: 'contact', label: 'Contact number', required: true }),
    formField('reason', {
      required: true,
      control: { type: 'select', options: ['Inquiry', 'Support', 'Feedback'] },
    }),
    formField('message', { required: true }),
  ],
  messages: {
    success: 'Contact request submitted successfully!',
    refused: 'Error: {message}',
    refusedSilently: 'Network error. Please try again later.',
    unreachable: 'Network error. Please try again later.',
  },
  report: {
    none: 'Staff read these in All Enquiries (rules: eleven-reports).',
  },
});
