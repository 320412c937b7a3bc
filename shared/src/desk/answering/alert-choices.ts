import { isAllowed, type Permission, type Role } from '../../auth/permissions.ts';
import { minutesOf } from '../../opening/hours.ts';
import { dayOf, DAY_MS, startOfDay } from '../../time/ist.ts';
import type { NoticeReason } from './duty-schema.ts';

/** Ways on which staff are told outside the back office. */
export const alertChannels = ['mail', 'push'] as const;
export type AlertChannel = (typeof alertChannels)[number];

/** What staff are told: at once, at opening time, and once a week. */
export const alertTopics = ['new', 'due', 'critical', 'booked', 'digest', 'weekly'] as const;
export type AlertTopic = (typeof alertTopics)[number];

/** Hours of the day (`HH:MM`) in which somebody is left in peace (rules: quiet-hours); they may go over midnight. */
export interface QuietHours {
  from: string;
  to: string;
}

/** What somebody wants to be told, and when not. */
export type AlertChoices = Readonly<Record<AlertChannel, readonly AlertTopic[]>> & {
  readonly quiet: QuietHours | null;
};

/** What a notice is chosen by. */
export const topicOf: Readonly<Record<NoticeReason, AlertTopic>> = {
  new: 'new',
  assigned: 'new',
  due: 'due',
  critical: 'critical',
  booked: 'booked',
};

/** What it takes to be told of it at all. */
const needs: Readonly<Record<AlertTopic, Permission>> = {
  new: 'enquiries.work',
  due: 'enquiries.work',
  booked: 'enquiries.work',
  critical: 'enquiries.assign',
  digest: 'enquiries.read',
  weekly: 'insights.weekly',
};

/** What somebody with this role can choose on a channel; a table of numbers is nothing for a locked phone. */
export function topicsFor(role: Role, channel: AlertChannel): AlertTopic[] {
  return alertTopics.filter(
    (topic) => isAllowed(role, needs[topic]) && !(channel === 'push' && topic === 'weekly'),
  );
}

const usualMail: readonly AlertTopic[] = ['critical', 'digest', 'weekly'];

/** What counts until somebody has chosen. Whoever only reads is not written to unasked. */
export function usualChoices(role: Role): AlertChoices {
  const isAsked = isAllowed(role, 'enquiries.work');
  return {
    mail: isAsked ? topicsFor(role, 'mail').filter((topic) => usualMail.includes(topic)) : [],
    push: isAsked ? topicsFor(role, 'push') : [],
    quiet: { from: '21:00', to: '08:00' },
  };
}

const MINUTE_MS = 60_000;

/** When the quiet hours in which an instant lies are over (both epoch ms); `undefined`: it lies in none. */
export function quietUntil(quiet: QuietHours | null, at: number): number | undefined {
  if (!quiet) return undefined;
  const midnight = startOfDay(dayOf(at));
  const [from, to] = [quiet.from, quiet.to].map((time) => midnight + minutesOf(time) * MINUTE_MS);
  if (from === undefined || to === undefined) return undefined;
  if (from < to) return from <= at && at < to ? to : undefined;
  if (at < to) return to;
  return at >= from ? to + DAY_MS : undefined;
}
