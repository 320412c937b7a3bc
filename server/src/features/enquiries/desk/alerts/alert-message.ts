import { alertChannels, type AlertChannel, type NoticeReason } from '@dealership/shared';
import type { Database } from '../../../../db/open-database.ts';
import type { Recipient } from '../rows/people-repository.ts';

export interface AlertItem {
  reference: string;
  why: NoticeReason;
  /** Of the notice, epoch ms. */
  at: number;
  /** How many were given to the person at once, of which this is the last. */
  count?: number;
}

interface Addressed {
  userId: string;
  /** Of a push: which of their devices. */
  device?: number;
}

/** What somebody of the staff is told. */
export type ToldToStaff =
  | { kind: 'alert'; payload: Addressed & { items: readonly AlertItem[] } }
  /** Of which day, or of the week before it (`YYYY-MM-DD`). */
  | { kind: 'digest' | 'weekly'; payload: Addressed & { day: string } };

/** The same for the outbox. */
export type AlertMessage = ToldToStaff & { channel: AlertChannel };

/** On which ways staff can be told, and how a message is written down. */
export interface AlertWays {
  /** Writes messages in the transaction of their cause; passed in, as the devices are. */
  tell: (transaction: Database, messages: readonly AlertMessage[], now: number) => Promise<void>;
  /** Whether mail is set up. */
  hasMail: boolean;
  /** Numbers of somebody's devices. */
  pushDevicesOf: (db: Database, userId: string) => Promise<number[]>;
}

/** What somebody is told on each channel, for each place where it reaches them. */
export async function messagesTo(
  { hasMail, pushDevicesOf }: AlertWays,
  db: Database,
  { userId, email }: Recipient,
  toldOn: (channel: AlertChannel) => readonly ToldToStaff[],
): Promise<AlertMessage[]> {
  const all: AlertMessage[] = [];
  for (const channel of alertChannels) {
    const told = toldOn(channel);
    if (told.length === 0) continue;
    if (channel === 'mail') {
      if (hasMail && email !== '') all.push(...told.map((each) => ({ ...each, channel })));
      continue;
    }
    for (const device of await pushDevicesOf(db, userId)) {
      all.push(...told.map((each) => toDevice(each, device)));
    }
  }
  return all;
}

function toDevice(told: ToldToStaff, device: number): AlertMessage {
  return told.kind === 'alert'
    ? { channel: 'push', kind: told.kind, payload: { ...told.payload, device } }
    : { channel: 'push', kind: told.kind, payload: { ...told.payload, device } };
}
