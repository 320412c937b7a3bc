import { enquiryKinds, type EnquiryKind } from '../../enquiries/registry.ts';
import type { OpeningHours } from '../../opening/hours.ts';
import type { LocalText } from '../../text/local-text.ts';

/** So many opening minutes, or as many as so many open days have. */
export type AnswerTime = { minutes: number } | { days: number };

/** How soon an enquiry is to be answered. */
export interface AnswerTimes {
  due: AnswerTime;
  /** Later than `due`. */
  critical: AnswerTime;
}

/** What due times are set for: the kinds, and contact requests that are no question. */
export const answeredKinds = [...enquiryKinds, 'feedback'] as const;
export type AnsweredKind = EnquiryKind | 'feedback';

/** What a time can be promised for: an opt-in asks for nothing. */
export type PromisedKind = Exclude<AnsweredKind, 'opt-in'>;
export const promisedKinds = answeredKinds.filter(
  (kind): kind is PromisedKind => kind !== 'opt-in',
);

/** `null`: nothing is promised. */
export type AllAnswerTimes = Readonly<Record<AnsweredKind, AnswerTimes | null>>;

/** Who gets the enquiries of a kind: nobody before somebody takes them, or those on duty in turn. */
export const assignments = ['by-hand', 'in-turn'] as const;
export type Assignment = (typeof assignments)[number];
export type Assignments = Readonly<Record<EnquiryKind, Assignment>>;

const minutes = (due: number, critical: number): AnswerTimes => ({
  due: { minutes: due },
  critical: { minutes: critical },
});
const days = (due: number, critical: number): AnswerTimes => ({
  due: { days: due },
  critical: { days: critical },
});
const fourHours: AnswerTimes = { due: { minutes: 240 }, critical: { days: 1 } };

/** How soon each kind is answered unless the dealership says otherwise. */
export const usualAnswerTimes: AllAnswerTimes = {
  'service-booking': minutes(120, 240),
  amc: days(1, 2),
  warranty: days(1, 2),
  insurance: fourHours,
  finance: minutes(60, 240),
  product: minutes(30, 120),
  service: minutes(120, 240),
  'spare-parts': fourHours,
  sales: minutes(30, 120),
  offer: minutes(30, 120),
  'joy-club': days(2, 4),
  contact: minutes(120, 240),
  'opt-in': null,
  feedback: days(2, 4),
};

export const usualAssignments = Object.fromEntries(
  enquiryKinds.map((kind) => [kind, 'by-hand']),
) as Assignments;

/** Whose due times hold for an enquiry. */
export function answeredKindOf(kind: EnquiryKind, reason: string | undefined): AnsweredKind {
  return kind === 'contact' && reason === 'Feedback' ? 'feedback' : kind;
}

/** What has to be said with a reason. */
export const reasonDetails = ['brand', 'note'] as const;

/** Why an enquiry ended without its good end. */
export interface LostReason {
  /** Stored with the enquiries that ended so. */
  key: string;
  label: LocalText;
  asks?: (typeof reasonDetails)[number] | undefined;
  /** Not offered any more; what ended with it keeps it. */
  isHidden?: boolean | undefined;
}

/** Those that the product itself uses: they can be named otherwise and not be removed. */
export const fixedReasons = {
  /** How the enquiries of a blocked number end. */
  notAnEnquiry: 'not-an-enquiry',
  /** Proposed when nobody has answered four times. */
  notReached: 'not-reached',
} as const;

/** What the dealership says of how enquiries are answered, and when it is open. */
export interface AnsweringSettings {
  /** Of the first branch. */
  hours: OpeningHours<LocalText>;
  answerTimes: AllAnswerTimes;
  /** The kinds whose senders are told by when they are called. */
  promises: readonly PromisedKind[];
  assignments: Assignments;
  lostReasons: readonly LostReason[];
}

/** As it is now, on every server. */
export type AnsweringSource = () => Promise<AnsweringSettings>;
