import { formField, type FormField } from './define-enquiry.ts';

/** The fields that all three tabs of the home page have. */
export const homeFields: readonly FormField[] = [
  formField('name', { required: true }),
  formField('email', { required: true }),
  formField('mobile', { required: true }),
  formField('pinCode', { required: true }),
  formField('model', { control: { type: 'model', wire: 'slug' } }),
];
