import type * as english from '../../../en/staff/settings/branches.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';

export const branchesTexts: SameTexts<typeof english.branchesTexts> = {
  title: 'शाखाएँ',
  intro: 'हर शाखा का अपना पेज है, और वेबसाइट के मेन्यू “हमारे शोरूम” में शाखाएँ इसी क्रम में दिखती हैं।',
  list: 'शाखाएँ, मेन्यू के क्रम में',
  notLoaded: 'शाखाएँ लोड नहीं हो सकीं।',
  states: { shown: 'दिख रही है', hidden: 'छिपी है', first: 'मुख्य शोरूम' },
  results: {
    hidden: (name) => `छिपाई गई: ${name}। वेबसाइट पर अब नहीं दिखेगी।`,
    shown: (name) => `वेबसाइट पर फिर दिख रही है: ${name}।`,
    deleted: (name, left) => `हटाई गई: ${name}। ${left} दिन के अंदर वापस ला सकते हैं।`,
    added: (name) => `जोड़ी गई: ${name}। वेबसाइट पर अभी से दिख रही है।`,
  },
};

export const branchFormTexts: SameTexts<typeof english.branchFormTexts> = {
  add: 'शाखा जोड़ें',
  addAction: { text: 'जोड़ें', busy: 'जोड़ी जा रही है…' },
  addHint: 'खुलने का समय और ई-मेल मुख्य शोरूम के ही रहेंगे, जब तक आप “बदलें” में अलग न भरें।',
  name: 'नाम',
  nameHint: 'मुख्य शोरूम का ही नाम हो तो ख़ाली छोड़ें।',
  phone: 'फ़ोन नंबर',
};

export const branchEditorTexts: SameTexts<typeof english.branchEditorTexts> = {
  title: (name) => `शाखा: ${name}`,
  unnamed: 'शाखा',
  intro: 'इस शाखा के पेज पर जो दिखता है।',
  back: 'सभी शाखाएँ',
  gone: 'यह शाखा अब नहीं है। शायद किसी ने हटा दी।',
  identity: 'नाम और पता',
  phones: 'फ़ोन नंबर',
  phonesHint: 'सेल्स का पहला नंबर इस शाखा के पेज पर सबसे पहले आता है।',
  email: 'ई-मेल',
  place: 'मैप',
  week: 'हफ़्ते का समय',
  special: 'छुट्टियाँ और ख़ास दिन',
  own: {
    email: 'इस शाखा का अपना ई-मेल है',
    position: 'मैप पर इस शाखा की जगह पता है',
    week: 'इस शाखा के खुलने का समय अलग है',
    specialDays: 'इस शाखा की छुट्टियाँ अलग हैं',
  },
  otherwise: {
    email: (first) => `वेबसाइट पर मुख्य शोरूम का ई-मेल दिखता है: ${first}`,
    position: () => 'यह न हो तो मैप शाखा के पते से ढूँढता है।',
    week: (first) => `वेबसाइट पर मुख्य शोरूम का समय दिखता है: ${first}`,
    specialDays: (first) =>
      first === ''
        ? 'मुख्य शोरूम की छुट्टियाँ ही मानी जाती हैं। अभी कोई छुट्टी नहीं है।'
        : `मुख्य शोरूम की छुट्टियाँ ही मानी जाती हैं: ${first}`,
  },
};
