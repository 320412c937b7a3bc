import type { erasureTexts as english } from '../../../en/staff/settings/erasure.ts';
import { pluralsOf, type SameTexts } from '../../../../text/same-texts.ts';
import { enquiriesText, grouped } from '../../common/counts.ts';
import { monthsText } from '../../common/retention.ts';
import { timeTexts } from '../moments.ts';

const plural = pluralsOf('hi');

export const erasureTexts: SameTexts<typeof english> = {
  title: 'किसी की जानकारी मिटाना',
  intro: 'किसी ग्राहक की भेजी हर चीज़, सभी प्रकार की पूछताछ में, हमेशा के लिए मिटाई जाती है।',
  number: (count) => grouped.format(count),
  person: 'मोबाइल नंबर, ई-मेल या संदर्भ नंबर',
  missing: 'मोबाइल नंबर, ई-मेल या संदर्भ नंबर भरें',
  look: 'पूछताछ खोजें',
  looking: 'खोज हो रही है...',
  nothing: (person) => `${person}: कोई पूछताछ नहीं है। मिटाने को कुछ नहीं है।`,
  found: (total, person) => `${person}: ${enquiriesText(total)} ${plural(total, 'मिली', 'मिलीं')}`,
  byNumber: 'दूसरे नंबर वाली पूछताछ इनमें शामिल नहीं हैं। ई-मेल से भी खोजें।',
  byEmail: 'जिनमें यह ई-मेल नहीं है, जैसे ऑप्ट-इन, वे शामिल नहीं हैं। मोबाइल नंबर से भी खोजें।',
  byReference:
    'संदर्भ नंबर से सिर्फ़ वही पूछताछ मिटाई जा सकती है जिसमें न मोबाइल नंबर हो, न ई-मेल। बाक़ी सब नंबर या ई-मेल से खोजें।',
  joined: (others) =>
    `डेस्क पर इस ग्राहक के साथ ये भी जुड़े हैं: ${others.join(', ')}। इनकी पूछताछ शामिल नहीं हैं। इन्हें भी खोजें।`,
  read: 'पहले पढ़ लें',
  erase: (total) => `${enquiriesText(total)} मिटाएँ…`,
  confirmTitle: 'हमेशा के लिए मिटाएँ?',
  confirm: (total, person) =>
    `${person}: ${enquiriesText(total)} ${plural(total, 'मिटाई जाएगी', 'मिटाई जाएँगी')}। इसे वापस नहीं लिया जा सकता।`,
  retype: {
    mobile: 'पुष्टि के लिए मोबाइल नंबर फिर से भरें',
    email: 'पुष्टि के लिए ई-मेल फिर से भरें',
    reference: 'पुष्टि के लिए संदर्भ नंबर फिर से भरें',
  },
  retypeMissing: (person) => `पुष्टि के लिए यह भरें: ${person}`,
  differs: (person) => `यह ${person} नहीं है। कुछ नहीं मिटाया गया।`,
  sure: 'हमेशा के लिए मिटाएँ',
  erasing: 'मिटाया जा रहा है…',
  uncertain: 'सर्वर से जवाब नहीं आया, इसलिए पता नहीं कि पूछताछ मिटी या नहीं। इसे बंद करें और फिर खोजें।',
  done: (total, person) =>
    `${person}: ${enquiriesText(total)} ${plural(total, 'मिटा दी गई', 'मिटा दी गईं')}।`,
  proof:
    'ऑडिट लॉग में यह लिखा गया है। नंबर, ई-मेल या संदर्भ नंबर की जगह उसमें एक कोड है, जिसे सिर्फ़ यही सर्वर मिला सकता है।',
  event: 'ऑडिट लॉग में लिखी बात',
  pending: {
    'database files':
      'कोई बैकअप या एक्सपोर्ट चल रहा है, इसलिए मिटाई गई जानकारी डेटाबेस की फ़ाइलों में अभी बची है। उसके पूरा होने के एक मिनट के अंदर सर्वर इसे अपने-आप साफ़ कर देगा।',
    'server logs':
      'डेटाबेस सर्वर के अपने लॉग में मिटाई गई जानकारी अभी बची है। कुछ समय में वह अपने-आप साफ़ हो जाएगी।',
  },
  remains: 'पुराने बैकअप और एक्सपोर्ट की गई फ़ाइलों में मिटाई गई जानकारी अब भी है। उन्हें ख़ुद हटाएँ।',
  toAudit: 'ऑडिट लॉग में खोलें',
  earlier: 'पहले जो मिटाया गया',
  retention: {
    title: 'अपने-आप मिटाना',
    kept: (months, before) =>
      `रखने का समय ${monthsText(months)}: ${timeTexts.calendar(before)} से पहले की पूछताछ मिटाई जाती हैं`,
    total: (total) =>
      `आज मिटाने के लिए: ${enquiriesText(total)}। सर्वर दिन में एक बार मिटाता है। जो प्रकार यहाँ नहीं हैं, वे किसी के मिटाने तक रखे जाते हैं।`,
    waits: 'पुष्टि का इंतज़ार',
    waiting: (total) => `आज मिटाने के लिए: ${enquiriesText(total)}। मिटाना रुका हुआ है।`,
    doubt: (doubt, kind) =>
      doubt.reason === 'clock'
        ? `सर्वर की घड़ी में आज ${timeTexts.calendar(doubt.today)} है, पर जिस आख़िरी तारीख़ का उसे पक्का पता है, वह ${timeTexts.calendar(doubt.known)} है। घड़ी आगे हो तो पूछताछ समय से पहले मिट जाएँगी।`
        : `बिना पूछे सर्वर एक साथ दसवें हिस्से से ज़्यादा नहीं मिटाता, और अभी ${kind === undefined ? '' : `“${kind}” में `}${grouped.format(doubt.stored)} में से ${grouped.format(doubt.count)} मिटानी हैं। रखने के महीने अभी-अभी तय किए या घटाए हों तो ऐसा होना ठीक है। नहीं तो कहीं गड़बड़ है।`,
    goOn: 'सब ठीक हो तो पुष्टि करें; सर्वर पर npm run erase -- --expired चलाने से भी यही होता है। वजह दूर होने पर मिटाना फिर अपने-आप शुरू हो जाएगा।',
    none: 'बंद है। पूछताछ किसी के मिटाने तक रखी जाती हैं।',
    change: '“अपने-आप मिटाना” में बदलें या पुष्टि करें',
  },
};
