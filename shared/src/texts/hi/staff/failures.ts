import type { staffFailureTexts as english } from '../../en/staff/failures.ts';
import type { SameTexts } from '../../../text/same-texts.ts';

export const staffFailureTexts: SameTexts<typeof english> = {
  unreachable: 'सर्वर से संपर्क नहीं हो सका। इंटरनेट देखकर फिर कोशिश करें।',
  unknown: 'कुछ गड़बड़ हुई। फिर कोशिश करें।',
  page: 'यह पेज नहीं दिखाया जा सका। इसे फिर से लोड करें।',
};
