import { defineEnquiry, formField } from '../define-enquiry.ts';

export const optIn = defineEnquiry({
  kind: 'opt-in',
  title: 'Communication opt-in',
  path: '/opt-in',
  form: [
    formField('registrationNumber', { wire: 'registration', required: true }),
    formField('name', { required: true }),
    formField('mobile', { required: true }),
    formField('channels', { wire: 'notifications', label: 'How may we reach you?' }),
  ],
  messages: {
    success: 'Opt-In Request Submitted Successfully!',
    refused: 'Error: {message}',
    refusedSilently: 'Network error. Please try again later.',
    unreachable: 'Network error. Please try again later.',
  },
  report: {
    none: 'Staff read these in All Enquiries (rules: eleven-reports).',
  },
});
