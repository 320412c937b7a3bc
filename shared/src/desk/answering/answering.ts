import { enquiryKinds, type EnquiryKind } from '../../enquiries/registry.ts';

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
export type Assignments = Readonly<Record<EnquiryKind, Assignment>>;

/** The kind whose due times apply to an enquiry. */
export function answeredKindOf(kind: EnquiryKind, reason: string | undefined): AnsweredKind {
  return kind === 'contact' && reason === 'Feedback' ? 'feedback' : kind;
}

export const reasonDetails = ['brand', 'note'] as const;

/** Reasons that the product itself uses: they can be renamed but not removed. */
export const fixedReasons = {
  /** Reason for enquiries of a blocked number. */
  notAnEnquiry: 'not-an-enquiry',
  /** Proposed after four calls without an answer. */
  notReached: 'not-reached',
} as const;
