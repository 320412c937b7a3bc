import type { SameTexts } from '../../../text/same-texts.ts';
import type { catalogueTexts as english } from '../../en/public/catalogue.ts';
import { unknownModel } from './unknown-model.ts';

export const catalogueTexts: SameTexts<typeof english> = {
  lists: {
    motorcycle: {
      heading: 'मोटरसाइकिल',
      strip: 'सभी मोटरसाइकिल',
      failed: 'जानकारी नहीं मिल पाई',
      table: 'मोटरसाइकिल और उनकी कीमत',
    },
    scooter: {
      heading: 'स्कूटर',
      strip: 'सभी स्कूटर',
      failed: 'स्कूटर की सूची नहीं मिल पाई।',
      table: 'स्कूटर और उनकी कीमत',
    },
  },
  goToModel: 'मॉडल चुनें',
  find: {
    label: 'मॉडल खोजें',
    found: (count) => `${count} मॉडल`,
    none: 'कोई मॉडल नहीं मिला। नीचे पूरी सूची है।',
  },
  note: 'सभी कीमतें एक्स-शोरूम हैं',
  illustration: 'चित्र कंप्यूटर से बना है। असली गाड़ी शोरूम में देखें।',
  startFrom: 'शुरुआती कीमत',
  startFromVariant: (variant) => `शुरुआती कीमत · ${variant}`,
  engine: 'इंजन',
  power: 'पावर',
  transmission: 'गियर',
  emi: 'EMI',
  viewDetails: 'पूरी जानकारी देखें',
  angleView: '360° व्यू',
  brochure: 'ब्रोशर',
  noDetails: (name) => `${name}: पूरी जानकारी और 360° व्यू अभी उपलब्ध नहीं हैं।`,
  noFrames: (name) => `${name}: 360° व्यू अभी उपलब्ध नहीं है।`,
  askAbout: (name) => `${name} के बारे में पूछें`,
  call: 'कॉल करें',
  whatsapp: 'WhatsApp',
  whatsappMessage: (name) => `नमस्ते, मुझे ${name} के बारे में जानना है। कृपया मुझे कॉल करें।`,
  loadingModels: 'मॉडल लोड हो रहे हैं...',
  details: {
    loading: 'मॉडल की जानकारी लोड हो रही है...',
    loadingTab: 'लोड हो रहा है...',
    failed: 'इस मॉडल की जानकारी नहीं मिल पाई।',
    failedTab: 'यह भाग नहीं मिल पाया।',
    tabs: 'इस मॉडल के बारे में',
    figures: {
      fuel: 'ईंधन',
      mileage: 'माइलेज',
      rangeKm: 'रेंज',
      seatHeight: 'सीट की ऊँचाई',
      kerbWeight: 'वज़न',
    },
    fuels: { petrol: 'पेट्रोल', electric: 'इलेक्ट्रिक', flex: 'फ़्लेक्स फ़्यूल' },
    units: { mileage: 'किमी/ली', rangeKm: 'किमी', seatHeight: 'मिमी', kerbWeight: 'किग्रा' },
    specifications: 'स्पेसिफ़िकेशन',
    colours: 'रंग',
    features: 'फ़ीचर',
    accessories: 'एक्सेसरीज़',
    selectVariant: 'वेरिएंट चुनें',
    variantOption: (name, price) => `${name} · ${price}`,
    bookTestRide: 'टेस्ट राइड बुक करें',
    notSold: (name) => `${name} अब बिक्री में नहीं है`,
    notSoldText: 'हमसे पूछें कि आज इसके सबसे क़रीब कौन-सा मॉडल है, या ये देखें।',
    similar: 'इससे मिलते-जुलते मॉडल',
    nothing: (part) => `${part}: इस मॉडल के लिए अभी जानकारी नहीं है।`,
    parts: {
      specifications: 'स्पेसिफ़िकेशन',
      colours: 'रंग',
      features: 'फ़ीचर',
      accessories: 'एक्सेसरीज़',
    },
    chosenColour: 'रंग',
    partNumber: (number) => `पार्ट नं. ${number}`,
  },
  unknownBike: {
    failed: 'मॉडल नहीं मिल पाए।',
    heading: 'आप कौन-सा मॉडल ढूँढ रहे हैं?',
    text: (name) =>
      name === unknownModel
        ? 'इस लिंक में कोई मॉडल नहीं है। यहाँ से चुनें।'
        : 'इस नाम का कोई मॉडल नहीं मिला। यहाँ से चुनें।',
  },
  turntable: {
    fromEverySide: 'हर तरफ़ से',
    start: 'घुमाकर देखें',
  },
};
