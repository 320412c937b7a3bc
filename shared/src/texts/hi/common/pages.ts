import type { SameTexts } from '../../../text/same-texts.ts';
import type { pageTexts as english } from '../../en/common/pages.ts';

export const pageTexts: SameTexts<typeof english> = {
  home: ({ name, shortLine, address }) => ({
    title: `${name}, ${address.city} में मोटरसाइकिल और स्कूटर`,
    description: `${shortLine}: ${name}, ${address.street}, ${address.city}। पूछताछ भेजें, हम कॉल करेंगे।`,
  }),
  motorcycle: ({ name, address }) => ({
    title: `${address.city} में मोटरसाइकिल और उनकी कीमत · ${name}`,
    description: `${name}, ${address.city}: हर मोटरसाइकिल की एक्स-शोरूम कीमत, इंजन और पावर। मॉडल की तुलना करें, किस्त निकालें और टेस्ट राइड बुक करें।`,
  }),
  scooters: ({ name, address }) => ({
    title: `${address.city} में स्कूटर और उनकी कीमत · ${name}`,
    description: `${name}, ${address.city}: पेट्रोल और इलेक्ट्रिक, हर स्कूटर की एक्स-शोरूम कीमत, इंजन और पावर। मॉडल की तुलना करें, किस्त निकालें और टेस्ट राइड बुक करें।`,
  }),
  'view-details': ({ name, address }) => ({
    title: `कीमत, वेरिएंट और स्पेसिफ़िकेशन · ${name}`,
    description: `${name}, ${address.city}: हर मोटरसाइकिल और स्कूटर के वेरिएंट, एक्स-शोरूम कीमत, रंग, स्पेसिफ़िकेशन, फ़ीचर और एक्सेसरीज़।`,
  }),
  'angle-view': ({ name, address }) => ({
    title: `हर तरफ़ से देखें · ${name}`,
    description: `मोटरसाइकिल या स्कूटर को घुमाकर हर तरफ़ से देखें, फिर टेस्ट राइड के लिए आएँ: ${name}, ${address.city}।`,
  }),
  about: ({ name, address }) => ({
    title: `हमारे बारे में, ${address.street} · ${name}`,
  }),
  contact: ({ name, address, week }) => ({
    title: `संपर्क, फ़ोन नंबर और खुलने का समय · ${name}`,
    description: `कॉल करें, लिखें या आएँ: ${name}, ${address.street}, ${address.city}। खुला: ${week.map(({ days, times }) => `${days} ${times}`).join(', ')}।`,
  }),
  finance: ({ name, address }) => ({
    title: `टू-व्हीलर फ़ाइनेंस और किस्त कैलकुलेटर · ${name}`,
    description: `मोटरसाइकिल या स्कूटर की किस्त निकालें, लोन के दस्तावेज़ देखें और फ़ाइनेंस की पूछताछ भेजें: ${name}, ${address.city}।`,
  }),
  'service-booking': ({ name, address }) => ({
    title: `${address.city} में सर्विस बुक करें · ${name}`,
    description: `मोटरसाइकिल या स्कूटर की फ़्री या पेड सर्विस बुक करें: ${name}, ${address.street}, ${address.city}। दिन चुनें, हम कॉल करेंगे।`,
  }),
  amc: ({ name }) => ({
    title: `सालाना रखरखाव (AMC) · ${name}`,
  }),
  'extended-warranty': ({ name, address }) => ({
    title: `10 साल तक की एक्सटेंडेड वारंटी · ${name}`,
    description: `3 साल की स्टैंडर्ड वारंटी, और स्कूटर व मोटरसाइकिल पर 1 से 7 साल और। हर प्लान का समय और किलोमीटर, और पूछताछ का फ़ॉर्म: ${name}, ${address.city}।`,
  }),
  optain: ({ name }) => ({
    title: `चुनें कि हम आपसे कैसे संपर्क करें · ${name}`,
    description: `चुनें कि ${name} सर्विस रिमाइंडर और ऑफ़र कैसे भेजे: SMS, RCS, फ़ोन कॉल, ई-मेल या WhatsApp। अपनी पसंद कभी भी बदल सकते हैं।`,
  }),
  'terms-conditions': ({ name }) => ({
    title: `नियम और शर्तें · ${name}`,
  }),
  'joy-club': ({ name }) => ({
    title: `जॉय क्लब, हमारे ग्राहकों का क्लब · ${name}`,
  }),
  'privacy-policy': ({ name }) => ({
    title: `गोपनीयता नीति · ${name}`,
  }),
  insurance: ({ name, address }) => ({
    title: `${address.city} में टू-व्हीलर इंश्योरेंस · ${name}`,
  }),
  dealers: ({ name, address }) => ({
    title: `${address.city} का शोरूम: पता, फ़ोन, खुलने का समय · ${name}`,
    description: `${name}, ${address.street}, ${address.city}: शोरूम और वर्कशॉप का पता, फ़ोन नंबर, खुलने का समय और आने का रास्ता।`,
  }),
  offers: ({ name, address }) => ({
    title: `${address.city} में मोटरसाइकिल और स्कूटर के ऑफ़र · ${name}`,
    description: `मोटरसाइकिल और स्कूटर के मौजूदा ऑफ़र: ${name}, ${address.city}। किसी ऑफ़र के बारे में पूछें, हम कॉल करके सब बताएँगे।`,
  }),
  gallery: ({ name, address }) => ({
    title: `गैलरी, फ़ोटो में हमारी बाइक और शोरूम · ${name}`,
    description: `सड़क पर और शोरूम में मोटरसाइकिल और स्कूटर की फ़ोटो: ${name}, ${address.street}, ${address.city}। देखें, फिर चलाने आएँ।`,
  }),
  'text-ride-booking': ({ name, address }) => ({
    title: `${address.city} में टेस्ट राइड बुक करें · ${name}`,
    description: `मोटरसाइकिल या स्कूटर चुनें, एक्स-शोरूम कीमत और रंग देखें, और टेस्ट राइड बुक करें। ${name}, ${address.city} से आपको कॉल आएगी।`,
  }),
  compare: ({ name, address }) => ({
    title: `मॉडलों की तुलना करें · ${name}`,
    description: `दो या तीन मॉडल साथ-साथ: ऑन-रोड कीमत, महीने का खर्च, माइलेज। ${name}, ${address.city}।`,
  }),
  quotation: ({ name }) => ({ title: `आपका कोटेशन · ${name}` }),
};
