import type { AnsweredKind, Assignment } from '../../../../desk/answering/answering.ts';
import type {
  AnswerTime,
  AnswerTimes,
  LostReason,
} from '../../../../desk/answering/answering-schema.ts';
import type { InsightNumbers } from '../../../../desk/insights/insights.ts';
import { answerLength } from '../../../parts/answer-length.ts';
import { kindNames } from '../desk/desk.ts';
import { minutesText } from '../desk/opening-minutes.ts';

/** Names of the kinds in lists, and of contact requests that are not questions. */
const kinds: Readonly<Record<AnsweredKind, string>> = {
  ...kindNames,
  feedback: 'Contact: feedback',
};

const ways: Readonly<Record<Assignment, string>> = {
  'by-hand': 'They wait until someone takes them',
  'in-turn': 'To those on duty, in turn',
};

/** The detail that a reason asks for. */
const asks: Readonly<Record<'' | NonNullable<LostReason['asks']>, string>> = {
  '': 'Nothing more',
  brand: 'Which brand',
  note: 'A note',
};

/** `2 h`, `45 min`, `1 day` */
function timeOf(time: AnswerTime): string {
  return answerLength(time, {
    days: (count) => (count === 1 ? '1 day' : `${count} days`),
    hours: (count) => `${count} h`,
    minutes: (count) => `${count} min`,
  });
}

export const answeringTexts = {
  title: 'Answering Enquiries',
  intro: 'Response times, assignment, and reasons for lost enquiries.',
  saved: 'Saved. This applies to enquiries that come in from now on.',
  kinds,
  ways,
  asks,
  times: 'Response times',
  timesHint:
    'Only the opening hours of the branch that has the enquiry count. One day is one opening day. The first call or message to the customer stops the clock. Overdue enquiries become unassigned; owners and managers get alerts about critical ones.',
  noHours: 'You have no opening hours yet, so no times are promised, whatever is set here.',
  hoursLink: 'Opening Hours',
  isPromised: (kind: string) => `${kind}: set a response time`,
  due: 'Overdue after',
  critical: 'Critical after',
  unit: 'Counted in',
  unitOf: (field: string) => `${field}: counted in`,
  units: { minutes: 'minutes', days: 'days' },
  timesOf: (kind: string, times: AnswerTimes | null) =>
    times === null
      ? `${kind}: no response time`
      : `${kind}: overdue after ${timeOf(times.due)}, critical after ${timeOf(times.critical)}`,
  promises: 'Times promised on the website',
  promise: 'Tell visitors by when you call',
  promiseHint:
    'They read it once they have sent an enquiry: “We’ll call you by 11:40 AM”, after closing time “tomorrow by 10:30 AM”. It is the time above, rounded up to five minutes, and the desk shows the same as due. Switch it on for what you answer in time.',
  /** Results of last week, as opening time; feedback is counted with the other contact requests. */
  lastWeek: ({ answered, median, p90 }: Pick<InsightNumbers, 'answered' | 'median' | 'p90'>) =>
    answered === 0 || median === null
      ? 'Last week: no first answers.'
      : `Last week: typical first answer ${minutesText(median)}, 90 % within ${minutesText(p90)} of opening time (${answered === 1 ? '1 answer' : `${answered} answers`}).`,
  lastWeekUnknown: 'Last week’s answers could not be loaded.',
  noTimes: 'No type has a time above.',
  who: 'Assignment',
  whoHint:
    'In turn means that the colleague who has waited longest gets the next one. A colleague who already has an open enquiry from the same customer comes first. When nobody is on duty, enquiries wait.',
  /** Above the settings of each kind. */
  inTurn: (kinds: readonly string[]) =>
    kinds.length === 0
      ? 'All types wait until someone takes them'
      : `In turn to those on duty: ${kinds.join(', ')}`,
  reasons: 'Lost reasons',
  reasonsHint:
    'In the order in which they are offered. Enquiries that are already closed keep their reason.',
  label: 'Reason',
  asksLabel: 'Also asks for',
  isHidden: 'No longer offered',
  fixed: 'The desk itself uses this reason. You can rename it but not remove it.',
  newReason: 'New reason',
  add: 'Add a reason',
  remove: 'Remove',
  removeOf: (reason: string) => `Remove: ${reason}`,
  removed: (reason: string) => `“${reason}” will be removed when you save.`,
  keep: 'Keep it',
  keepOf: (reason: string) => `Keep: ${reason}`,
  reasonSays: ({ asks: asked, isHidden }: LostReason) =>
    [asked && `, asks: ${asks[asked].toLowerCase()}`, isHidden && ', no longer offered']
      .filter(Boolean)
      .join(''),
};
