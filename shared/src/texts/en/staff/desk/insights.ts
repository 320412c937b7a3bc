import type { InsightFigure, InsightGroup } from '../../../../desk/insights/figures.ts';
import type { Source } from '../../../../desk/source.ts';
import { minutesText, NOT_KNOWN } from './opening-minutes.ts';
import type { Period } from '../../../../time/periods.ts';
import { dayText as shortDay } from '../../common/time/moment-words.ts';
import { grouped } from '../../common/counts.ts';
import { timeTexts } from '../moments.ts';

const monthYear = new Intl.DateTimeFormat('en-IN', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const longDay = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

function dayText(day: string): string {
  return longDay.format(Date.parse(`${day}T00:00:00Z`));
}

/** A difference with its sign; `undefined`: it is not known. */
function changeText(change: number | undefined, text: (size: number) => string): string {
  if (change === undefined) return '';
  if (change === 0) return '±0';
  return `${change > 0 ? '+' : '−'}${text(Math.abs(change))}`;
}

/** An hour from 0 to 24: `10 am`. */
function clockHour(hour: number): string {
  return `${hour % 12 || 12} ${hour % 24 < 12 ? 'am' : 'pm'}`;
}

const sources: Readonly<Record<Source, string>> = {
  campaign: 'Campaign',
  search: 'Search engine',
  social: 'Social network',
  site: 'Another website',
  direct: 'Direct visit',
  'walk-in': 'Walk-in',
  phone: 'Phone call',
  whatsapp: 'WhatsApp',
  import: 'Imported lead',
};

/** Names for enquiries that are in none of the groups. */
const none: Readonly<Record<InsightGroup, string>> = {
  kind: 'Other',
  model: 'No model, or another one',
  source: 'Source not known',
  person: 'Unassigned',
  month: 'Other',
  hour: 'Other',
};

/** Name of a group. Kinds, models and people bring their own name. */
function groupText(by: InsightGroup, key: string, name: string | undefined): string {
  if (key === '') return none[by];
  if (name !== undefined) return name;
  // The key may come from an address, and so be unknown.
  if (by === 'source') return Object.hasOwn(sources, key) ? sources[key as Source] : key;
  if (by === 'month' && /^\d{4}-\d\d$/.test(key)) {
    return monthYear.format(Date.parse(`${key}-01T00:00:00Z`));
  }
  if (by === 'hour' && /^\d{1,2}$/.test(key)) {
    return `${clockHour(Number(key))} – ${clockHour(Number(key) + 1)}`;
  }
  return key;
}

/** Whole per cent; 0 and 100 only if they are exact (rules: insights-shares). */
function percentOf(part: number, whole: number): number {
  const percent = Math.round((part / whole) * 100);
  return part === 0 || part === whole ? percent : Math.min(99, Math.max(1, percent));
}

function shareText(part: number, whole: number): string {
  if (whole === 0) return NOT_KNOWN;
  return `${percentOf(part, whole)}%`;
}

const groupedBy: Readonly<Record<InsightGroup, string>> = {
  kind: 'By type',
  model: 'By model',
  source: 'By source',
  person: 'By person',
  month: 'By month',
  hour: 'By hour of arrival',
};

const lostFor = 'Lost by reason';

export const insightsTexts = {
  title: 'Insights',
  intro: 'How quickly enquiries are answered, and how they end. Dates are arrival dates.',
  from: 'First day',
  to: 'Last day',
  reversed: 'The first day is after the last',
  tooLong: 'Choose at most three years',
  by: 'By',
  kind: 'Type',
  allKinds: 'All types',
  groups: {
    kind: 'Type',
    model: 'Model',
    source: 'Source',
    person: 'Person',
    month: 'Month',
    hour: 'Hour of arrival',
  } satisfies Record<InsightGroup, string>,
  loading: 'Loading...',
  empty:
    'No enquiries in this period. Opt-ins, duplicates, “not an enquiry” and enquiries from before the desk are not counted.',
  number: (count: number) => grouped.format(count),
  percent: percentOf,
  share: shareText,
  minutes: minutesText,
  period: ({ from, to }: Period) =>
    from === to ? dayText(from) : `${dayText(from)} to ${dayText(to)}`,
  shortPeriod: timeTexts.period,
  /** The days that the differences beside the numbers are from. */
  compared: (before: Period, period: Period) =>
    `± compared with ${timeTexts.period(before, period)}. Earlier enquiries have had longer to be won or lost.`,
  notOver: 'Today is not over.',
  periodNotOver: 'The period is not over.',
  nothingBefore: (before: Period, period: Period) =>
    `No comparison: nothing that counts here was received on ${timeTexts.period(before, period)}.`,
  changes: {
    count: (change: number | undefined) => changeText(change, (count) => grouped.format(count)),
    minutes: (change: number | undefined) => changeText(change, minutesText),
    /** Percentage points. */
    share: (change: number | undefined) =>
      changeText(change, (points) => (points === 1 ? '1 point' : `${points} points`)),
  },
  changeFrom: (before: Period, period: Period) =>
    `compared with ${timeTexts.period(before, period)}`,
  course: {
    title: { day: 'Enquiries per day', week: 'Enquiries per week' },
    column: { day: 'Day', week: 'Days' },
    table: 'As a table',
    /** Below a bar of a few days. */
    day: (day: string) => shortDay(day).replace(/ [^ ]+$/, ''),
    /** In words, for people who do not see the bars. */
    summary: ({ most, on, period }: { most: number; on: Period; period: Period }) =>
      `At most ${grouped.format(most)}, on ${timeTexts.period(on, period)}`,
  },
  group: groupText,
  all: 'All',
  figures: {
    arrived: 'Received',
    awaited: 'Needed an answer',
    answered: 'Answered',
    promised: 'Due',
    in_time: 'In time',
    reached: 'Reached',
    appointed: 'Appointments',
    missed: 'No-shows',
    done: 'Won',
    lost: 'Lost',
  } satisfies Record<InsightFigure, string>,
  /** Descriptions of each measure, for screen readers and for the list of its rows. */
  counted: {
    arrived: 'received',
    awaited: 'needed an answer',
    answered: 'answered',
    promised: 'due for an answer',
    in_time: 'answered in time',
    reached: 'reached',
    appointed: 'with an appointment',
    missed: 'did not come to the appointment',
    done: 'won',
    lost: 'lost',
  } satisfies Record<InsightFigure, string>,
  inTime: 'Answered in time',
  median: 'Typical first answer',
  p90: '90 % answered within',
  ofOpening: 'opening time',
  of: 'of',
  lostFor,
  lostBy: (by: InsightGroup) => `${lostFor}, ${groupedBy[by].toLowerCase()}`,
  nothingLost: 'No enquiry was lost.',
  grouped: groupedBy,
  table: 'All numbers',
  firstAnswer: 'First answer',
  reason: 'Reason',
  /** Short forms. */
  withins: { median: 'Typical', p90: '90 % within' },
  exports: 'Export',
  export: {
    /** Columns of files and on paper. */
    share: 'In time, of those due',
    median: 'Typical first answer (opening minutes)',
    p90: '90 % answered within (opening minutes)',
    letters:
      'The PDF cannot show all letters of these names. Use Print, where the browser offers to save a PDF, or CSV.',
  },
  /** The desk's list of the enquiries that a number counts. */
  behind: (parts: readonly string[]) => `Enquiries counted in Insights: ${parts.join(', ')}.`,
  back: 'Back to Insights',
  wholeDesk: 'Show the whole desk',
};
