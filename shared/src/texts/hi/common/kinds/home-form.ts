import type { EnquiryMessages } from '../../../../enquiries/kind-texts.ts';

export const homeMessages = {
  success: 'आपकी पूछताछ भेज दी गई है।',
  refused: '{message}',
  refusedSilently: 'भेजा नहीं जा सका। फिर कोशिश करें।',
  unreachable: 'कुछ गड़बड़ हुई। फिर कोशिश करें।',
} satisfies EnquiryMessages;
