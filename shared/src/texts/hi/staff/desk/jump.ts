import { englishJump } from '../../../parts/english/jump-words.ts';
import type * as english from '../../../en/staff/desk/jump.ts';
import { pluralsOf, type SameTexts } from '../../../../text/same-texts.ts';

const plural = pluralsOf('hi');

export const jumpTexts: SameTexts<typeof english.jumpTexts> = {
  title: 'सीधे जाएँ…',
  close: 'बंद करें',
  label: {
    all: 'नाम, नंबर, मॉडल, संदर्भ नंबर या स्क्रीन',
    enquiries: 'संदर्भ नंबर, साथी या स्क्रीन',
    screens: 'मॉडल या स्क्रीन',
  },
  groups: {
    recent: 'हाल में देखे गए ग्राहक',
    actions: 'क्या करना है',
    screens: 'स्क्रीन',
    models: 'मॉडल',
    offers: 'ऑफ़र',
    people: 'साथी',
    enquiry: 'पूछताछ',
    customers: 'ग्राहक',
  },
  theirs: 'इनकी खुली पूछताछ',
  results: (count) => `${count} ${plural(count, 'नतीजा', 'नतीजे')}`,
  cut: (customers) => `सिर्फ़ पहले ${customers} ग्राहक दिख रहे हैं। बाक़ी देखने के लिए थोड़ा और लिखें।`,
  looking: 'खोजा जा रहा है…',
  nothing: 'कुछ नहीं मिला।',
  tooShort: (least) => `ग्राहक खोजने के लिए कम से कम ${least} अक्षर या अंक लिखें।`,
  unnamed: 'नाम नहीं है',
  keys: 'कीबोर्ड शॉर्टकट',
  english: englishJump,
};

export const jumpActions: SameTexts<typeof english.jumpActions> = {
  'add-enquiry': {
    title: 'पूछताछ जोड़ें',
    words: 'नई लीड शोरूम आए व्हाट्सऐप व्हाट्सएप फ़ोन कॉल संदेश मैसेज लिखें',
  },
  hours: {
    title: 'त्योहार पर बंद रखें',
    words: 'छुट्टी अवकाश पूजा हॉलिडे ख़ास दिन',
  },
  price: { title: 'नई कीमत', words: 'बदलें बढ़ाएँ दाम रेट एक्स-शोरूम' },
  offer: { title: 'नया ऑफ़र', words: 'जोड़ें छूट डिस्काउंट स्कीम त्योहार एक्सचेंज' },
};

export const screenWords: SameTexts<typeof english.screenWords> = {
  dashboard: 'होम शुरू आँकड़े एक नज़र',
  desk: 'लीड कतार आज के काम समय बीत गया जवाब ज़िम्मे',
  appointments: 'आएँगे टेस्ट राइड कैलेंडर दिन वर्कशॉप',
  insights: 'आँकड़े हिसाब इनसाइट्स जवाब का समय बिक्री बात नहीं बनी कारण नहीं आए',
  enquiries: 'लीड सूची सब सभी',
  customer: 'कस्टमर खोजें लोग व्यक्ति',
  audit: 'इतिहास बदलाव किसने क्या किया',
  erasure: 'हटाएँ डिलीट भूल जाएँ गोपनीयता',
  calendar: 'गूगल आउटलुक फ़ोन अपॉइंटमेंट',
  takeout: 'पूरा डेटा एक्सपोर्ट डाउनलोड फ़ाइल',
  account: 'खाता मेरा मेरी जानकारी',
  price: 'दाम रेट एक्स-शोरूम ऑन-रोड',
  'accessories-price': 'दाम रेट पार्ट्स',
  stock: 'शोरूम उपलब्ध इंतज़ार रंग ऑर्डर माल',
  bikes: 'गाड़ी मोटरसाइकिल स्कूटर स्कूटी बिक्री में चालू',
  'add-photographs': 'तस्वीरें अपलोड फ़ोल्डर रंग',
  'import-leads': 'फ़ाइल अपलोड एक्सेल सूची',
  settings: 'सेट करें विकल्प',
  replies: 'व्हाट्सऐप व्हाट्सएप संदेश मैसेज',
  messages: 'ईमेल मेल वेबहुक नहीं गया जाँच',
  'booking-report': 'सर्विस अपॉइंटमेंट वर्कशॉप',
  'enquiry-report': 'टेस्ट राइड',
  'ew-report': 'एक्सटेंडेड वारंटी',
  models: 'जोड़ें मोटरसाइकिल स्कूटर स्कूटी गाड़ी तस्वीरें ब्रोशर',
  offer: 'छूट डिस्काउंट स्कीम',
  notification: 'पॉप-अप घोषणा',
  gallery: 'तस्वीरें फ़ोटो',
  banners: 'स्लाइड होम पेज तस्वीरें',
  staff: 'स्टाफ़ लोग साथी यूज़र अकाउंट भूमिका अधिकार अनुमति',
  dealership: 'नाम पता नंबर फ़ोन व्हाट्सऐप व्हाट्सएप ईमेल लोगो मैप सोशल मीडिया',
  hours: 'खुला बंद छुट्टी हफ़्ता',
  branches: 'शोरूम आउटलेट जगह',
  answering: 'समय-सीमा कारण बात नहीं बनी सौंपना बारी',
  pages: 'लिखा हुआ वेबसाइट पन्ने',
  setup: 'शुरू नमूने डेमो',
  retention: 'रखना महीने पुराना डिलीट',
  profile: 'नाम मोबाइल ईमेल मेरा',
  'change-password': 'डिवाइस सेशन लॉग इन',
  security: 'पासकी ऑथेंटिकेटर रिकवरी कोड',
  'days-off': 'अवकाश नहीं आऊँगा लीव',
  alerts: 'ख़बर नोटिफ़िकेशन मेल पुश डिवाइस फ़ोन शांत',
};
