import type { ComponentType, ReactNode } from 'react';
import type { AnyKindTexts, EnquiryDefinition } from '@dealership/shared';

export interface FormView {
  step:
    | 'open'
    /** Some answers are missing or wrong: nothing was sent. */
    | 'incomplete'
    | 'sending'
    | 'failed'
    | 'accepted';
  /** Wire name -> error. */
  errors: Readonly<Record<string, string>>;
  /** Asks about the e-mail address if it looks mistyped. */
  doubtedEmail?: ReactNode;
  /** Wire name -> note about an answer. */
  notes?: Readonly<Record<string, ReactNode>>;
  problem?: string | undefined;
  /** Actions after an error, besides calling. */
  remedy?: ReactNode;
  /** Covers the form. */
  outcome?: ReactNode;
  /** Offers to fill in the contact details of an earlier form of this visit. */
  offer?: ReactNode;
  /** Answers that decide whether another question is asked. */
  deciding: Readonly<Record<string, unknown>>;
}

/** The day that a visitor has chosen. */
export interface SentDay {
  /** Of the form. */
  title: string;
  reference: string;
  /** What the visitor may need on that day, in lines. */
  note: string;
  /** `YYYY-MM-DD` */
  day: string;
}

export interface AskedForm {
  definition: EnquiryDefinition;
  texts: AnyKindTexts;
  /** Shown beside a day as soon as it is chosen, where the form asks for one. */
  dateNote?:
    | ComponentType<{ value: string; onChoose: (day: string) => void; branch: number }>
    | undefined;
  /** Keeps the day in the visitor's calendar, where the form asks for one. */
  saveDay?: ((day: SentDay) => void) | undefined;
  /** The terms to agree to before sending. The agreement is not sent: the call has no key for it. */
  terms?: { label: ReactNode; missing: string } | undefined;
}

/** Name of a hidden control: the choices of a price card as JSON, and beside them the total that was on the screen. */
export const CARD_NAME = 'priceCard';

/** Name of the box that agrees to the terms; not part of any call. */
export const TERMS_NAME = 'terms';

/** Name of the choice of a branch; the body key of the same name is no field of a kind. */
export const BRANCH_NAME = 'branch';
