import { defineEnquiry, formField } from '../define-enquiry.ts';

export const optIn = defineEnquiry({
  kind: 'opt-in',
  path: '/opt-in',
  form: [
    formField('registrationNumber', { wire: 'registration', required: true }),
    formField('name', { required: true }),
    formField('mobile', { required: true }),
    formField('channels', { wire: 'notifications' }),
  ],
  report: { none: 'Staff read these in All Enquiries (rules: eleven-reports).' },
});
