import type { InsightFigure, InsightGroup } from '../../../../desk/insights/figures.ts';
import type { Period } from '../../../../time/periods.ts';
import { insightFile } from '../../../parts/english/insight-file.ts';
import {
  changeTexts,
  percentOf,
  periodText,
  shareText,
  withoutMonth,
} from '../../../parts/insight-words.ts';
import { grouped } from '../../common/counts.ts';
import { dayText } from '../../common/time/moment-words.ts';
import { timeTexts } from '../moments.ts';
import { minutesText } from './opening-minutes.ts';

const longDay = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

const groupedBy: Readonly<Record<InsightGroup, string>> = {
  kind: 'By type',
  model: 'By model',
  source: 'By source',
  person: 'By person',
  month: 'By month',
  hour: 'By hour of arrival',
  branch: 'By branch',
};

export const insightsTexts = {
  title: insightFile.title,
  intro: 'How quickly enquiries are answered, and how they end. Dates are arrival dates.',
  from: 'First day',
  to: 'Last day',
  reversed: 'The first day is after the last',
  tooLong: 'Choose at most three years',
  by: 'By',
  kind: 'Type',
  allKinds: 'All types',
  groups: insightFile.groups,
  loading: 'Loading...',
  empty:
    'No enquiries in this period. Opt-ins, duplicates, “not an enquiry” and enquiries from before the desk are not counted.',
  number: (count: number) => grouped.format(count),
  percent: percentOf,
  share: shareText,
  minutes: minutesText,
  period: periodText({
    day: (day) => longDay.format(Date.parse(day)),
    days: (first, last) => `${first} to ${last}`,
  }),
  shortPeriod: timeTexts.period,
  /** The days that the differences beside the numbers are from. */
  compared: (before: Period, period: Period) =>
    `± compared with ${timeTexts.period(before, period)}. Earlier enquiries have had longer to be won or lost.`,
  notOver: 'Today is not over.',
  periodNotOver: 'The period is not over.',
  nothingBefore: (before: Period, period: Period) =>
    `No comparison: nothing that counts here was received on ${timeTexts.period(before, period)}.`,
  changes: changeTexts({
    count: (count) => grouped.format(count),
    minutes: minutesText,
    share: (points) => (points === 1 ? '1 point' : `${points} points`),
  }),
  changeFrom: (before: Period, period: Period) =>
    `compared with ${timeTexts.period(before, period)}`,
  course: {
    title: { day: 'Enquiries per day', week: 'Enquiries per week' },
    column: { day: 'Day', week: 'Days' },
    table: 'As a table',
    day: withoutMonth(dayText),
    /** In words, for people who do not see the bars. */
    summary: ({ most, on, period }: { most: number; on: Period; period: Period }) =>
      `At most ${grouped.format(most)}, on ${timeTexts.period(on, period)}`,
  },
  group: insightFile.group,
  all: insightFile.all,
  figures: insightFile.figures,
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
  lostFor: insightFile.lostFor,
  lostBy: (by: InsightGroup) => `${insightFile.lostFor}, ${groupedBy[by].toLowerCase()}`,
  nothingLost: 'No enquiry was lost.',
  grouped: groupedBy,
  quotations: {
    ...insightFile.quotations,
    none: 'No quotations for the enquiries of this period.',
    exports: 'Export quotations',
  },
  table: 'All numbers',
  firstAnswer: 'First answer',
  reason: 'Reason',
  /** Short forms. */
  withins: { median: 'Typical', p90: '90 % within' },
  exports: 'Export',
  file: insightFile,
  letters:
    'The PDF cannot show all letters of these names. Use Print, where the browser offers to save a PDF, or CSV.',
  /** The desk's list of the enquiries that a number counts. */
  behind: (parts: readonly string[]) => `Enquiries counted in Insights: ${parts.join(', ')}.`,
  back: 'Back to Insights',
  wholeDesk: 'Show the whole desk',
};
