import type { EnquiryMessages } from '../../../../enquiries/kind-texts.ts';

/** The three tabs of the home page say the same. */
export const homeMessages = {
  success: 'Submitted successfully!',
  refused: '{message}',
  refusedSilently: 'Failed to submit the form',
  unreachable: 'An error occurred. Please try again.',
} satisfies EnquiryMessages;
