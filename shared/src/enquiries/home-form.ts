import type { EnquiryMessages } from './define-enquiry.ts';

/** The three tabs of the home page are one form; they say the same (specification part 8). */
export const homeFormMessages: EnquiryMessages = {
  success: 'Submitted successfully!',
  refused: '{message}',
  refusedSilently: 'Failed to submit the form',
  unreachable: 'An error occurred. Please try again.',
};
