import type {
  AlertReason,
  EnquiryKind,
  Locale,
  MessageChannel,
  MessageFailure,
  WebhookTopic,
} from '@dealership/shared';

/** The content of each kind of message, as it waits in the outbox. */
export interface Payloads {
  confirmation: {
    to: string;
    reference: string;
    kind: EnquiryKind;
    /**
     * As the sender's form named it; the mail shows the catalogue's name, and no model where the catalogue has none.
     */
    model?: string;
    /** Of the form; absent: English. */
    language?: Locale;
    /** The promised time of the call to the sender, if there is one (epoch ms). */
    promisedAt?: number;
  };
  'new-enquiry': {
    reference: string;
    kind: EnquiryKind;
    status: string;
    /** ISO 8601, as the others; `null`: nothing is due, or nothing was promised. */
    arrived_at: string;
    due_at: string | null;
    promised_at: string | null;
    /** With `WEBHOOK_PERSONAL`: texts of the sender, `null` where the form did not ask. */
    person?: { name: string | null; mobile: string | null };
  };
  alert: AlertPayload;
  digest: DayPayload;
  weekly: DayPayload;
  /** An answer from staff; `offerTo`: it is an offer to the person with this number (rules: offers). */
  reply: { to: string; subject: string; text: string; offerTo?: string };
  /** For the program that the message is for; the enquiry is read when it is sent. */
  event: {
    topic: WebhookTopic;
    at: number;
    what?: string;
    quotation?: { number: string; version: number };
  };
  /** `to`: the recipient of a mail, and the language of their screens. */
  test: { to?: string; language?: Locale };
}

/** The member of staff who gets it; its text is read when it is delivered (`ReadAlert`). */
export interface StaffPayload {
  userId: string;
  /** For a push: one of their devices. */
  device?: number;
}

/** About enquiries; several at once make one alert (rules: alerts-bundled). */
export interface AlertPayload extends StaffPayload {
  /** `count`: this many were given to the person at once, and this is the last of them. */
  items: readonly { reference: string; why: AlertReason; at: number; count?: number }[];
}

/** About a day (`YYYY-MM-DD`): the work that waits on it, or the figures of the week before. */
export interface DayPayload extends StaffPayload {
  day: string;
}

export interface AlertWords {
  /** Their own address; empty: they have none. */
  to: string;
  /** Theirs, in which it is. */
  language: Locale;
  /** Nothing about a customer: it shows on a locked phone. */
  title: string;
  /** More lines for a mail, again nothing about a customer, since others store the mail. */
  lines: readonly string[];
  /** Page of the back office that it opens, from `/admin/`. */
  path: string;
  /** Named lists of the back office, for a mail. */
  links?: readonly { text: string; path: string }[];
}

/**
 * Reads the alert for one person now; `undefined`: there is none any more, since the enquiry has been handled or they
 * may not see it (rules: alerts-by-right).
 */
export type ReadAlert = (
  alert: Extract<MessageContent, { kind: 'alert' | 'digest' | 'weekly' }>,
) => Promise<AlertWords | undefined>;

export type MessageContent = {
  [Kind in keyof Payloads]: { kind: Kind; payload: Payloads[Kind] };
}[keyof Payloads];

/** A message as its channel delivers it. */
export type Message = MessageContent & {
  /** The same at every try (rules: messages-once). */
  messageId: string;
  /** The program that it is for, and its enquiry. */
  webhookId?: number | undefined;
  enquiryId?: number | null | undefined;
};

export type NewMessage = MessageContent & {
  channel: MessageChannel;
  /** The enquiry that it is about; the message is deleted with it. */
  reference?: string;
  /** Absent: one at random. */
  messageId?: string;
  /** Time of the first try (epoch ms); absent: at once. */
  dueAt?: number;
  addressMark?: string;
  networkMark?: string;
};

/** A channel: resolves when the receiver has taken the message. */
export type Deliver = (message: Message, signal: AbortSignal) => Promise<void>;

export type Channels = Readonly<Partial<Record<MessageChannel, Deliver>>>;

/** A receiver has not accepted a message. The error has none of its content, so it may be logged. */
export class Undelivered extends Error {
  override name = 'Undelivered';
  readonly failure: MessageFailure;
  /** The receiver would not accept it later either. */
  readonly isFinal: boolean;

  constructor(failure: MessageFailure, { isFinal = false }: { isFinal?: boolean } = {}) {
    super(failure);
    this.failure = failure;
    this.isFinal = isFinal;
  }
}
