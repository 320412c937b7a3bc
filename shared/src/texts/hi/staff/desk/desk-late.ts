import type * as english from '../../../en/staff/desk/desk-late.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';

export const emptyTexts: SameTexts<typeof english.emptyTexts> = {
  empty: {
    mine: 'आज आपका कोई काम बाक़ी नहीं है।',
    unassigned: 'ऐसी कोई पूछताछ नहीं है जिसे सौंपना बाक़ी हो।',
    overdue: 'किसी पूछताछ का समय नहीं बीता है।',
    new: 'पिछली बार के बाद कोई नई खुली पूछताछ नहीं आई।',
    appointments: 'आज कोई अपॉइंटमेंट नहीं है।',
    week: 'इस हफ़्ते और कोई काम नहीं है।',
    waiting: 'आगे के लिए कोई काम तय नहीं है।',
    open: 'कोई खुली पूछताछ नहीं है।',
    closed: 'कोई बंद पूछताछ नहीं है।',
    before: 'डेस्क शुरू होने से पहले की कोई पूछताछ छाँटना बाक़ी नहीं है।',
  },
  ways: {
    mine: (count) => `आज के आपके काम: ${count}`,
    overdue: (count) => `समय बीत गया: ${count}`,
    unassigned: (count) => `किसी को नहीं सौंपी: ${count}`,
  },
  nobodyOnDuty: 'कोई ड्यूटी पर नहीं है',
  nothingFound: 'कुछ नहीं मिला।',
  nothingMatches: 'इस फ़िल्टर से मेल खाती कोई पूछताछ सूची में नहीं है।',
};

export const filterTexts: SameTexts<typeof english.filterTexts> = {
  kind: 'प्रकार',
  allKinds: 'सभी प्रकार',
  anyStatus: 'कोई भी स्थिति',
  anyone: 'किसी के भी ज़िम्मे',
  done: 'बिक्री या काम हुआ',
  clearFilters: 'फ़िल्टर साफ़ करें',
  arrived: 'कब आई …',
  arrivedHint: 'समय देने पर संदेशों में भी खोजा जाता है।',
  arrivedEnds: { from: 'कब से', until: 'कब तक' },
  anyTime: 'किसी भी समय',
};
