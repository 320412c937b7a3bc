import { enquiryKinds } from '../../enquiries/registry.ts';
import type { OpeningHours } from '../../opening/hours.ts';
import type { LocalText } from '../../text/local-text.ts';
import type { Assignments, PromisedKind } from './answering.ts';
import type { AllAnswerTimes, AnswerTimes, LostReason } from './answering-schema.ts';

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

/** A branch that is not deleted. */
export interface AnsweringBranch {
  id: number;
  name: string;
  /** Whether visitors see it. */
  isShown: boolean;
  hours: OpeningHours<LocalText>;
}

/** The dealership's settings for answering enquiries, and its branches. */
export interface AnsweringSettings {
  /** In their order; the first of all is always among them. */
  branches: readonly AnsweringBranch[];
  answerTimes: AllAnswerTimes;
  /** The kinds whose senders see by when they will be called. */
  promises: readonly PromisedKind[];
  assignments: Assignments;
  lostReasons: readonly LostReason[];
}

/** Reads the settings as they are now; every server reads the same. */
export type AnsweringSource = () => Promise<AnsweringSettings>;
