import type { DeskNotice } from '../../../desk/duty-schema.ts';
import { kindNames } from './desk.ts';

const whys: Readonly<Record<DeskNotice['why'], string>> = {
  due: 'Late without an answer',
  critical: 'Critical without an answer',
  assigned: 'Given to you',
};

function enquiries(count: number, what: string): string {
  return count === 1 ? `1 ${what}` : `${count} ${what}s`;
}

/** Texts of the bar: who is on duty, and what one is told of enquiries. */
export const dutyTexts = {
  onDuty: 'On duty',
  /** The same on a phone. */
  duty: 'Duty',
  begun: (until: string) =>
    `You are on duty until ${until}. You are told of late enquiries, and those given out in turn come to you.`,
  ended: 'You are off duty. You are given no enquiries in turn.',
  /** On another day than today. */
  dayAndTime: (day: string, time: string) => `${time} on ${day}`,
};

export const deskNoticeTexts = {
  title: 'Notices',
  /** Name of the button. */
  unseen: (count: number) => (count === 0 ? 'Notices' : `Notices, ${count} not seen yet`),
  /** Announced. */
  news: (count: number) => `${enquiries(count, 'notice')} not seen yet`,
  notLoaded: 'The notices could not be loaded.',
  none: 'No notices.',
  isNew: 'New',
  unnamed: 'No name',
  /** What it is about: `Sales · Activa 6G`. */
  aboutOf: ({ kind, model }: Pick<DeskNotice, 'kind' | 'model'>) =>
    [kindNames[kind], model].filter(Boolean).join(' · '),
  /** `Given to you: 25 Nov 2026, 04:33 PM`; of one that is late, since when it is. */
  whyOf: (why: DeskNotice['why'], when: string) =>
    why === 'assigned' ? `${whys[why]}: ${when}` : `${whys[why]} since ${when}`,
};

/** What needs a hand now, on the dashboard. */
export const nowTexts = {
  title: 'What needs a hand now',
  overdue: 'Overdue',
  unassigned: 'Unassigned',
  mine: 'Mine due',
  appointments: 'Appointments today',
  /** Of more than are counted. */
  more: (count: string) => `${count}+`,
  failed: 'What needs a hand now could not be loaded.',
};

/** Texts about open enquiries and days off: of the screen Staff, and of one's own. */
export const leaveTexts = {
  title: (name: string) => `Days off of ${name}`,
  action: 'Days off',
  /** Before a change of an account is saved. */
  leaving: (name: string, count: number) =>
    `${name} has ${count === 1 ? '1 open enquiry' : `${count} open enquiries`}.`,
  /** The same where some kinds are taken away and others stay. */
  losing: (name: string, count: number) =>
    `${name} has ${count === 1 ? '1 open enquiry' : `${count} open enquiries`} of the kinds taken away.`,
  /** Before an account is given a last day. */
  ending: (name: string, count: number) =>
    `${name} answers ${count === 1 ? '1 open enquiry' : `${count} open enquiries`} now. What is open after the last day goes back to its queue; days off before it can name who takes it.`,
  handOver: 'Who takes them',
  handOverHint: 'Kinds they do not handle go back to the queue.',
  queue: 'Nobody: back to the queue',
  none: 'No days off are planned.',
  planned: (count: number) => (count === 1 ? 'Planned:' : `Planned, ${count} times:`),
  firstDay: 'First day',
  lastDay: 'Last day',
  save: { text: 'Add days off', busy: 'Adding…' },
  remove: (days: string) => `Remove ${days}`,
  removeShort: 'Remove',
  to: (name: string) => `Open enquiries go to ${name}.`,
  toQueue: 'Open enquiries go back to the queue.',
  begun: 'Open enquiries have been handed over.',
  hint: 'On the first day open enquiries are handed over once, and nobody is on duty on a day off.',
  ownTitle: 'Days Off',
  /** For who does not give enquiries to others. */
  ownHint:
    'On the first day your open enquiries go back to their queues, and on a day off you are not on duty. If a colleague is to take your enquiries, ask whoever assigns them.',
  added: 'The days off are stored.',
  removed: 'The days off are taken back.',
  notLoaded: 'The days off could not be loaded.',
};
