import type { priceRatesTexts as english } from '../../../en/staff/settings/price-rates.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import { dateOfYear } from '../../common/time/moment-words.ts';

export const priceRatesTexts: SameTexts<typeof english> = {
  title: 'ऑन-रोड कीमत',
  intro: 'एक्स-शोरूम कीमत में प्राइस कार्ड पर क्या जुड़ता है और क्या घटता है।',
  unchecked: (days, tables) =>
    `${days} दिन से ज़्यादा हो गए, मूल आदेश से नहीं मिलाया गया: ${tables.join('; ')}।`,
  samples: (count) =>
    `${count} तालिकाएँ नमूना हैं, किसी ने मिलाई नहीं। “पहले कदम” पूरे होने के बाद प्राइस कार्ड इन्हें नहीं गिनता और “पुष्टि बाक़ी” लिखता है।`,
  ratesHint:
    'हर तालिका बताती है कि एक ईंधन और एक जगह के लिए किस मद में कितना लगता है। सीमा की संख्या भी गिनी जाती है; सीमा ख़ाली हो तो उससे ऊपर सब। पंक्ति बदलने का मतलब है मिलाई हुई दर लिखना: तब तालिका आज मिलाई हुई मानी जाती है।',
  everywhere: 'हर जगह',
  gonePlace: (code) => `${code} (अब सूची में नहीं)`,
  noTable: (fuels) => `तालिका नहीं है: ${fuels.join(', ')}।`,
  days: (from, to) => {
    if (from === '') return 'नई';
    return to === '' ? `${dateOfYear(from)} से` : `${dateOfYear(from)} से ${dateOfYear(to)} तक`;
  },
  checkedOn: (day) => `${dateOfYear(day)} को मिलाया गया`,
  warnings: {
    unchecked: 'फिर से मिला लें',
    ends: (day) => `${dateOfYear(day)} को ख़त्म होगी, आगे की तालिका नहीं है`,
    over: (day) => `${dateOfYear(day)} को ख़त्म हो गई, आगे की तालिका नहीं है`,
  },
  validFrom: 'कब से',
  validTo: 'कब तक',
  validToHint: 'ख़ाली: अगली तालिका आने तक',
  source: 'कहाँ लिखा है',
  sourceHint: 'वह क़ानून, आदेश या पेज जिसमें यह है',
  row: (number) => `पंक्ति ${number}`,
  size: { petrol: 'कितने तक (cc)', electric: 'कितने तक (kW)' },
  price: 'कितनी कीमत तक (₹)',
  unit: 'किसमें गिनें',
  units: { amount: '₹', percent: '%' },
  amount: 'रक़म (₹)',
  percent: 'कीमत का कितना %',
  least: 'कम से कम (₹)',
  addRow: 'पंक्ति जोड़ें',
  removeRow: (number) => `पंक्ति ${number} हटाएँ`,
  check: 'मैंने इसे मूल आदेश से मिला लिया है',
  follow: 'आगे की तालिका जोड़ें, जो … से चलेगी',
  followHint: 'नई तालिका में यही पंक्तियाँ रहती हैं। मिलाने या बदलने तक वह नमूना रहती है।',
  removeTable: 'तालिका हटाएँ',
  newTable: 'नई तालिका',
  line: 'मद',
  fuel: 'ईंधन',
  place: 'रजिस्ट्रेशन की जगह',
  addTable: 'तालिका जोड़ें',
  lists: {
    registrationPlaces: {
      hint: 'उसी क्रम में, जिसमें ख़रीदार चुनते हैं।',
      add: 'दफ़्तर जोड़ें',
      begin: 'नया दफ़्तर',
    },
    extras: {
      hint: 'जिन पर ख़रीदार निशान लगा सकते हैं: वारंटी, हेलमेट। शुरू में किसी पर निशान नहीं होता।',
      add: 'एक और जोड़ें',
      begin: 'नई चीज़',
    },
    reductions: {
      hint: 'कुछ समय के लिए कीमत में जो छूट देते हैं। कार्ड पर सिर्फ़ उन्हीं दिनों दिखती है।',
      add: 'छूट जोड़ें',
      begin: 'नई छूट',
    },
    lenders: {
      hint: 'लोन देने वाला ब्याज जैसे बताता है, वैसे ही लिखें। साल में असल में कितना पड़ता है, यह कार्ड निकालता है।',
      add: 'बैंक या फ़ाइनेंस कंपनी जोड़ें',
      begin: 'नया बैंक या फ़ाइनेंस कंपनी',
    },
  },
  name: 'नाम',
  remove: (name) => `${name} हटाएँ`,
  extraPrice: 'कीमत (₹)',
  from: 'पहला दिन',
  to: 'आख़िरी दिन',
  models: 'मॉडल',
  modelsHint: 'किसी पर निशान न हो तो सभी मॉडल',
  form: 'ब्याज किस पर',
  annualRate: 'साल का ब्याज (%)',
  months: 'महीने, बीच में कॉमा लगाकर',
  charge: 'फ़ाइल चार्ज (₹)',
  chargeWhen: 'चार्ज कब देना है',
  chargeTimes: { within: 'किस्तों के साथ', before: 'पहली किस्त से पहले' },
  cardDays: 'दिन',
  cardDaysHint: 'जिस दिन कार्ड बने, वह दिन भी गिना जाता है।',
  running: 'चलाने का खर्च',
  runningHint: 'इन कीमतों से हर मॉडल के पेज पर चलाने का खर्च दिखता है। 0 लिखने पर नहीं दिखता।',
  fuelPrice: 'पेट्रोल, एक लीटर (₹)',
  electricityPrice: 'बिजली, एक यूनिट (₹)',
  upiId: 'शोरूम की UPI आईडी',
  upiHint: 'यह हो तो कोटेशन पर बुकिंग की रकम का QR कोड होता है, जैसे shop@bank।',
  bookingRefund: 'ग्राहक न ख़रीदे तो',
  showsStock: 'स्टॉक में क्या है, वेबसाइट पर दिखाएँ',
  showsStockHint:
    'हर मॉडल के पेज पर दिखेगा कि कौन सा रंग शोरूम में है, कौन सा कुछ दिनों में आएगा और कौन सा ऑर्डर करना होगा। जिसे 14 दिन किसी ने नहीं देखा, उस पर “पूछ लें” लिखा होगा।',
};
