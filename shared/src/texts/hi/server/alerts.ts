import type { AlertReason } from '../../../desk/answering/duty-schema.ts';
import type { EnquiryKind } from '../../../enquiries/registry.ts';
import { alertLine, alertTime, weekLines, type AlertTime } from '../../parts/alert-lines.ts';
import type { alertTexts as english } from '../../en/server/alerts.ts';
import { pluralsOf, type SameTexts } from '../../../text/same-texts.ts';
import { enquiriesText, grouped } from '../common/counts.ts';
import { dayText, timeText } from '../common/time/moment-words.ts';

const plural = pluralsOf('hi');

/** After a colon. */
const enquiries: Readonly<Record<EnquiryKind, string>> = {
  'service-booking': 'सर्विस बुकिंग',
  amc: 'AMC',
  warranty: 'एक्सटेंडेड वारंटी',
  insurance: 'इंश्योरेंस',
  finance: 'फ़ाइनेंस',
  product: 'टेस्ट राइड',
  service: 'सर्विस',
  'spare-parts': 'स्पेयर पार्ट्स',
  sales: 'सेल्स',
  offer: 'ऑफ़र',
  'joy-club': 'जॉय क्लब',
  contact: 'संपर्क',
  'opt-in': 'ऑप्ट-इन',
};

const whys: Readonly<Record<AlertReason, string>> = {
  new: 'नई पूछताछ',
  assigned: 'आपको सौंपी गई',
  due: 'समय बीत गया',
  critical: 'बहुत देरी, अब भी जवाब नहीं',
  booked: 'अपॉइंटमेंट',
};

const counted: Readonly<Record<AlertReason, (count: number) => string>> = {
  new: (count) => `${grouped.format(count)} नई`,
  assigned: (count) => `${grouped.format(count)} आपको ${plural(count, 'सौंपी गई', 'सौंपी गईं')}`,
  due: (count) => `${grouped.format(count)} का समय बीत गया`,
  critical: (count) => `${grouped.format(count)} में बहुत देरी`,
  booked: (count) => `${grouped.format(count)} अपॉइंटमेंट`,
};

/** `सुबह 11:40 बजे`; `शुक्र 27 नवंबर सुबह 11:40 बजे` */
function moment(at: AlertTime): string {
  return alertTime(at, {
    day: dayText,
    today: ({ time }) => timeText(time),
    onDay: ({ day, time }) => `${dayText(day)} ${timeText(time)}`,
  });
}

function when(why: AlertReason, at: AlertTime): string {
  switch (why) {
    case 'new':
      return `${moment(at)} तक जवाब देना है`;
    case 'assigned':
      return `${moment(at)} तक`;
    case 'due':
    case 'critical':
      return `समय ${moment(at)} तक था`;
    case 'booked':
      return moment(at);
  }
}

function what(why: AlertReason, kind: EnquiryKind): string {
  return `${whys[why]}: ${enquiries[kind]}`;
}

const lists: Readonly<
  Record<Parameters<typeof english.listLine>[0]['name'], (count: string) => string>
> = {
  uncontacted: (count) => `${count} पूछताछ में अभी संपर्क नहीं हुआ`,
  overdue: (count) => `${count} का समय बीत गया`,
  booked: (count) => `${count} अपॉइंटमेंट आज`,
  week: (count) => `${count} काम इस हफ़्ते`,
};

const listLine: typeof english.listLine = ({ name, count }) => lists[name](count);

export const alertTexts: SameTexts<typeof english> = {
  /** `नई पूछताछ: टेस्ट राइड, सुबह 11:40 बजे तक जवाब देना है` */
  one: ({ why, kind, at }) => [what(why, kind), ...(at ? [when(why, at)] : [])].join(', '),
  /** `3 पूछताछ: 2 नई, 1 का समय बीत गया` */
  several: ({ total, isMore, whys: counts }) => {
    if (isMore) return `${grouped.format(total)} से ज़्यादा पूछताछ`;
    const parts = [...counts].map(([why, count]) => counted[why](count));
    return `${enquiriesText(total)}: ${parts.join(', ')}`;
  },
  line: alertLine({ what, when }),
  further: (count) => `और ${enquiriesText(count)}`,
  /** `आज के काम: 3 पूछताछ में अभी संपर्क नहीं हुआ, 1 का समय बीत गया` */
  digest: (all) => `आज के काम: ${all.map(listLine).join(', ')}`,
  listLine,
  weekly: ({ arrived, before }) =>
    `पिछले हफ़्ते ${enquiriesText(arrived)} (उससे पहले के हफ़्ते ${grouped.format(before)})`,
  figureLines: weekLines({
    figures: {
      arrived: 'आईं',
      awaited: 'जवाब देना ज़रूरी था',
      answered: 'जवाब दिया गया',
      promised: 'जवाब की समय-सीमा थी',
      in_time: 'समय पर जवाब दिया गया',
      reached: 'बात हुई',
      appointed: 'अपॉइंटमेंट तय हुआ',
      missed: 'नहीं आए',
      done: 'काम हुआ',
      lost: 'बात नहीं बनी',
    },
    median: 'पहला जवाब, आम तौर पर (सिर्फ़ खुले रहने का समय)',
    p90: '90% जवाब इतने समय में (सिर्फ़ खुले रहने का समय)',
    hours: (count) => `${grouped.format(count)} ${plural(count, 'घंटा', 'घंटे')}`,
    minutes: (count) => `${count} मिनट`,
    before: 'ब्रैकेट में: उससे पहले का हफ़्ता।',
  }),
  open: 'एडमिन पैनल में खोलें',
  why: 'एडमिन पैनल की “अलर्ट” स्क्रीन पर यह चालू है, इसलिए आपको यह ई-मेल मिला।',
};
