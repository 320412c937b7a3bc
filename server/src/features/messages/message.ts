import type { EnquiryKind, MessageChannel, MessageFailure, NoticeReason } from '@dealership/shared';

/** What is told by each kind of message, as it waits in the outbox. */
export interface Payloads {
  confirmation: {
    to: string;
    reference: string;
    kind: EnquiryKind;
    /** As the sender's form named it; told is what the catalogue calls it, and nothing where it knows none. */
    model?: string;
    /** By when the sender is called, where that is promised (epoch ms). */
    promisedAt?: number;
  };
  'new-enquiry': {
    reference: string;
    kind: EnquiryKind;
    status: string;
    /** ISO 8601, as the others; `null`: nothing is due, nothing was promised. */
    arrived_at: string;
    due_at: string | null;
    promised_at: string | null;
    /** With `WEBHOOK_PERSONAL`: texts of the sender, `null` where the form did not ask. */
    person?: { name: string | null; mobile: string | null };
  };
  alert: AlertPayload;
  digest: DayPayload;
  weekly: DayPayload;
  /** What staff have answered; `offerTo`: it is an offer, to who has this number (rules: offers). */
  reply: { to: string; subject: string; text: string; offerTo?: string };
  /** `to`: of a mail. */
  test: { to?: string };
}

/** To whom of the staff; what it says is read when it is delivered (`ReadAlert`). */
export interface StaffPayload {
  userId: string;
  /** Of a push: which of their devices. */
  device?: number;
}

/** Of enquiries; several at once are one alert (rules: alerts-bundled). */
export interface AlertPayload extends StaffPayload {
  /** `count`: so many were given to the person at once, of which this is the last. */
  items: readonly { reference: string; why: NoticeReason; at: number; count?: number }[];
}

/** Of a day (`YYYY-MM-DD`): what waits on it, or the figures of the week before. */
export interface DayPayload extends StaffPayload {
  day: string;
}

/** What somebody of the staff is told now. */
export interface AlertWords {
  /** Their own address; empty: they have none. */
  to: string;
  /** Says nothing of a customer: it is seen on a locked phone. */
  title: string;
  /** More of it, for a mail: nothing of a customer either, since mail is kept by others. */
  lines: readonly string[];
  /** Where it leads in the back office, from `/admin/`. */
  path: string;
  /** Lists of the back office that are told by name, for a mail. */
  links?: readonly { text: string; path: string }[];
}

/**
 * Says what somebody is told now; `undefined`: nothing any more, since it has been seen to, or they may not know of it
 * (rules: alerts-by-right).
 */
export type ReadAlert = (
  told: Extract<Told, { kind: 'alert' | 'digest' | 'weekly' }>,
) => Promise<AlertWords | undefined>;

export type Told = {
  [Kind in keyof Payloads]: { kind: Kind; payload: Payloads[Kind] };
}[keyof Payloads];

/** A message as its channel delivers it. */
export type Message = Told & {
  /** The same at every try (rules: messages-once). */
  messageId: string;
};

/** A message as it is written into the outbox. */
export type NewMessage = Told & {
  channel: MessageChannel;
  /** The enquiry that it is about, with which it goes. */
  reference?: string;
  /** Absent: one at random. */
  messageId?: string;
  /** When it is tried first (epoch ms); absent: at once. */
  dueAt?: number;
  addressMark?: string;
  networkMark?: string;
};

/** A channel: resolves when the receiver has taken the message. */
export type Deliver = (message: Message, signal: AbortSignal) => Promise<void>;

export type Channels = Readonly<Partial<Record<MessageChannel, Deliver>>>;

/** A receiver has not taken a message; says nothing of its content, so that it may be logged. */
export class Undelivered extends Error {
  override name = 'Undelivered';
  readonly failure: MessageFailure;
  /** It would not take it later either. */
  readonly isFinal: boolean;

  constructor(failure: MessageFailure, { isFinal = false }: { isFinal?: boolean } = {}) {
    super(failure);
    this.failure = failure;
    this.isFinal = isFinal;
  }
}
