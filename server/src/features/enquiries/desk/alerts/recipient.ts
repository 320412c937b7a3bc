import {
  topicsFor,
  usualChoices,
  type AlertChannel,
  type AlertChoices,
  type AlertTopic,
} from '@dealership/shared';
import type { Recipient } from '../rows/people-repository.ts';

/** The alerts that a user wants: those that they have chosen, as far as their role gets them. */
export function choicesOf({ role }: Pick<Recipient, 'role'>, stored: string | null): AlertChoices {
  if (stored === null) return usualChoices(role);
  const chosen = JSON.parse(stored) as AlertChoices;
  const only = (channel: AlertChannel): AlertTopic[] =>
    topicsFor(role, channel).filter((topic) => chosen[channel].includes(topic));
  return { mail: only('mail'), push: only('push'), quiet: chosen.quiet };
}
