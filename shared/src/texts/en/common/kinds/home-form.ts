import type { EnquiryMessages } from '../../../../enquiries/kind-texts.ts';

/** The messages of all three tabs on the home page. */
export const homeMessages = {
  success: 'Submitted successfully!',
  refused: '{message}',
  refusedSilently: 'Failed to submit the form',
  unreachable: 'An error occurred. Please try again.',
} satisfies EnquiryMessages;
