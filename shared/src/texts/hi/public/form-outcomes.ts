import type { SameTexts } from '../../../text/same-texts.ts';
import type { outcomeTexts as english } from '../../en/public/form-outcomes.ts';

const longDate = new Intl.DateTimeFormat('hi-IN-u-nu-latn', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

export const outcomeTexts: SameTexts<typeof english> = {
  checkFields: 'निशान वाली जगहें जाँच लें।',
  notConfirmed: 'दिन पक्का करने के लिए हम कॉल करेंगे।',
  reference: 'आपका संदर्भ नंबर',
  referenceHint: 'इसे संभालकर रखें: इससे हम आपकी पूछताछ जल्दी ढूँढ लेते हैं।',
  sent: {
    heading: 'आपने जो भेजा',
    day: (day) => longDate.format(Date.parse(day)),
    toWhatsapp: 'मेरे WhatsApp पर भेजें',
    toCalendar: 'मेरे कैलेंडर में जोड़ें',
    summary: ({ title, name, reference, phone, subject }) =>
      [`${title}, ${name}`, ...subject, `संदर्भ नंबर: ${reference}`, `फ़ोन: ${phone}`].join('\n'),
  },
  sendAnother: 'एक और पूछताछ भेजें',
  next: {
    heading: 'आगे क्या होगा',
    openAllDay: 'हम आपको कॉल या मैसेज करेंगे। शोरूम 24 घंटे खुला है।',
    open: (closes) => `हम आपको कॉल या मैसेज करेंगे। शोरूम आज ${closes} तक खुला है।`,
    today: (opens) => `शोरूम आज ${opens} खुलेगा। उसके बाद हम कॉल या मैसेज करेंगे।`,
    later: (next) => `शोरूम ${next} खुलेगा। उसके बाद हम कॉल या मैसेज करेंगे।`,
    unknown: 'हम आपको कॉल या मैसेज करेंगे।',
    promise: (by) => `हम आपको ${by} कॉल करेंगे।`,
    optIn: 'आपकी पसंद सेव हो गई है। इसे आप यहाँ कभी भी बदल सकते हैं।',
  },
  saved: 'इस फ़ोन में सुरक्षित है, अभी भेजा नहीं गया।',
  notSaved: 'अभी भेजा नहीं गया, और यह ब्राउज़र इसे रख भी नहीं सकता। कृपया यह पेज खुला रखें।',
  goesIn: (seconds) =>
    seconds < 60
      ? `${seconds} सेकंड में फिर कोशिश होगी।`
      : `${Math.ceil(seconds / 60)} मिनट में फिर कोशिश होगी।`,
  sendNow: 'अभी भेजें',
  delete: 'हटाएँ',
  received: ({ title, reference }) =>
    reference === '' ? `${title} मिल गई।` : `${title} मिल गई। आपका संदर्भ नंबर: ${reference}`,
  earlierArrived: (reference) =>
    `बदलने से पहले आपने जो लिखा था, वह हमें मिल गया है${reference === '' ? '' : ` (संदर्भ नंबर ${reference})`}। बाद के बदलाव नहीं भेजे गए। उन्हें नई पूछताछ के रूप में भेजने के लिए “भेजें” पर टैप करें।`,
  refusedLater: ({ title }) => `${title} स्वीकार नहीं हुई। आपके जवाब सुरक्षित हैं। कृपया उन्हें जाँच लें।`,
  old: ({ title, savedAt }) =>
    `${title}, ${longDate.format(savedAt)}: इस फ़ोन में सुरक्षित है, भेजा नहीं गया।`,
  openForm: 'फ़ॉर्म खोलें',
  contact: {
    label: 'आपकी पहले भरी जानकारी',
    use: 'इस्तेमाल करें',
    forget: 'हटाएँ',
  },
};
