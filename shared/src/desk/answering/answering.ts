import type * as z from 'zod/mini';
import { enquiryKinds, type EnquiryKind } from '../../enquiries/registry.ts';
import type { OpeningHours } from '../../opening/hours.ts';
import type { LocalText } from '../../text/local-text.ts';
import type { answerTimesSchema, lostReasonsSchema } from './answering-schema.ts';

/** How soon an enquiry of each kind has to be answered; `null`: nothing is promised. */
export type AllAnswerTimes = Readonly<z.infer<typeof answerTimesSchema>>;
export type AnswerTimes = NonNullable<AllAnswerTimes[AnsweredKind]>;

/** The kinds, and contact requests that are not questions: each has due times of its own. */
export const answeredKinds = [...enquiryKinds, 'feedback'] as const;
export type AnsweredKind = EnquiryKind | 'feedback';

/** Kinds with a time that can be promised: an opt-in needs no answer. */
export type PromisedKind = Exclude<AnsweredKind, 'opt-in'>;
export const promisedKinds = answeredKinds.filter(
  (kind): kind is PromisedKind => kind !== 'opt-in',
);

/** Who gets the enquiries of a kind: nobody until a person takes them, or those on duty in turn. */
export const assignments = ['by-hand', 'in-turn'] as const;
export type Assignment = (typeof assignments)[number];
type Assignments = Readonly<Record<EnquiryKind, Assignment>>;

const minutes = (due: number, critical: number): AnswerTimes => ({
  due: { minutes: due },
  critical: { minutes: critical },
});
const days = (due: number, critical: number): AnswerTimes => ({
  due: { days: due },
  critical: { days: critical },
});
const fourHours: AnswerTimes = { due: { minutes: 240 }, critical: { days: 1 } };

/** How soon each kind is answered unless the dealership changes it. */
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

/** The kind whose due times apply to an enquiry. */
export function answeredKindOf(kind: EnquiryKind, reason: string | undefined): AnsweredKind {
  return kind === 'contact' && reason === 'Feedback' ? 'feedback' : kind;
}

export const reasonDetails = ['brand', 'note'] as const;

export type LostReason = z.infer<typeof lostReasonsSchema>[number];

/** Reasons that the product itself uses: they can be renamed but not removed. */
export const fixedReasons = {
  /** Reason for enquiries of a blocked number. */
  notAnEnquiry: 'not-an-enquiry',
  /** Proposed after four calls without an answer. */
  notReached: 'not-reached',
} as const;

/** The dealership's settings for answering enquiries, and its opening hours. */
export interface AnsweringSettings {
  /** Of the first branch. */
  hours: OpeningHours<LocalText>;
  answerTimes: AllAnswerTimes;
  /** The kinds whose senders see by when they will be called. */
  promises: readonly PromisedKind[];
  assignments: Assignments;
  lostReasons: readonly LostReason[];
}

/** Reads the settings as they are now; every server reads the same. */
export type AnsweringSource = () => Promise<AnsweringSettings>;
