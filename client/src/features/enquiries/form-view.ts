import type { ComponentType, ReactNode } from 'react';
import type { AnyKindTexts, EnquiryDefinition } from '@dealership/shared';

/** What an enquiry form shows besides its questions. */
export interface FormView {
  step:
    | 'open'
    /** Some answers are missing or wrong: nothing was sent. */
    | 'incomplete'
    | 'sending'
    | 'failed'
    | 'accepted';
  /** Wire name -> what is wrong. */
  errors: Readonly<Record<string, string>>;
  /** Asks about the e-mail address, where it looks like a slip. */
  doubtedEmail?: ReactNode;
  /** Wire name -> what is to be known about an answer. */
  notes?: Readonly<Record<string, ReactNode>>;
  /** What went wrong, in a sentence. */
  problem?: string | undefined;
  /** What can be done about it, besides calling. */
  remedy?: ReactNode;
  /** Lies over the form, instead of it. */
  outcome?: ReactNode;
  /** What earlier forms of this visit were answered with. */
  offer?: ReactNode;
  /** Answers that decide whether another question is asked. */
  deciding: Readonly<Record<string, unknown>>;
}

export interface Terms {
  /** What one agrees to. */
  label: ReactNode;
  /** Said where the box is not ticked. */
  missing: string;
}

export type DateNote = ComponentType<{ value: string; onChoose: (day: string) => void }>;

/** What a form asks, and in which words. */
export interface AskedForm {
  /** What is said beside a day as soon as it is chosen, where the form asks for one. */
  dateNote?: DateNote | undefined;
  definition: EnquiryDefinition;
  texts: AnyKindTexts;
  terms: Terms | undefined;
}

/** Name of the box that agrees to the terms; no field of any call. */
export const TERMS_NAME = 'terms';
