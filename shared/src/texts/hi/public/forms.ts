import type { SameTexts } from '../../../text/same-texts.ts';
import type { formTexts as english } from '../../en/public/forms.ts';

export const formTexts: SameTexts<typeof english> = {
  submit: 'भेजें',
  submitting: 'भेजा जा रहा है...',
  held: 'अभी भेजा नहीं गया: पेज लोड हो रहा है। इसे खुला रखें। लोड होते ही हम भेज देंगे, या बताएँगे कि क्या भरना बाक़ी है।',
  optional: 'वैकल्पिक',
  choose: 'चुनें…',
  motorcycles: 'मोटरसाइकिल',
  scooters: 'स्कूटर',
  otherModel: 'दूसरा मॉडल',
  branch: 'नज़दीकी शोरूम',
  allChannels: 'सभी तरीक़े',
  channels: {
    rcs: 'RCS मैसेज',
    sms: 'SMS',
    obd: 'फ़ोन कॉल',
    email: 'ई-मेल',
    whatsapp: 'WhatsApp',
  },
  lead: 'जिन पर “वैकल्पिक” नहीं लिखा, उन्हें भरना ज़रूरी है।',
  leadOfAll: 'सब कुछ भरना ज़रूरी है।',
  notice: {
    summary: 'क्या रखते हैं, क्यों, कब तक',
    items: ({ email, kept, version }) => [
      'क्या: आपके जवाब, आप इस साइट पर कैसे आए, समय और एक संदर्भ नंबर। फ़ॉर्म भेजने तक सब आपके ब्राउज़र में ही रहता है।',
      'क्यों: आपको जवाब देने के लिए। बाक़ी कुछ तभी, जब आपने चुना हो।',
      kept,
      `सवाल हो, या जानकारी मिटवानी हो: ${email}।`,
      `हमारी गोपनीयता नीति का संस्करण ${version}।`,
    ],
  },
  trap: 'वेबसाइट',
  call: 'कॉल करें',
  whatsapp: 'WhatsApp',
  whatsappGreeting: (name) => `नमस्ते ${name}, आपकी वेबसाइट से मेरी पूछताछ नहीं जा पाई।`,
};
