import type { SameTexts } from '../../../../text/same-texts.ts';
import type { homeTexts as english } from '../../../en/public/pages/home.ts';
import { ownSentence } from '../../../parts/own-sentence.ts';

export const homeTexts: SameTexts<typeof english> = {
  place: ({ street, city }) => `${street}, ${city}`,
  headingLines: ({ street }) => ['आपकी अगली सवारी', 'यहीं से शुरू होती है', street],
  shortLine: ownSentence,
  promise: 'आपको क्या चाहिए, बताएँ। हम कॉल करेंगे।',
  enquire: 'पूछताछ करें',
  welcome: {
    heading: 'शोरूम में आपका स्वागत है',
    text: 'हर मॉडल की कीमत, रंग और स्पेसिफ़िकेशन देखें। बैठकर देखें, चलाकर देखें, फिर तय करें। बाद में हमारी वर्कशॉप असली पार्ट्स के साथ गाड़ी का ध्यान रखती है। चाहें तो सालाना रखरखाव का पैकेज भी ले सकते हैं।',
    doors: [
      { title: 'मोटरसाइकिल', text: 'रोज़ की, स्पोर्ट, रेट्रो, टूरिंग', to: '/motorcycle' },
      { title: 'स्कूटर', text: 'पेट्रोल और इलेक्ट्रिक', to: '/scooters' },
      {
        title: 'सर्विस बुक करें',
        text: 'फ़्री या पेड, जिस दिन आपको सुविधा हो',
        to: '/service-booking',
      },
      { title: 'जॉय क्लब', text: 'सवारी के शौक़ीनों का हमारा क्लब', to: '/joy-club' },
    ],
  },
  about: {
    heading: 'हमारा शोरूम',
    text: ({ street, city }) =>
      `${city} में ${street} पर हम टू-व्हीलर बेचते हैं और सर्विस करते हैं। आप कैसे चलाते हैं, बताएँ। हम वही दिखाएँगे जो आपके काम का है, सबसे महँगा नहीं।`,
    more: 'और जानें',
  },
  enquiry: {
    heading: 'आपको क्या चाहिए, बताएँ',
    steps: [
      { title: 'फ़ॉर्म भेजें', text: 'इसमें क़रीब एक मिनट लगता है।' },
      { title: 'संदर्भ नंबर रखें', text: 'इससे पता चलता है कि आपकी पूछताछ हमें मिल गई।' },
      { title: 'हम कॉल करेंगे', text: 'शोरूम के समय में।' },
    ],
    tabs: 'किस बारे में?',
    sales: 'ख़रीद',
    service: 'सर्विस',
    spareParts: 'पार्ट्स',
  },
  shortcuts: {
    label: 'कीमत, फ़ाइनेंस और बीमा',
    priceList: 'मूल्य सूची',
    priceListHint: 'सभी मॉडल, PDF',
    emi: 'किस्त कैलकुलेटर',
    emiHint: 'हर महीने कितना देना होगा',
    insurance: 'इंश्योरेंस',
    insuranceHint: 'नई पॉलिसी या रिन्यू',
  },
};
