import type { AnswerTime } from '../../../../desk/answering/answering-schema.ts';
import type { answeringTexts as english } from '../../../en/staff/settings/answering.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import { answerLength } from '../../../parts/answer-length.ts';
import { kindNames } from '../desk/desk.ts';
import { minutesText } from '../desk/opening-minutes.ts';

const asks: SameTexts<typeof english.asks> = {
  '': 'और कुछ नहीं',
  brand: 'कौन-सा ब्रांड',
  note: 'एक नोट',
};

/** Before बाद: `1 घंटे`, `45 मिनट`, `1 दिन` */
function timeOf(time: AnswerTime): string {
  return answerLength(time, {
    days: (count) => `${count} दिन`,
    hours: (count) => `${count} घंटे`,
    minutes: (count) => `${count} मिनट`,
  });
}

export const answeringTexts: SameTexts<typeof english> = {
  title: 'पूछताछ के जवाब',
  intro: 'जवाब की समय-सीमा, काम सौंपना और बात न बनने के कारण।',
  saved: 'सेव हो गया। यह अब से आने वाली पूछताछ पर लागू होगा।',
  kinds: { ...kindNames, feedback: 'संपर्क: सुझाव' },
  ways: {
    'by-hand': 'जब तक कोई न ले, इंतज़ार में रहती हैं',
    'in-turn': 'ड्यूटी वाले कर्मचारियों को, बारी-बारी से',
  },
  asks,
  times: 'जवाब की समय-सीमा',
  timesHint:
    'जिस शाखा की पूछताछ है, सिर्फ़ उसी के खुले रहने का समय गिना जाता है। एक दिन यानी एक खुला दिन। ग्राहक को पहली कॉल या संदेश जाते ही गिनती रुक जाती है। समय बीतने पर पूछताछ किसी के ज़िम्मे नहीं रहती; बहुत देरी होने पर मालिक और मैनेजर को अलर्ट मिलता है।',
  noHours: 'शोरूम के खुलने का समय अभी भरा नहीं है, इसलिए यहाँ जो भी भरें, कोई समय नहीं माना जाएगा।',
  hoursLink: 'खुलने का समय',
  isPromised: (kind) => `${kind}: जवाब की समय-सीमा रखें`,
  due: 'कितने समय बाद “समय बीत गया”',
  critical: 'कितने समय बाद “बहुत देरी”',
  unit: 'किसमें गिनें',
  unitOf: (field) => `${field}: किसमें गिनें`,
  units: { minutes: 'मिनट', days: 'दिन' },
  timesOf: (kind, times) =>
    times === null
      ? `${kind}: जवाब की समय-सीमा नहीं है`
      : `${kind}: ${timeOf(times.due)} बाद “समय बीत गया”, ${timeOf(times.critical)} बाद “बहुत देरी”`,
  promises: 'वेबसाइट पर बताया जाने वाला समय',
  promise: 'ग्राहक को बताएँ कि कब तक कॉल करेंगे',
  promiseHint:
    'पूछताछ भेजने के बाद ग्राहक पढ़ते हैं: “हम आपको सुबह 11:40 बजे तक कॉल करेंगे।” बंद होने के बाद: “कल (मंगलवार) सुबह 10:30 बजे तक”। यह ऊपर वाला समय है, पाँच-पाँच मिनट में आगे बढ़ाया हुआ, और डेस्क पर भी यही दिखता है। इसे उन्हीं के लिए चालू करें जिनका जवाब आप समय पर देते हैं।',
  lastWeek: ({ answered, median, p90 }) =>
    answered === 0 || median === null
      ? 'पिछले 7 दिन: कोई पहला जवाब नहीं।'
      : `पिछले 7 दिन, खुले रहने के समय में: आम तौर पर पहला जवाब ${minutesText(median)}, 90% जवाब ज़्यादा से ज़्यादा ${minutesText(p90)} (${answered} जवाब)।`,
  lastWeekUnknown: 'पिछले 7 दिन के जवाबों का हिसाब लोड नहीं हो सका।',
  noTimes: 'ऊपर किसी प्रकार की समय-सीमा नहीं है।',
  who: 'काम सौंपना',
  whoHint:
    '“बारी-बारी से” यानी जिनका इंतज़ार सबसे लंबा है, अगली पूछताछ उन्हें मिलती है। जिनके पास उसी ग्राहक की खुली पूछताछ पहले से है, उन्हें पहले मिलती है। ड्यूटी पर कोई न हो तो पूछताछ इंतज़ार में रहती हैं।',
  inTurn: (kinds) =>
    kinds.length === 0
      ? 'जब तक कोई न ले, सभी प्रकार इंतज़ार में रहते हैं'
      : `ड्यूटी वाले कर्मचारियों को, बारी-बारी से: ${kinds.join(', ')}`,
  reasons: 'बात न बनने के कारण',
  reasonsHint: 'जिस क्रम में ये दिखते हैं। जो पूछताछ पहले ही बंद हो चुकी हैं, उनका कारण नहीं बदलेगा।',
  label: 'कारण',
  asksLabel: 'साथ में क्या भरना है',
  isHidden: 'अब नहीं दिखाना है',
  fixed: 'यह कारण डेस्क ख़ुद इस्तेमाल करता है। इसका नाम बदल सकते हैं, पर इसे हटा नहीं सकते।',
  newReason: 'नया कारण',
  add: 'कारण जोड़ें',
  remove: 'हटाएँ',
  removeOf: (reason) => `हटाएँ: ${reason}`,
  removed: (reason) => `सेव करने पर “${reason}” हट जाएगा।`,
  keep: 'रहने दें',
  keepOf: (reason) => `रहने दें: ${reason}`,
  reasonSays: ({ asks: asked, isHidden }) =>
    [asked && `, भरना है: ${asks[asked]}`, isHidden && ', अब नहीं दिखता'].filter(Boolean).join(''),
};
