import type { SameTexts } from '../../../text/same-texts.ts';
import type { pageDescriptions as english } from '../../en/server/page-descriptions.ts';

export const pageDescriptions: SameTexts<typeof english> = {
  home: ({ name, shortLine, address }) =>
    `${shortLine}: ${name}, ${address.street}, ${address.city}। पूछताछ भेजें, हम कॉल करेंगे।`,
  motorcycle: ({ name, address }) =>
    `${name}, ${address.city}: हर मोटरसाइकिल की एक्स-शोरूम कीमत, इंजन और पावर। मॉडल की तुलना करें, किस्त निकालें और टेस्ट राइड बुक करें।`,
  scooters: ({ name, address }) =>
    `${name}, ${address.city}: पेट्रोल और इलेक्ट्रिक, हर स्कूटर की एक्स-शोरूम कीमत, इंजन और पावर। मॉडल की तुलना करें, किस्त निकालें और टेस्ट राइड बुक करें।`,
  'view-details': ({ name, address }) =>
    `${name}, ${address.city}: हर मोटरसाइकिल और स्कूटर के वेरिएंट, एक्स-शोरूम कीमत, रंग, स्पेसिफ़िकेशन, फ़ीचर और एक्सेसरीज़।`,
  'angle-view': ({ name, address }) =>
    `मोटरसाइकिल या स्कूटर को घुमाकर हर तरफ़ से देखें, फिर टेस्ट राइड के लिए आएँ: ${name}, ${address.city}।`,
  contact: ({ name, address, week }) =>
    `कॉल करें, लिखें या आएँ: ${name}, ${address.street}, ${address.city}। खुला: ${week.map(({ days, times }) => `${days} ${times}`).join(', ')}।`,
  finance: ({ name, address }) =>
    `मोटरसाइकिल या स्कूटर की किस्त निकालें, लोन के दस्तावेज़ देखें और फ़ाइनेंस की पूछताछ भेजें: ${name}, ${address.city}।`,
  'service-booking': ({ name, address }) =>
    `मोटरसाइकिल या स्कूटर की फ़्री या पेड सर्विस बुक करें: ${name}, ${address.street}, ${address.city}। दिन चुनें, हम कॉल करेंगे।`,
  'extended-warranty': ({ name, address }) =>
    `3 साल की स्टैंडर्ड वारंटी, और स्कूटर व मोटरसाइकिल पर 1 से 7 साल और। हर प्लान का समय और किलोमीटर, और पूछताछ का फ़ॉर्म: ${name}, ${address.city}।`,
  optain: ({ name }) =>
    `चुनें कि ${name} सर्विस रिमाइंडर और ऑफ़र कैसे भेजे: SMS, RCS, फ़ोन कॉल, ई-मेल या WhatsApp। अपनी पसंद कभी भी बदल सकते हैं।`,
  dealers: ({ name, address }) =>
    `${name}, ${address.street}, ${address.city}: शोरूम और वर्कशॉप का पता, फ़ोन नंबर, खुलने का समय और आने का रास्ता।`,
  offers: ({ name, address }) =>
    `मोटरसाइकिल और स्कूटर के मौजूदा ऑफ़र: ${name}, ${address.city}। किसी ऑफ़र के बारे में पूछें, हम कॉल करके सब बताएँगे।`,
  gallery: ({ name, address }) =>
    `सड़क पर और शोरूम में मोटरसाइकिल और स्कूटर की फ़ोटो: ${name}, ${address.street}, ${address.city}। देखें, फिर चलाने आएँ।`,
  'text-ride-booking': ({ name, address }) =>
    `मोटरसाइकिल या स्कूटर चुनें, एक्स-शोरूम कीमत और रंग देखें, और टेस्ट राइड बुक करें। ${name}, ${address.city} से आपको कॉल आएगी।`,
  compare: ({ name, address }) =>
    `दो या तीन मॉडल साथ-साथ: ऑन-रोड कीमत, महीने का खर्च, माइलेज। ${name}, ${address.city}।`,
};
