import type * as english from '../../../en/staff/people/auth.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';

export const loginTexts: SameTexts<typeof english.loginTexts> = {
  title: (dealership) => `कर्मचारी लॉग इन – ${dealership}`,
  heading: 'कर्मचारी लॉग इन',
  language: 'भाषा',
  userId: 'यूज़र आईडी',
  password: 'पासवर्ड',
  login: 'लॉग इन करें',
  loggingIn: 'लॉग इन हो रहा है…',
  done: 'लॉग इन हो गया। खोला जा रहा है...',
  refused: 'यूज़र आईडी या पासवर्ड सही नहीं है।',
  failed: 'कुछ गड़बड़ हुई। फिर कोशिश करें।',
  passkey: 'पासकी से लॉग इन करें',
  passkeyBusy: 'पासकी का इंतज़ार…',
};

export const secondStepTexts: SameTexts<typeof english.secondStepTexts> = {
  totp: 'कोड',
  totpHint: 'आपके ऑथेंटिकेटर ऐप के 6 अंक',
  recovery: 'रिकवरी कोड',
  recoveryHint: 'आपके रखे हुए दस में से एक; हर कोड एक ही बार चलता है',
  passkeyOnly: 'पासवर्ड सही है। अब अपनी पासकी से पुष्टि करें।',
  passkey: 'पासकी इस्तेमाल करें',
  instead: {
    totp: 'इसकी जगह ऑथेंटिकेटर ऐप इस्तेमाल करें',
    recovery: 'इसकी जगह रिकवरी कोड इस्तेमाल करें',
  },
  lost: 'न फ़ोन है, न पासकी, न रिकवरी कोड? मालिक आपके लॉग इन का दूसरा चरण हटा सकते हैं।',
  confirm: 'पुष्टि करें',
  confirming: 'जाँच हो रही है…',
  back: 'पासवर्ड पर वापस जाएँ',
};

export const sessionEndedTexts: SameTexts<typeof english.sessionEndedTexts> = {
  title: 'फिर से लॉग इन करें',
  text: 'आपके लॉग इन का समय ख़त्म हो गया, इसलिए ग्राहकों की जानकारी इस स्क्रीन से हटा दी गई है। फ़ॉर्म में आपने जो लिखा, वह रखा है। आगे बढ़ने के लिए लॉग इन करें।',
  other: (userId) => `आप ${userId} नहीं हैं? किसी और नाम से लॉग इन करें`,
};

export const sessionLockedTexts: SameTexts<typeof english.sessionLockedTexts> = {
  title: 'लॉक है',
  text: 'ग्राहकों की जानकारी इस स्क्रीन से हटा दी गई है। फ़ॉर्म में आपने जो लिखा, वह रखा है। आगे बढ़ने के लिए पासवर्ड भरें या पासकी इस्तेमाल करें।',
};

export const sessionEndingTexts: SameTexts<typeof english.sessionEndingTexts> = {
  title: 'क्या आप अब भी यहाँ हैं?',
  text: 'लगभग आधे घंटे से आपने यहाँ कुछ नहीं किया। लॉग आउट होने में बाक़ी समय:',
  stay: 'लॉग इन रहने दें',
  lockText: 'लगभग आधे घंटे से आपने यहाँ कुछ नहीं किया। स्क्रीन लॉक होने में बाक़ी समय:',
  keepOpen: 'खुला रखें',
  lastTitle: 'आपके लॉग इन का समय ख़त्म होने वाला है',
  lastText:
    'आपने लगभग 12 घंटे पहले लॉग इन किया था, और लॉग इन इससे ज़्यादा नहीं चलता। फ़ॉर्म में आपने जो लिखा, वह रखा रहेगा। फिर से लॉग इन करने में बाक़ी समय:',
  understood: 'ठीक है',
  end: '',
};

export const sessionTakenTexts: SameTexts<typeof english.sessionTakenTexts> = {
  title: (other) => `अभी ${other} का लॉग इन है`,
  text: (other, userId) =>
    `इस ब्राउज़र में किसी ने ${other} नाम से लॉग इन किया है। आप यहाँ जो भी करें, उस नाम से नहीं भेजा जाएगा। जहाँ थे वहीं से आगे बढ़ने के लिए ${userId} से लॉग इन करें।`,
  other: (other) => `नए पेज पर ${other} नाम से आगे बढ़ें`,
  notYours: (other, userId) => `यह ${other} है, ${userId} नहीं। आगे बढ़ने के लिए ${userId} से लॉग इन करें।`,
  nobody: 'लॉग इन तुरंत फिर ख़त्म हो गया। फिर कोशिश करें।',
};

const userNotLoaded = 'आपकी जानकारी लोड नहीं हो सकी। फिर कोशिश करें।';

export const entryTexts: SameTexts<typeof english.entryTexts> = {
  unauthorized: ['लॉग इन नहीं है। लॉग इन पेज पर ले जाया जा रहा है...'],
  refused: {
    'change-password': ['यूज़र नहीं मिला। फिर से लॉग इन करें।', 'लॉग इन नहीं है। लॉग इन करें।'],
  },
  notices: {
    offer: { heading: 'ऑफ़र', text: 'ऑफ़र की स्क्रीन देखने के लिए लॉग इन करें।' },
    notification: {
      heading: 'नोटिफ़िकेशन',
      text: 'नोटिफ़िकेशन की स्क्रीन देखने के लिए लॉग इन करें।',
    },
    gallery: { heading: 'गैलरी', text: 'गैलरी की स्क्रीन देखने के लिए लॉग इन करें।' },
  },
  prompt: 'यह स्क्रीन देखने के लिए लॉग इन करें।',
  login: 'लॉग इन करें',
  notLoaded: {
    account: userNotLoaded,
    profile: 'आपकी प्रोफ़ाइल लोड नहीं हो सकी। फिर कोशिश करें।',
    'change-password': userNotLoaded,
  },
};
