import type * as english from '../../../en/staff/settings/retention.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import { titlesByMonths } from '../../../parts/titles-by-months.ts';
import { enquiriesText, grouped } from '../../common/counts.ts';
import { kindTexts } from '../../common/kinds/index.ts';
import { monthsText } from '../../common/retention.ts';
import { timeTexts } from '../moments.ts';

/** `সব এনকোয়ারি: 24 মাস` */
export const retentionLines: typeof english.retentionLines = (months) => {
  const groups = [...titlesByMonths(kindTexts, months)];
  return groups.map(([kept, titles]) => {
    const what = groups.length === 1 ? 'সব এনকোয়ারি' : titles.join(', ');
    return `${what}: ${kept === undefined ? 'কেউ চিরতরে না মোছা পর্যন্ত রাখা হয়' : monthsText(kept)}`;
  });
};

export const retentionTexts: SameTexts<typeof english.retentionTexts> = {
  title: 'পুরনো এনকোয়ারি মোছা',
  intro:
    'এনকোয়ারি কত মাস রাখা হবে। তার চেয়ে পুরনো এনকোয়ারি দিনে একবার চিরতরে মোছা হয়। গোপনীয়তা নীতিতে আর প্রতিটি ফর্মের নীচে এই সময়ই লেখা থাকে।',
  dueHeading: 'এখন যেগুলি মোছার কথা',
  heading: 'কত মাস রাখা হবে',
  hint: 'ঘর খালি থাকলে এই ধরনের এনকোয়ারি রাখা থাকবে, যতদিন না কেউ চিরতরে মোছেন।',
  all: 'সব ধরন',
  fillIn: 'সব ধরনে এটি বসান',
  look: 'আগে দেখে নিন',
  looking: 'গোনা হচ্ছে…',
  due: (total) =>
    total === 0 ? 'এখন কিছুই মোছা হবে না।' : `এখন ${enquiriesText(total)} চিরতরে মোছা হবে।`,
  days: (oldest, newest) =>
    oldest === newest
      ? `কবে এসেছে: ${timeTexts.calendar(oldest)}।`
      : `কবে এসেছে: ${timeTexts.calendar(oldest)} থেকে ${timeTexts.calendar(newest)}।`,
  next: 'সেভ করলেই কিছু মোছা হয় না। সার্ভার দিনে একবার মোছে, পরের বার মাঝরাতের পরে।',
  nextWaits:
    'সেভ করলেই কিছু মোছা হয় না। একসঙ্গে অনেক মনে হচ্ছে, তাই এই স্ক্রিনে আপনি নিশ্চিত না করা পর্যন্ত সার্ভার অপেক্ষা করবে।',
  save: 'সেভ করুন…',
  saveTitle: 'এনকোয়ারি কতদিন রাখা হবে, তা বদলাবেন?',
  saveNow: 'সেভ করুন',
  saving: 'সেভ হচ্ছে…',
  saved: 'সেভ হয়েছে। ওয়েবসাইটে এখন এটিই লেখা আছে।',
  conflict: 'অন্য কেউ এর মধ্যে বদলেছেন। এখন লেখা আছে:',
  conflictHint: 'আপনার লেখা মাস ঘরেই আছে। আবার দেখে নিন, বা ওঁর লেখা মাস নিন।',
  useTheirs: 'ওঁর লেখা মাস নিন',
  confirm: 'মোছা নিশ্চিত করুন…',
  confirmTitle: 'চিরতরে মুছবেন?',
  confirmText: (total) =>
    `${enquiriesText(total)} চিরতরে মোছা হবে। পরে আর ফেরানো যাবে না। এই সার্ভারের বাইরের কোনও ঘড়ি বা ক্যালেন্ডার দেখে আজকের তারিখ লিখুন।`,
  today: 'আজকের তারিখ',
  confirmNow: 'চিরতরে মুছুন',
  deleting: (sofar) => (sofar === 0 ? 'মোছা হচ্ছে…' : `${grouped.format(sofar)}টি মোছা হয়েছে…`),
  deleted: (total) => `${enquiriesText(total)} চিরতরে মোছা হয়েছে।`,
  brokenOff: (total) => `${enquiriesText(total)} চিরতরে মোছার পরে সমস্যা হয়েছে। নীচে এখনকার সংখ্যা আছে।`,
  earlier: 'ইতিহাস',
  useBefore: 'আগের মাস বসান',
};
