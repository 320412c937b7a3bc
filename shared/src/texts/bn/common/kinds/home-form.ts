import type { EnquiryMessages } from '../../../../enquiries/kind-texts.ts';

export const homeMessages = {
  success: 'আপনার অনুরোধ পাঠানো হয়েছে।',
  refused: '{message}',
  refusedSilently: 'পাঠানো গেল না। আবার চেষ্টা করুন।',
  unreachable: 'কিছু একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।',
} satisfies EnquiryMessages;
