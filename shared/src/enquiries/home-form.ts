import { formField, type EnquiryMessages } from './define-enquiry.ts';

/** The three tabs of the home page ask for the same, */
export const homeFields = [
  formField('name', { required: true }),
  formField('email', { required: true }),
  formField('mobile', { required: true }),
  formField('pinCode', { required: true }),
  formField('model', { control: { type: 'model', wire: 'slug' } }),
] as const;

/** and say the same. */
export const homeMessages: EnquiryMessages = {
  success: 'Submitted successfully!',
  refused: '{message}',
  refusedSilently: 'Failed to submit the form',
  unreachable: 'An error occurred. Please try again.',
};
