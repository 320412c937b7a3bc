import { formField, type EnquiryDefinition } from '../define-enquiry.ts';

export const optIn: EnquiryDefinition = {
  kind: 'opt-in',
  path: '/opt-in',
  form: [
    formField('registrationNumber', { wire: 'registration', required: true }),
    formField('name', { required: true }),
    formField('mobile', { required: true }),
    formField('channels', { wire: 'notifications' }),
  ],
  report: { none: 'Staff read these in All Enquiries (rules: eleven-reports).' },
};
