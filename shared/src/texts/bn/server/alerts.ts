import type { AlertReason } from '../../../desk/answering/duty-schema.ts';
import type { EnquiryKind } from '../../../enquiries/registry.ts';
import { alertLine, alertTime, weekLines, type AlertTime } from '../../parts/alert-lines.ts';
import type { alertTexts as english } from '../../en/server/alerts.ts';
import type { SameTexts } from '../../../text/same-texts.ts';
import { enquiriesText, grouped } from '../common/counts.ts';
import { dayText, timeText } from '../common/time/moment-words.ts';

/** After a colon. */
const enquiries: Readonly<Record<EnquiryKind, string>> = {
  'service-booking': 'সার্ভিস বুকিং',
  amc: 'AMC',
  warranty: 'এক্সটেন্ডেড ওয়ারেন্টি',
  insurance: 'বিমা',
  finance: 'ফিনান্স',
  product: 'টেস্ট রাইড',
  service: 'সার্ভিস',
  'spare-parts': 'স্পেয়ার পার্টস',
  sales: 'সেলস',
  offer: 'অফার',
  'joy-club': 'জয় ক্লাব',
  contact: 'যোগাযোগ',
  'opt-in': 'যোগাযোগের সম্মতি',
};

const whys: Readonly<Record<AlertReason, string>> = {
  new: 'নতুন এনকোয়ারি',
  assigned: 'আপনার দায়িত্বে',
  due: 'সময় পেরিয়েছে',
  critical: 'খুব দেরি, এখনও উত্তর নেই',
  booked: 'অ্যাপয়েন্টমেন্ট',
};

const counted: Readonly<Record<AlertReason, (count: string) => string>> = {
  new: (count) => `${count}টি নতুন`,
  assigned: (count) => `${count}টি আপনার দায়িত্বে`,
  due: (count) => `${count}টির সময় পেরিয়েছে`,
  critical: (count) => `${count}টিতে খুব দেরি`,
  booked: (count) => `${count}টি অ্যাপয়েন্টমেন্ট`,
};

/** `সকাল 11:40`; `শুক্র 27 নভেম্বর সকাল 11:40` */
function moment(at: AlertTime, form: 'plain' | 'of'): string {
  return alertTime(at, {
    day: dayText,
    today: ({ time }) => timeText(time, form),
    onDay: ({ day, time }) => `${dayText(day)} ${timeText(time, form)}`,
  });
}

function when(why: AlertReason, at: AlertTime): string {
  switch (why) {
    case 'new':
      return `${moment(at, 'of')} মধ্যে উত্তর দিতে হবে`;
    case 'assigned':
      return `${moment(at, 'of')} মধ্যে`;
    case 'due':
    case 'critical':
      return `সময় ছিল ${moment(at, 'plain')} পর্যন্ত`;
    case 'booked':
      return moment(at, 'plain');
  }
}

function what(why: AlertReason, kind: EnquiryKind): string {
  return `${whys[why]}: ${enquiries[kind]}`;
}

const lists: Readonly<
  Record<Parameters<typeof english.listLine>[0]['name'], (count: string) => string>
> = {
  uncontacted: (count) => `${count}টি এনকোয়ারিতে এখনও যোগাযোগ করা হয়নি`,
  overdue: (count) => `${count}টির সময় পেরিয়েছে`,
  booked: (count) => `আজ ${count}টি অ্যাপয়েন্টমেন্ট`,
  week: (count) => `এই সপ্তাহে ${count}টি কাজ`,
};

const listLine: typeof english.listLine = ({ name, count }) => lists[name](count);

export const alertTexts: SameTexts<typeof english> = {
  /** `নতুন এনকোয়ারি: টেস্ট রাইড, সকাল 11:40-এর মধ্যে উত্তর দিতে হবে` */
  one: ({ why, kind, at }) => [what(why, kind), ...(at ? [when(why, at)] : [])].join(', '),
  /** `3টি এনকোয়ারি: 2টি নতুন, 1টির সময় পেরিয়েছে` */
  several: ({ total, isMore, whys: counts }) => {
    if (isMore) return `${grouped.format(total)}টির বেশি এনকোয়ারি`;
    const parts = [...counts].map(([why, count]) => counted[why](grouped.format(count)));
    return `${enquiriesText(total)}: ${parts.join(', ')}`;
  },
  line: alertLine({ what, when }),
  further: (count) => `আরও ${enquiriesText(count)}`,
  /** `আজকের কাজ: 3টি এনকোয়ারিতে এখনও যোগাযোগ করা হয়নি, 1টির সময় পেরিয়েছে` */
  digest: (all) => `আজকের কাজ: ${all.map(listLine).join(', ')}`,
  listLine,
  weekly: ({ arrived, before }) =>
    `গত সপ্তাহে ${enquiriesText(arrived)} (তার আগের সপ্তাহে ${grouped.format(before)}টি)`,
  figureLines: weekLines({
    figures: {
      arrived: 'এসেছে',
      awaited: 'উত্তর দেওয়া দরকার ছিল',
      answered: 'উত্তর দেওয়া হয়েছে',
      promised: 'উত্তরের সময়সীমা ছিল',
      in_time: 'সময়মতো উত্তর দেওয়া হয়েছে',
      reached: 'কথা হয়েছে',
      appointed: 'অ্যাপয়েন্টমেন্ট ঠিক হয়েছে',
      missed: 'আসেননি',
      done: 'হয়েছে',
      lost: 'হয়নি',
    },
    median: 'প্রথম উত্তর দিতে সাধারণত লেগেছে (শুধু খোলার সময় ধরে)',
    p90: '90% উত্তর এই সময়ের মধ্যে (শুধু খোলার সময় ধরে)',
    hours: (count) => `${grouped.format(count)} ঘণ্টা`,
    minutes: (count) => `${count} মিনিট`,
    before: 'বন্ধনীতে: তার আগের সপ্তাহ।',
  }),
  open: 'অ্যাডমিন প্যানেলে খুলুন',
  why: 'অ্যাডমিন প্যানেলের “অ্যালার্ট” স্ক্রিনে এটি চালু করা আছে, তাই এই ই-মেল পেলেন।',
};
