import type { webhookTexts as english } from '../../en/staff/webhooks.ts';
import type { SameTexts } from '../../../text/same-texts.ts';

export const webhookTexts: SameTexts<typeof english> = {
  title: 'वेबहुक',
  intro:
    'आपके प्रोग्राम, जैसे CRM, को बताया जाता है कि पूछताछ का क्या हुआ: हर एक को उसके पते पर, आपके चुने हुए विषय। प्रोग्राम संदेश की जाँच कैसे करता है, यह docs/api.md में लिखा है।',
  notLoaded: 'पते लोड नहीं हो सके। फिर कोशिश करें।',
  none: 'अभी किसी प्रोग्राम को नहीं बताया जाता।',
  add: 'पता जोड़ें',
  adding: 'जुड़ रहा है…',
  topics: {
    'enquiry.new': 'नई पूछताछ',
    'enquiry.changed': 'पूछताछ में कुछ बदला',
    'quotation.accepted': 'कोटेशन मान लिया गया',
  },
  fields: {
    address: 'प्रोग्राम का पता',
    topics: 'उसे क्या बताया जाए',
    isPersonal: 'ग्राहक का नाम और नंबर भी बताएँ',
  },
  addressHint: 'पता https:// से शुरू होता है और इंटरनेट पर है।',
  people: 'नाम और नंबर के साथ',
  noPeople: 'नाम और नंबर के बिना',
  shown: {
    title: 'पते की गुप्त कुंजी',
    intro: 'कुंजी अभी कॉपी करके प्रोग्राम में डालें: वह इससे जाँचता है कि संदेश आपका है। यह आपको फिर नहीं दिखेगी।',
    secret: 'गुप्त कुंजी',
    copy: 'कॉपी करें',
    copied: 'कॉपी हो गई',
    notCopied: 'ब्राउज़र कॉपी करने नहीं दे रहा। कुंजी चुनी हुई है: इसे ख़ुद कॉपी करें।',
    done: 'हो गया',
  },
  waiting: (count) => `${count} इंतज़ार में`,
  failed: (count) => `${count} नहीं गए`,
  test: 'जाँच के लिए भेजें',
  testOf: (address) => `जाँच के लिए भेजें: ${address}`,
  testing: 'भेजा जा रहा है...',
  tested: 'प्रोग्राम ने जाँच का संदेश ले लिया।',
  deliveries: 'क्या-क्या भेजा गया',
  deliveriesOf: (address) => `क्या-क्या भेजा गया: ${address}`,
  nothingSent: 'अभी कुछ नहीं भेजा गया।',
  states: { waiting: 'इंतज़ार में', sent: 'भेजा गया', 'given-up': 'नहीं गया' },
  tries: (count) => `${count} बार कोशिश`,
  again: 'फिर भेजें',
  againOf: (what) => `फिर भेजें: ${what}`,
  remove: 'हटाएँ',
  removeOf: (address) => `हटाएँ: ${address}`,
  confirm: {
    title: 'यह पता हटाएँ?',
    text: (address) =>
      `${address} को आगे कुछ नहीं बताया जाएगा। जो इंतज़ार में है वह नहीं जाएगा, और भेजे गए संदेशों की सूची मिट जाएगी।`,
    action: { text: 'हटाएँ', busy: 'हटाया जा रहा है…' },
  },
};
