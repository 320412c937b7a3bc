import type { AlertReason } from '../../../desk/answering/duty-schema.ts';
import type { EnquiryKind } from '../../../enquiries/registry.ts';
import { alertLine, alertTime, weekLines, type AlertTime } from '../../parts/alert-lines.ts';
import { instantOf } from '../../../time/ist.ts';
import { clock, dayText } from '../common/time/moment-words.ts';

/** In the middle of a sentence. */
const enquiries: Readonly<Record<EnquiryKind, string>> = {
  'service-booking': 'service booking',
  amc: 'AMC enquiry',
  warranty: 'extended-warranty enquiry',
  insurance: 'insurance enquiry',
  finance: 'finance enquiry',
  product: 'test-ride enquiry',
  service: 'service enquiry',
  'spare-parts': 'spare-parts enquiry',
  sales: 'sales enquiry',
  offer: 'offer enquiry',
  'joy-club': 'Joy Club enquiry',
  contact: 'contact request',
  'opt-in': 'opt-in',
};

const whys: Readonly<Record<AlertReason, string>> = {
  new: 'New',
  assigned: 'Assigned to you',
  due: 'Overdue',
  critical: 'Critical and unanswered',
  booked: 'Appointment',
};

/** After a number. */
const counted: Readonly<Record<AlertReason, string>> = {
  new: 'new',
  assigned: 'assigned to you',
  due: 'overdue',
  critical: 'critical',
  booked: 'booked',
};

/** `24:00` is the end of a day. */
function clockText({ day, time }: AlertTime): string {
  return time === '24:00' ? 'midnight' : clock(instantOf(`${day}T${time}`));
}

/** `11:40 am`; on another day `11:40 am on Fri 27 Nov` */
function timeText(at: AlertTime): string {
  return alertTime(at, {
    day: dayText,
    today: clockText,
    onDay: (then) => `${clockText(then)} on ${dayText(then.day)}`,
  });
}

/** The time in words: by when, since when, or for when. */
function when(why: AlertReason, at: AlertTime): string {
  if (why === 'booked') return `for ${timeText(at)}`;
  return why === 'due' || why === 'critical' ? `due since ${timeText(at)}` : `due ${timeText(at)}`;
}

/** Names of the lists in the morning's alert. */
const listNames = {
  uncontacted: ['not contacted yet'],
  overdue: ['overdue'],
  booked: ['appointment today', 'appointments today'],
  week: ['due this week'],
} as const satisfies Record<string, readonly [string, string?]>;

interface CountedList {
  name: keyof typeof listNames;
  /** With `+` if there are more than were counted. */
  count: string;
}

function listText({ name, count }: CountedList): string {
  const [one, more = one] = listNames[name];
  return `${count} ${count === '1' ? one : more}`;
}

/**
 * Alerts to staff by mail and on their devices. Titles are visible on a locked phone, and mail is stored by others:
 * alerts have no data of customers.
 */
export const alertTexts = {
  /** `New test-ride enquiry, due 11:40 am` */
  one: ({ why, kind, at }: { why: AlertReason; kind: EnquiryKind; at: AlertTime | undefined }) => {
    const what = why === 'new' ? `New ${enquiries[kind]}` : `${whys[why]}: ${enquiries[kind]}`;
    return at ? `${what}, ${when(why, at)}` : what;
  },
  /** `3 enquiries: 2 new, 1 overdue`; beyond the limit of counting `300+ enquiries` */
  several: (alerts: { total: number; isMore: boolean; whys: ReadonlyMap<AlertReason, number> }) => {
    if (alerts.isMore) return `${alerts.total}+ enquiries`;
    const parts = [...alerts.whys].map(([why, count]) => `${count} ${counted[why]}`);
    return `${alerts.total} enquiries: ${parts.join(', ')}`;
  },
  line: alertLine({ what: (why, kind) => `${whys[why]}: ${enquiries[kind]}`, when }),
  further: (count: number) => `and ${count} more`,
  /** `Today: 3 not contacted yet, 1 overdue` */
  digest: (lists: readonly CountedList[]) => `Today: ${lists.map(listText).join(', ')}`,
  listLine: listText,
  weekly: ({ arrived, before }: { arrived: number; before: number }) =>
    `Last week: ${arrived === 1 ? '1 enquiry' : `${arrived} enquiries`} (the week before: ${before})`,
  figureLines: weekLines({
    figures: {
      arrived: 'Received',
      awaited: 'Needed an answer',
      answered: 'Answered',
      promised: 'Due for an answer',
      in_time: 'Answered in time',
      reached: 'Reached',
      appointed: 'With an appointment',
      missed: 'Did not come',
      done: 'Won',
      lost: 'Lost',
    },
    median: 'Typical first answer (opening hours)',
    p90: '90 % answered within (opening hours)',
    hours: (count) => `${count} h`,
    minutes: (count) => `${count} min`,
    before: 'In brackets: the week before.',
  }),
  open: 'Open in the back office',
  /** At the end of each mail. */
  why: 'You get this email because it is switched on under Alerts in the back office.',
};
