import type * as english from '../../en/staff/screens.ts';
import type { SameTexts } from '../../../text/same-texts.ts';
import { allEnquiriesTexts } from '../common/all-enquiries.ts';

const writeDown = {
  first: 'पूछताछ वेबसाइट के फ़ॉर्म से आती है। जो लोग फ़ोन करें या शोरूम आएँ, उनकी पूछताछ यहाँ लिखें:',
};

export const screenTexts: SameTexts<typeof english.screenTexts> = {
  screens: {
    dashboard: {
      title: 'डैशबोर्ड',
      empty: {
        purpose: 'आज और पिछले आठ हफ़्तों में कितनी पूछताछ आईं, यह डैशबोर्ड पर दिखता है।',
        ...writeDown,
      },
    },
    desk: {
      title: 'डेस्क',
      empty: {
        purpose: 'किन पूछताछ का जवाब देना है और कब तक, यह डेस्क पर दिखता है।',
        ...writeDown,
      },
    },
    appointments: {
      title: 'अपॉइंटमेंट',
      empty: {
        purpose: 'कौन किस दिन आएगा, यह यहाँ दिखता है, जैसे टेस्ट राइड या सर्विस के लिए।',
        first: 'अपॉइंटमेंट डेस्क पर किसी पूछताछ के लिए तय होता है। पहले एक पूछताछ जोड़ें:',
      },
    },
    insights: { title: 'विश्लेषण', empty: { purpose: null, ...writeDown } },
    enquiries: {
      title: allEnquiriesTexts.title,
      empty: {
        purpose: 'हर प्रकार की पूछताछ यहाँ रहती है: उसे खोज, प्रिंट और एक्सपोर्ट कर सकते हैं।',
        ...writeDown,
      },
    },
    audit: { title: 'ऑडिट लॉग', empty: null },
    erasure: { title: 'किसी की जानकारी मिटाना', empty: null },
    account: { title: 'अकाउंट', empty: null },
    price: {
      title: 'कीमत',
      empty: {
        purpose: 'वेबसाइट पर दिखने वाली कीमतें यहाँ बदली जाती हैं।',
        first: 'कीमत किसी मॉडल की होती है, इसलिए पहले एक मॉडल जोड़ें:',
      },
    },
    'accessories-price': {
      title: 'एक्सेसरीज़ की कीमत',
      empty: {
        purpose: 'वेबसाइट पर दिखने वाली एक्सेसरीज़ की कीमतें यहाँ बदली जाती हैं।',
        first: 'एक्सेसरी किसी मॉडल में जोड़ी जाती है:',
      },
    },
    stock: {
      title: 'स्टॉक',
      empty: {
        purpose: 'कौन सा वेरिएंट किस रंग में है, यह यहाँ बताया जाता है।',
        first: 'स्टॉक बिक्री के मॉडल का होता है, इसलिए मॉडल से शुरू करें:',
      },
    },
    bikes: {
      title: 'बाइक',
      empty: {
        purpose: 'कौन-से मॉडल बिक्री में रहें, यह यहाँ चुना जाता है।',
        first: 'पहले इस प्रकार का एक मॉडल जोड़ें:',
      },
    },
    models: {
      title: 'मॉडल',
      empty: {
        purpose: 'वेबसाइट के मॉडल यहाँ रहते हैं।',
        first: 'ऊपर “मॉडल जोड़ें” दबाएँ, उसके भाग भरें, फिर प्रकाशित करें।',
      },
    },
    offer: {
      title: 'ऑफ़र',
      empty: {
        purpose: 'वेबसाइट के ऑफ़र वाले पेज पर हमारे कौन-से ऑफ़र हों, यह यहाँ लिखा जाता है।',
        first: 'ऊपर “नया जोड़ें” दबाएँ, फिर शीर्षक, फ़ोटो और विवरण दें।',
      },
    },
    notification: {
      title: 'नोटिफ़िकेशन',
      empty: {
        purpose: 'नोटिफ़िकेशन वह फ़ोटो है जो होम पेज खुलते ही सामने आती है, जैसे त्योहार की बधाई।',
        first: 'ऊपर “नया जोड़ें” दबाएँ, फिर एक फ़ोटो दें।',
      },
    },
    gallery: {
      title: 'गैलरी',
      empty: {
        purpose: 'वेबसाइट की गैलरी में शोरूम और उसके कार्यक्रमों की फ़ोटो दिखती हैं।',
        first: 'ऊपर “नया जोड़ें” दबाएँ, फिर पहली फ़ोटो दें।',
      },
    },
    banners: {
      title: 'बैनर',
      empty: {
        purpose: 'बैनर होम पेज की चौड़ी फ़ोटो हैं।',
        first: 'ऊपर “नया जोड़ें” दबाएँ, फिर एक फ़ोटो दें।',
      },
    },
    staff: { title: 'कर्मचारी', empty: null },
    settings: { title: 'सेटिंग्स', empty: null },
    dealership: { title: 'डीलरशिप', empty: null },
    hours: { title: 'खुलने का समय', empty: null },
    branches: { title: 'शाखाएँ', empty: null },
    'on-road': { title: 'ऑन-रोड कीमत', empty: null },
    answering: { title: 'पूछताछ के जवाब', empty: null },
    replies: {
      title: 'जवाब के टेम्पलेट',
      empty: {
        purpose: null,
        first: 'ऊपर “टेम्पलेट जोड़ें” दबाएँ, जैसे शोरूम का रास्ता बताने के लिए।',
      },
    },
    pages: { title: 'पेज का टेक्स्ट', empty: null },
    setup: { title: 'पहले कदम', empty: null },
    messages: { title: 'ई-मेल भेजना', empty: null },
    keys: {
      title: 'प्रोग्रामों की कुंजियाँ',
      empty: {
        purpose: null,
        first: 'हर पोर्टल या प्रोग्राम के लिए ऊपर “कुंजी बनाएँ” दबाएँ।',
      },
    },
    webhooks: {
      title: 'वेबहुक',
      empty: { purpose: null, first: 'हर प्रोग्राम के लिए ऊपर “पता जोड़ें” दबाएँ।' },
    },
    retention: { title: 'अपने-आप मिटाना', empty: null },
    takeout: { title: 'पूरा डेटा लेना', empty: null },
    profile: { title: 'प्रोफ़ाइल', empty: null },
    'change-password': { title: 'पासवर्ड बदलें', empty: null },
    security: { title: 'लॉग इन और सुरक्षा', empty: null },
    'days-off': { title: 'छुट्टी के दिन', empty: null },
    alerts: { title: 'अलर्ट', empty: null },
    calendar: { title: 'कैलेंडर', empty: null },
    api: { title: 'API कॉल', empty: null },
    customer: {
      title: 'ग्राहक',
      empty: {
        purpose: 'ग्राहक यहाँ मिलते हैं, उनकी सभी पूछताछ, गाड़ियों और सहमतियों के साथ।',
        first: `पहली पूछताछ आते ही ग्राहक यहाँ दिखते हैं। ${writeDown.first}`,
      },
    },
    'add-enquiry': { title: 'पूछताछ जोड़ें', empty: null },
    'import-leads': { title: 'लीड इंपोर्ट करें', empty: null },
    'add-photographs': { title: 'फ़ोटो जोड़ें', empty: null },
  },
  report: {
    purpose: 'इस प्रकार की हर पूछताछ यहाँ रहती है: उसे खोज, प्रिंट और एक्सपोर्ट कर सकते हैं।',
    ...writeDown,
  },
  demo: 'स्क्रीन पर काम कैसा दिखता है, यह देखने के लिए अपने कंप्यूटर पर “npm run demo” चलाएँ: उसमें एक महीने की बनाई हुई जानकारी है, आपकी जानकारी से अलग।',
};

export const emptyTextsOf: typeof english.emptyTextsOf = (name) =>
  name === 'report' ? screenTexts.report : screenTexts.screens[name].empty;
