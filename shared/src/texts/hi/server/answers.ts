import type { answerTexts as english } from '../../en/server/answers.ts';
import { pluralsOf, type SameTexts } from '../../../text/same-texts.ts';
import { enquiriesText, grouped } from '../common/counts.ts';

const plural = pluralsOf('hi');

export const answerTexts: SameTexts<typeof english> = {
  messagesStopped: 'अब हम इस नंबर पर रिमाइंडर या ऑफ़र नहीं भेजेंगे।',
  loggedOut: 'लॉग आउट हो गया।',
  profileUpdated: 'प्रोफ़ाइल सेव हो गई',
  passwordUpdated: 'पासवर्ड बदल गया',
  signedOutElsewhere: 'आपको बाक़ी सब जगह से लॉग आउट कर दिया गया है।',
  restoreChecked: 'अब ऑफ़र फिर भेजे जा सकते हैं।',
  messagesTried: ({ tried }) =>
    tried === 0
      ? 'दोबारा भेजने के लिए अब कोई संदेश नहीं है।'
      : `${grouped.format(tried)} संदेश फिर भेजने की कोशिश हो रही है।`,
  webhookRemoved: 'पता हटाया गया',
  keyRevoked: 'कुंजी रद्द कर दी गई',
  staffAdded: 'अकाउंट जुड़ गया',
  staffChanged: 'अकाउंट बदल गया',
  linkMade: 'लिंक बन गया',
  sessionsEnded: ({ ended }) =>
    ended === 0
      ? 'कहीं भी लॉग इन नहीं था।'
      : `${grouped.format(ended)} ${plural(ended, 'जगह', 'जगहों')} से लॉग आउट कर दिया गया।`,
  factorsReset: 'लॉग इन का दूसरा चरण हट गया',
  roleChanged: 'सेव हो गया',
  settingsChanged: 'सेव हो गया',
  branchAdded: 'शाखा जुड़ गई',
  branchChanged: 'सेव हो गया',
  calendarMade: 'कैलेंडर का पता बन गया',
  calendarEnded: 'कैलेंडर का पता बंद हो गया',
  branchDeleted: 'शाखा हट गई',
  branchBack: 'शाखा वापस आ गई',
  contentChanged: 'सेव हो गया',
  contentMoved: 'जगह बदल गई',
  contentBack: 'वापस आ गया',
  pictureAdded: 'फ़ोटो सेव हो गई',
  pictureChanged: 'फ़ोटो बदल गई',
  modelAdded: 'मॉडल ड्राफ़्ट के रूप में जुड़ गया',
  modelSaved: 'ड्राफ़्ट सेव हो गया',
  modelPublished: 'प्रकाशित हो गया',
  modelScheduled: 'प्रकाशित करने का समय तय हो गया',
  modelUnscheduled: 'तय किया समय रद्द हो गया',
  modelMoved: 'जगह बदल गई',
  modelDeleted: 'मॉडल हट गया। 30 दिन तक इसे वापस ला सकते हैं',
  modelBack: 'मॉडल वापस आ गया',
  priceListApplied: ({ changed }) =>
    `${grouped.format(changed)} ${plural(changed, 'कीमत बदल गई', 'कीमतें बदल गईं')}`,
  priceListPlanned: ({ changed }) =>
    `${grouped.format(changed)} ${plural(changed, 'नई कीमत की तारीख़ तय हो गई', 'नई कीमतों की तारीख़ तय हो गई')}`,
  priceListSame: 'कीमतें पहले से यही हैं: कुछ नहीं बदला',
  stockChanged: ({ changed }) => (changed === 0 ? 'कुछ नहीं बदला' : 'सेव हो गया'),
  leadsImported: ({ added }) =>
    `${enquiriesText(added)} ${plural(added, 'इंपोर्ट हो गई', 'इंपोर्ट हो गईं')}`,
  leadsSame: 'ये लीड पहले ही इंपोर्ट हो चुकी हैं: कुछ नहीं जोड़ा गया',
  leadsUnread: 'एक भी लाइन इंपोर्ट नहीं हो सकी: कुछ नहीं जोड़ा गया',
  plannedPriceDropped: 'आगे के लिए तय कीमत रद्द हो गई',
  passwordSet: 'आपका पासवर्ड सेव हो गया। अब आप लॉग इन कर सकते हैं।',
  factorAdded: 'लॉग इन का दूसरा चरण जुड़ गया',
  factorRemoved: 'लॉग इन का दूसरा चरण हट गया',
  recoveryCodesMade: 'आपको दस नए रिकवरी कोड मिल गए हैं।',
  ownPhoneAdded: 'अब यह आपका अपना फ़ोन है।',
  ownPhoneRemoved: 'अब यह आपका अपना फ़ोन नहीं है।',
  deviceAdded: 'अब इस डिवाइस पर अलर्ट आएँगे।',
  deviceRemoved: 'अब उस डिवाइस पर अलर्ट नहीं आएँगे।',
  priceUpdated: 'कीमत बदल गई',
  vehicleActivated: 'मॉडल बिक्री में आ गया',
  vehicleDeactivated: 'मॉडल बिक्री से हट गया',
  added: {
    banner: 'बैनर जुड़ गया!',
    image: 'फ़ोटो जुड़ गई!',
    notification: 'नोटिफ़िकेशन जुड़ गया!',
    offer: 'ऑफ़र जुड़ गया!',
  },
  deleted: {
    banner: 'बैनर हट गया!',
    image: 'फ़ोटो हट गई!',
    notification: 'नोटिफ़िकेशन हट गया!',
    offer: 'ऑफ़र हट गया!',
  },
  erased: ({ total }) =>
    total === 0
      ? 'इस व्यक्ति की कोई पूछताछ नहीं मिली।'
      : `${enquiriesText(total)} ${plural(total, 'मिटा दी गई', 'मिटा दी गईं')}।`,
};
