import type { SameTexts } from '../../../text/same-texts.ts';
import type { pageTitles as english } from '../../en/common/pages.ts';

export const pageTitles: SameTexts<typeof english> = {
  home: ({ name, address }) => `${name}, ${address.city} में मोटरसाइकिल और स्कूटर`,
  motorcycle: ({ name, address }) => `${address.city} में मोटरसाइकिल और उनकी कीमत · ${name}`,
  scooters: ({ name, address }) => `${address.city} में स्कूटर और उनकी कीमत · ${name}`,
  'view-details': ({ name }) => `कीमत, वेरिएंट और स्पेसिफ़िकेशन · ${name}`,
  'angle-view': ({ name }) => `हर तरफ़ से देखें · ${name}`,
  about: ({ name, address }) => `हमारे बारे में, ${address.street} · ${name}`,
  contact: ({ name }) => `संपर्क, फ़ोन नंबर और खुलने का समय · ${name}`,
  finance: ({ name }) => `टू-व्हीलर फ़ाइनेंस और किस्त कैलकुलेटर · ${name}`,
  'service-booking': ({ name, address }) => `${address.city} में सर्विस बुक करें · ${name}`,
  amc: ({ name }) => `सालाना रखरखाव (AMC) · ${name}`,
  'extended-warranty': ({ name }) => `10 साल तक की एक्सटेंडेड वारंटी · ${name}`,
  optain: ({ name }) => `चुनें कि हम आपसे कैसे संपर्क करें · ${name}`,
  'terms-conditions': ({ name }) => `नियम और शर्तें · ${name}`,
  'joy-club': ({ name }) => `जॉय क्लब, हमारे ग्राहकों का क्लब · ${name}`,
  'privacy-policy': ({ name }) => `गोपनीयता नीति · ${name}`,
  insurance: ({ name, address }) => `${address.city} में टू-व्हीलर इंश्योरेंस · ${name}`,
  dealers: ({ name, address }) => `${address.city} का शोरूम: पता, फ़ोन, खुलने का समय · ${name}`,
  offers: ({ name, address }) => `${address.city} में मोटरसाइकिल और स्कूटर के ऑफ़र · ${name}`,
  gallery: ({ name }) => `गैलरी, फ़ोटो में हमारी बाइक और शोरूम · ${name}`,
  'text-ride-booking': ({ name, address }) => `${address.city} में टेस्ट राइड बुक करें · ${name}`,
  compare: ({ name }) => `मॉडलों की तुलना करें · ${name}`,
  quotation: ({ name }) => `आपका कोटेशन · ${name}`,
};
