import type { DeskAlert, Handed } from '../../../../desk/answering/duty-schema.ts';
import { kindNames } from './desk.ts';

const whys: Readonly<Record<DeskAlert['why'], string>> = {
  new: 'New and unassigned',
  due: 'Overdue and unanswered',
  critical: 'Critical and unanswered',
  assigned: 'Assigned to you',
  booked: 'Appointment made or changed',
};

type Counted = Pick<Handed, 'kind' | 'total'>;

function countedKinds(kinds: readonly Counted[]): string {
  return kinds.map(({ kind, total }) => `${kindNames[kind]} (${total})`).join(', ');
}

export const dutyTexts = {
  onDuty: 'On duty',
  /** Short form for a phone. */
  duty: 'Duty',
  begun: (until: string) =>
    `You are on duty until ${until}. You get alerts about overdue enquiries, and new ones in turn if your account is set so.`,
  ended: 'You are off duty. No new enquiries will be assigned to you in turn.',
};

export const deskAlertTexts = {
  title: 'Alerts',
  /** Accessible name of the button. */
  unseen: (count: number) => (count === 0 ? 'Alerts' : `Alerts, ${count} not seen yet`),
  /** Announced by screen readers. */
  news: (count: number) => `${count === 1 ? '1 alert' : `${count} alerts`} not seen yet`,
  notLoaded: 'The alerts could not be loaded.',
  none: 'No alerts yet. New, overdue and assigned enquiries appear here, and appointments that were made or changed.',
  isNew: 'New',
  unnamed: 'No name',
  /** Assigned at once. */
  several: (count: number) => `${count} enquiries`,
  /** Kind and model: `Sales · Activa 6G`. */
  aboutOf: ({ kind, model }: Pick<DeskAlert, 'kind' | 'model'>) =>
    [kindNames[kind], model].filter(Boolean).join(' · '),
  /** `Assigned to you: today 4:33 pm`; for an overdue enquiry, since when it is. */
  whyOf: (why: DeskAlert['why'], when: string) => {
    return why === 'due' || why === 'critical'
      ? `${whys[why]} since ${when}`
      : `${whys[why]}: ${when}`;
  },
};

/** Enquiries that need attention now, on the dashboard. */
export const nowTexts = {
  title: 'Needs attention',
  overdue: 'Overdue',
  unassigned: 'Unassigned',
  mine: 'Due for me',
  appointments: 'Appointments today',
  failed: 'These numbers could not be loaded.',
};

/** Who has overdue enquiries. */
export const overdueTexts = {
  byPerson: 'Overdue by person',
  /** After a name; `longest`: `3 days overdue`. */
  overdue: (count: number, longest: string) =>
    count === 1 ? `1 · ${longest}` : `${count} · up to ${longest}`,
  failed: 'Who has overdue enquiries could not be loaded.',
};

export const leaveTexts = {
  title: (name: string) => `Days off: ${name}`,
  action: 'Days off',
  /** Before a change of an account is saved. */
  leaving: (name: string, count: number) =>
    `${name} has ${count === 1 ? '1 open enquiry' : `${count} open enquiries`}.`,
  /** The same if the person loses only some kinds. */
  losing: (name: string, count: number) =>
    `${name} has ${count === 1 ? '1 open enquiry' : `${count} open enquiries`} of the types you deselect.`,
  /** Before an account gets a last day. */
  ending: (name: string, count: number) =>
    `${name} has ${count === 1 ? '1 open enquiry' : `${count} open enquiries`} now. Any still open after the last day become unassigned. To hand them over to a colleague, add days off before then.`,
  handOver: 'Who takes them',
  handOverHint: 'Types they do not handle become unassigned.',
  queue: 'Unassigned',
  none: 'No days off are planned.',
  planned: (count: number) => (count === 1 ? 'Planned:' : `Planned, ${count} times:`),
  firstDay: 'First day',
  lastDay: 'Last day',
  save: { text: 'Add days off', busy: 'Adding…' },
  remove: (days: string) => `Remove ${days}`,
  removeShort: 'Remove',
  to: (name: string) => `Open enquiries go to ${name}.`,
  toQueue: 'Open enquiries become unassigned.',
  begun: 'Open enquiries have been handed over.',
  /** `Asim takes Sales (3), Finance (1).` */
  takes: (name: string, kinds: readonly Counted[]) => `${name} takes ${countedKinds(kinds)}.`,
  /** Enquiries without a new person. */
  waits: (kinds: readonly Counted[]) => `Unassigned: ${countedKinds(kinds)}.`,
  hint: 'Open enquiries are handed over once, on the first day. Nobody is on duty on a day off.',
  ownTitle: 'Days Off',
  /** For people who may not assign enquiries to others. */
  ownHint:
    'On the first day, your open enquiries become unassigned. You are not on duty on a day off. If you want a colleague to take your enquiries, ask a manager or an owner.',
  added: 'Days off added.',
  removed: 'Days off removed.',
  notLoaded: 'The days off could not be loaded.',
};
