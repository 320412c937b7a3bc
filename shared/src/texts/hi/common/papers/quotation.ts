import type { SameTexts } from '../../../../text/same-texts.ts';
import type { quotationTexts as english } from '../../../en/common/papers/quotation.ts';
import { formatRupees } from '../../../../money/money.ts';
import { dateOfYear } from '../time/moment-words.ts';

export const quotationTexts: SameTexts<typeof english> = {
  title: 'कोटेशन',
  numberOf: (number, version) => (version === 1 ? number : `${number}, संस्करण ${version}`),
  total: 'आप देंगे',
  validUntil: (last) => `${dateOfYear(last)} तक मान्य`,
  made: (day, name) => `${name} ने बनाया, ${dateOfYear(day)}`,
  booking: (amount) => `बुकिंग की रकम: ${formatRupees(amount)}`,
  pay: 'बुकिंग की रकम UPI से दें',
  refund: (rule) => `न ख़रीदने पर: ${rule}`,
  check: (address) =>
    `यह काग़ज़ हमारा है या नहीं, देखने के लिए ${address} खोलें: वहाँ यही नंबर और यही रकम होगी।`,
  loan: 'लोन',
  changed: 'क्या बदला है',
  change: (name, before, after) => `${name}: पहले ${before}, अब ${after}`,
  nothing: 'नहीं था या नहीं है',
  changes: {
    vehicle: 'मॉडल या वेरिएंट',
    place: 'रजिस्ट्रेशन की जगह',
    loan: 'लोन',
    booking: 'बुकिंग की रकम',
    validity: 'कब तक मान्य',
  },
  states: {
    open: 'चालू',
    accepted: 'मान लिया गया',
    expired: 'अब मान्य नहीं',
    withdrawn: 'वापस लिया गया',
    replaced: 'नया संस्करण आ गया है',
  },
  loading: 'कोटेशन लाया जा रहा है…',
  none: 'इस पते पर कोई कोटेशन नहीं है। हमसे नया कोटेशन माँगें।',
  says: {
    accepted: 'आपने यह कोटेशन मान लिया है।',
    expired: 'यह कोटेशन अब मान्य नहीं है। हमसे नया कोटेशन माँगें।',
    withdrawn: 'हमने यह कोटेशन वापस ले लिया है। हमसे नया कोटेशन माँगें।',
    replaced: 'हमने आपको इस कोटेशन का नया संस्करण भेजा है, अब वही मान्य है।',
  },
  want: 'मुझे यह चाहिए',
  wanted: 'धन्यवाद। हमें पता चल गया है कि आपको यह चाहिए। हम आपको कॉल करेंगे।',
  notSent: 'भेजा नहीं जा सका। कृपया फिर कोशिश करें।',
  pdf: 'कोटेशन PDF में',
  picture: 'कोटेशन तस्वीर में',
  paper: (vehicle, number) => `कोटेशन ${number}: ${vehicle}`,
};
