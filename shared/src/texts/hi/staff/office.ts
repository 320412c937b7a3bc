import type * as english from '../../en/staff/office.ts';
import type { SameTexts } from '../../../text/same-texts.ts';

export const officeTexts: SameTexts<typeof english.officeTexts> = {
  heading: 'एडमिन पैनल',
  title: (screen) => `${screen} – एडमिन पैनल`,
  skipToContent: 'मुख्य भाग पर जाएँ',
  openMenu: 'मेन्यू',
  closeMenu: 'मेन्यू बंद करें',
  menu: 'एडमिन मेन्यू',
  accountOf: (user) => `अकाउंट: ${user}`,
  logout: 'लॉग आउट',
  noAccess: {
    title: 'अनुमति नहीं है',
    text: 'आपको यह पेज देखने की अनुमति नहीं है। कौन देख सकता है, यह मालिक तय करते हैं।',
    way: 'डैशबोर्ड पर जाएँ',
  },
  developedBy: (name) => `वेबसाइट बनाने वाले: ${name}`,
};

export const menuGroupTexts: SameTexts<typeof english.menuGroupTexts> = {
  work: 'काम',
  manage: 'मैनेज',
  report: 'रिपोर्ट',
  settings: 'सेटिंग्स',
  own: 'मेरा अकाउंट',
};

export const menuCountTexts: SameTexts<typeof english.menuCountTexts> = {
  desk: (count) => `${count} का समय बीत गया`,
  appointments: (count) => `आज ${count}`,
  models: (count) => `${count} का ड्राफ़्ट है`,
};

export const phoneBarTexts: SameTexts<typeof english.phoneBarTexts> = {
  label: 'मुख्य स्क्रीन',
  add: 'जोड़ें',
};

export const settingsTexts: SameTexts<typeof english.settingsTexts> = {
  intro: 'डीलरशिप की वे बातें जो एक बार तय होती हैं और कभी-कभी बदलती हैं।',
  list: 'सेटिंग्स',
  back: 'सभी सेटिंग्स',
  parts: {
    dealership: 'डीलरशिप',
    enquiries: 'पूछताछ',
    messages: 'संदेश',
    people: 'कर्मचारी',
    privacy: 'गोपनीयता',
  },
  sections: {
    dealership: { '': 'विवरण' },
    hours: { week: 'खुलने का समय', specialDays: 'छुट्टियाँ' },
    pages: { '': 'पेज का टेक्स्ट', notices: 'और भाषाओं में गोपनीयता नीति' },
    answering: {
      answerTimes: 'जवाब की समय-सीमा',
      assignments: 'काम सौंपना',
      lostReasons: 'बात न बनने के कारण',
    },
  },
};
