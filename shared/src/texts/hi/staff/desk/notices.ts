import type { NoticeEvent } from '../../../../auth/second-factor.ts';
import type { noticeTexts as english } from '../../../en/staff/desk/notices.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';

type Happened = Parameters<typeof english.eventOf>[1];

/** Before ने. */
const personOf = (by: string) => by || 'सर्वर सँभालने वाले';
/** Before a colon. */
const accountOf = ({ isOwn, about }: Happened) => (isOwn ? 'आपका अकाउंट' : `${about} का अकाउंट`);

const events: Readonly<Partial<Record<string, (it: Happened) => string>>> = {
  'recovery-code-used': (it) =>
    `${accountOf(it)}: ${it.when} एक रिकवरी कोड इस्तेमाल हुआ। यह आपने नहीं किया, तो तुरंत पासवर्ड बदलें और दस नए कोड बनाएँ।`,
  'many-wrong-codes': (it) =>
    `${accountOf(it)}: ${it.when} किसी ऐसे व्यक्ति ने कई ग़लत कोड डाले जिसे पासवर्ड पता है। यह आपने नहीं किया, तो तुरंत पासवर्ड बदलें।`,
  'second-factor-reset': (it) =>
    `${accountOf(it)}: ${personOf(it.by)} ने ${it.when} लॉग इन का दूसरा चरण हटा दिया। “लॉग इन और सुरक्षा” में नया जोड़ें। आपने ऐसा करने को नहीं कहा, तो पता करें कि किसने कहा।`,
  'password-link-used': (it) =>
    `${accountOf(it)}: ${it.when} एक लिंक से नया पासवर्ड रखा गया। यह आपने नहीं किया, तो तुरंत पासवर्ड बदलें और मालिक को बताएँ।`,
  'owner-link-made': (it) =>
    it.isOwn
      ? `आपका अकाउंट: ${personOf(it.by)} ने ${it.when} नया पासवर्ड रखने का लिंक बनाया। आपने इसे नहीं माँगा, तो पासवर्ड बदलें, जिससे यह लिंक बंद हो जाएगा। यह भी पूछें कि इसे क्यों बनाया गया।`
      : `मालिक ${it.about} का अकाउंट: ${personOf(it.by)} ने ${it.when} नया पासवर्ड रखने का लिंक बनाया। इसे किसी ने नहीं माँगा, तो नया लिंक बनाएँ, जिससे यह लिंक बंद हो जाएगा। यह भी पूछें कि इसे क्यों बनाया गया।`,
  'owner-added': (it) =>
    it.isOwn
      ? `${personOf(it.by)} ने ${it.when} आपको मालिक बनाया: आप सब कुछ कर सकते हैं, दूसरों के अकाउंट में भी।`
      : `${personOf(it.by)} ने ${it.when} ${it.about} को मालिक बनाया। मालिक सब कुछ कर सकते हैं, दूसरों के अकाउंट में भी।`,
  'enquiries-refused': (it) =>
    `${it.when} एक ही इंटरनेट पते से ज़रूरत से कहीं ज़्यादा पूछताछ भेजी गईं, और वेबसाइट ने उनमें से बहुत-सी नहीं लीं। डेस्क पर सबसे नई पूछताछ देख लें। बनावटी पूछताछ एक साथ बंद करने के लिए उनके संदेश का कोई हिस्सा खोजें, जो मेल खाएँ उन सभी को चुनें और “असली पूछताछ नहीं” कारण से बंद करें।`,
  'plan-changed': (it) =>
    `${it.about}: आपने इसके बदलाव प्रकाशित करने का समय तय किया था। ${it.by} ने ${it.when} उनका एक भाग बदल दिया। तय समय पर वह भाग ड्राफ़्ट ही रहेगा। “मॉडल” में ${it.about} खोलकर देख लें, और समय फिर तय करें।`,
  'plan-left-out': (it) =>
    `${it.about}: आपने इसके बदलाव प्रकाशित करने का समय तय किया था। ${it.when} सब प्रकाशित नहीं हुआ: बाद में कुछ भाग बदले गए थे, या नाम या कीमत नहीं थी, या वह नाम पहले से लिया हुआ था। वे भाग अब भी ड्राफ़्ट हैं। “मॉडल” में ${it.about} खोलें।`,
} satisfies Record<NoticeEvent, (it: Happened) => string>;

export const noticeTexts: SameTexts<typeof english> = {
  heading: 'कृपया यह पढ़ें',
  seen: 'मैंने पढ़ लिया',
  sending: 'सेव हो रहा है…',
  eventOf: (event, it) => events[event]?.(it) ?? `${accountOf(it)}: ${it.when} कुछ हुआ: ${event}।`,
};
