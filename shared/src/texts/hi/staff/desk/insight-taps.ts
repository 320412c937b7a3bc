import type { insightTapsTexts as english } from '../../../en/staff/desk/insight-taps.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import { tapFile } from '../../../parts/english/tap-file.ts';

export const insightTapsTexts: SameTexts<typeof english> = {
  title: 'वेबसाइट से कॉल और WhatsApp',
  intro:
    'इस अवधि में सभी पेज मिलाकर “कॉल करें” और “WhatsApp” पर कितनी बार टैप किया गया, ऊपर कोई भी प्रकार चुना हो। यह टैप की गिनती है, लोगों की नहीं। किसने टैप किया, यह हम नहीं रखते।',
  none: 'इस अवधि में कोई टैप नहीं हुआ।',
  ways: { call: 'कॉल', whatsapp: 'WhatsApp' },
  total: 'दोनों',
  all: 'सभी पेज',
  page: 'पेज',
  model: 'मॉडल',
  byPage: 'पेज के हिसाब से',
  byModel: 'मॉडल के हिसाब से',
  noModel: 'कोई मॉडल नहीं, या दूसरा मॉडल',
  exports: 'कॉल और WhatsApp की गिनती एक्सपोर्ट करें',
  file: tapFile,
  pages: {
    home: 'होम',
    motorcycle: 'मोटरसाइकिल',
    scooters: 'स्कूटर',
    'view-details': 'किसी मॉडल का पेज',
    quotation: 'कोटेशन',
    'angle-view': 'मॉडल चारों ओर से',
    about: 'हमारे बारे में',
    contact: 'संपर्क',
    finance: 'फ़ाइनेंस',
    'service-booking': 'सर्विस बुकिंग',
    amc: 'सालाना रखरखाव (AMC)',
    'extended-warranty': 'एक्सटेंडेड वारंटी',
    optain: 'हम आपसे कैसे संपर्क करें',
    'terms-conditions': 'नियम और शर्तें',
    'joy-club': 'जॉय क्लब',
    'privacy-policy': 'गोपनीयता नीति',
    insurance: 'इंश्योरेंस',
    dealers: 'किसी शाखा का पेज',
    offers: 'ऑफ़र',
    gallery: 'गैलरी',
    'text-ride-booking': 'टेस्ट राइड बुकिंग',
    compare: 'मॉडलों की तुलना',
  },
};
