import { isAllowed, type Permission, type Role } from '../../auth/permissions.ts';
import { minutesOf } from '../../opening/hours.ts';
import { dayOf, DAY_MS, MINUTE_MS, startOfDay } from '../../time/ist.ts';
import type { AlertReason } from './duty-schema.ts';

/** Channels for alerts outside the back office. */
export const alertChannels = ['mail', 'push'] as const;
export type AlertChannel = (typeof alertChannels)[number];

/** Topics of alerts: sent at once, at opening time, or once a week. */
export const alertTopics = ['new', 'due', 'critical', 'booked', 'digest', 'weekly'] as const;
export type AlertTopic = (typeof alertTopics)[number];

/** Hours of the day (`HH:MM`) without alerts (rules: quiet-hours); they may go over midnight. */
export interface QuietHours {
  from: string;
  to: string;
}

export type AlertChoices = Readonly<Record<AlertChannel, readonly AlertTopic[]>> & {
  readonly quiet: QuietHours | null;
};

/** The topic under which staff choose each alert. */
export const topicOf: Readonly<Record<AlertReason, AlertTopic>> = {
  new: 'new',
  assigned: 'new',
  due: 'due',
  critical: 'critical',
  booked: 'booked',
};

const needs: Readonly<Record<AlertTopic, Permission>> = {
  new: 'enquiries.work',
  due: 'enquiries.work',
  booked: 'enquiries.work',
  critical: 'enquiries.assign',
  digest: 'enquiries.read',
  weekly: 'insights.weekly',
};

/** The topics that a role can choose on a channel; the weekly table does not fit a phone's lock screen. */
export function topicsFor(role: Role, channel: AlertChannel): AlertTopic[] {
  return alertTopics.filter(
    (topic) => isAllowed(role, needs[topic]) && !(channel === 'push' && topic === 'weekly'),
  );
}

const usualMail: readonly AlertTopic[] = ['critical', 'digest', 'weekly'];

/** The choices until the person makes their own. A role that only reads gets no alerts by default. */
export function usualChoices(role: Role): AlertChoices {
  const isAsked = isAllowed(role, 'enquiries.work');
  return {
    mail: isAsked ? topicsFor(role, 'mail').filter((topic) => usualMail.includes(topic)) : [],
    push: isAsked ? topicsFor(role, 'push') : [],
    quiet: { from: '21:00', to: '08:00' },
  };
}

/** When the quiet hours around an instant are over (both epoch ms); `undefined`: it is not in quiet hours. */
export function quietUntil(quiet: QuietHours | null, at: number): number | undefined {
  if (!quiet) return undefined;
  const midnight = startOfDay(dayOf(at));
  const [from, to] = [quiet.from, quiet.to].map((time) => midnight + minutesOf(time) * MINUTE_MS);
  if (from === undefined || to === undefined) return undefined;
  if (from < to) return from <= at && at < to ? to : undefined;
  if (at < to) return to;
  return at >= from ? to + DAY_MS : undefined;
}
