import { alertChannels, type AlertChannel, type AlertReason } from '@dealership/shared';
import type { Database } from '../../../../db/open-database.ts';
import type { Recipient } from '../rows/people-repository.ts';

export interface AlertItem {
  reference: string;
  why: AlertReason;
  /** When the alert was created, epoch ms. */
  at: number;
  /** How many enquiries the person was given at once; this is the last of them. */
  count?: number;
}

interface Addressed {
  userId: string;
  /** For a push: the number of the user's device. */
  device?: number;
}

export type StaffMessage =
  | { kind: 'alert'; payload: Addressed & { items: readonly AlertItem[] } }
  /** A digest is of this day, weekly figures are of the week before it (`YYYY-MM-DD`). */
  | { kind: 'digest' | 'weekly'; payload: Addressed & { day: string } };

/** The same with its channel, for the outbox. */
export type AlertMessage = StaffMessage & { channel: AlertChannel };

export interface AlertWays {
  /** Stores messages in the transaction of their cause; passed in, as the devices are. */
  storeMessages: (
    transaction: Database,
    messages: readonly AlertMessage[],
    now: number,
  ) => Promise<void>;
  hasMail: boolean;
  pushDevicesOf: (db: Database, userId: string) => Promise<number[]>;
}

/** The messages to a user, for each channel and, with push, for each device. */
export async function messagesTo(
  { hasMail, pushDevicesOf }: AlertWays,
  db: Database,
  { userId, email }: Recipient,
  messagesOn: (channel: AlertChannel) => readonly StaffMessage[],
): Promise<AlertMessage[]> {
  const all: AlertMessage[] = [];
  for (const channel of alertChannels) {
    const messages = messagesOn(channel);
    if (messages.length === 0) continue;
    if (channel === 'mail') {
      if (hasMail && email !== '') all.push(...messages.map((each) => ({ ...each, channel })));
      continue;
    }
    for (const device of await pushDevicesOf(db, userId)) {
      const addressed = messages.map(
        (each) => ({ ...each, channel, payload: { ...each.payload, device } }) as AlertMessage,
      );
      all.push(...addressed);
    }
  }
  return all;
}
